package sheepfold.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.bots.Bots;
import sheepfold.engine.Game;
import sheepfold.engine.Games;
import sheepfold.engine.Move;
import sheepfold.engine.Position;
import sheepfold.engine.Setup;
import sheepfold.lab.measure.Report;
import sheepfold.lab.play.SimulationPlan;
import sheepfold.lab.run.Simulation;

/** Bots do not wait for crumbs and do not go in circles: their games come to an end because something was done. */
class BotsGetOnTest {
    private static final int GAMES = 12;

    private static <P extends Position<P, M>, M extends Move> Report games(Game<P, M> game, int seats, String bot) {
        Setup setup = Setup.of(game.info(), seats);
        return Simulation.run(
                game,
                new SimulationPlan(setup, Collections.nCopies(seats, Bots.named(bot)), GAMES, 21, 1, false),
                _ -> {});
    }

    @ParameterizedTest
    @ValueSource(strings = {"medium", "strong:600"})
    void flocksOfShepherdMessAreBroughtHome(String bot) {
        Map<String, Integer> ended = Objects.requireNonNull(
                games(Games.named("shepherd-mess"), 2, bot).tallies().get("ended"));
        assertThat(ended.getOrDefault("penned", 0)).as("flocks: %s", ended).isGreaterThanOrEqualTo(GAMES / 3);
        assertThat(ended.getOrDefault("repetition", 0)).as("circles: %s", ended).isLessThanOrEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"easy", "medium", "strong:100"})
    void sheepHopHomeInsteadOfToAndFro(String bot) {
        double rolls = Objects.requireNonNull(
                        games(Games.named("sheep-hop"), 1, bot).figures().get("rolls"))
                .most();
        assertThat(rolls).as("the most rolls of a game").isLessThan(280);
    }
}
