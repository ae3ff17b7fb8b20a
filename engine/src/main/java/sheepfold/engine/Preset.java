package sheepfold.engine;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A set-up with a name, for those who do not want to choose one by one.
 *
 * @param label as in "First evening"
 * @param meaning a sentence that says whom it is for
 * @param options what differs from the defaults
 */
public record Preset(String id, String label, String meaning, Map<String, String> options) {
    /** Every game has it. */
    public static final Preset RULEBOOK = of("rulebook", "Rulebook", "Everything as the rulebook has it.");

    public static Preset of(String id, String label, String meaning) {
        return new Preset(id, label, meaning, Map.of());
    }

    /** With one more option that differs. */
    public Preset with(String option, String value) {
        Map<String, String> more = new LinkedHashMap<>(options);
        more.put(option, value);
        return new Preset(id, label, meaning, Collections.unmodifiableMap(more));
    }
}
