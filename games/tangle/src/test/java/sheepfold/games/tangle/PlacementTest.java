package sheepfold.games.tangle;

import static org.assertj.core.api.Assertions.assertThat;
import static sheepfold.games.tangle.Glade.cubesOn;
import static sheepfold.games.tangle.Glade.on;
import static sheepfold.games.tangle.Glade.phase;
import static sheepfold.games.tangle.Glade.rootsOn;
import static sheepfold.games.tangle.Glade.stash;

import org.junit.jupiter.api.Test;
import sheepfold.kit.Rule;
import sheepfold.kit.Scenario;

/** The five steps of a placement. */
class PlacementTest {
    @Rule("TA-PLC-01")
    @Test
    void aRootGoesToAnotherSpaceOrAnotherOwnTree() {
        Glade.of(2)
                .roots("b2 R")
                .scenario()
                .accepts("b2>b3", "b2>bc3", "bc3>ef7", "bc3>b2")
                .refuses("b2>b2", "TA-PLC-01")
                .refuses("bc3>bc3", "TA-PLC-01")
                .refuses("bc3>bc7", "TA-PLC-01")
                .refuses("bc3>bc4", "TA-PLC-01")
                .refuses("bc7>b2", "TA-PLC-01")
                .refuses("b3>b2", "TA-PLC-01");
    }

    @Rule("TA-PLC-01")
    @Test
    void aRootMayGoFromUnderOthersAndTheRestKeepsItsOrder() {
        Scenario<Wasteland, TangleMove> game = Glade.of(2)
                .roots("b3 RPRP")
                .scenario()
                .accepts("b3>b2", "b3.2>b2")
                .refuses("b3.3>b2", "TA-PLC-01");
        assertThat(rootsOn(game.play("b3.2>b2"), "b3")).isEqualTo("RPP");
    }

    @Rule("TA-PLC-01")
    @Test
    void ofRootsDirectlyOnEachOtherTheLowestIsListedAndAnyMayBeNamed() {
        Scenario<Wasteland, TangleMove> game = Glade.of(2)
                .roots("b3 PRR")
                .scenario()
                .accepts("b3>b2", "b3.1>b2", "b3.2>b2")
                .refuses("b3.3>b2", "TA-PLC-01");
        assertThat(game.legal()).contains("b3>b2").doesNotContain("b3.2>b2");
        assertThat(rootsOn(game.play("b3.2>b2"), "b3")).isEqualTo("PR");
        Glade.of(2)
                .front("R", "E09")
                .roots("b3 RPRR")
                .stash("R E1")
                .play("ef7>b2")
                .accepts("home b3.2>bc3", "home b3.3>bc3")
                .refuses("home b3.4>bc3", "TA-PLC-11");
    }

    @Rule("TA-PLC-02")
    @Test
    void aNewRootGoesOnTopAndTreesHoldSeveral() {
        Scenario<Wasteland, TangleMove> game =
                Glade.of(2).roots("b2 RP").stash("R E1").play("ef7>b2");
        assertThat(rootsOn(game, "b2")).isEqualTo("RPR");
        assertThat(on(Glade.of(2).play("bc3>ef7"), "ef7")).isEqualTo("R tree :2");
    }

    @Rule("TA-PLC-03")
    @Test
    void aRootAtHomeDoesNothingElse() {
        Scenario<Wasteland, TangleMove> game =
                Glade.of(2).roots("b3 R").tile("R bush bc4 2").play("b3>bc3");
        assertThat(stash(game, "R")).isEmpty();
        assertThat(cubesOn(game, "b2")).isEqualTo("E2");
        game.asks(1);
    }

    @Rule("TA-PLC-04")
    @Test
    void arrowsBringCubes() {
        Scenario<Wasteland, TangleMove> game = Glade.of(2).play("bc3>c2");
        assertThat(cubesOn(game, "b2")).isEqualTo("E3");
        assertThat(cubesOn(game, "d2")).isEqualTo("M3");
        assertThat(cubesOn(game, "d3")).isEqualTo("N3");
        assertThat(cubesOn(game, "b4")).isEqualTo("W2");
    }

    @Rule("TA-PLC-05")
    @Test
    void ownTilesAroundAreEmptiedAndOthersAreFed() {
        Scenario<Wasteland, TangleMove> game = Glade.of(2)
                .tile("R meadow bc4 3", "R bush bc5 2", "P meadow cd4 1", "P bush cd5", "P meadow cd6 3", "P bush cd3")
                .play("bc3>c3");
        assertThat(stash(game, "R")).isEqualTo("E2N3");
        assertThat(on(game, "bc4")).isEqualTo("R meadow");
        assertThat(on(game, "cd4")).isEqualTo("P meadow 2");
        assertThat(on(game, "cd5")).isEqualTo("P bush 1");
        assertThat(on(game, "cd6")).isEqualTo("P meadow 3");
        assertThat(on(game, "cd3")).isEqualTo("P bush");
    }

