package sheepfold.games.lastfleecestanding;

import static org.assertj.core.api.Assertions.assertThat;
import static sheepfold.games.lastfleecestanding.Yard.turn;

import java.util.List;
import org.junit.jupiter.api.Test;
import sheepfold.engine.Moves;
import sheepfold.engine.SeededRandom;
import sheepfold.kit.Rule;
import sheepfold.kit.Scenario;

class EventsAndEndTest {
    private static final List<String> ONE_PIECE = List.of("W..", "...", "...");
    private static final List<String> BARE = List.of("...", "...", "...");

    @Rule("SH-BOY-01")
    @Test
    void theBoyTakesOnePieceOfEachAndTwoOfTheWolfsHolder() {
        Scenario<Paddock, FleeceMove> table = turn(3).with("owed", 1)
                .with("wolf", 1)
                .with("seats[2].coat", List.of("WW.", "...", "..."))
                .play("draw", "card BOY", "dog")
                .has("wolf", 2)
                .play("~");
        table.asks(0, 1, 2)
                .refuses("1: shed 1", "SH-BOY-01")
                .refuses("2: shed 3", "SH-BOY-01")
                .play("1: shed 1 2", "0: shed 1")
                .sees(2, "seats[0].coat[0].cell", 1)
                .play("2: shed 2")
                .has("seats[0].coat[0]", ".WW")
                .has("seats[1].coat[0]", "..W")
                .has("seats[2].coat[0]", "W..")
                .has("discard.BOY", 1)
                .sees(0, "phase", "act");
    }

    @Rule("SH-BOY-01")
    @Test
    void whoHasTooFewPiecesLosesAll() {
        turn(3).with("owed", 1)
                .with("wolf", 1)
                .with("seats[1].dog", false)
                .with("seats[1].coat", List.of("WW.", "...", "..."))
                .play("draw", "card BOY")
                .asks(0, 2)
                .play("0: shed 1", "2: shed 1")
                .sees(0, "seats[1].living", false);
    }

    @Rule("SH-BOY-02")
    @Test
    void theShepherdStopsTheBoyUnlessAgreedOtherwise() {
        turn(3).with("owed", 1)
                .with("seats[1].shepherd", true)
                .play("draw", "card BOY")
                .asks(0, 2);
        turn(3, "shepherdStopsBoy=false")
                .with("owed", 1)
                .with("seats[1].shepherd", true)
                .play("draw", "card BOY")
                .asks(0, 1, 2);
    }

    @Rule("SH-MOO-01")
    @Test
    void theMoonLeavesEverybodyAPieceAndItsHolderIsFixedAtTheDraw() {
        turn(3).with("owed", 1)
                .with("wolf", 1)
                .with("seats[1].shear", "sP")
                .with("seats[2].coat", ONE_PIECE)
                .play("draw", "card MOO", "dog")
                .has("wolf", 2)
                .play("~")
                .asks(0)
                .refuses("shed 1", "SH-MOO-01")
                .play("shed 1 2 3 4 6")
                .has("seats[0].coat", List.of("...", ".T.", "WWS"))
                .has("seats[1].coat", Yard.FRESH)
                .has("seats[2].coat", ONE_PIECE);
    }

    @Rule("SH-MOO-02")
    @Test
    void theMoonSparesTheShepherdAndNeedsTheWolf() {
        turn(3).with("owed", 1)
                .with("wolf", 0)
                .with("seats[0].dog", false)
                .with("seats[1].shepherd", true)
                .play("draw", "card MOO")
                .asks(2);
        turn(3).with("owed", 1)
                .play("draw", "card MOO")
                .sees(0, "phase", "act")
                .has("discard.MOO", 1)
                .has("seats[1].coat", Yard.FRESH);
    }

    @Rule("SH-MOO-03")
    @Test
    void theMasterMayBeSafeFromTheNextBite() {
        for (String mastery : List.of("round", "instant")) {
            Scenario<Paddock, FleeceMove> table = turn(2, "moonMastery=" + mastery)
                    .with("owed", 1)
                    .with("wolf", 1)
                    .with("seats[1].dog", false)
                    .with("attackUsed", true)
                    .play("draw", "card MOO", "shed 1", "end", "~", "roll 3");
            table.sees(0, "phase", mastery.equals("round") ? "act" : "bite").has("wolf", 1);
        }
        turn(2, "moonMastery=round")
                .with("master", 0)
                .with("wolf", 0)
                .with("seats[0].dog", false)
                .with("die", 0)
                .with("phase", "roll")
                .play("roll 3")
                .sees(0, "phase", "act");
    }

