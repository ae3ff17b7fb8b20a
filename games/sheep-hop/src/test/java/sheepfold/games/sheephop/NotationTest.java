package sheepfold.games.sheephop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.engine.GameRecord;
import sheepfold.engine.Match;
import sheepfold.engine.MoveText;
import sheepfold.engine.Notation;
import sheepfold.engine.Refusal;
import sheepfold.engine.Seats;
import sheepfold.json.Json;
import sheepfold.kit.Scenario;
import tools.jackson.databind.JsonNode;

class NotationTest {
    private static final String LADDER = """
            .....L.B.
            .TC.S.C..
            .........
            """;

    private static final Notation<Hillside, SheepHopMove> NOTATION = Evening.GAME.notation();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "tile rock",
                "tile molehill@e2",
                "meadow TCS/SCT/CTS",
                "meadow T../.C./..S",
                "wolf L e3",
                "wolf B h1",
                "roll T",
                "roll *",
                "roll w",
                "roll W",
                "T b2-b3",
                "S i2-home",
                "C b2xd2",
                "S h2xhome",
                "+T b1-b2",
                "+C b1xhome",
                "xf2",
                "xhome",
                "stop"
            })
    void whatIsReadIsWrittenTheSame(String text) {
        Hillside hillside = Evening.start().position();
        assertThat(NOTATION.read(hillside, text).map(move -> NOTATION.write(hillside, move)))
                .contains(text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "T",
                "T b2",
                "t b2-b3",
                "T b2-j1",
                "T b2-b4",
                "T b2 b3",
                "T b2--b3",
                "X b2-b3",
                "roll X",
                "roll",
                "roll TT",
                "wolf X e3",
                "wolf L z9",
                "meadow TCS",
                "meadow TCSSCT/CTS",
                "meadow TC/SSCT/CTS",
                "tile cow",
                "tile rock@",
                "tile rock@a0",
                "x",
                "xx",
                "STOP",
                "+stop",
                "T home-b2",
                "T b2xhomexd2"
            })
    void whatIsNoMoveIsNotRead(String text) {
        assertThat(NOTATION.read(Evening.start().position(), text)).isEmpty();
    }

    @Test
    void aChainOfHopsIsShortForItsParts() {
        Hillside hillside = Evening.drawn(LADDER).play("roll T").position();
        assertThat(NOTATION.expand(hillside, "T b2xd2xf2xh2")).containsExactly("T b2xd2", "xf2", "xh2");
        assertThat(NOTATION.expand(hillside, "T b2xd2xf2")).containsExactly("T b2xd2", "xf2", "stop");
        assertThat(NOTATION.expand(hillside, "T b2xd2")).containsExactly("T b2xd2");
        assertThat(NOTATION.expand(hillside, "T b2-b3")).containsExactly("T b2-b3");
        assertThat(NOTATION.expand(hillside, "nonsense")).containsExactly("nonsense");
    }

    @Test
    void aChainWithAFalseHopIsTakenApartWithoutAStop() {
        Hillside hillside = Evening.drawn(LADDER).play("roll T").position();
        assertThat(NOTATION.expand(hillside, "T b2xd2xd4")).containsExactly("T b2xd2", "xd4");
        Evening.drawn(LADDER).play("roll T").refuses("T b2xd2xd2", "SS-HOP-01").refuses("T b2xd2xb2", "SS-HOP-06");
    }

    @ParameterizedTest
    @CsvSource({
        "T b2xd2xf2xh2xf2, SS-HOP-06",
        "T b2xd2xf2xh2xhome, SS-HOP-03",
        "T b2xd2xf2xh2xh3, SS-HOP-01",
        "T b2xd2xf2xh2xj2, SS-HOP-01",
        "C c2xe2xg2, SS-ROLL-03"
    })
    void aHopThatCannotFollowIsRefusedByItsOwnRule(String line, String rule) {
        Evening.drawn(LADDER).play("roll T").refuses(line, rule);
    }

    @Test
    void aMoveThatIsOverHasNoFurtherHops() {
        Evening.drawn("""
                        ....L....
                        C....TS.B
                        .........
                        """).play("roll T").refuses("T f2xh2xhomexi2", "SS-FOLD-02");
        Evening.drawn("""
                        C....L...
                        ...Tf.C..
                        .......B.
                        """).play("roll T").refuses("T d2xf2xh2", "SS-FOX-02");
    }

    @Test
    void aHopOfAnotherSheepIsNoPartOfAChain() {
        Evening.drawn("""
                        ....L....
                        ..STp.C..
                        TC.....B.
                        """, "patou-timing=at-once")
                .play("roll T")
                .refuses("T d2xf2xh2", "SS-PATOU-02")
                .play("T d2xf2")
                .refuses("+T a1xc1xc3xh2", "SS-HOP-01")
                .refuses("+T a1xc1xh2", "SS-HOP-01");
    }

    @ParameterizedTest
    @CsvSource({
        "T d2-e2, SS-MOVE-02",
        "T e2-d2, SS-MOVE-02",
        "T d2xe2, SS-HOP-01",
        "T d2xe4, SS-HOP-01",
        "xe2, SS-HOP-01",
        "wolf L e2, SS-SETUP-02",
        "tile fox@e2, SS-TILE-01",
        "tile cow@d2, SS-TILE-01",
        "tile cow, SS-TILE-01",
        "meadow TCS, SS-SETUP-01"
    })
    void whatNamesNoSpaceOfTheBoardIsRefusedByARule(String line, String rule) {
        Scenario<Hillside, SheepHopMove> ponds =
                Evening.drawn("""
                        ....L....
                        ...T~..~.
                        .......B.
                        """, "board=ponds").play("roll T").refuses(line, rule);
        assertThat(ponds.refusal(line).map(Refusal::toString)).get().asString().doesNotContain("moves are written");
    }

    @Test
    void afterTheEndEverythingIsRefusedByItsRule() {
        Scenario<Hillside, SheepHopMove> over = Evening.drawn("""
                        ....L....
                        ........T
                        ......B..
                        """).play("roll T", "T i2-home");
        over.refuses("T i2-home", "SS-END-01").refuses("roll T", "SS-END-01").refuses("T z2-home", "SS-END-01");
    }

    @Test
    void whoeverIsNotAskedIsRefusedByARule() {
        Evening.drawn(LADDER).refuses("0: T b2-b3", "SS-TURN-01").play("roll T").refuses("1: T b2-b3", "SS-TURN-02");
    }

    @Test
    void aChainOfACalledSheepLeavesTheInterruptedOneItsChoice() {
        Evening.drawn("""
                        ....L....
                        ..STp.C..
                        TC.....B.
                        """, "patou-timing=at-once")
                .play("roll T", "T d2xf2", "+T a1xc1xc3")
                .has("phase", "chain")
                .has("chain.sheep", "f2")
                .offers("xh2", "stop");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "T b2-b3 | Triangle on b2 slides to b3",
                "T b2xd2 | Triangle on b2 hops over the circle on c2 to d2",
                "+T b2-home | Triangle on b2 slides into the fold, called by the Patou",
                "xd2 | Hop on to d2",
                "stop | Stop here",
                "wolf B h1 | Big Bad Wolf starts on h1",
                "roll w | Roll: both wolves",
                "tile fox@e2 | Lay the Fox on e2",
                "tile mole | Play with the Mole",
                "meadow TCS/SCT/CTS | The sheep mingle in the meadow"
            })
    void movesAreSaidInWords(String text, String words) {
        Hillside hillside = Evening.drawn(LADDER).play("roll T").position();
        assertThat(NOTATION.words(hillside, NOTATION.read(hillside, text).orElseThrow())
                        .plain())
                .isEqualTo(words);
    }

    @Test
    void aFurtherHopNamesTheAnimal() {
        Hillside hillside = Evening.drawn(LADDER).play("roll T", "T b2xd2").position();
        assertThat(NOTATION.words(hillside, NOTATION.read(hillside, "xf2").orElseThrow())
                        .plain())
                .isEqualTo("Hop on over the square on e2 to f2");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "T b2xd2 | {'type':'hop','colour':'T','from':'b2','to':'d2','extra':false}",
                "C c2-c3 | {'type':'slide','colour':'C','from':'c2','to':'c3','extra':false}",
                "xhome | {'type':'hopOn','to':'home'}",
                "wolf L e3 | {'type':'placeWolf','wolf':'L','space':'e3'}"
            })
    void aMoveAsDataIsUnderstoodWhetherItIsListedOrNot(String text, String data) {
        Hillside hillside = Evening.drawn(LADDER).play("roll T").position();
        JsonNode sent = Json.parse(data.replace('\'', '"'));
        assertThat(MoveText.isSame(Evening.GAME, hillside, text, sent)).isTrue();
        MoveText.Reading<SheepHopMove> reading = MoveText.read(Evening.GAME, hillside, 0, sent);
        assertThat(reading)
                .hasToString(
                        MoveText.read(Evening.GAME, hillside, Seats.of(0), text).toString());
        assertThat(reading.refusal().isPresent() ? text : reading.text()).isEqualTo(text);
    }

    @Test
    void aMoveAsDataNamesSpacesOfTheBoard() {
        Hillside hillside = Evening.drawn(LADDER).play("roll T").position();
        for (String space : List.of("z9", "b0", "somewhere")) {
            JsonNode sent = Json.parse("{\"type\":\"hopOn\",\"to\":\"%s\"}".formatted(space));
            assertThat(MoveText.read(Evening.GAME, hillside, 0, sent).refusal()).isPresent();
        }
    }

    @Test
    void aRecordMayUseTheShorthand() {
        String record = """
                game: sheep-hop
                seats: 2
                options: wolf-setup=standard; level=custom; tiles=fox@g2, patou@h2

                meadow TCS/SCT/CTS
                roll C
                C b2xd2
                roll C
                C d2-e2
                roll S
                S a2-b2
                roll S
                S b2xd2xf2 ; over the triangle and the circle
                """;
        Match<Hillside, SheepHopMove> match = GameRecord.parse(record).replay(Evening.GAME);
        assertThat(match.position().phase()).isEqualTo(Hillside.Phase.ROLL);
        assertThat(GameRecord.of(match, Map.of()).format())
                .contains("options: level=custom; tiles=fox@g2, patou@h2; wolf-setup=standard\n")
                .endsWith("S b2xd2\nxf2\n");
    }
}
