package sheepfold.lab.learn;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sheepfold.bots.Chance;
import sheepfold.bots.Chance.Curve;
import sheepfold.bots.Chance.Grounds;
import sheepfold.json.Shaped;
import sheepfold.lab.learn.Forecasts.Forecast;

/**
 * How far stated chances, or amounts, came true.
 *
 * @param hints what hints said to the one who decides
 * @param stories what a game's story would say of every seat at the same moments
 */
@Shaped
public record Calibration(Forecasts.Source source, int games, Table hints, Table stories) {
    private static final List<String> PARTS = List.of("first third", "second third", "last third");
    private static final int BINS = 10;

    /**
     * The chances of one kind.
     *
     * @param error the mean distance between what was said and what came, in tenths of all that was said, from the lowest on
     * @param errorOfValue the same for the value from which the chance is made
     */
    public record Table(double error, double errorOfValue, List<Bin> bins, List<Part> parts) {}

    /**
     * A tenth of the positions, in which about the same chance was stated.
     *
     * @param said the mean of what was said
     * @param won how many of them were then won, from 0 to 1
     */
    public record Bin(int positions, double said, double won) {}

    /**
     * A third of the positions, by how many moves had been made: nobody knows yet how long a game will be.
     *
     * @param error as above, in this part alone
     * @param stated the Brier score, the mean square of what was said less what came; so for the others
     * @param baseRate of somebody who always says how many are won
     * @param value of the value from which the chance is made
     */
    public record Part(String name, int positions, double error, double stated, double baseRate, double value) {}

    /** One number that was said. */
    private record Said(int made, double stated, double value, double won) {}

    public static Calibration of(Forecasts forecasts, Chance chance) {
        List<Said> hints = forecasts.all().stream()
                .map(forecast -> new Said(
                        forecast.made(),
                        stated(chance.hints(), forecast.hint()),
                        forecast.hint().value(),
                        forecast.came().get(forecast.seat())))
                .toList();
        List<Said> stories = forecasts.all().stream()
                .flatMap(forecast -> inStory(forecast, chance.stories()))
                .toList();
        return new Calibration(forecasts.source(), forecasts.games(), table(hints), table(stories));
    }

    private static double stated(Map<String, Curve> curves, Grounds grounds) {
        Curve curve = curves.get(grounds.company());
        return curve == null ? grounds.value() : curve.chance(grounds);
    }

    private static Stream<Said> inStory(Forecast forecast, Map<String, Curve> curves) {
        List<Grounds> seats = forecast.seats();
        double all =
                seats.stream().mapToDouble(grounds -> stated(curves, grounds)).sum();
        return IntStream.range(0, seats.size()).mapToObj(seat -> {
            Grounds grounds = seats.get(seat);
            Curve curve = curves.get(grounds.company());
            double own = stated(curves, grounds);
            double stated = curve == null || seats.size() == 1 ? own : Chance.share(own, all, curve.winners());
            return new Said(
                    forecast.made(), stated, grounds.value(), forecast.came().get(seat));
        });
    }

    private static Table table(List<Said> all) {
        List<Bin> bins = bins(all, Said::stated);
        List<Part> parts = new ArrayList<>();
        parts.add(part("all", all));
        List<Said> inTime =
                all.stream().sorted(Comparator.comparingInt(Said::made)).toList();
        for (int i = 0; i < PARTS.size(); i++) {
            parts.add(part(PARTS.get(i), portion(inTime, i, PARTS.size())));
        }
        return new Table(error(bins), error(bins(all, Said::value)), bins, parts);
    }

    private static List<Bin> bins(List<Said> all, ToDoubleFunction<Said> figure) {
        List<Said> sorted =
                all.stream().sorted(Comparator.comparingDouble(figure)).toList();
        List<Bin> bins = new ArrayList<>();
        for (int i = 0; i < BINS; i++) {
            List<Said> in = portion(sorted, i, BINS);
            if (!in.isEmpty()) {
                bins.add(new Bin(in.size(), mean(in, figure), mean(in, Said::won)));
            }
        }
        return bins;
    }

    private static List<Said> portion(List<Said> sorted, int number, int of) {
        return sorted.subList(number * sorted.size() / of, (number + 1) * sorted.size() / of);
    }

    private static double mean(List<Said> all, ToDoubleFunction<Said> figure) {
        return all.stream().mapToDouble(figure).average().orElse(0);
    }

    private static double error(List<Bin> bins) {
        double off = bins.stream()
                .mapToDouble(bin -> bin.positions * Math.abs(bin.said - bin.won))
                .sum();
        return off / Math.max(1, bins.stream().mapToInt(Bin::positions).sum());
    }

    private static Part part(String name, List<Said> in) {
        double rate = mean(in, Said::won);
        return new Part(
                name,
                in.size(),
                error(bins(in, Said::stated)),
                brier(in, Said::stated),
                brier(in, _ -> rate),
                brier(in, Said::value));
    }

    private static double brier(List<Said> all, ToDoubleFunction<Said> figure) {
        return mean(all, said -> Math.pow(figure.applyAsDouble(said) - said.won, 2));
    }

    /** As tables for a terminal. */
    public String inWords() {
        return "%s, %d seats: %d games of %s with itself, one decision of %d, seed %d%n"
                        .formatted(source.game(), source.seats(), games, source.bot(), source.every(), source.seed())
                + inWords("hints", hints)
                + (source.chances() ? inWords("stories", stories) : "");
    }

    private String inWords(String kind, Table table) {
        String unit = source.chances() ? "points" : "as it is said";
        double each = source.chances() ? 100 : 1;
        StringBuilder text = new StringBuilder("%n%-12s  positions    said    came%n".formatted(kind));
        for (Bin bin : table.bins) {
            text.append("              %9d  %6.1f  %6.1f%n".formatted(bin.positions, each * bin.said, each * bin.won));
        }
        text.append("mean calibration error, %s: %.2f (of the value as it is: %.2f)%n"
                .formatted(unit, each * table.error, each * table.errorOfValue));
        text.append("Brier score   positions  stated  base rate  value as it is   error%n".formatted());
        for (Part part : table.parts) {
            text.append("%-12s  %9d  %6.4f  %9.4f  %14.4f  %6.2f%n"
                    .formatted(part.name, part.positions, part.stated, part.baseRate, part.value, each * part.error));
        }
        return text.toString();
    }
}
