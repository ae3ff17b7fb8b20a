package sheepfold.lab.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sheepfold.bots.Bots;
import sheepfold.engine.Game;
import sheepfold.engine.Games;
import sheepfold.engine.Setup;
import sheepfold.json.Json;
import sheepfold.lab.measure.Comparison;
import sheepfold.lab.play.Measuring;
import sheepfold.lab.play.SimulationPlan;
import tools.jackson.databind.JsonNode;

/** Games that are played one at a time come to the same as those that are played at once. */
class LiveRunTest {
    private static SimulationPlan plan(Game<?, ?> game, int games) {
        Setup setup = Setup.of(game.info(), game.info().defaultSeats());
        return new SimulationPlan(setup, Collections.nCopies(setup.seats(), Bots.named("random")), games, 7, 1, false)
                .measuring(Measuring.of(List.of("all"), false));
    }

    private static JsonNode measures(LiveRun run) {
        Comparison comparison = run.soFar().orElseThrow();
        return Json.tree(comparison.variants().getFirst().report().character().orElseThrow());
    }

    private static String meaning(JsonNode measures, String id) {
        return measures.get("list")
                .valueStream()
                .filter(measure -> measure.get("id").asString().equals(id))
                .findFirst()
                .orElseThrow()
                .get("meaning")
                .asString();
    }

    @ParameterizedTest
    @CsvSource({"kit, 4", "wolf-and-sheep, 4", "sheep-hop, 5"})
    void allMeasuresAreThoseOfASimulation(String id, int budgets) {
        Game<?, ?> game = Games.named(id);
        SimulationPlan plan = plan(game, 16);
        LiveRun run = new LiveRun(game, "set-up", Map.of("A", plan));
        int ownGames = 16;
        int furtherGames = budgets * 16 + 16;
        for (int i = 0; i < ownGames; i++) {
            assertThat(run.playOne()).isTrue();
        }
        assertThat(meaning(measures(run), "skill")).contains("were not all played");
        assertThat(meaning(measures(run), "luck")).contains("were not all played");
        for (int i = 0; i < furtherGames; i++) {
            assertThat(run.playOne()).isTrue();
        }
        assertThat(run.playOne()).isFalse();
        assertThat(run.played()).isEqualTo(ownGames + furtherGames);
        assertThat(run.planned()).isEqualTo(run.played());
        assertThat(measures(run))
                .isEqualTo(Json.tree(
                        Simulation.run(game, plan, _ -> {}).character().orElseThrow()));
        assertThat(run.table(0).lines()).as("of its own games").hasSize(17);
    }
}
