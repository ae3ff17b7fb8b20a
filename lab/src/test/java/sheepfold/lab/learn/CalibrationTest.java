package sheepfold.lab.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sheepfold.bots.Chance;
import sheepfold.bots.Chance.Curve;
import sheepfold.bots.Chance.Grounds;
import sheepfold.bots.Chance.Weight;
import sheepfold.engine.Games;
import sheepfold.engine.SeededRandom;
import sheepfold.engine.Setup;
import sheepfold.json.BadInput;
import sheepfold.lab.learn.Forecasts.Forecast;

class CalibrationTest {
    private static final Chance AS_IT_IS = new Chance(List.of(), Map.of(), Map.of());
    private static final Forecasts.Source SOURCE =
            new Forecasts.Source("kit", "1", 2, true, "strong", 1, 1, List.of("favour", "noise"));

    @TempDir
    private Path folder = Path.of("");

    /** Positions of two rivals that are won half as often as is said, or always if somebody is in favour. */
    private static List<Forecast> boasts(int count) {
        SeededRandom random = new SeededRandom(1);
        return IntStream.range(0, count)
                .mapToObj(i -> {
                    double value = random.nextDouble();
                    boolean favour = random.nextInt(5) == 0;
                    int won = favour || random.nextDouble() < value / 2 ? 1 : 0;
                    Grounds own = new Grounds("two", 0.5, value, List.of(favour ? 1.0 : 0.0, random.nextDouble()));
                    Grounds other = new Grounds("two", 0.5, 1 - value, List.of(0.0, random.nextDouble()));
                    return new Forecast(i, random.nextInt(100), 0, own, List.of(own, other), List.of(won, 1 - won));
                })
                .toList();
    }

    private static Forecasts forecasts(List<Forecast> all) {
        return new Forecasts(SOURCE, all);
    }

    @Test
    void boastsAreFoundOut() {
        Calibration found = Calibration.of(forecasts(boasts(4000)), AS_IT_IS);
        Calibration.Table hints = found.hints();
        assertThat(hints.error()).as("0.5 was said and 0.4 came").isBetween(0.1, 0.25);
        assertThat(hints.bins()).hasSize(10).allMatch(bin -> bin.positions() == 400);
        assertThat(hints.parts()).extracting(Calibration.Part::name).contains("all", "last third");
        assertThat(found.stories().parts().getFirst().positions()).isEqualTo(8000);
        assertThat(found.inWords()).contains("4000 games of strong with itself", "hints", "stories");
    }

    @Test
    void whatIsLearnedFromSomeGamesComesTrueInOthers() {
        List<Forecast> boasts = boasts(6000);
        Chance learned = Learning.from(List.of(forecasts(boasts.subList(0, 3000))));
        Calibration found = Calibration.of(forecasts(boasts.subList(3000, 6000)), learned);
        assertThat(found.hints().error()).isLessThan(0.05);
        assertThat(found.hints().errorOfValue()).isGreaterThan(0.1);
        assertThat(found.hints().parts())
                .allMatch(part -> part.stated() < part.baseRate() && part.stated() < part.value());
        assertThat(learned.learnedFrom()).containsExactly(new Chance.Source("strong", 2, 1, 3000, 3000));
        assertThat(learned.hints()).containsKey("two");
        Curve curve = Objects.requireNonNull(learned.hints().get("two"));
        assertThat(curve.weights()).extracting(Weight::figure).containsExactly("level", "value", "favour", "noise");
        assertThat(curve.weights().get(2).start()).as("favour").isGreaterThan(1);
        assertThat(curve.weights().get(3).start()).as("noise").isCloseTo(0, within(0.4));
        assertThat(learned.stories().get("two"))
                .extracting(Curve::winners)
                .as("one of two wins")
                .isEqualTo(1.0);
    }

    @Test
    void whereNothingCanBeToldTheChanceIsTheBaseRate() {
        SeededRandom random = new SeededRandom(3);
        List<Forecast> luck = IntStream.range(0, 900)
                .mapToObj(i -> new Forecast(
                        i / 3,
                        random.nextInt(100),
                        0,
                        new Grounds("two", random.nextDouble(), random.nextDouble(), List.of(random.nextDouble(), 0.0)),
                        List.of(),
                        List.of(i / 3 % 4 == 0 ? 1 : 0, 0)))
                .toList();
        Chance learned = Learning.from(List.of(forecasts(luck)));
        Calibration found = Calibration.of(forecasts(luck), learned);
        assertThat(found.hints().bins()).allMatch(bin -> Math.abs(bin.said() - 0.25) < 0.06);
    }

    @Test
    void theSameGamesSayTheSameAndAreNotPlayedTwice() {
        Path one = folder.resolve("one.jsonl");
        Path two = folder.resolve("two.jsonl");
        List<Integer> played = new ArrayList<>();
        List<Forecast> first = gather(one, 1, 7, played).all();
        List<Forecast> both = gather(one, 2, 7, played).all();
        assertThat(played).containsExactly(1, 2);
        assertThat(both).startsWith(first.toArray(Forecast[]::new)).isNotEmpty();
        assertThat(gather(two, 2, 7, played).all())
                .isEqualTo(both)
                .isEqualTo(gather(one, 2, 7, played).all());
        assertThat(both)
                .allMatch(forecast ->
                        forecast.hint().value() >= 0 && forecast.hint().value() <= 9);
        assertThat(both)
                .as("scores of a co-op")
                .allMatch(forecast -> forecast.came().getFirst() <= 9);
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> gather(one, 1, 8, played))
                .withMessageContaining("another plan");
    }

    private static Forecasts gather(Path file, int games, long seed, List<Integer> played) {
        Setup setup = Setup.of(Games.named("sheep-hop").info(), 1);
        return Forecasts.gather(Games.named("sheep-hop"), setup, "easy", games, 30, seed, file, played::add);
    }

    @Test
    void aChartShowsEveryTenth() {
        String svg = new ReliabilityChart(Calibration.of(forecasts(boasts(1000)), AS_IT_IS)).draw();
        assertThat(svg).startsWith("<svg xmlns=").containsPattern("kit, 2 seats, 1000 positions");
        assertThat(svg.split("<circle", -1)).hasSize(11);
    }
}
