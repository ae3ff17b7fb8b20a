package sheepfold.engine;

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
    public static final Preset RULEBOOK =
            new Preset("rulebook", "Rulebook", "Everything as the rulebook has it.", Map.of());
}
