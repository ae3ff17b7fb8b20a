package sheepfold.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sheepfold.bots.Chance;
import sheepfold.engine.BadInput;
import sheepfold.engine.Games;
import sheepfold.engine.SeededRandom;
import sheepfold.engine.Setup;

class CalibrationTest {
    private static final Chance AS_IT_IS = new Chance(List.of(), Map.of());

    @TempDir
    private Path folder = Path.of("");

    /** Positions that are won half as often as is said. */
    private static List<Saying> boasts(int count) {
        SeededRandom random = new SeededRandom(1);
        return IntStream.range(0, count)
                .mapToObj(i -> {
                    double value = random.nextDouble();
                    return new Saying(i, 0, "", random.nextDouble(), value, 0, random.nextDouble() < value / 2 ? 1 : 0);
                })
                .toList();
    }

    private static Calibration of(List<Saying> sayings, Chance chance) {
        return Calibration.of(Sayings.of(new Sayings.Source("kit", "1", 2, "strong", 1), sayings), chance);
    }

    @Test
    void boastsAreFoundOut() {
        Calibration found = of(boasts(4000), AS_IT_IS);
        assertThat(found.error()).as("0.5 was said and 0.25 came").isCloseTo(0.25, within(0.02));
        assertThat(found.tenths()).hasSize(10);
        assertThat(found.parts()).extracting(Calibration.Part::name).contains("all", "last third");
        assertThat(found.parts().getFirst().stated())
                .isGreaterThan(found.parts().getFirst().baseRate());
        assertThat(found.inWords()).contains("4000 positions of 4000 games of strong with itself", "90–100 %");
    }

    @Test
    void whatIsLearnedFromSomeGamesComesTrueInOthers() {
        List<Saying> boasts = boasts(6000);
        Sayings some = Sayings.of(new Sayings.Source("kit", "1", 2, "strong", 1), boasts.subList(0, 3000));
        Chance learned = Learning.from(List.of(some));
        Calibration found = of(boasts.subList(3000, 6000), learned);
        assertThat(found.error()).isLessThan(0.05);
        assertThat(found.errorOfValue()).isGreaterThan(0.2);
        assertThat(found.parts().getFirst().stated())
                .isLessThan(found.parts().getFirst().baseRate());
        assertThat(learned.learnedFrom()).containsExactly(new Chance.Source("strong", 2, 1, 3000, 3000));
    }

    @Test
    void nothingIsLearnedFromNothing() {
        Chance.Curve curve = Learning.curve(List.of());
        assertThat(curve.chance(0.3, 1)).isCloseTo(0.3, within(1e-9));
    }

    @Test
    void theSameGamesSayTheSameAndAreNotPlayedTwice() {
        Path one = folder.resolve("one.jsonl");
        Path two = folder.resolve("two.jsonl");
        List<Integer> played = new ArrayList<>();
        List<Saying> first = gather(one, 1, played).all();
        List<Saying> both = gather(one, 2, played).all();
        assertThat(played).containsExactly(1, 2);
        assertThat(both).startsWith(first.toArray(Saying[]::new));
        assertThat(gather(two, 2, played).all())
                .isEqualTo(both)
                .isEqualTo(Sayings.read(one).all());
        assertThat(both).allMatch(saying -> saying.value() >= 0 && saying.value() <= 1);
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(
                        () -> Sayings.gather(Games.named("wolf-and-sheep"), setup(), "easy", 1, 8, one, played::add))
                .withMessageContaining("other games");
    }

    private static Setup setup() {
        return Setup.of(Games.named("wolf-and-sheep").info(), 2);
    }

    private static Sayings gather(Path file, int games, List<Integer> played) {
        return Sayings.gather(Games.named("wolf-and-sheep"), setup(), "easy", games, 7, file, played::add);
    }

    @Test
    void aChartShowsEveryTenth() {
        String svg = new ReliabilityChart(of(boasts(1000), AS_IT_IS)).draw();
        assertThat(svg).startsWith("<svg xmlns=").containsPattern("kit, 2 seats, 1000 positions");
        assertThat(svg.split("<circle", -1)).hasSize(11);
    }
}