    @Rule("SH-SHP-01")
    @Test
    void theShepherdSendsTheWolfAwayForGood() {
        turn(3).with("owed", 1)
                .with("wolf", 0)
                .play("draw", "card SHP")
                .has("wolf", 1)
                .has("seats[0].shepherd", true);
        turn(3).with("wolf", 2)
                .with("seats[0].shepherd", true)
                .with("active", 2)
                .with("die", 0)
                .with("phase", "roll")
                .play("roll 2", "~")
                .has("wolf", 1);
    }

    @Rule("SH-GOA-02")
    @Test
    void cardsPlayedInTheGoatsWindowAreNotEaten() {
        turn(2).with("owed", 1)
                .with("seats[0].hand", List.of("POW", "CRM"))
                .play("draw", "card GOA", "pow B B", "~")
                .sees(0, "owed", 1)
                .has("seats[1].dog", false)
                .has("discard.CRM", 1)
                .has("discard.POW", 1);
    }

    @Rule("SH-OUT-01")
    @Test
    void afterAnEventAllWithoutWoolAreOutTogether() {
        Scenario<Paddock, FleeceMove> table = turn(4).with("owed", 1)
                .with("seats[1].coat", ONE_PIECE)
                .with("seats[2].coat", ONE_PIECE)
                .play("draw", "card BOY", "0: shed 1", "3: shed 1");
        table.sees(0, "seats[1].place", 3).sees(0, "seats[2].place", 3).sees(0, "seats[0].place", 0);
        turn(3).with("seats[1].coat", ONE_PIECE).play("shear B1").sees(0, "seats[1].living", false);
    }

    @Rule("SH-OUT-02")
    @Test
    void nobodyInherits() {
        turn(3).with("seats[1].coat", ONE_PIECE)
                .with("seats[1].shear", "sP")
                .with("seats[1].battery", "BAT+")
                .with("seats[1].shepherd", true)
                .play("shear B1")
                .has("discard.sP", 1)
                .has("discard.BAT+", 1)
                .has("discard.SHP", 1)
                .has("discard.DOG", 1)
                .has("seats[0].shear", "sK");
    }

    @Rule("SH-OUT-03")
    @Test
    void rulesForTwoHoldWheneverTwoAreLiving() {
        turn(3).with("seats[2].coat", BARE)
                .with("seats[2].dog", false)
                .with("seats[0].shear", "sR")
                .with("seats[1].hand", List.of("AFT"))
                .play("shear B4", "after")
                .sees(0, "attack.parts[0].seat", 1)
                .sees(0, "attack.parts[0].points", 2);
        turn(3).with("seats[2].coat", BARE)
                .with("seats[2].dog", false)
                .with("owed", 1)
                .play("draw", "card SHP")
                .sees(0, "owed", 1);
    }

    @Rule("SH-END-03")
    @Test
    void placesGoByWhenSeatsWentOut() {
        Scenario<Paddock, FleeceMove> table = turn(4).with("seats[0].shear", "sB")
                .with("seats[1].coat", ONE_PIECE)
                .with("seats[2].coat", ONE_PIECE)
                .play("shear C1 B1", "end", "~", "roll 1", "draw", "card CRM", "shear A1", "snip 1", "concede")
                .isWonBy(0);
        assertThat(table.result().ranks()).containsExactly(1, 3, 4, 2);
        assertThat(table.result().scores()).containsExactly(1, 0, 0, 0);
        assertThat(table.result().reason().plain()).contains("A");
    }

    @Rule("SH-END-04")
    @Test
    void concedingDiscardsTheCoat() {
        turn(3).play("concede")
                .sees(1, "seats[0].living", false)
                .sees(1, "window", "end")
                .has("discard.WOL", 7)
                .asks(1, 2);
        turn(3).with("attackUsed", true)
                .play("end", "1: concede", "2: pass")
                .sees(0, "seats[1].living", false)
                .sees(0, "active", 2);
        turn(3).with("attackUsed", true).play("end", "1: concede", "2: concede").isWonBy(0);
        turn(2).with("seats[1].hand", List.of("POW")).play("shear B1").refuses("concede", "SH-END-04");
    }

    @Rule("SH-END-04")
    @Test
    void nobodyConcedesByChance() {
        Paddock paddock = turn(2).with("attackUsed", true).position();
        Moves<FleeceMove> legal = new Moves<>();
        paddock.legalMoves(0, legal);
        assertThat(paddock.offers(0)).contains(FleeceMoves.CONCEDE);
        SeededRandom random = new SeededRandom(1);
        for (int i = 0; i < 200; i++) {
            assertThat(legal.pick(random)).isNotEqualTo(FleeceMoves.CONCEDE);
        }
    }
}
