package sheepfold.games.tangle;

import static org.assertj.core.api.Assertions.assertThat;
import static sheepfold.games.tangle.Glade.cubesOn;
import static sheepfold.games.tangle.Glade.on;
import static sheepfold.games.tangle.Glade.phase;
import static sheepfold.games.tangle.Glade.rootsOn;
import static sheepfold.games.tangle.Glade.stash;
import static sheepfold.games.tangle.Glade.steps;

import java.util.List;
import org.junit.jupiter.api.Test;
import sheepfold.kit.Rule;
import sheepfold.kit.Scenario;

/** How a game begins. */
class SetupTest {
    @Rule("TA-TURN-01")
    @Test
    void chanceNamesTheFirstPlayerUnlessItIsAgreed() {
        Glade.start(3).asksChance().offers("first R", "first P", "first G");
        Scenario<Wasteland, TangleMove> agreed = Glade.start(2, "first-player=2");
        assertThat(agreed.position().course.first).isEqualTo(1);
        agreed.refuses("first R", "TA-TURN-01");
    }

    @Rule("TA-WIN-01")
    @Test
    void threeVictoryCardsAreDealtToEach() {
        Scenario<Wasteland, TangleMove> dealt = Glade.start(2, "first-player=1");
        assertThat(dealt.chances()).hasSize(21);
        dealt.play("=V01").refuses("=V01", "TA-WIN-01").play("=V02", "=V03", "=V04", "=V05", "=V06");
        dealt.has("seats[0].goals", List.of("V01", "V02", "V03")).has("seats[1].goals", List.of("V04", "V05", "V06"));
        assertThat(phase(dealt)).isEqualTo(Phase.DEAL);
    }

    @Rule("TA-ACT-11")
    @Test
    void threeEnchantmentsAndARow() {
        Glade.dealt(2)
                .has("seats[0].hand", List.of("E01", "E02", "E03"))
                .has("seats[1].hand", List.of("E04", "E05", "E06"))
                .has("row", List.of("E07", "E08", "E09"))
                .sees(0, "pile", 41)
                .asks(0);
    }

    @Rule("TA-ACT-01")
    @Test
    void spacesAndStashesAreFilled() {
        Scenario<Wasteland, TangleMove> game = Glade.dealt(4);
        assertThat(cubesOn(game, "b2")).isEqualTo("E2");
        assertThat(cubesOn(game, "d6")).isEqualTo("M2");
        assertThat(cubesOn(game, "f5")).isEqualTo("W1N1");
        assertThat(cubesOn(game, "e1")).isEqualTo("E1N1");
        assertThat(cubesOn(game, "c6")).isEqualTo("N1M1");
        assertThat(stash(game, "O")).isEqualTo("E2W2N2M2");
        assertThat(on(game, "cd10")).isEqualTo("G tree :1");
        assertThat(rootsOn(game, "b2")).isEmpty();
    }

    @Rule("TA-TRK-02")
    @Test
    void trackersStartAsManyStepsBelowAsThereArePlayers() {
        Glade.dealt(4).has("upkeep.L.below", 4);
        Glade.dealt(3, "upkeep-distance=players-plus-one").has("upkeep.B.below", 4);
    }

    @Rule("TA-TURN-01")
    @Test
    void laterPlayersMayGetMoreCubes() {
        Scenario<Wasteland, TangleMove> game =
                Glade.dealt(3, "start-bonus=true").asks(1);
        game.play("gain M").asks(2).play("gain E", "gain E").asks(0);
        assertThat(stash(game, "P")).isEqualTo("E2W2N2M3");
        assertThat(stash(game, "G")).isEqualTo("E4W2N2M2");
    }

    @Rule("TA-CEN-01")
    @Test
    void chanceMayLayTheCentre() {
        Glade.start(2, "first-player=1", "centre=random")
                .offers("centre sacrificial", "centre hibernate", "centre takeover")
                .refuses("centre grow", "TA-CEN-01")
                .play("centre hibernate")
                .has("centre", "hibernate");
        Glade.start(3, "first-player=1", "centre=random", "alt-spaces=a2=hibernate")
                .offers("centre sacrificial", "centre takeover")
                .refuses("centre hibernate", "TA-CEN-06");
    }

    @Rule("TA-TURN-02")
    @Test
    void stepsOfATurnAreAskedInOrder() {
        Scenario<Wasteland, TangleMove> game = Glade.dealt(2);
        assertThat(phase(game)).isEqualTo(Phase.PLACE);
        game.refuses("cast E01", "TA-CST-01").refuses("track L1", "TA-TRK-01").refuses("skip", "TA-TURN-02");
        game.play("bc3>b3");
        assertThat(phase(game)).isEqualTo(Phase.ACT);
        game.play("earth bc4", "done");
        assertThat(phase(game)).isEqualTo(Phase.CAST);
        game.play("cast E01");
        assertThat(phase(game)).isEqualTo(Phase.TRACK);
        game.play("track L1").asks(1);
        game.has("round", 1).play("bc7>b4", "done").asks(0).has("round", 2);
        assertThat(steps(game)).isZero();
    }
}
