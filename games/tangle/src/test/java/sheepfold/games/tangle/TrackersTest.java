package sheepfold.games.tangle;

import static org.assertj.core.api.Assertions.assertThat;
import static sheepfold.games.tangle.Glade.steps;

import org.junit.jupiter.api.Test;
import sheepfold.kit.Rule;
import sheepfold.kit.Scenario;

/** Moving trackers and taking markers. */
class TrackersTest {
    @Rule("TA-TRK-01")
    @Test
    void everyTileAndEveryRootIsAStep() {
        Scenario<Wasteland, TangleMove> game =
                Glade.of(2).tile("R sapling bc4").stash("R E2W1N1").play("ef7>c2", "grow bc4");
        assertThat(steps(game)).isEqualTo(2);
        game.refuses("track L1", "TA-TRK-02")
                .play("track L1 C1")
                .has("upkeep.L.below", 1)
                .has("upkeep.C.below", 1);
    }

    @Rule("TA-TRK-02")
    @Test
    void stepsThatCanBeMadeMustBeMade() {
        Glade.of(2)
                .tracker("L", 0)
                .marker("L", "P")
                .tracking(2)
                .scenario()
                .offers("track B2", "track C2", "track B1 C1")
                .refuses("track L1 B1", "TA-TRK-02")
                .refuses("track B1", "TA-TRK-02");
        Scenario<Wasteland, TangleMove> lost = Glade.of(2).tracking(7).scenario();
        lost.offers("track L2 B2 C2").play("track L2 B2 C2").asks(1);
    }

    @Rule("TA-TRK-03")
    @Test
    void aTrackerOnTopHandsOutItsMarker() {
        Scenario<Wasteland, TangleMove> game = Glade.of(2).tracking(3).play("track B2 L1");
        game.has("upkeep.B.holder", 0)
                .has("upkeep.B.below", 2)
                .has("upkeep.L.below", 1)
                .asks(1);
    }

    @Rule("TA-TRK-04")
    @Test
    void aTrackerWaitsWhileItsMarkerIsAway() {
        Scenario<Wasteland, TangleMove> game = Glade.of(2)
                .active("P")
                .marker("B", "R")
                .tracker("B", 1)
                .tracking(1)
                .play("track B1");
        game.has("upkeep.B.below", 0).asks(0);
        assertThat(game.position().upkeep.holder(1)).isEqualTo(Upkeep.ON_TRACK);
        game.play("bc3>ef7").has("upkeep.B.holder", 0).has("upkeep.B.below", 2);
    }

    @Test
    void theTaskSaysWhyTrackersMoveAndWhatItCosts() {
        assertThat(task(Glade.of(2).tracking(3)))
                .isEqualTo("What you built moves upkeep trackers by 3 steps: choose which."
                        + " A marker you get at the top is due on your next turn.");
        assertThat(task(Glade.of(2).tracking(1))).contains("by 1 step:");
        assertThat(task(Glade.of(2).front("R", "E21").tracking(3))).contains("by up to 3 steps:");
        assertThat(task(Glade.of(2).front("R", "E21").tracking(1))).contains("by up to 1 step:");
    }

    private static String task(Glade glade) {
        return glade.scenario().position().decision(0).task().plain();
    }

    @Rule({"TA-PLC-06", "TA-CST-01"})
    @Test
    void aTurnThatEndsBecauseNothingCanBeDoneSaysSo() {
        Glade glade = Glade.of(2).home("bc3 0", "ef7 0").roots("b3 R", "b4 R");
        assertThat(glade.play("b3>c5").heardBy(1))
                .contains("Red can do nothing there.", "Red has no root at home and ends the turn without casting.");
        assertThat(Glade.of(2).play("bc3>b2").heardBy(0))
                .contains("Red has no card in hand and ends the turn without casting.");
        assertThat(glade.hand("R", "E40").home("bc3 1").play("b3>b2").heardBy(0))
                .noneMatch(line -> line.contains("without casting"));
    }

    @Rule("TA-TRK-05")
    @Test
    void plantingAndShiftingMoveNothing() {
        assertThat(steps(Glade.of(2).tile("R earth bc4").seeds("R", 1, 0).play("bc3>c5", "plant bush bc4")))
                .isZero();
        assertThat(steps(Glade.of(4).tile("R earth bc4").play("de10>c1", "shift bc3>bc4")))
                .isZero();
    }
}
