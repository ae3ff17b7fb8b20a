package sheepfold.engine;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sheepfold.json.Shaped;

/** A variant of the rules that a table may choose, with its default and the words for it. */
public sealed interface Option {
    /** Where an option stands when a table is set up. */
    @Shaped
    enum Group {
        /** One of the few that everybody looks at. */
        FIRST,
        /** For those who look for it. */
        HOUSE_RULES;

        @JsonValue
        public String id() {
            return Ids.of(this);
        }
    }

    /**
     * What an option is called, and what it does.
     *
     * @param label a few words for people, as in "Hopping over wolves"
     * @param meaning a sentence
     */
    record Words(Group group, String label, String meaning) {}

    /**
     * A value that has a name.
     *
     * @param brings the values of other options that it brings along, where nobody says otherwise
     */
    record Value(String id, String label, String meaning, Map<String, String> brings) {
        public static Value of(String id, String label, String meaning) {
            return new Value(id, label, meaning, Map.of());
        }
    }

    String id();

    Words words();

    String byDefault();

    /** The values that have a name: all of a few, or the best known of many. */
    List<Value> named();

    /** The values it takes, as programs write them. */
    String values();

    /** What is wrong with a value, if anything. */
    Optional<String> fault(String value);

    default String label() {
        return words().label();
    }

    /** What it does, in a sentence for players. */
    default String meaning() {
        return words().meaning();
    }

    /** A value as people call it. */
    default String label(String value) {
        return value(value).map(Value::label).orElse(value);
    }

    /** The values of other options that this value brings along, where nobody says otherwise. */
    default Map<String, String> brings(String value) {
        return value(value).map(Value::brings).orElse(Map.of());
    }

    private Optional<Value> value(String id) {
        return named().stream().filter(value -> value.id().equals(id)).findFirst();
    }

    /** One of a few values, for everybody to look at; the first is the default. */
    static Choice first(String id, String label, String meaning) {
        return new Choice(id, new Words(Group.FIRST, label, meaning), List.of());
    }

    /** The same for those who look for it. */
    static Choice houseRule(String id, String label, String meaning) {
        return new Choice(id, new Words(Group.HOUSE_RULES, label, meaning), List.of());
    }

    static Number number(Group group, String id, String label, String meaning, int least, int most, int standard) {
        return new Number(id, new Words(group, label, meaning), least, most, standard);
    }

    /** One of a few; the first is the default. */
    record Choice(String id, Words words, List<Value> named) implements Option {
        /** With one more value. */
        public Choice value(String value, String label, String meaning) {
            return value(Value.of(value, label, meaning));
        }

        public Choice value(Value value) {
            return new Choice(
                    id, words, Stream.concat(named.stream(), Stream.of(value)).toList());
        }

        public List<String> choices() {
            return named.stream().map(Value::id).toList();
        }

        @Override
        public String byDefault() {
            return named.getFirst().id();
        }

        @Override
        public String values() {
            return named.stream().map(Value::id).collect(Collectors.joining(", "));
        }

        @Override
        public Optional<String> fault(String value) {
            return choices().contains(value) ? Optional.empty() : Optional.of("it takes one of " + values());
        }
    }

    /** A whole number within bounds. */
    record Number(String id, Words words, int least, int most, int standard) implements Option {
        @Override
        public List<Value> named() {
            return List.of();
        }

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
    record Text(String id, Words words, Pattern shape, String values, String byDefault, List<Value> named)
            implements Option {
        @Override
        public Optional<String> fault(String value) {
            return shape.matcher(value).matches() ? Optional.empty() : Optional.of("it takes " + values);
        }
    }
}
