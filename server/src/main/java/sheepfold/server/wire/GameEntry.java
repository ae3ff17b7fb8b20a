package sheepfold.server.wire;

import java.util.List;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.json.About;

@About("A game on the shelf.")
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
        @About("The kinds of decisions there are.") List<String> decisions,
        @About("The ways a game may end.") List<String> endings,
        @About("The ids of its lessons.") List<String> lessons) {
    @About("An option in words; choices if it has a few.")
    public record OptionEntry(
            String id,
            String standard,
            String values,
            @Nullable List<String> choices,
            @Nullable Integer least,
            @Nullable Integer most,
            String meaning) {}
}
