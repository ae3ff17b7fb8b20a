package sheepfold.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import sheepfold.bots.Chance;

/**
 * How far stated chances came true.
 *
 * @param error the mean distance between what was said and what came, in tenths of stated chance
 * @param errorOfValue the same for the value from which the chance is made
 */
public record Calibration(
        Sayings.Source source, int games, double error, double errorOfValue, List<Tenth> tenths, List<Part> parts) {
    private static final List<String> PARTS = List.of("first third", "second third", "last third");

    /**
     * Positions in which about the same chance was stated.
     *
     * @param said the mean of what was said
     * @param won how many of them were then won, from 0 to 1
     */
    public record Tenth(int from, int positions, double said, double won) {}

    /**
     * A part of the games, with Brier scores: the mean square of what was said less what came.
     *
     * @param baseRate of somebody who always says how many are won
     * @param value of the value from which the chance is made
     */
    public record Part(String name, int positions, double stated, double baseRate, double value) {}

    public static Calibration of(Sayings sayings, Chance chance) {
        ToDoubleFunction<Saying> stated = saying -> chance.stated(saying.stage(), saying.value(), saying.lead());
        List<Tenth> tenths = tenths(sayings.all(), stated);
        List<Part> parts = new ArrayList<>();
        parts.add(part("all", sayings.all(), stated, _ -> true));
        for (int i = 0; i < PARTS.size(); i++) {
            int third = i;
            parts.add(part(PARTS.get(i), sayings.all(), stated, saying -> (int) (3 * saying.done()) == third));
        }
        return new Calibration(
                sayings.source(),
                sayings.games(),
                error(tenths),
                error(tenths(sayings.all(), Saying::value)),
                tenths,
                parts);
    }

    private static List<Tenth> tenths(List<Saying> sayings, ToDoubleFunction<Saying> stated) {
        List<Tenth> tenths = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            int tenth = i;
            List<Saying> in = sayings.stream()
                    .filter(saying -> Math.min(9, (int) (10 * stated.applyAsDouble(saying))) == tenth)
                    .toList();
            if (!in.isEmpty()) {
                tenths.add(new Tenth(10 * i, in.size(), mean(in, stated), mean(in, Saying::won)));
            }
        }
        return tenths;
    }

    private static double mean(List<Saying> sayings, ToDoubleFunction<Saying> figure) {
        return sayings.stream().mapToDouble(figure).average().orElse(0);
    }

    private static double error(List<Tenth> tenths) {
        double off = tenths.stream()
                .mapToDouble(tenth -> tenth.positions * Math.abs(tenth.said - tenth.won))
                .sum();
        return off / Math.max(1, tenths.stream().mapToInt(Tenth::positions).sum());
    }

    private static Part part(String name, List<Saying> all, ToDoubleFunction<Saying> stated, Predicate<Saying> isPart) {
        List<Saying> in = all.stream().filter(isPart).toList();
        double rate = mean(in, Saying::won);
        return new Part(name, in.size(), brier(in, stated), brier(in, _ -> rate), brier(in, Saying::value));
    }

    private static double brier(List<Saying> sayings, ToDoubleFunction<Saying> stated) {
        return mean(sayings, saying -> Math.pow(stated.applyAsDouble(saying) - saying.won(), 2));
    }

    /** As tables for a terminal. */
    public String inWords() {
        StringBuilder text = new StringBuilder("%s, %d seats: %d positions of %d games of %s with itself, seed %d%n%n"
                .formatted(
                        source.game(), source.seats(), parts.getFirst().positions, games, source.bot(), source.seed()));
        text.append("stated      positions   said    won%n".formatted());
        for (Tenth tenth : tenths) {
            text.append("%3d–%3d %%  %9d  %4.0f %%  %4.0f %%%n"
                    .formatted(tenth.from, tenth.from + 10, tenth.positions, 100 * tenth.said, 100 * tenth.won));
        }
        text.append("%nmean calibration error: %.1f points (of the value as it is: %.1f)%n%n"
                .formatted(100 * error, 100 * errorOfValue));
        text.append("Brier score   positions  stated  base rate  value as it is%n".formatted());
        for (Part part : parts) {
            text.append("%-12s  %9d  %6.3f  %9.3f  %14.3f%n"
                    .formatted(part.name, part.positions, part.stated, part.baseRate, part.value));
        }
        return text.toString();
    }
}
