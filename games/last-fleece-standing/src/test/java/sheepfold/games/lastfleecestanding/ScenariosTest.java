package sheepfold.games.lastfleecestanding;

import static org.assertj.core.api.Assertions.assertThat;
import static sheepfold.games.lastfleecestanding.Yard.turn;
import static sheepfold.games.lastfleecestanding.Yard.turnWithoutDeck;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import sheepfold.engine.Result;
import sheepfold.kit.Rule;
import sheepfold.kit.Scenario;

/** The worked scenarios of the rules, in their order. */
class ScenariosTest {
    private static final List<String> ONE_PIECE = List.of("W..", "...", "...");
    private static final List<String> TWO_PIECES = List.of("WW.", "...", "...");
    private static final List<String> THREE_PIECES = List.of("WWW", "...", "...");

    @Rule("SH-DRAW-03")
    @Test
    void scenario1aNewBatteryReplacesTheOldOneWhateverItsSign() {
        turn(2).with("seats[0].battery", "BAT+")
                .with("owed", 1)
                .sees(0, "seats[0].shear.power", 2)
                .play("draw", "card BAT-")
                .has("seats[0].battery", "BAT-")
                .has("discard.BAT+", 1)
                .sees(0, "seats[0].shear.power", 0);
    }

    @Rule({"SH-TURN-04", "SH-DRAW-01"})
    @Test
    void scenario2shearsBetweenDraws() {
        turn(2).with("die", 0)
                .with("phase", "roll")
                .play("roll 3", "draw", "card POW")
                .has("seats[0].hand", List.of("POW"))
                .play("shear B1", "snip 1", "draw", "card sB", "draw", "card BLA+")
                .sees(0, "owed", 0)
                .sees(0, "attackUsed", true)
                .sees(0, "seats[0].shear.power", 3)
                .accepts("end");
    }

    @Rule("SH-AFT-02")
    @Test
    void scenario3anOddDieBouncesTheAttackToTheLeft() {
        turn(4).with("die", 5)
                .with("seats[0].shear", "sB")
                .with("seats[1].hand", List.of("AFT"))
                .play("shear B2", "after")
                .has("attack.parts", List.of(Map.of("seat", 2, "points", 1)));
    }

    @Rule("SH-AFT-01")
    @Test
    void scenario4aBouncedAttackIsNoLongerSplit() {
        turn(3).with("seats[0].shear", "sP")
                .with("seats[1].hand", List.of("AFT"))
                .play("shear B3 C2", "after")
                .has("attack.parts", List.of(Map.of("seat", 2, "points", 3)));
    }

    @Rule("SH-AFT-01")
    @Test
    void scenario5aLaterPartIsHalvedWithAllThatFollow() {
        turn(4).with("seats[0].shear", "sP")
                .with("seats[0].battery", "BAT+")
                .with("seats[2].hand", List.of("AFT"))
                .play("shear B1 C3 D2", "2: pass", "snip 1", "2: after")
                .has("attack.parts", List.of(Map.of("seat", 3, "points", 3)));
    }

    @Rule({"SH-THF-02", "SH-THF-03"})
    @Test
    void scenario6aStolenShearVoidsTheAttack() {
        turn(2).with("seats[0].shear", "sR")
                .with("seats[1].hand", List.of("THF"))
                .play("shear B4", "thief A")
                .has("seats[0].shear", "sK")
                .has("seats[1].shear", "sR")
                .sees(0, "attackUsed", false)
                .accepts("shear B1");
    }

    @Rule({"SH-STEEL-01", "SH-STEEL-02", "SH-STEEL-03"})
    @Test
    void scenario7steelTakesTwoPointsAndWithstandsOne() {
        List<String> steelAndBasic = List.of("TW.", "...", "...");
        turn(2).with("seats[0].shear", "sB")
                .with("seats[1].coat", steelAndBasic)
                .play("shear B2", "snip 1")
                .has("seats[1].coat", List.of(".W.", "...", "..."));
        turn(2).with("seats[0].shear", "sB")
                .with("seats[1].coat", steelAndBasic)
                .play("shear B2", "snip 2")
                .has("seats[1].coat", List.of("T..", "...", "..."))
                .has("seats[1].known", List.of(1))
                .sees(0, "attackUsed", true);
        turnWithoutDeck(2)
                .with("seats[0].shear", "sB")
                .with("seats[1].coat", steelAndBasic)
                .play("shear B2", "snip 2")
                .has("seats[1].coat", List.of("t..", "...", "..."));
    }

