package sheepfold.games.lastfleecestanding;

import static org.assertj.core.api.Assertions.assertThat;
import static sheepfold.games.lastfleecestanding.Yard.turn;
import static sheepfold.games.lastfleecestanding.Yard.turnWithoutDeck;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import sheepfold.kit.Rule;
import sheepfold.kit.Scenario;

class TurnTest {
    private static final List<String> ONE_PIECE = List.of("W..", "...", "...");

    private static Scenario<Paddock, FleeceMove> rolling(int seats) {
        return turn(seats).with("die", 0).with("phase", "roll");
    }

    @Rule("SH-TURN-01")
    @Test
    void aTurnIsRollWolfDrawsAndAttackThenItsEnd() {
        rolling(2)
                .asksChance()
                .refuses("draw", "SH-TURN-01")
                .play("roll 2")
                .asks(0)
                .refuses("snip 1", "SH-SHEAR-05")
                .refuses("pass", "SH-REACT-04")
                .play("draw", "card sB", "shear B2", "snip 1", "snip 2", "draw", "card sG", "end", "~")
                .asksChance()
                .sees(0, "active", 1);
    }

    @Rule("SH-TURN-02")
    @Test
    void theRollIsWhatIsOwed() {
        Scenario<Paddock, FleeceMove> table = rolling(2);
        assertThat(table.chances()).hasSize(6).containsEntry("roll 1", 1).containsEntry("roll 6", 1);
        table.play("roll 6").sees(0, "owed", 6).sees(0, "die", 6);
        turnWithoutDeck(2).with("die", 0).with("phase", "roll").play("roll 6").sees(0, "owed", 0);
    }

    @Rule("SH-TURN-03")
    @Test
    void allOwedCardsMustBeDrawn() {
        rolling(2)
                .play("roll 2", "shear B1", "snip 1")
                .refuses("end", "SH-TURN-03")
                .play("draw", "card sB")
                .refuses("end", "SH-TURN-03")
                .play("draw", "card sB")
                .refuses("draw", "SH-TURN-03")
                .accepts("end");
    }

    @Rule("SH-TURN-04")
    @Test
    void whoCanAttackMustDoSoOnce() {
        turn(2).refuses("end", "SH-TURN-04")
                .play("shear B1", "snip 1")
                .refuses("shear B1", "SH-SHEAR-03")
                .accepts("end");
    }

    @Rule("SH-TURN-06")
    @Test
    void aTurnMayEndWhenNoAttackIsPossible() {
        turn(2).with("seats[0].snag", "earlier").accepts("end");
        turn(2).with("seats[0].battery", "BAT-").accepts("end");
        turn(2).with("firstTurnOver", List.of(1)).accepts("end");
        turn(2).with("attackUsed", true)
                .with("seats[0].hand", List.of("CSH", "THF"))
                .accepts("end");
        turn(2).with("seats[0].snag", "earlier")
                .with("seats[0].hand", List.of("CSH"))
                .accepts("end", "closeshave B");
    }

    @Rule("SH-TURN-07")
    @Test
    void theNextLivingSeatOnTheLeftIsNext() {
        turn(4).with("seats[1].coat", List.of("...", "...", "..."))
                .with("seats[1].dog", false)
                .with("attackUsed", true)
                .play("end", "~")
                .sees(0, "active", 2)
                .sees(0, "turn", 6);
    }

    @Rule("SH-TURN-08")
    @Test
    void aCardDrawnThisTurnMayBePlayedThisTurn() {
        turn(2).with("owed", 1)
                .with("seats[0].hand", List.of("POW", "POW", "POW", "CRM", "CRM", "CRM", "AFT", "AFT", "AFT"))
                .play("draw", "card VEL")
                .sees(0, "seats[0].handSize", 10)
                .play("velcro B")
                .asksChance();
    }

    @Rule("SH-TURN-09")
    @Test
    void theTurnOfASeatThatGoesOutStopsButItsEndWindowRuns() {
        rolling(3)
                .with("wolf", 0)
                .with("seats[0].coat", ONE_PIECE)
                .with("seats[0].dog", false)
                .play("roll 3")
                .sees(0, "seats[0].living", false)
                .sees(0, "window", "end")
                .asks(1, 2)
                .play("~")
                .sees(0, "active", 1);
    }

