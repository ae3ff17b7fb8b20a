package sheepfold.games.tangle;

import static org.assertj.core.api.Assertions.assertThat;
import static sheepfold.games.tangle.Glade.cubesOn;
import static sheepfold.games.tangle.Glade.on;
import static sheepfold.games.tangle.Glade.phase;
import static sheepfold.games.tangle.Glade.stash;
import static sheepfold.games.tangle.Glade.steps;

import java.util.List;
import org.junit.jupiter.api.Test;
import sheepfold.kit.Rule;
import sheepfold.kit.Scenario;

/** The alternatives in the centre or over other spaces. */
class CentreTest {
    @Rule("TA-CEN-01")
    @Test
    void theCentreIsAFullSpaceOnlyIfItIsChosen() {
        Scenario<Wasteland, TangleMove> game =
                Glade.of(2, "centre=hibernate").tile("P meadow cd5").play("bc3>d4");
        assertThat(cubesOn(game, "d3") + cubesOn(game, "d5")).isEqualTo("N3N3");
        assertThat(on(game, "cd5")).isEqualTo("P meadow 1");
    }

    @Rule("TA-CEN-02")
    @Test
    void sacrificesBringCubesPlacementsAndCards() {
        Scenario<Wasteland, TangleMove> game = Glade.of(2, "centre=sacrificial")
                .tile("R earth bc4 bush", "R lake cd4", "R bush cd3 2", "R sapling cd5")
                .discard("E41")
                .play("bc3>d4")
                .refuses("sac bc3", "TA-CEN-02")
                .refuses("sac cd5", "TA-CEN-02")
                .refuses("sac bc4", "TA-CEN-02")
                .refuses("sac cd3", "TA-CEN-02")
                .refuses("sac bc7", "TA-CEN-02")
                .play("sac bc4 M", "sac cd3 cast E41", "sac cd4");
        assertThat(stash(game, "R")).isEqualTo("E4M1");
        assertThat(on(game, "cd3") + on(game, "cd4") + on(game, "bc4")).isEqualTo("---");
        assertThat(game.position().pool(Seed.BUSH)).isEqualTo(10);
        game.has("seats[0].front", List.of("E41")).has("steps", 0);
        assertThat(phase(game)).isEqualTo(Phase.PLACE);
    }

    @Rule("TA-CEN-02")
    @Test
    void aBushWithoutACardBringsNothing() {
        Glade.of(2, "centre=sacrificial")
                .tile("R bush cd3")
                .play("bc3>d4", "sac cd3")
                .asks(1);
    }

    @Rule("TA-CEN-03")
    @Test
    void gainedPlacementsWaitUntilThisOneIsOver() {
        Scenario<Wasteland, TangleMove> game = Glade.of(2, "centre=sacrificial")
                .roots("d4 P")
                .tile("R lake cd4", "R bush cd3")
                .hand("R", "E49")
                .stash("R W1M1")
                .play("bc3>d4", "sac cd4", "sac cd3 cast E49");
        assertThat(phase(game)).isEqualTo(Phase.TOLL);
        game.play("give W");
        assertThat(phase(game)).isEqualTo(Phase.PLACE);
        game.play("d4>b2").asks(0).play("b2>b4").asks(1);
    }

    @Rule("TA-CEN-04")
    @Test
    void aHibernatedRootIsPlacedBeforeTheOthers() {
        Scenario<Wasteland, TangleMove> game = Glade.of(2, "centre=hibernate").play("bc3>d4", "bc7>ef3");
        assertThat(phase(game)).isEqualTo(Phase.HIBERNATE);
        game.refuses("ef7>b2", "TA-CEN-04").play("d4>b2");
        assertThat(stash(game, "R")).isEqualTo("E2");
        assertThat(phase(game)).isEqualTo(Phase.PLACE);
        game.play("ef7>b4").asks(1);
    }

    @Rule("TA-CEN-04")
    @Test
    void itMayBeSkippedAndThenItIsOver() {
        Scenario<Wasteland, TangleMove> game =
                Glade.of(2, "centre=hibernate").play("bc3>d4", "bc7>ef3", "skip", "ef7>b4", "ef3>bc7");
        assertThat(phase(game)).isEqualTo(Phase.PLACE);
        game.asks(0);
    }