    @Rule("SH-STEEL-03")
    @Test
    void scenario8onePointTakesDamagedSteelOff() {
        turnWithoutDeck(2)
                .with("seats[1].coat", List.of("t..", "...", "..."))
                .play("shear B1")
                .isWonBy(0);
    }

    @Rule({"SH-SNAG-01", "SH-SNAG-02"})
    @Test
    void scenario9aSnagStopsTheAttackAndLastsThroughTheNextTurn() {
        Scenario<Paddock, FleeceMove> table =
                turn(3).with("seats[0].shear", "sR").play("shear B2 C2", "snip 9");
        table.has("seats[1].coat", List.of("WWW", "WTW", "WW."))
                .has("seats[2].coat", Yard.FRESH)
                .sees(0, "attackUsed", true)
                .sees(0, "seats[0].shear.snag", "this turn")
                .play("end", "~", "roll 1", "draw", "card sB", "shear C2", "snip 1", "snip 2", "end", "~")
                .play("roll 1", "draw", "card sG", "shear B3", "snip 1", "snip 2", "snip 3", "end", "~")
                .asksChance()
                .play("roll 1")
                .refuses("shear B4", "SH-SNAG-03")
                .play("draw", "card BLA+")
                .refuses("shear B5", "SH-SNAG-03")
                .play("end", "~")
                .sees(0, "seats[0].shear.snag", "free");
    }

    @Rule({"SH-SNAG-03", "SH-SHEAR-09"})
    @Test
    void scenario10aNewShearIsFreeButGivesNoSecondAttack() {
        turn(3).with("seats[0].shear", "sR")
                .with("owed", 1)
                .play("shear B2 C2", "snip 9", "draw", "card sG")
                .sees(0, "seats[0].shear.snag", "free")
                .refuses("shear B3", "SH-SHEAR-03")
                .accepts("end");
    }

    @Rule("SH-CRM-01")
    @Test
    void scenario11creamCostsAPieceAndTheAttackButNotTheDraws() {
        turn(2).with("seats[0].coat", THREE_PIECES)
                .with("owed", 2)
                .with("seats[1].hand", List.of("CRM"))
                .play("shear B1", "cream", "coin tails")
                .offers("shed 1", "shed 2", "shed 3")
                .play("shed 2")
                .has("seats[0].coat", List.of("W.W", "...", "..."))
                .sees(0, "attackUsed", true)
                .sees(0, "owed", 2)
                .offers("draw", "concede");
    }

    @Rule({"SH-BOY-03", "SH-END-02"})
    @Test
    void scenario12theBoyMayLeaveNobodyWithWool() {
        Scenario<Paddock, FleeceMove> table = turn(2).with("owed", 1)
                .with("seats[0].coat", ONE_PIECE)
                .with("seats[1].coat", ONE_PIECE)
                .play("draw", "card BOY")
                .isWonBy();
        assertThat(table.result().kind()).isEqualTo(Result.Kind.LOSS);
        assertThat(table.result().scores()).containsExactly(0, 0);
    }

    @Rule("SH-SHP-02")
    @Test
    void scenario13withTwoLivingTheShepherdLeavesAndACardIsOwed() {
        turn(2).with("owed", 1)
                .play("draw", "card SHP")
                .has("discard.SHP", 1)
                .sees(0, "owed", 1)
                .sees(0, "seats[0].shepherd", false);
    }

    @Rule("SH-WOLF-02")
    @Test
    void scenario14theWolfPassesOnEvenAndBitesOnOdd() {
        turn(2).with("wolf", 0)
                .with("die", 0)
                .with("phase", "roll")
                .play("roll 4", "~")
                .has("wolf", 1)
                .sees(0, "owed", 4)
                .has("seats[0].coat", Yard.FRESH);
        turn(2).with("wolf", 0)
                .with("die", 0)
                .with("phase", "roll")
                .play("roll 3", "~", "shed 1")
                .has("wolf", 0)
                .sees(0, "owed", 3)
                .has("seats[0].coat[0]", ".WW");
    }

    @Rule("SH-DOG-01")
    @Test
    void scenario15theDogSavesTheLastPiece() {
        turn(2).with("wolf", 0)
                .with("seats[0].coat", ONE_PIECE)
                .with("die", 0)
                .with("phase", "roll")
                .play("roll 5", "dog")
                .has("wolf", 1)
                .has("seats[0].coat", ONE_PIECE)
                .has("seats[0].dog", false)
                .asks(1)
                .play("~")
                .asks(0);
    }

