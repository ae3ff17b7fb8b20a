package sheepfold.server.wire;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.Option;
import sheepfold.json.About;

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

        @About("Set-ups with names, of which the rulebook's is one.")
        List<PresetEntry> presets,

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
            @About("What people call it.") String label,
            String meaning,

            @About("Whether it stands among the first or among the house rules.")
            Option.Group group,

            @About("The values that have a name: all of a few, or the best known of many.")
            List<ValueEntry> named) {}

    @About("A value of an option, as people call it.")
    public record ValueEntry(
            String value,
            String label,
            String meaning,

            @About("The values of other options that it brings along, where nobody says otherwise.")
            Map<String, String> brings) {}

    @About("A set-up with a name.")
    public record PresetEntry(
            String id,
            String label,
            String meaning,
            @About("What differs from the defaults.") Map<String, String> options) {}
}
