package sheepfold.lab.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import sheepfold.bots.Bots;
import sheepfold.engine.Games;
import sheepfold.engine.Ink;
import sheepfold.engine.Setup;
import sheepfold.json.BadInput;
import sheepfold.json.Json;
import sheepfold.lab.measure.ComponentStats;
import sheepfold.lab.measure.Measure;
import sheepfold.lab.measure.Measures;
import sheepfold.lab.measure.Report;
import sheepfold.lab.measure.Report.Standing;
import sheepfold.lab.measure.StatsTally;
import sheepfold.lab.measure.Tally;
import sheepfold.lab.play.FinishedGame;
import sheepfold.lab.play.GameStats;
import sheepfold.lab.play.Measuring;
import sheepfold.lab.play.SimulationPlan;
import sheepfold.lab.report.HtmlReport;
import sheepfold.lab.report.TextReport;
import tools.jackson.databind.node.ObjectNode;

class MeasuresTest {
    private static SimulationPlan plan(String game, String bot, int games, int threads, String... words) {
        Setup setup =
                Setup.of(Games.named(game).info(), Games.named(game).info().defaultSeats());
        return new SimulationPlan(setup, Collections.nCopies(setup.seats(), Bots.named(bot)), games, 7, threads, false)
                .measuring(Measuring.of(List.of(words), false));
    }

    private static Report run(String game, String bot, int games, int threads, String... words) {
        return Simulation.run(Games.named(game), plan(game, bot, games, threads, words), _ -> {});
    }

    private static Measures measures(String game, String bot, int games, String... words) {
        return run(game, bot, games, 2, words).character().orElseThrow();
    }

