package sheepfold.lab.measure;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One thing that was found out about a game.
 *
 * @param value with its bounds; nothing where the game or the run cannot give it
 * @param unit what the value counts; {@code share} for a part of a whole
 * @param meaning one sentence: what it tells, or why there is none
 * @param warning one sentence where it is out of line
 */
public record Measure(
        String id,
        String title,
        @Nullable Interval value,
        String unit,
        String meaning,
        @Nullable String warning) {
    static final String SHARE = "share";

    public Optional<Interval> known() {
        return Optional.ofNullable(value);
    }

    /** The value as people read it; empty where there is none. */
    public String inWords() {
        return known().map(interval -> unit.equals(SHARE)
                        ? Numbers.percent(interval.value())
                        : Numbers.number(interval.value()) + (unit.isEmpty() ? "" : " " + unit))
                .orElse("");
    }

    /** Its bounds as people read them; empty where there are none. */
    public String boundsInWords() {
        return known().filter(interval -> interval.low() < interval.high())
                .map(interval -> {
                    String bounds = unit.equals(SHARE) ? Numbers.bounds(interval) + " %" : Numbers.range(interval);
                    return interval.low() < 0 ? bounds.replace("–", " to ") : bounds;
                })
                .orElse("");
    }
}
