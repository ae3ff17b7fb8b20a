package sheepfold.games.tangle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import sheepfold.advice.Advice;
import sheepfold.engine.Moves;
import sheepfold.engine.Observation;
import sheepfold.engine.SeededRandom;
import sheepfold.kit.Scenario;

/** The scripted player and what positions are worth. */
class AdviceTest {
    private static TangleMove greedy(Scenario<Wasteland, TangleMove> game) {
        Wasteland table = game.position();
        return Advice.of(Glade.GAME).greedy(new Observation<>(Glade.GAME, table, table.decider()), new SeededRandom(1));
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
        double red = Advice.of(Glade.GAME).value(table, 0);
        double purple = Advice.of(Glade.GAME).value(table, 1);
        assertThat(red).isGreaterThan(0.8);
        assertThat(red + purple).isBetween(0.999, 1.001);
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
        Advice.of(Glade.GAME).prune(table, 0, moves, new SeededRandom(1));
        assertThat(moves.size()).isBetween(1, 20);
    }

    /** What the plan makes of it. */
    private static String planned(Scenario<Wasteland, TangleMove> game) {
        Wasteland table = game.position();
        Moves<TangleMove> moves = new Moves<>();
        table.legalMoves(table.decider(), moves);
        TangleMove move = new Plan(table, new SeededRandom(1)).choose(table, moves);
        return Glade.GAME.notation().write(table, move);
    }

    @Test
    void thePlanTakesTheWin() {
        Scenario<Wasteland, TangleMove> game = nearlyThere().scenario();
        assertThat(planned(game)).matches(".*>(c2|e5)");
        game.play(planned(game));
        assertThat(planned(game)).isEqualTo("grow de3");
    }

    /** All that is missing is a card in the hand, and nobody is at home to cast it. */
    @Test
    void thePlanSendsARootHomeToCastTheLastCard() {
        Scenario<Wasteland, TangleMove> game = nearlyThere()
                .tile("R bush de3")
                .front("R", "E01", "E02", "E03", "E04", "E05", "E06", "E07", "E08", "E13")
                .hand("R", "E11")
                .stash("R M1")
                .home("bc3 0", "ef7 0")
                .roots("b2 R", "f4 R")
                .scenario();
        assertThat(planned(game)).matches(".*>(bc3|ef7)");
        game.play(planned(game));
        assertThat(planned(game)).isEqualTo("cast E11");
        game.play("cast E11").isWonBy(0);
    }

    /** Sudden Spring lays a lake at once, which is worth an action; Rich Loam only lies there. */
    @Test
    void thePlanJudgesACardByWhatItDoes() {
        Scenario<Wasteland, TangleMove> game = Glade.of(2)
                .goals("R", "V15", "V04", "V11")
                .goals("P", "V08", "V09", "V10")
                .hand("R", "E01", "E43")
                .stash("R E1N3M2")
                .with("round", 20)
                .casting()
                .scenario();
        assertThat(planned(game)).isEqualTo("cast E43");
    }

    @Test
    void thePlanPaysForWhatItNeedsAndLetsTheRestGo() {
        Glade glade = Glade.of(2)
                .goals("R", "V03", "V07", "V21")
                .goals("P", "V01", "V02", "V05")
                .active("P")
                .with("round", 20)
                .marker("L", "R")
                .tile("R lake bc4")
                .stash("R E4");
        assertThat(planned(glade.play("bc7>ef3")))
                .as("no card of its own asks for lakes")
                .isEqualTo("drop bc4");
        assertThat(planned(glade.goals("R", "V10", "V11", "V15").play("bc7>ef3")))
                .isEqualTo("pay");
    }

    @Test
    void thePlanPushesWhatHurtsOthersMore() {
        Scenario<Wasteland, TangleMove> game =
                Glade.of(2).tile("R lake bc4", "P bush bc6").tracking(2).scenario();
        assertThat(planned(game)).isEqualTo("track B2");
    }

    @Test
    void thePlanTakesCardsThatServeItsGoal() {
        Scenario<Wasteland, TangleMove> game = Glade.of(2)
                .goals("R", "V03", "V07", "V21")
                .row("E11", "E47", "E16")
                .play("bc3>e2");
        assertThat(planned(game)).as("Berry Birds bring two bush seeds").isEqualTo("card 2");
    }

    @Test
    void theOutlookFallsWithEveryStage() {
        Glade glade = Glade.of(2).goals("R", "V03", "V16", "V21");
        assertThat(List.of("noTile", "earth bc4", "earth bc4 tree", "sapling bc4", "tree bc4").stream()
                        .map(tile -> tile.equals("noTile") ? glade : glade.tile("R " + tile))
                        .map(stage -> stage.scenario().position())
                        .map(table -> new Outlook(table.rules).turns(table, 0, 2))
                        .toList())
                .isSortedAccordingTo((a, b) -> Double.compare(b, a));
    }

    @Test
    void aPlayoutEndsBetweenRounds() {
        Wasteland table = Glade.of(2).with("first", 0).scenario().position();
        assertThat(Advice.of(Glade.GAME).settled(table)).isTrue();
        Wasteland later = Glade.of(2).with("first", 0).active("P").scenario().position();
        assertThat(Advice.of(Glade.GAME).settled(later)).isFalse();
    }
}
