package sheepfold.games.lastfleecestanding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static sheepfold.games.lastfleecestanding.Yard.start;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.json.BadInput;
import sheepfold.kit.Rule;
import sheepfold.kit.Scenario;
import sheepfold.parts.Bag;

class SetupTest {
    private static Scenario<Paddock, FleeceMove> laid(int seats, String... options) {
        Scenario<Paddock, FleeceMove> table = start(seats, options);
        for (int seat = 0; seat < seats; seat++) {
            table.play(seat + ": coat S9 T5");
        }
        return table;
    }

    @Rule("SH-SET-01")
    @Test
    void twoToFourSeatsPlay() {
        assertThat(Yard.GAME.info().leastSeats()).isEqualTo(2);
        assertThat(Yard.GAME.info().mostSeats()).isEqualTo(4);
        assertThatExceptionOfType(BadInput.class).isThrownBy(() -> Yard.setup(5));
        laid(4).play("first=C wolf=A").sees(0, "active", 2);
    }

    @Rule("SH-SET-02")
    @Test
    void everybodyLaysACoatInSecretAndAtOnce() {
        Scenario<Paddock, FleeceMove> table = start(2).asks(0, 1);
        assertThat(table.legal(0)).hasSize(72).contains("coat S1 T2", "coat S9 T8");
        table.refuses("0: coat S3 T3", "SH-SET-02")
                .refuses("0: coat S3 T10", "SH-SET-02")
                .play("1: coat S1 T2")
                .sees(0, "seats[1].coat", List.of())
                .asks(0)
                .play("0: coat S9 T5")
                .has("seats[0].coat", List.of("WWW", "WTW", "WWS"))
                .has("seats[1].coat", List.of("STW", "WWW", "WWW"));
    }

    @Rule("SH-SET-03")
    @Test
    void everybodyHasAStarterShearADogAndAPow() {
        for (int seat = 0; seat < 3; seat++) {
            start(3).sees(seat, "seats[%d].shear.card".formatted(seat), "sK")
                    .sees(seat, "seats[%d].dog".formatted(seat), true)
                    .sees(seat, "seats[%d].hand".formatted(seat), List.of("POW"));
        }
    }

    @Rule({"SH-SET-04", "SH-SET-05"})
    @ParameterizedTest
    @CsvSource({"2, 51, 4, 6", "3, 48, 3, 5", "4, 45, 2, 4"})
    void theDeckHasEverythingThatIsNotDealtOrLeftOver(int seats, int size, int steel, int pows) {
        start(seats)
                .sees(0, "deck", size)
                .has("deck.STL", steel)
                .has("deck.SNG", steel)
                .has("deck.POW", pows);
        assertThat(start(seats).position().deck.kinds())
                .doesNotContain(Card.BASIC_WOOL, Card.STARTER_SHEAR, Card.SHEEPDOG, Card.WOLF);
    }

    @Rule("SH-SET-05")
    @Test
    void spareSteelAndSnagsMayStayInTheBox() {
        start(2, "leftoverCoat=box").sees(0, "deck", 43);
        assertThat(start(2, "leftoverCoat=box").position().deck.has(Card.SNAG)).isFalse();
        Scenario<Paddock, FleeceMove> drawing =
                laid(2).play("first=A wolf=B", "roll 1", "draw").asksChance();
        assertThat(drawing.chances())
                .containsEntry("card POW", 6)
                .containsEntry("card SNG", 4)
                .containsEntry("card sP", 1);
        assertThat(drawing.chances().values().stream()
                        .mapToInt(Integer::intValue)
                        .sum())
                .isEqualTo(51);
    }