    @Rule("SH-WOLF-01")
    @Test
    void everybodySeesWhoHasTheWolf() {
        Scenario<Paddock, FleeceMove> table = turn(3).with("wolf", 2);
        for (int viewer : List.of(0, 1, 2, -2)) {
            table.sees(viewer, "wolf", 2);
        }
    }

    @Rule("SH-WOLF-02")
    @Test
    void theWolfIsCheckedOnlyForWhoHadItBeforeTheRoll() {
        rolling(2).with("wolf", 1).play("roll 3").sees(0, "phase", "act");
        rolling(2)
                .with("wolf", 0)
                .play("roll 3", "~")
                .refuses("shed 1 2", "SH-WOLF-02")
                .refuses("draw", "SH-TURN-01")
                .offers("shed 1", "shed 2", "shed 3", "shed 4", "shed 5", "shed 6", "shed 7", "shed 8", "shed 9");
    }

    @Rule("SH-WOLF-02")
    @Test
    void theChanceOfABiteGoesByTheRollThatLiesThere() {
        rolling(2).with("wolf", 0).sees(0, "bite", 0.5).play("roll 3").sees(0, "bite", 1.0);
        rolling(2).with("wolf", 0).play("roll 4").sees(0, "bite", 0.0);
        rolling(2).with("wolf", 0).play("roll 3", "~").sees(0, "bite", 1.0);
    }

    @Rule("SH-WOLF-03")
    @Test
    void aBiteTakesAWholePieceAndASnagDoesNothing() {
        rolling(2)
                .with("wolf", 0)
                .play("roll 3", "~", "shed 5")
                .has("seats[0].coat[1]", "W.W")
                .sees(0, "phase", "act");
        rolling(2)
                .with("wolf", 0)
                .play("roll 3", "~", "shed 9")
                .sees(0, "seats[0].shear.snag", "free")
                .has("discard.SNG", 1);
        rolling(2)
                .with("wolf", 0)
                .with("seats[0].coat", ONE_PIECE)
                .with("seats[0].dog", false)
                .play("roll 1")
                .isWonBy(1);
    }

    @Rule("SH-WOLF-04")
    @Test
    void theWolfStaysIfNobodyCanTakeIt() {
        rolling(2)
                .with("wolf", 0)
                .with("seats[1].shepherd", true)
                .play("roll 4", "~")
                .has("wolf", 0)
                .refuses("dog", "SH-DOG-01");
    }

    @Rule("SH-WOLF-05")
    @Test
    void theWolfLeavesWithTheLastSeatThatCouldHaveIt() {
        turn(3).with("wolf", 1)
                .with("seats[1].coat", ONE_PIECE)
                .with("seats[1].dog", false)
                .with("seats[2].shepherd", true)
                .play("shear B1")
                .has("wolf", 0);
    }

    @Rule("SH-DRAW-01")
    @Test
    void otherCardsArePlayedAtOnceAndAnytimeCardsAreHidden() {
        Scenario<Paddock, FleeceMove> table = turn(2).with("owed", 2).play("draw", "card CRM");
        assertThat(table.heardBy(0)).containsExactly("Player A draws Shaving Cream for the hand.");
        assertThat(table.heardBy(1)).containsExactly("Player A draws a card for the hand.");
        table.play("draw", "card sG").has("seats[0].shear", "sG").sees(1, "seats[0].handSize", 1);
    }

    @Rule("SH-DRAW-02")
    @Test
    void aNewShearTakesTheAttachmentsOfTheOldOneAway() {
        turn(2).with("seats[0].shear", "sP")
                .with("seats[0].battery", "BAT+")
                .with("seats[0].blade", "BLA-")
                .with("seats[0].snag", "earlier")
                .with("owed", 1)
                .play("draw", "card sB")
                .sees(0, "seats[0].shear.power", 2)
                .sees(0, "seats[0].shear.snag", "free")
                .has("discard.sP", 1)
                .has("discard.BAT+", 1)
                .has("discard.BLA-", 1);
    }