    @Rule("TA-PLC-06")
    @Test
    void anActionMayBeDoneInPartOrNotAtAll() {
        Glade.of(2).stash("R E2").play("bc3>b3", "done").asks(1);
        Scenario<Wasteland, TangleMove> part = Glade.of(2).stash("R E2").play("bc3>b3", "earth bc4", "done");
        assertThat(stash(part, "R")).isEqualTo("E1");
        Glade.of(2).refuses("done", "TA-TURN-02");
    }

    @Rule("TA-PLC-06")
    @Test
    void anActionEndsWhereNothingIsLeftToDo() {
        Glade.of(2).play("bc3>b3").asks(1);
    }

    @Rule("TA-PLC-07")
    @Test
    void eachOpposingRootBelowGetsACubeFromTheTopDown() {
        Scenario<Wasteland, TangleMove> game = Glade.of(3)
                .roots("b4 GRP")
                .stash("R E1M1")
                .play("bc3>b4")
                .offers("give E", "give W", "give M")
                .play("give E", "give M");
        assertThat(stash(game, "P")).isEqualTo("E1");
        assertThat(stash(game, "G")).isEqualTo("M1");
        assertThat(stash(game, "R")).isEqualTo("W2");
    }

    @Rule("TA-PLC-07")
    @Test
    void whereOnlyOneKindIsThereItIsGiven() {
        Scenario<Wasteland, TangleMove> game =
                Glade.of(2).roots("b3 PP").stash("R W3").play("bc3>b3");
        assertThat(stash(game, "P")).isEqualTo("W2");
        game.asks(1);
        Glade.of(2).roots("b3 P").stash("R W3M1").play("bc3>b3").refuses("give E", "TA-PLC-07");
    }

    @Rule("TA-PLC-08")
    @Test
    void theTollMustBeSure() {
        Glade.of(2).roots("b3 P").refuses("bc3>b3", "TA-PLC-08");
        Glade.of(2).roots("b3 P").stash("R M1").scenario().accepts("bc3>b3");
        Glade.of(2).roots("b3 P").tile("R bush bc4 1").scenario().accepts("bc3>b3");
        Glade.of(2).roots("b2 PP").scenario().accepts("bc3>b2");
        Glade.of(2).roots("b2 PPP").refuses("bc3>b2", "TA-PLC-08");
        Glade.of(3).roots("a2 PP").scenario().accepts("bc3>a2");
        Glade.of(3).roots("a2 PPP").refuses("bc3>a2", "TA-PLC-08");
    }

    @Rule("TA-PLC-09")
    @Test
    void whatIsOwedCannotBeSpent() {
        Scenario<Wasteland, TangleMove> game =
                Glade.of(2).roots("b3 P").stash("R E2").play("bc3>b3", "earth bc4");
        assertThat(phase(game)).isEqualTo(Phase.TRACK);
        assertThat(stash(game, "P")).isEqualTo("E1");
        Glade.of(2).roots("b3 PP").stash("R E3").play("bc3>b3").refuses("earth cd5", "TA-PLC-09");
    }

    @Rule("TA-PLC-10")
    @Test
    void anEmptyStashWillDoWhereNothingIsOwed() {
        Scenario<Wasteland, TangleMove> game = Glade.of(2).roots("b3 PPP").scenario();
        game.accepts("bc3>b2", "bc3>c3", "ef7>f3").refuses("bc3>b3", "TA-PLC-08");
    }

    @Rule("TA-PLC-11")
    @Test
    void cardsComeAfterTheTollTangledRootsFirst() {
        Scenario<Wasteland, TangleMove> game = Glade.of(2)
                .roots("b3 P", "f3 R")
                .front("P", "E05")
                .front("R", "E08", "E09")
                .stash("R W1")
                .play("bc3>b3");
        assertThat(stash(game, "P")).isEqualTo("W1M1");
        assertThat(phase(game)).isEqualTo(Phase.GAIN);
        game.refuses("home f3>bc3", "TA-PLC-11").play("gain E");
        assertThat(phase(game)).isEqualTo(Phase.HOMING);
        game.refuses("gain E", "TA-PLC-11").play("home f3>bc3").asks(1);
    }

    @Rule("TA-PLC-12")
    @Test
    void thereAreTwelvePlacementsAtMost() {
        Scenario<Wasteland, TangleMove> game =
                Glade.of(2).with("placements", 11).with("toPlace", 3).play("bc3>b2");
        game.asks(1);
        Glade.of(2).with("placements", 12).isRefused("placements", "TA-PLC-12");
    }
}
