package sheepfold.games.lastfleecestanding;

import static org.assertj.core.api.Assertions.assertThat;
import static sheepfold.games.lastfleecestanding.Yard.turn;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import sheepfold.engine.Seats;
import sheepfold.engine.SeededRandom;
import sheepfold.kit.Rule;
import sheepfold.kit.Scenario;
import sheepfold.parts.Bag;
import tools.jackson.databind.JsonNode;

class HiddenTest {
    @Rule("SH-HID-01")
    @Test
    void aSpectatorSeesAllThatIsPublicAndNothingElse() {
        Scenario<Paddock, FleeceMove> table = turn(2).with("wolf", 1)
                .with("seats[0].hand", List.of("POW", "CRM"))
                .with("seats[0].shear", "sG")
                .with("seats[0].snag", "earlier")
                .with("seats[1].shepherd", false)
                .sees(-2, "wolf", 1)
                .sees(-2, "die", 3)
                .sees(-2, "seats[0].handSize", 2)
                .sees(-2, "seats[0].shear.power", 3)
                .sees(-2, "seats[0].shear.snag", "earlier")
                .sees(-2, "seats[1].dog", true)
                .sees(-2, "seats[0].tally.basic", 7);
        JsonNode seat = table.view(Seats.SPECTATOR).get("seats").get(0);
        assertThat(seat.get("hand").isNull()).isTrue();
        assertThat(seat.get("coat").size()).isEqualTo(9);
        seat.get("coat").forEach(piece -> assertThat(piece.get("kind").isNull()).isTrue());
        assertThat(table.view(1).get("seats").get(0).get("hand").isNull()).isTrue();
    }

    @Rule("SH-HID-01")
    @Test
    void afterTheGameEverythingIsShown() {
        turn(2).with("seats[1].hand", List.of("POW", "AFT"))
                .play("concede")
                .sees(-2, "seats[1].hand", List.of("POW", "AFT"))
                .sees(0, "seats[1].coat[4].kind", "STL");
    }

    @Rule("SH-HID-02")
    @Test
    void theHandIsForItsOwnerAlone() {
        turn(2).with("seats[1].hand", List.of("CRM", "AFT"))
                .sees(1, "seats[1].hand", List.of("CRM", "AFT"))
                .sees(1, "seats[1].coat[8].kind", "SNG");
    }

    @Rule("SH-HID-03")
    @Test
    void everyCardOfTheDeckMayComeNext() {
        Scenario<Paddock, FleeceMove> table = turn(2).with("owed", 1).play("draw");
        Paddock paddock = table.position();
        assertThat(table.chances()).hasSize(paddock.deck.kinds().size());
        for (Card card : paddock.deck.kinds()) {
            assertThat(table.chances()).containsEntry("card " + card, paddock.deck.count(card));
        }
    }

    @Rule("SH-HID-04")
    @Test
    void marksTellOthersWhatTheyMayKnow() {
        Scenario<Paddock, FleeceMove> table = turn(3).with("seats[0].hand", List.of("VEL", "VEL"))
                .with("seats[2].coat", List.of("WW.", "...", "..."))
                .with("owed", 1)
                .play("velcro WOL", "stick 10", "velcro B", "take 9", "stick 11", "draw", "card STL", "stick 12")
                .sees(2, "seats[0].coat[9].mark", "all")
                .sees(2, "seats[0].coat[9].kind", "WOL")
                .sees(1, "seats[0].coat[10].kind", "SNG")
                .sees(0, "seats[0].coat[10].mark", "some")
                .sees(2, "seats[0].coat[10].mark", "")
                .sees(2, "seats[0].coat[11].mark", "steel or snag");
        table.play("arrange 1>2 2>1").sees(1, "seats[0].coat[10].mark", "").sees(2, "seats[0].coat[11].mark", "");
        assertThat(table.view(1)
                        .get("seats")
                        .get(0)
                        .get("coat")
                        .get(10)
                        .get("kind")
                        .isNull())
                .isTrue();
        table.sees(1, "seats[0].tally.snag", 2).sees(2, "seats[0].tally.unknown", 1);
    }

    @Rule("SH-HID-06")
    @Test
    void aSeatThatNeverDiscardedAPowStillHasIt() {
        Paddock paddock = turn(2).with("seats[1].hand", List.of("POW", "CRM"))
                .with("seats[1].keptPow", true)
                .position();
        Set<Card> others = new HashSet<>();
        for (int i = 0; i < 200; i++) {
            Bag<Card> hand = paddock.determinize(0, new SeededRandom(i)).sheep(1).hand;
            assertThat(hand.size()).isEqualTo(2);
            assertThat(hand.has(Card.POW)).isTrue();
            others.addAll(hand.kinds());
        }
        assertThat(others).containsExactlyInAnyOrderElementsOf(Card.ANYTIME);
        Paddock spent = turn(2).with("seats[1].hand", List.of("POW", "POW"))
                .with("seats[1].keptPow", true)
                .play("shear B1", "pow A", "end", "~")
                .position();
        assertThat(spent.sheep(1).keptPow).isFalse();
        boolean without = false;
        for (int i = 0; i < 100; i++) {
            without |= !spent.determinize(0, new SeededRandom(i)).sheep(1).hand.has(Card.POW);
        }
        assertThat(without).isTrue();
    }