    @Rule("SH-GOA-01")
    @Test
    void scenario16theGoatEatsTheHandAndOwesAsMany() {
        turn(2).with("seats[0].hand", List.of("POW", "CRM", "AFT", "VEL"))
                .with("owed", 2)
                .play("draw", "card GOA", "~")
                .has("seats[0].hand", List.of())
                .has("seats[0].dog", true)
                .sees(0, "owed", 5);
    }

    @Rule({"SH-AFT-03", "SH-SNAG-04"})
    @Test
    void scenario17aBouncedAttackMayHitTheAttacker() {
        turn(3).with("die", 2)
                .with("seats[0].shear", "sR")
                .with("seats[1].hand", List.of("AFT"))
                .play("shear B4", "after")
                .has("attack.parts", List.of(Map.of("seat", 0, "points", 2)))
                .asks(0)
                .play("snip 9", "snip 1")
                .sees(0, "seats[0].shear.snag", "free")
                .has("seats[0].coat", List.of(".WW", "WTW", "WW."));
        turn(3, "deflectHitsAttacker=false")
                .with("die", 2)
                .with("seats[0].shear", "sR")
                .with("seats[1].hand", List.of("AFT"))
                .play("shear B4", "after")
                .has("attack.parts", List.of(Map.of("seat", 2, "points", 2)));
    }

    @Rule("SH-REACT-06")
    @Test
    void scenario18aChainOfPows() {
        turn(2).with("seats[0].shear", "sG")
                .with("seats[0].hand", List.of("POW"))
                .with("seats[1].hand", List.of("POW", "POW"))
                .play("shear B3", "pow A", "pow C", "pow C")
                .has("discard.POW", 3)
                .sees(0, "attackUsed", true)
                .has("seats[1].coat", Yard.FRESH)
                .asks(0);
    }

    @Rule({"SH-REACT-04", "SH-REACT-05"})
    @Test
    void scenario19onlyTheFirstInPrecedenceIsCarriedOut() {
        turn(4).with("seats[0].shear", "sB")
                .with("seats[1].hand", List.of("AFT"))
                .with("seats[3].hand", List.of("POW"))
                .play("shear B2")
                .asks(1, 3)
                .play("1: after", "3: pow A")
                .has("stack", List.of(Map.of("seat", 1, "play", "after")))
                .has("seats[3].hand", List.of("POW"));
    }

    @Rule({"SH-CRM-01", "SH-TURN-09"})
    @Test
    void scenario20creamMayTakeTheLastPiece() {
        turn(2).with("seats[0].coat", ONE_PIECE)
                .with("seats[1].hand", List.of("CRM"))
                .play("shear B1", "cream", "coin tails")
                .isWonBy(1);
    }

    @Rule("SH-VEL-01")
    @Test
    void scenario21velcroTakesNoLastPieceAndNothingThatIsNotThere() {
        turn(2).with("seats[0].hand", List.of("VEL"))
                .with("seats[1].coat", ONE_PIECE)
                .refuses("velcro B", "SH-VEL-01")
                .refuses("velcro STL", "SH-VEL-01");
    }

    @Rule("SH-COAT-05")
    @Test
    void scenario22aTenthPieceOpensARow() {
        turn(2).with("seats[0].hand", List.of("VEL"))
                .play("velcro B", "take 1")
                .offers("stick 10", "stick 11", "stick 12")
                .accepts("stick 10 10>1 1>12")
                .play("stick 11")
                .has("seats[0].coat", List.of("WWW", "WTW", "WWS", ".W."));
    }

    @Rule({"SH-CSH-02", "SH-CSH-04"})
    @Test
    void scenario23aCloseShaveTakesARowAndItsSnagSnags() {
        turn(2).with("seats[0].hand", List.of("CSH"))
                .with("seats[1].coat", List.of("WWW", "TSW", "WWW"))
                .play("closeshave B", "row 2")
                .has("seats[1].coat", List.of("WWW", "...", "WWW"))
                .sees(0, "seats[0].shear.snag", "this turn")
                .sees(0, "attackUsed", true);
    }

    @Rule("SH-WOLF-04")
    @Test
    void scenario24theWolfSkipsTheShepherd() {
        turn(3).with("wolf", 1)
                .with("active", 1)
                .with("seats[2].shepherd", true)
                .with("die", 0)
                .with("phase", "roll")
                .play("roll 6", "~")
                .has("wolf", 0);
    }

