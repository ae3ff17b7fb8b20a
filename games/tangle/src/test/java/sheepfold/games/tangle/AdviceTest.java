package sheepfold.games.tangle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import sheepfold.engine.Moves;
import sheepfold.engine.Observation;
import sheepfold.engine.SeededRandom;
import sheepfold.engine.kit.Scenario;

/** The scripted player and what positions are worth. */
class AdviceTest {
    private static TangleMove greedy(Scenario<Wasteland, TangleMove> game) {
        Wasteland table = game.position();
        return Glade.GAME.advice().greedy(new Observation<>(Glade.GAME, table, table.decider()), new SeededRandom(1));
    }

    private static String written(Scenario<Wasteland, TangleMove> game) {
        return Glade.GAME.notation().write(game.position(), greedy(game));
    }

    /** Red lacks one bush for V21, and it only has to grow. */
    private static Glade nearlyThere() {
        return Glade.of(2)
                .goals("R", "V21", "V02", "V05")
                .goals("P", "V08", "V09", "V10")
                .tile("R bush bc4", "R bush cd4", "R bush cd3", "R bush cd5", "R bush cd6", "R earth de3 bush")
                .front("R", "E01", "E02", "E03", "E04", "E05", "E06", "E07", "E08", "E09", "E11")
                .stash("R N1W1");
    }

    @Test
    void itFinishesWhatIsNearlyDone() {
        Scenario<Wasteland, TangleMove> game = nearlyThere().scenario();
        assertThat(written(game)).matches(".*>(c2|e5)");
        game.play(written(game));
        assertThat(written(game)).isEqualTo("grow de3");
        game.play("grow de3");
        game.play(written(game)).isWonBy(0);
    }

    @Test
    void itPaysUpkeepIfItCan() {
        Scenario<Wasteland, TangleMove> game = Glade.of(2)
                .active("P")
                .marker("L", "R")
                .tile("R lake bc4")
                .stash("R E1")
                .play("bc7>ef3");
        assertThat(written(game)).isEqualTo("pay");
    }

    @Test
    void itPushesWhatItOwesLeastOf() {
        Scenario<Wasteland, TangleMove> game =
                Glade.of(2).tile("R lake bc4", "P bush bc6").tracking(2).scenario();
        assertThat(written(game)).isEqualTo("track B2");
    }

    @Test
    void itCastsWhatItCanKeep() {
        Scenario<Wasteland, TangleMove> game =
                Glade.of(2).hand("R", "E01").stash("R N3M3").casting().scenario();
        assertThat(written(game)).isEqualTo("cast E01");
        assertThat(written(Glade.of(2).hand("R", "E01").stash("R M3").casting().scenario()))
                .isEqualTo("done");
    }

    @Test
    void whoIsAheadIsWorthMore() {
        Wasteland table = nearlyThere().scenario().position();
        double red = Glade.GAME.advice().value(table, 0);
        double purple = Glade.GAME.advice().value(table, 1);
        assertThat(red).isGreaterThan(0.8);
        assertThat(red + purple).isBetween(0.999, 1.001);
        assertThat(Glade.GAME.advice().inWords(red)).endsWith("% chance to win");
    }

    @Test
    void theRemainderFallsWithEveryStage() {
        Glade glade = Glade.of(2).goals("R", "V03", "V16", "V21");
        double nothing = Worth.remainder(glade.scenario().position(), 0, 2);
        double earth = Worth.remainder(glade.tile("R earth bc4").scenario().position(), 0, 2);
        double sown = Worth.remainder(glade.tile("R earth bc4 tree").scenario().position(), 0, 2);
        double sapling = Worth.remainder(glade.tile("R sapling bc4").scenario().position(), 0, 2);
        double tree = Worth.remainder(glade.tile("R tree bc4").scenario().position(), 0, 2);
        assertThat(List.of(nothing, earth, sown, sapling, tree)).isSortedAccordingTo((a, b) -> Double.compare(b, a));
    }

    @Test
    void aSearchLooksAtFewPlacements() {
        Wasteland table = Glade.dealt(2).position();
        Moves<TangleMove> moves = new Moves<>();
        table.legalMoves(0, moves);
        Glade.GAME.advice().prune(table, 0, moves, new SeededRandom(1));
        assertThat(moves.size()).isBetween(1, 20);
    }
}