    @Rule("SH-DRAW-03")
    @Test
    void aShearCarriesABatteryAndABlade() {
        turn(2).with("owed", 3)
                .play("draw", "card BAT+", "draw", "card BLA+")
                .sees(0, "seats[0].shear.power", 3)
                .play("draw", "card BLA-")
                .has("seats[0].blade", "BLA-")
                .has("seats[0].battery", "BAT+")
                .has("discard.BLA+", 1);
    }

    @Rule("SH-DRAW-04")
    @Test
    void drawnWoolJoinsTheCoatAndOnlyItsOwnerSeesWhich() {
        Scenario<Paddock, FleeceMove> table = turn(2).with("owed", 1)
                .with("seats[0].coat", List.of("WW.", "WTW", "WWS"))
                .play("draw", "card STL");
        table.sees(0, "gain.kind", "STL").sees(1, "gain.steelOrSnag", true);
        assertThat(table.view(1).get("gain").get("kind").isNull()).isTrue();
        table.offers("stick 3")
                .play("stick 3")
                .sees(0, "seats[0].coat[2].kind", "STL")
                .sees(1, "seats[0].coat[2].mark", "steel or snag")
                .sees(1, "seats[0].tally.steelOrSnag", 1);
        assertThat(table.view(1)
                        .get("seats")
                        .get(0)
                        .get("coat")
                        .get(2)
                        .get("kind")
                        .isNull())
                .isTrue();
    }

    @Rule("SH-DRAW-05")
    @Test
    void eventsOpenAWindowAndTheShepherdDoesNot() {
        turn(3).with("owed", 1)
                .with("seats[1].hand", List.of("VEL"))
                .play("draw", "card BOY")
                .sees(0, "window", "event")
                .sees(0, "event", "BOY")
                .asks(1);
        turn(3).with("owed", 1)
                .with("seats[1].hand", List.of("VEL"))
                .play("draw", "card SHP")
                .sees(0, "seats[0].shepherd", true)
                .sees(0, "window", "draw");
    }

    @Rule({"SH-DECK-01", "SH-DECK-03"})
    @Test
    void theDeckIsNotMadeAnew() {
        turn(2).with("deck", Map.of("sB", 1))
                .with("owed", 4)
                .play("draw", "card sB")
                .sees(0, "deck", 0)
                .sees(0, "owed", 0)
                .refuses("draw", "SH-DECK-03")
                .play("shear B2", "snip 1", "snip 2", "end", "~", "roll 4")
                .sees(0, "owed", 0);
        turn(2).with("deck", Map.of("GOA", 1))
                .with("owed", 2)
                .with("seats[0].hand", List.of("POW"))
                .play("draw", "card GOA", "~")
                .sees(0, "owed", 0);
        turn(2).with("deck", Map.of("SHP", 1))
                .with("owed", 2)
                .play("draw", "card SHP")
                .sees(0, "owed", 0);
    }

    @Rule("SH-DECK-02")
    @Test
    void attachmentsGoBeforeTheLastCardTakesEffect() {
        turn(2).with("deck", Map.of("MOO", 1))
                .with("owed", 1)
                .with("wolf", 0)
                .with("seats[0].shear", "sB")
                .with("seats[0].battery", "BAT+")
                .with("seats[0].dog", false)
                .play("draw", "card MOO")
                .refuses("1: shed 1 2 3", "SH-MOO-01")
                .play("shed 1 2")
                .has("discard.BAT+", 2);
    }

    @Rule("SH-DECK-04")
    @Test
    void withoutADeckPowerIsAtLeastOne() {
        Scenario.of(Yard.GAME)
                .seats(2)
                .data("""
                        {"attachments": {"BLA-": -3}}""")
                .position("""
                        {"die": 1, "seats": [{"coat": ["WWW", "WTW", "WWS"], "blade": "BLA-"}, {"coat": ["WWW", "WTW", "WWS"]}]}""")
                .sees(0, "seats[0].shear.power", 0)
                .accepts("end");
        assertThat(turnWithoutDeck(2).position().power(0)).isEqualTo(1);
    }
}
