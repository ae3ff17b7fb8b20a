package sheepfold.lab.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sheepfold.advice.Hint;
import sheepfold.bots.Bot;
import sheepfold.bots.Bots;
import sheepfold.engine.Game;
import sheepfold.engine.Games;
import sheepfold.engine.Move;
import sheepfold.engine.Observation;
import sheepfold.engine.Position;
import sheepfold.engine.Setup;
import sheepfold.json.BadInput;
import sheepfold.json.Json;
import sheepfold.lab.measure.Report;
import sheepfold.lab.measure.Report.Standing;
import sheepfold.lab.play.SimulationPlan;
import tools.jackson.databind.node.ObjectNode;

class SimulationTest {
    private static SimulationPlan plan(String game, int games, int threads, boolean alternate, String... bots) {
        Setup setup = Setup.of(Games.named(game).info(), bots.length);
        return new SimulationPlan(setup, Stream.of(bots).map(Bots::named).toList(), games, 7, threads, alternate);
    }

    private static Report run(String game, int games, int threads, boolean alternate, String... bots) {
        return Simulation.run(Games.named(game), plan(game, games, threads, alternate, bots), _ -> {});
    }

    /** All but the timing, which differs from run to run. */
    private static ObjectNode withoutTiming(Report report) {
        ObjectNode json = (ObjectNode) Json.tree(report);
        json.remove("timing");
        return json;
    }

    @ParameterizedTest
    @CsvSource({
        "wolf-and-sheep, 300, random, random",
        "wolf-and-sheep, 6, greedy, easy",
        "sheep-hop, 40, greedy, random",
        "kit, 200, random, greedy",
        "kit, 6, easy, random"
    })
    void theSameSeedGivesTheSameGamesOnAnyNumberOfThreads(String game, int games, String first, String second) {
        Report one = run(game, games, 1, true, first, second);
        Report two = run(game, games, 2, true, first, second);
        assertThat(withoutTiming(two)).isEqualTo(withoutTiming(one));
        assertThat(one.length().varies()).as("games that differ").isTrue();
    }

    @Test
    void aRunThatWasBrokenOffGoesOnFromItsFile(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("games.jsonl");
        SimulationPlan few = plan("kit", 20, 2, true, "random", "greedy");
        SimulationPlan all = plan("kit", 60, 2, true, "random", "greedy");
        Simulation.run(Games.named("kit"), few, Optional.of(file), Workers.here(), _ -> {});
        Files.writeString(file, Files.readString(file) + "{\"number\":20,\"ki");
        List<Integer> heard = new CopyOnWriteArrayList<>();
        Report report = Simulation.run(Games.named("kit"), all, Optional.of(file), Workers.here(), heard::add);
        assertThat(heard).hasSize(40);
        assertThat(withoutTiming(report)).isEqualTo(withoutTiming(run("kit", 60, 1, true, "random", "greedy")));
        assertThat(Files.readAllLines(file)).hasSize(61);
        heard.clear();
        Report again = Simulation.run(Games.named("kit"), all, Optional.of(file), Workers.here(), heard::add);
        assertThat(heard).isEmpty();
        assertThat(withoutTiming(again)).isEqualTo(withoutTiming(report));
    }

    @Test
    void aFileOfAnotherPlanIsNotMixedWithThisOne(@TempDir Path folder) {
        Optional<Path> file = Optional.of(folder.resolve("games.jsonl"));
        Simulation.run(Games.named("kit"), plan("kit", 3, 1, false, "random", "random"), file, Workers.here(), _ -> {});
        assertThatThrownBy(() -> Simulation.run(
                        Games.named("kit"),
                        plan("kit", 3, 1, false, "random", "greedy"),
                        file,
                        Workers.here(),
                        _ -> {}))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("another plan");
    }

    @Test
    void everyNumberOfSeatsPlays() {
        assertThat(run("kit", 20, 2, false, "random", "random", "random", "random")
                        .bySeat())
                .hasSize(4);
    }