    @Rule("SH-SET-06")
    @Test
    void chanceNamesTwoDifferentSeats() {
        Scenario<Paddock, FleeceMove> table = laid(3);
        assertThat(table.chances())
                .hasSize(6)
                .containsEntry("first=C wolf=A", 1)
                .doesNotContainKey("first=A wolf=A");
        table.refuses("first=B wolf=B", "SH-SET-06")
                .refuses("first=D wolf=A", "SH-SET-06")
                .play("first=B wolf=C")
                .sees(0, "active", 1)
                .has("wolf", 2);
    }

    @Rule("SH-SET-06")
    @Test
    void atAFairTableTheFirstSeatTakesTheWolf() {
        Scenario<Paddock, FleeceMove> table = laid(3, "fairStart=wolf");
        assertThat(table.chances()).hasSize(3).containsEntry("first=B wolf=B", 1);
        table.refuses("first=B wolf=A", "SH-SET-06")
                .play("first=B wolf=B")
                .sees(0, "active", 1)
                .has("wolf", 1)
                .has("seats[1].hand", List.of("POW"));
        laid(3, "fairStart=wolfAndPow")
                .play("first=B wolf=B")
                .has("seats[1].hand", List.of())
                .has("seats[0].hand", List.of("POW"))
                .has("discard.POW", 1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"volt100", "base94"})
    void cardSetsHaveTheirNumbers(String set) {
        int attachments = set.equals("volt100") ? 12 : 6;
        Bag<Card> deck = start(2, "cardSet=" + set).position().deck;
        assertThat(deck.count(Card.GOOD_BATTERY)
                        + deck.count(Card.BAD_BATTERY)
                        + deck.count(Card.GOOD_BLADE)
                        + deck.count(Card.BAD_BLADE))
                .isEqualTo(attachments);
    }

    @Test
    void gentleFacesAreWeaker() {
        Yard.turn(2, "faces=gentle").with("seats[0].shear", "sP").sees(0, "seats[0].shear.power", 4);
        Yard.turn(2, "faces=gentle").with("seats[0].shear", "sB").sees(0, "seats[0].shear.power", 1);
    }

    @Test
    void anOwnersDataReplaceOurs() {
        Scenario.of(Yard.GAME)
                .seats(2)
                .data("""
                        {"counts": {"POW": 10, "THF": 3}, "faces": {"sK": 2}, "attachments": {"BAT+": 2}}""")
                .has("deck.POW", 8)
                .has("deck.THF", 3)
                .sees(0, "seats[0].shear.power", 2);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"counts\": {\"POW\": 1}} | data.counts.POW",
                "{\"counts\": {\"DOG\": 1}} | data.counts.DOG",
                "{\"counts\": {\"WOL\": 13}} | data.counts.WOL",
                "{\"counts\": {\"WLF\": 2}} | data.counts.WLF",
                "{\"counts\": {\"STL\": 58}} | data.counts",
                "{\"counts\": {\"POW\": -1}} | data.counts.POW",
                "{\"faces\": {\"sK\": 0}} | data.faces.sK",
                "{\"faces\": {\"BAT+\": 1}} | data.faces.BAT+",
                "{\"attachments\": {\"BAT+\": 9}} | data.attachments.BAT+",
                "{\"cards\": {}} | data.cards"
            })
    void impossibleDataAreRefusedWithTheirPlace(String data, String place) {
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> Scenario.of(Yard.GAME).seats(2).data(data).position())
                .satisfies(fault -> assertThat(fault.place()).isEqualTo(place));
    }

    @Test
    void everyCardHasItsProvenance() {
        for (Card card : Card.ALL) {
            assertThat(provenance(card.code())).as(card.title()).isPresent();
        }
        assertThat(provenance("POW")).contains("ours");
        assertThat(provenance("CRM")).contains("printed");
        assertThat(Map.of("faces", "ours", "attachments", "printed"))
                .allSatisfy((entry, mark) -> assertThat(provenance(entry)).contains(mark));
    }

    private static Optional<String> provenance(String code) {
        return Optional.ofNullable(Box.OURS.provenance().get(code)).map(Box.Source::mark);
    }
}