    @Rule("TA-CEN-04")
    @Test
    void aSleeperIsFollowedThroughTheStack() {
        Scenario<Wasteland, TangleMove> game =
                Glade.of(2, "centre=hibernate").roots("d4 RP").stash("R E1").play("bc3>d4");
        assertThat(game.position().course.asleep).isEqualTo(0b100);
        game.play("d4>b2");
        assertThat(game.position().course.awake).isEqualTo(0b10);
        game.accepts("d4.2>b4").refuses("d4>b4", "TA-CEN-04").play("skip").accepts("d4>b4");
    }

    @Rule("TA-CEN-04")
    @Test
    void ofOwnRootsThatSleepAlikeTheLowestIsListed() {
        Glade glade = Glade.of(2, "centre=hibernate").roots("d4 RR").asleep("d4", 0, 1);
        assertThat(glade.scenario().legal()).contains("d4>b2").doesNotContain("d4.2>b2");
        glade.scenario().accepts("d4.2>b2");
        Scenario<Wasteland, TangleMove> woken = glade.active("P").play("bc7>ef3");
        assertThat(phase(woken)).isEqualTo(Phase.HIBERNATE);
        assertThat(woken.legal()).contains("d4>b2").doesNotContain("d4.2>b2");
        // One sleeps, the other does not
        assertThat(Glade.of(2, "centre=hibernate")
                        .roots("d4 RR")
                        .asleep("d4", 1)
                        .scenario()
                        .legal())
                .contains("d4>b2", "d4.2>b2");
    }

    @Rule("TA-CEN-05")
    @Test
    void cleanEarthIsTakenOver() {
        Scenario<Wasteland, TangleMove> game = Glade.of(2, "centre=takeover")
                .tile("P earth bc4", "P earth bc5", "P earth cd4 bush", "P earth cd8")
                .stash("R E2W2N2")
                .play("ef7>d4")
                .refuses("take cd4 pay E W", "TA-CEN-05")
                .refuses("take cd8 pay E W", "TA-CEN-05")
                .refuses("take bc4 pay M M", "TA-CEN-05")
                .play("take bc4 pay W N", "take bc5 pay W N");
        assertThat(on(game, "bc5")).isEqualTo("R earth");
        assertThat(stash(game, "P")).isEqualTo("W2N2");
        assertThat(stash(game, "R")).isEmpty();
        assertThat(steps(game)).isEqualTo(2);
    }

    @Rule("TA-CEN-06")
    @Test
    void anAlternativeOverASpecialSpaceEndsItsArrows() {
        Scenario<Wasteland, TangleMove> game =
                Glade.of(3, "alt-spaces=e1=hibernate").play("bc3>d2");
        assertThat(cubesOn(game, "e1")).isEmpty();
        assertThat(cubesOn(game, "d3")).isEqualTo("N3");
    }

    @Rule("TA-CEN-06")
    @Test
    void eachAlternativeLiesThereOnce() {
        assertThat(TangleRules.of(Glade.setup(3, "alt-spaces=")).board.kind(0))
                .isEqualTo(
                        TangleRules.of(Glade.setup(3, "alt-spaces=none")).board.kind(0));
        for (String options : List.of("a2=hibernate,a3=hibernate", "b1=hibernate", "b2=hibernate", "a1=takeover")) {
            org.assertj.core.api.Assertions.assertThatExceptionOfType(sheepfold.json.BadInput.class)
                    .isThrownBy(() -> TangleRules.of(Glade.setup(3, "alt-spaces=" + options)))
                    .satisfies(fault -> assertThat(fault.place()).isEqualTo("options.alt-spaces"));
        }
        org.assertj.core.api.Assertions.assertThatExceptionOfType(sheepfold.json.BadInput.class)
                .isThrownBy(() -> TangleRules.of(Glade.setup(3, "alt-spaces=a2=hibernate", "centre=hibernate")))
                .satisfies(fault -> assertThat(fault.place()).isEqualTo("options.centre"));
    }
}
