package sheepfold.server.wire;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A game on the shelf.
 *
 * @param decisions the kinds of decisions there are
 * @param endings the ways a game may end
 */
public record GameEntry(
        String id,
        String title,
        String summary,
        String rules,
        int leastSeats,
        int mostSeats,
        int defaultSeats,
        boolean cooperative,
        boolean hidden,
        List<OptionEntry> options,
        List<String> decisions,
        List<String> endings) {
    /** An option in words; choices if it has a few. */
    public record OptionEntry(
            String id,
            String standard,
            String values,
            @Nullable List<String> choices,
            @Nullable Integer least,
            @Nullable Integer most,
            String meaning) {}
}
