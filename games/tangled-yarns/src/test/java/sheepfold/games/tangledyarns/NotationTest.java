package sheepfold.games.tangledyarns;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.json.Json;

class NotationTest {
    private final Parokiam table = Night.spokes(4)
            .sheep("Lily", "Moppet", "Poppy", "Twyla")
            .at("Moppet b3")
            .position();
    private final YarnsNotation notation = new YarnsNotation();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "tile c1 bo r",
                "wall c1 r",
                "way 2 GIFT",
                "way FANG",
                "gate 1 ta+bo",
                "pick Lily",
                "Lily claims bo",
                "flips c5",
                "Poppy to c1",
                "Lily to b3 using ta1 ma1",
                "Lily to b3 using ma12",
                "Twyla takes bo",
                "Melbrook takes fate",
                "Lily chooses bo",
                "lock 1: Lily@b2 Melbrook@a5",
                "lock 1: Lily@b2 Moppet>c3",
                "lock 6: Moppet@b3",
                "attack a2: Moppet+Blackberry vs 2W1C bones 3",
                "attack c1: Poppy vs 1C bones 1",
                "attack c1: Poppy vs 3W",
                "Twyla sacrifices",
                "yes",
                "no",
                "done",
                "wait",
                "Lily turns b2 g",
                "Poppy turns c2 o by tech",
                "books 2",
                "corner r",
                "battle sheep",
                "battle servants",
                "fate bo",
                "fate none",
                "dir k",
                "victim Lily"
            })
    void whatIsReadIsWritten(String text) {
        YarnsMove move = notation.read(table, text).orElseThrow();
        assertThat(notation.write(table, move)).isEqualTo(text);
        assertThat(notation.words(table, move).plain()).isNotBlank();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "gate 1 bo+ta | gate 1 ta+bo",
                "lock 1: Melbrook@a5 Lily@b2 | lock 1: Lily@b2 Melbrook@a5",
                "attack a2: Blackberry+Moppet vs 1C | attack a2: Moppet+Blackberry vs 1C"
            })
    void orderDoesNotMatter(String text, String canonical) {
        assertThat(notation.write(table, notation.read(table, text).orElseThrow()))
                .isEqualTo(canonical);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "Lily",
                "Lily to d1",
                "Lily to c19",
                "Lily to b3 using",
                "Lily to b3 using ta0",
                "attack a2: Lily vs ",
                "attack a2: Lily+Lily vs 1W",
                "attack a2: Dolly vs 1W",
                "lock 1: Lily@b2 Lily@b3",
                "lock 7: Lily@b2",
                "gate 1 ta+xx",
                "way 5 GIFT",
                "way NOISE",
                "books 13",
                "tile alt bo",
                "Poppy chooses bo"
            })
    void thisIsNoMove(String text) {
        assertThat(notation.read(table, text)).isEmpty();
    }

    @Test
    void seatsAreWrittenFromOne() {
        assertThat(notation.seat(0)).isEqualTo("P1");
        assertThat(notation.expand(table, "P2 done")).isEqualTo(List.of("1: done"));
        assertThat(notation.expand(table, "* corner r")).isEqualTo(List.of("*: corner r"));
        assertThat(notation.expand(table, "done")).isEqualTo(List.of("done"));
        Night.spokes(4).play("P1: done").asks(1);
    }

    @Test
    void aMoveWithoutASeatIsItsSheepsOwners() {
        Night night = Night.spokes(4, "seats=4")
                .at("Lily c1", "Melbrook b2", "Poppy b9", "Twyla b9")
                .cultists("b9");
        night.accepts("Lily to b1", "Poppy to a4", "lock 1: Lily@c1 Melbrook@b2", "attack b9: Poppy+Twyla vs 1C");
        assertThat(night.scenario().refusal("done").orElseThrow().sentence().plain())
                .contains("several seats");
        Night asking = Night.spokes(4, "seats=4", "consent=ask").at("Lily c1", "Melbrook b2");
        assertThat(asking.scenario()
                        .refusal("lock 1: Lily@c1 Melbrook@b2")
                        .orElseThrow()
                        .sentence()
                        .plain())
                .contains("several seats");
    }

    @Test
    void aTextThatIsAlmostAMoveNamesItsRule() {
        Night night = Night.spokes(4);
        night.refuses("Lily to c19", "TY-MOVE-01").refuses("lock 1: Lily@b2 Lily@b3", "TY-LOCK-01");
        night.refuses("attack a9: Lily vs 1W", "TY-ATT-01").refuses("Lily turns b13 r", "TY-ROT-01");
        night.refuses("hello", "");
    }

    @Test
    void movesTravelAsTaggedRecords() {
        YarnsMove lock = notation.read(table, "lock 1: Lily@b2 Moppet>c3").orElseThrow();
        assertThat(Json.line(Json.tagged(lock)))
                .isEqualTo(
                        "{\"type\":\"lock\",\"gate\":1,\"parts\":[{\"sheep\":\"Lily\",\"tile\":\"b2\"},{\"sheep\":\"Moppet\",\"tile\":\"c3\"}]}");
        YarnsMove attack = notation.read(table, "attack a2: Moppet+Blackberry vs 2W1C bones 3")
                .orElseThrow();
        assertThat(Json.line(Json.tagged(attack)))
                .isEqualTo(
                        "{\"type\":\"attack\",\"tile\":\"a2\",\"sheep\":[\"Moppet\",\"Blackberry\"],\"wolves\":2,\"cultists\":1,\"bones\":3}");
    }
}