    @Test
    void anotherSeedGivesOtherGames() {
        SimulationPlan plan = plan("wolf-and-sheep", 20, 1, false, "random", "random");
        SimulationPlan other = new SimulationPlan(plan.setup(), plan.bots(), plan.games(), 8, 1, false);
        Game<?, ?> game = Games.named("wolf-and-sheep");
        assertThat(Simulation.run(game, other, _ -> {}).length())
                .isNotEqualTo(Simulation.run(game, plan, _ -> {}).length());
    }

    @Test
    void botsThatAlternateMoveOneSeatOnAfterEveryGame() {
        SimulationPlan plan = plan("kit", 4, 1, true, "random", "greedy", "easy");
        assertThat(IntStream.range(0, 4).mapToObj(game -> ids(plan.botsBySeat(game))))
                .containsExactly(
                        List.of("random", "greedy", "easy"),
                        List.of("easy", "random", "greedy"),
                        List.of("greedy", "easy", "random"),
                        List.of("random", "greedy", "easy"));
    }

    @Test
    void botsThatDoNotAlternateKeepTheirSeats() {
        SimulationPlan plan = plan("kit", 4, 1, false, "random", "greedy");
        assertThat(ids(plan.botsBySeat(3))).containsExactly("random", "greedy");
    }

    private static List<String> ids(List<Bot> bots) {
        return bots.stream().map(Bot::id).toList();
    }

    @Test
    void alternatingSeparatesTheBotFromItsSeat() {
        Report report = run("wolf-and-sheep", 40, 2, true, "greedy", "random");
        assertThat(report.byBot()).extracting(Standing::won).containsExactly(40, 0);
        assertThat(report.bySeat()).extracting(Standing::won).containsExactly(20, 20);
    }

    @Test
    void progressCountsEveryGame() {
        List<Integer> heard = Collections.synchronizedList(new ArrayList<>());
        Simulation.run(Games.named("kit"), plan("kit", 30, 2, false, "random", "random"), heard::add);
        assertThat(heard)
                .containsExactlyInAnyOrderElementsOf(
                        IntStream.rangeClosed(1, 30).boxed().toList());
    }

    @ParameterizedTest
    @CsvSource({
        "1, 2, 'bots: there are 2 seats and 1 bots; every seat takes one', 1",
        "0, 2, 'games: at least one game is to be played, not 0', 2",
        "5, 0, 'threads: at least one thread is to play, not 0', 2"
    })
    void aPlanThatCannotBePlayedIsExplained(int games, int threads, String line, int bots) {
        Setup setup = Setup.of(Games.named("kit").info(), 2);
        List<Bot> seated = Collections.nCopies(bots, Bots.named("random"));
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> new SimulationPlan(setup, seated, games, 1, threads, false))
                .satisfies(fault -> assertThat(fault.line()).isEqualTo(line));
    }

    @Test
    void badDataIsTheOwnersFaultAndNotAFailure() {
        Setup setup = Setup.of(Games.named("kit").info(), 2, Map.of(), Optional.of(Json.parse("{\"lamb\": -1}")));
        Bot random = Bots.named("random");
        SimulationPlan plan = new SimulationPlan(setup, List.of(random, random), 3, 1, 2, false);
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> Simulation.run(Games.named("kit"), plan, _ -> {}))
                .satisfies(fault -> assertThat(fault.place()).contains("lamb"));
    }

    private record Sleepy() implements Bot {
        @Override
        public String id() {
            return "sleepy";
        }

        @Override
        public <P extends Position<P, M>, M extends Move> Hint<M> choose(
                Observation<P, M> seen, RandomGenerator random) {
            throw new IllegalStateException("it fell asleep");
        }
    }

    @Test
    void aGameThatFailsIsNamedSoThatItCanBeRepeated() {
        Setup setup = Setup.of(Games.named("kit").info(), 2);
        SimulationPlan plan = new SimulationPlan(setup, List.of(new Sleepy(), new Sleepy()), 1, 7, 1, false);
        assertThatExceptionOfType(IllegalStateException.class)
                .isThrownBy(() -> Simulation.run(Games.named("kit"), plan, _ -> {}))
                .withMessageContaining("game 0 of seed 7 failed")
                .withMessageContaining("it fell asleep");
    }
}
