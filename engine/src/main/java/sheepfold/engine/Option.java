package sheepfold.engine;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** A variant of the rules that a table may choose, with its default. */
public sealed interface Option {
    String id();

    String byDefault();

    /** What it does, in a sentence for players. */
    String meaning();

    /** The values it takes, in words. */
    String values();

    /** What is wrong with a value, if anything. */
    Optional<String> fault(String value);

    /** The values of other options that this value brings along, where nobody says otherwise. */
    default Map<String, String> brings(String value) {
        return Map.of();
    }

    /**
     * One of a few words; the first is the default.
     *
     * @param presets for a word that stands for several options at once, what it brings along
     */
    record Choice(String id, List<String> choices, String meaning, Map<String, Map<String, String>> presets)
            implements Option {
        public Choice(String id, List<String> choices, String meaning) {
            this(id, choices, meaning, Map.of());
        }

        @Override
        public Map<String, String> brings(String value) {
            return presets.getOrDefault(value, Map.of());
        }

        @Override
        public String byDefault() {
            return choices.getFirst();
        }

        @Override
        public String values() {
            return String.join(", ", choices);
        }

        @Override
        public Optional<String> fault(String value) {
            return choices.contains(value) ? Optional.empty() : Optional.of("it takes one of " + values());
        }
    }

    /** A whole number within bounds. */
    record Number(String id, int least, int most, int standard, String meaning) implements Option {
        @Override
        public String byDefault() {
            return Integer.toString(standard);
        }

        @Override
        public String values() {
            return least + " to " + most;
        }

        @Override
        public Optional<String> fault(String value) {
            boolean fits =
                    value.matches("-?\\d{1,9}") && Integer.parseInt(value) >= least && Integer.parseInt(value) <= most;
            return fits ? Optional.empty() : Optional.of("it takes a whole number from " + values());
        }
    }

    /** A text of a given shape. */
    record Text(String id, Pattern shape, String values, String byDefault, String meaning) implements Option {
        @Override
        public Optional<String> fault(String value) {
            return shape.matcher(value).matches() ? Optional.empty() : Optional.of("it takes " + values);
        }
    }
}