    private static Measure measure(Measures measures, String id) {
        return measures.list().stream()
                .filter(measure -> measure.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void whoBeganIsFollowedWhereverTheySit() {
        SimulationPlan plan = plan("wolf-and-sheep", "random", 3, 1);
        Tally tally = new Tally(plan);
        tally.add(plan.botsBySeat(0), InventedGames.begun(0, 0, 2));
        tally.add(plan.botsBySeat(1), InventedGames.begun(1, 1, 2));
        Tally more = new Tally(plan);
        more.add(plan.botsBySeat(2), InventedGames.begun(1, 0, 2));
        tally.addAll(more);
        assertThat(tally.byPlace()).extracting(Standing::won).containsExactly(2, 1);
        assertThat(tally.byPlace()).extracting(Standing::games).containsExactly(3, 3);
        assertThat(run("wolf-and-sheep", "random", 20, 1).byPlace().getFirst().won())
                .as("the sheep begin")
                .isEqualTo(run("wolf-and-sheep", "random", 20, 1)
                        .bySeat()
                        .getFirst()
                        .won());
    }

    private static ObjectNode comparable(Report report) {
        ObjectNode json = (ObjectNode) Json.tree(report);
        json.remove(List.of("timing", "measures"));
        return json;
    }

    @Test
    void aGameThatIsWatchedGoesAsItWouldHaveGone() {
        assertThat(comparable(run("kit", "greedy", 12, 1, "choices")))
                .isEqualTo(comparable(run("kit", "greedy", 12, 1)));
    }

    @Test
    void theSameSeedGivesTheSameMeasuresOnAnyNumberOfThreads() {
        assertThat(Json.tree(run("kit", "greedy", 16, 1, "play", "choices", "luck")
                        .character()
                        .orElseThrow()))
                .isEqualTo(Json.tree(run("kit", "greedy", 16, 2, "play", "choices", "luck")
                        .character()
                        .orElseThrow()));
    }

    @Test
    void everyMeasureHasAValueOrAReason() {
        Measures measures = measures("wolf-and-sheep", "random", 30, "play");
        assertThat(measures.list()).allSatisfy(measure -> {
            assertThat(measure.meaning()).endsWith(".");
            measure.known().ifPresent(value -> assertThat(value.low()).isLessThanOrEqualTo(value.value()));
        });
        assertThat(measure(measures, "skill").known()).isEmpty();
        assertThat(measure(measures, "skill").meaning()).contains("ask for “skill”");
    }

    @Test
    void aGameOfSkillHasDepthAndNoLuckFromChance() {
        Measures measures = measures("wolf-and-sheep", "random", 16, "luck");
        assertThat(measure(measures, "luck").known())
                .hasValueSatisfying(luck -> assertThat(luck.value()).isZero());
        Measures thoughtful = measures("wolf-and-sheep", "random", 2, "skill");
        assertThat(Objects.requireNonNull(thoughtful.skill()).doublings())
                .hasSize(4)
                .allSatisfy(doubling -> assertThat(doubling.iterations()).isEqualTo(2 * doubling.half()));
    }

    @Test
    void whatNeverCameUpIsNamed() {
        Measures measures = measures("wolf-and-sheep", "random", 1, "play");
        assertThat(measures.unused()).containsKey("ending");
        assertThat(measures.warnings()).anyMatch(warning -> warning.contains("never used: "));
    }

    @Test
    void aThingWithWhichSeatsWinIsToldFromOneThatDoesNotMatter() {
        StatsTally stats = new StatsTally();
        for (int game = 0; game < 400; game++) {
            int winner = game % 2;
            int loser = 1 - winner;
            boolean without = game % 8 == 0;
            GameStats.Use telling = new GameStats.Use(true, 3, without ? 1 << loser : 1 << winner);
            GameStats.Use idle = new GameStats.Use(true, 3, game % 4 < 2 ? 1 : 2);
            stats.add(InventedGames.won(winner, 2), InventedGames.stats("card", "lamb", telling, "ewe", idle));
        }
        List<ComponentStats> things =
                stats.things(Games.named("kit"), Setup.of(Games.named("kit").info(), 2));
        assertThat(things)
                .filteredOn(ComponentStats::stands)
                .extracting(ComponentStats::id)
                .containsExactly("lamb");
        assertThat(things)
                .filteredOn(thing -> thing.id().equals("lamb"))
                .singleElement()
                .satisfies(thing -> assertThat(thing.wins().value()).isEqualTo(0.875));
        assertThat(things)
                .filteredOn(thing -> thing.games() == 0)
                .extracting(ComponentStats::id)
                .containsExactly("ram", "hush");
    }

    @Test
    void partsOfTheGamesAddUpToAll() {
        SimulationPlan plan = plan("kit", "greedy", 10, 1, "play");
        Tally all = new Tally(plan);
        Tally parts = new Tally(plan);
        for (int half = 0; half < 2; half++) {
            Tally part = new Tally(plan);
            for (int number = 5 * half; number < 5 * half + 5; number++) {
                FinishedGame finished = Simulation.play(Simulation.selfPlay(Games.named("kit"), plan), plan, number);
                all.add(plan.botsBySeat(number), finished);
                part.add(plan.botsBySeat(number), finished);
            }
            parts.addAll(part);
        }
        assertThat(measures(plan, parts)).isEqualTo(measures(plan, all));
    }

    private static Measures measures(SimulationPlan plan, Tally tally) {
        var game = Games.named("kit");
        Report report = Report.of(game.info(), plan, tally, new Tally(plan), 1, null);
        return Measures.of(game, plan, report, tally.stats(), Optional.empty(), Optional.empty());
    }

    @Test
    void allThreeReportsShowThem() {
        Report report = run("kit", "greedy", 20, 2, "play");
        assertThat(TextReport.of(report, Ink.PLAIN)).contains("drama").contains("changes of the lead");
        assertThat(HtmlReport.of(report)).contains("What it is like").contains("changes of the lead");
        assertThat(Json.tree(report).at("/measures/list/0/id").asString()).isEqualTo("moves");
    }

    @Test
    void whatNobodyCanMeasureIsSaid() {
        assertThatThrownBy(() -> Measuring.of(List.of("fun"), false))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("fun");
    }
}