    @Rule("SH-MOO-01")
    @Test
    void scenario25theMoonTakesAsMuchAsTheMastersPower() {
        turn(4).with("wolf", 3)
                .with("owed", 1)
                .with("seats[3].shear", "sG")
                .with("seats[3].blade", "BLA+")
                .with("seats[3].snag", "earlier")
                .with("seats[0].coat", List.of("WWW", "WWW", "..."))
                .with("seats[1].coat", THREE_PIECES)
                .with("seats[2].coat", ONE_PIECE)
                .play("draw", "card MOO", "~")
                .asks(0, 1)
                .refuses("0: shed 1 2 3", "SH-MOO-01")
                .play("0: shed 1 2 3 4", "1: shed 1 2")
                .has("seats[0].coat", List.of("...", ".WW", "..."))
                .has("seats[1].coat", List.of("..W", "...", "..."))
                .has("seats[2].coat", ONE_PIECE)
                .has("seats[3].coat", Yard.FRESH);
    }

    @Rule("SH-DECK-02")
    @Test
    void scenario26theLastCardTakesAllAttachmentsWithIt() {
        turn(2).with("deck", Map.of("BAT+", 1))
                .with("owed", 3)
                .with("seats[0].blade", "BLA+")
                .with("seats[1].blade", "BLA+")
                .play("draw", "card BAT+")
                .has("discard.BAT+", 2)
                .has("discard.BLA+", 2)
                .sees(0, "seats[0].shear.power", 1)
                .sees(0, "seats[1].shear.power", 1)
                .sees(0, "owed", 0);
    }

    @Rule({"SH-TURN-05", "SH-TURN-06"})
    @Test
    void scenario27nobodyShearsOrShavesOnTheirFirstTurn() {
        turn(2).with("firstTurnOver", List.of())
                .with("owed", 1)
                .with("seats[0].hand", List.of("CSH"))
                .offers("draw", "concede")
                .refuses("shear B1", "SH-TURN-05")
                .refuses("closeshave B", "SH-TURN-05")
                .play("draw", "card sB")
                .offers("end", "concede");
    }

    @Rule({"SH-SHEAR-02", "SH-SHEAR-07"})
    @Test
    void scenario28pointsBeyondTheCoatAreLost() {
        turn(3).with("seats[0].shear", "sR")
                .with("seats[1].coat", TWO_PIECES)
                .play("shear B3 C1", "snip 1")
                .sees(0, "seats[1].living", false)
                .asks(0)
                .offers("snip 1", "snip 2", "snip 3", "snip 4", "snip 5", "snip 6", "snip 7", "snip 8", "snip 9")
                .play("snip 1")
                .sees(0, "attackUsed", true)
                .has("seats[2].coat[0]", ".WW");
    }

    @Rule({"SH-OUT-02", "SH-WOLF-05"})
    @Test
    void scenario29whoIsOutLosesEverythingAndTheWolfMovesOn() {
        turn(3).with("wolf", 1)
                .with("seats[1].coat", ONE_PIECE)
                .with("seats[1].hand", List.of("CRM", "AFT", "VEL"))
                .play("shear B1", "~")
                .has("discard.CRM", 1)
                .has("discard.AFT", 1)
                .has("discard.VEL", 1)
                .has("discard.DOG", 1)
                .has("discard.sK", 1)
                .has("seats[1].hand", List.of())
                .has("wolf", 2);
    }

    @Rule({"SH-REACT-06", "SH-POW-B"})
    @Test
    void scenario30aDogIsExpelledInAnswerToVelcro() {
        turn(4).with("seats[0].hand", List.of("VEL"))
                .with("seats[2].hand", List.of("POW"))
                .play("velcro B", "pow B D")
                .has("seats[3].dog", false)
                .has("discard.DOG", 1)
                .asksChance()
                .play("take 5", "stick 10")
                .has("seats[0].coat[3]", "T..");
    }

    @Rule({"SH-TURN-02", "SH-TURN-04"})
    @Test
    void scenario31withoutADeckNothingIsOwedButTheAttackIs() {
        turnWithoutDeck(2)
                .with("die", 0)
                .with("phase", "roll")
                .play("roll 5")
                .offers("shear B1", "concede")
                .refuses("end", "SH-TURN-04")
                .refuses("draw", "SH-DECK-03");
    }

    @Rule("SH-REACT-03")
    @Test
    void scenario32aSeatWithoutCardsIsNotAskedInAnAttackButAtTheEnd() {
        turn(2).with("seats[0].shear", "sB")
                .with("wolf", 0)
                .play("shear B2")
                .asks(0)
                .play("snip 1", "snip 2", "end")
                .asks(1)
                .accepts("arrange 3>1");
    }
}
