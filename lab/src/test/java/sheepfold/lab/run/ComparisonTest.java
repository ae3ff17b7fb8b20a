package sheepfold.lab.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import sheepfold.bots.Bots;
import sheepfold.engine.Game;
import sheepfold.engine.Games;
import sheepfold.engine.Setup;
import sheepfold.json.BadInput;
import sheepfold.lab.measure.Comparison;
import sheepfold.lab.measure.Interval;
import sheepfold.lab.play.SimulationPlan;
import sheepfold.lab.report.HtmlReport;
import sheepfold.lab.report.TextReport;

class ComparisonTest {
    private static Map<String, SimulationPlan> plans(int games, String... limits) {
        Game<?, ?> game = Games.named("wolf-and-sheep");
        Map<String, SimulationPlan> plans = new LinkedHashMap<>();
        for (String limit : limits) {
            Setup setup = Setup.of(game.info(), 2, Map.of("move-limit", limit), Optional.empty());
            plans.put(
                    limit, new SimulationPlan(setup, Collections.nCopies(2, Bots.named("random")), games, 7, 2, false));
        }
        return plans;
    }

    private static Comparison compare(int games, Optional<String> sureOf, String... limits) {
        return ComparisonRun.run(
                Games.named("wolf-and-sheep"),
                "move-limit",
                plans(games, limits),
                sureOf,
                List.of(),
                Workers.here(),
                _ -> {});
    }

    private static Comparison.Difference difference(Comparison comparison, String figure) {
        return comparison.differences().stream()
                .filter(one -> one.figure().equals(figure))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void gamesThatDoNotReachALimitAreTheSameUnderBoth() {
        Comparison comparison = compare(20, Optional.empty(), "2000", "1900");
        assertThat(comparison.differences())
                .allSatisfy(one -> assertThat(one.difference()).isEqualTo(new Interval(0, 0, 0)))
                .noneMatch(Comparison.Difference::stands);
    }

    @Test
    void aTightLimitMakesGamesShorterByPairs() {
        Comparison comparison = compare(60, Optional.empty(), "200", "20");
        Comparison.Difference moves = difference(comparison, "moves");
        assertThat(moves.difference().high()).isLessThan(0);
        assertThat(moves.stands()).isTrue();
        assertThat(moves.always().low()).isLessThan(moves.difference().low());
        assertThat(moves.value() - moves.first()).isCloseTo(moves.difference().value(), within(1e-9));
        assertThat(TextReport.of(comparison)).contains("move-limit").contains("more than luck");
        assertThat(HtmlReport.of(comparison)).contains("What differs");
    }

    @Test
    void itStopsOnceItIsSureAndNotBetweenLooks() {
        Comparison comparison = compare(1000, Optional.of("moves"), "200", "20");
        assertThat(comparison.sure()).isTrue();
        assertThat(comparison.games()).isEqualTo(100);
        Comparison never = compare(120, Optional.of("moves"), "2000", "1999");
        assertThat(never.sure()).isFalse();
        assertThat(never.games()).isEqualTo(120);
    }

    @Test
    void whatCannotBeComparedIsSaid() {
        assertThatThrownBy(() -> compare(5, Optional.empty(), "20"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("two values");
        assertThatThrownBy(() -> compare(5, Optional.of("fun"), "20", "30"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("no game gives the figure \"fun\"");
    }
}