    @Rule("SH-HID-06")
    @Test
    void coatsKeepTheirOpenAccount() {
        Paddock paddock =
                turn(2).with("seats[0].shear", "sB").play("shear B2", "snip 5").position();
        assertThat(paddock.sheep(1).lost(Wool.STEEL)).isEqualTo(1);
        for (int i = 0; i < 100; i++) {
            Coat coat = paddock.determinize(0, new SeededRandom(i)).sheep(1).coat;
            assertThat(coat.count(Wool.STEEL)).isZero();
            assertThat(coat.count(Wool.SNAG)).isEqualTo(1);
            assertThat(coat.count(Wool.BASIC)).isEqualTo(7);
            assertThat(coat.occupied()).isEqualTo(paddock.sheep(1).coat.occupied());
        }
    }

    /** B drew a piece, mixed its coat, and then lost two Snags: the drawn piece can only have been a Snag. */
    @Rule("SH-HID-06")
    @Test
    void whatCanBeWorkedOutIsWorkedOut() {
        Scenario<Paddock, FleeceMove> table = turn(2).with("active", 1)
                .with("owed", 1)
                .with("seats[0].shear", "sG")
                .with("seats[1].coat", List.of("WWS", "...", "..."))
                .play("draw", "card SNG", "stick 4", "arrange 1>2 2>1");
        table.sees(0, "seats[1].tally.steelOrSnag", 1);
        Set<Integer> snags = new HashSet<>();
        for (int i = 0; i < 60; i++) {
            snags.add(table.position()
                    .determinize(0, new SeededRandom(i))
                    .sheep(1)
                    .coat
                    .count(Wool.SNAG));
        }
        assertThat(snags).containsExactlyInAnyOrder(1, 2);
        table.with("active", 0).play("shear B3", "snip 3");
        table.sees(0, "seats[1].tally.steelOrSnag", 1);
        Scenario<Paddock, FleeceMove> later = turn(2).position(table.json().toString())
                .with("seats[0].snag", "free")
                .with("attackUsed", false)
                .play("shear B3", "snip 4");
        later.sees(0, "seats[1].tally.steelOrSnag", 0)
                .sees(0, "seats[1].tally.snag", 0)
                .sees(0, "seats[1].tally.basic", 2);
        for (int i = 0; i < 60; i++) {
            Coat coat = later.position().determinize(0, new SeededRandom(i)).sheep(1).coat;
            assertThat(coat.count(Wool.BASIC)).isEqualTo(2);
        }
    }

    /** Every cell of a fresh coat is equally likely to hide the Snag. */
    @Rule("SH-HID-06")
    @Test
    void unmarkedPiecesAreSpreadEvenly() {
        Paddock paddock = turn(2).with("seats[1].known", List.of(5)).position();
        Map<Integer, Integer> found = new TreeMap<>();
        for (int i = 0; i < 8000; i++) {
            Coat coat = paddock.determinize(0, new SeededRandom(i)).sheep(1).coat;
            assertThat(coat.at(4)).isEqualTo(Wool.STEEL);
            found.merge(Long.numberOfTrailingZeros(coat.cellsOf(Wool.SNAG)), 1, Integer::sum);
        }
        assertThat(found).hasSize(8);
        assertThat(found.values()).allSatisfy(count -> assertThat(count).isBetween(850, 1150));
    }

    /** What A tore off B is known to both; C cannot tell. */
    @Rule({"SH-HID-06", "SH-VEL-02"})
    @Test
    void aTornOffPieceIsGuessedOnlyByThirdParties() {
        Paddock paddock = turn(3).with("seats[0].hand", List.of("VEL"))
                .play("velcro B", "take 9", "stick 10")
                .position();
        Set<Wool> guessedByC = new HashSet<>();
        for (int i = 0; i < 200; i++) {
            assertThat(paddock.determinize(1, new SeededRandom(i)).sheep(0).coat.at(9))
                    .isEqualTo(Wool.SNAG);
            assertThat(paddock.determinize(0, new SeededRandom(i)).sheep(1).coat.count(Wool.SNAG))
                    .isZero();
            Paddock guess = paddock.determinize(2, new SeededRandom(i));
            guessedByC.add(guess.sheep(0).coat.at(9));
            int snags =
                    guess.sheep(0).coat.count(Wool.SNAG) + guess.sheep(1).coat.count(Wool.SNAG);
            assertThat(snags).isEqualTo(2);
        }
        assertThat(guessedByC).containsExactlyInAnyOrder(Wool.BASIC, Wool.STEEL, Wool.SNAG);
    }

    @Rule("SH-HID-05")
    @Test
    void answersOfOthersAreDroppedFromGuesses() {
        Paddock paddock = turn(3).with("seats[1].hand", List.of("POW"))
                .with("seats[2].hand", List.of("POW"))
                .play("shear B1", "2: pow A")
                .position();
        assertThat(paddock.determinize(1, new SeededRandom(1)).turn().asks(2)).isTrue();
        assertThat(paddock.determinize(2, new SeededRandom(1)).turn().asks(2)).isFalse();
    }
}
