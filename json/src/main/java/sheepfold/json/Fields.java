package sheepfold.json;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** A JSON object that is being read: says by name which member is missing, wrong or not wanted. */
public final class Fields {
    private final JsonNode node;
    private final String path;
    private final Set<String> asked = new HashSet<>();

    private Fields(JsonNode node, String path) {
        this.node = node;
        this.path = path;
    }

    public static Fields of(JsonNode node, String path) {
        if (!node.isObject()) {
            throw new BadInput(path, "this is to be an object, not " + shown(node));
        }
        return new Fields(node, path);
    }

    public boolean has(String name) {
        asked.add(name);
        return node.hasNonNull(name);
    }

    public String text(String name) {
        return text(member(name), at(name));
    }

    public String text(String name, String byDefault) {
        return has(name) ? text(name) : byDefault;
    }

    public int number(String name, int least, int most) {
        return (int) whole(member(name), at(name), Bounds.of(least, most));
    }

    public int number(String name, int least, int most, int byDefault) {
        return has(name) ? number(name, least, most) : byDefault;
    }

    public boolean flag(String name, boolean byDefault) {
        return has(name) ? flag(member(name), at(name)) : byDefault;
    }

    public Fields object(String name) {
        return of(member(name), at(name));
    }

    public Optional<Fields> optionalObject(String name) {
        return has(name) ? Optional.of(object(name)) : Optional.empty();
    }

    public List<String> texts(String name) {
        List<String> texts = new ArrayList<>();
        for (JsonNode item : list(name)) {
            if (!item.isString()) {
                throw wrong(name + "[" + texts.size() + "]", "it is to be a text");
            }
            texts.add(item.stringValue());
        }
        return texts;
    }

    public List<Fields> objects(String name) {
        List<Fields> objects = new ArrayList<>();
        for (JsonNode item : list(name)) {
            objects.add(of(item, at(name) + "[" + objects.size() + "]"));
        }
        return objects;
    }

    public List<JsonNode> list(String name) {
        return list(member(name), at(name));
    }

    public List<String> names() {
        return List.copyOf(node.propertyNames());
    }

    public JsonNode member(String name) {
        asked.add(name);
        JsonNode value = node.get(name);
        if (value == null || value.isNull()) {
            throw wrong(name, "it is missing");
        }
        return value;
    }

    /** Refuses members that nobody asked for: they are more often misspelt than meant to be ignored. */
    public void nothingElse() {
        for (String name : node.propertyNames()) {
            if (!asked.contains(name)) {
                throw wrong(
                        name,
                        "there is no such field; there are "
                                + String.join(", ", asked.stream().sorted().toList()));
            }
        }
    }

    public String at(String name) {
        return path.isEmpty() ? name : path + "." + name;
    }

    public BadInput wrong(String name, String sentence) {
        return new BadInput(at(name), sentence);
    }

    public BadInput wrong(String name, String rule, String sentence) {
        return new BadInput(at(name), rule, sentence);
    }

    String path() {
        return path;
    }

    /** A number that has been read and is to lie within bounds that only the set-up knows. */
    public static int within(int number, int least, int most, String place) {
        if (number < least || number > most) {
            throw Bounds.of(least, most).fault(place, Integer.toString(number));
        }
        return number;
    }

    static String text(JsonNode value, String path) {
        if (!value.isString()) {
            throw new BadInput(path, "it is to be a text, not " + shown(value));
        }
        return value.stringValue();
    }

    static boolean flag(JsonNode value, String path) {
        if (!value.isBoolean()) {
            throw new BadInput(path, "it is to be true or false, not " + shown(value));
        }
        return value.booleanValue();
    }

    static double decimal(JsonNode value, String path) {
        if (!value.isNumber()) {
            throw new BadInput(path, "it is to be a number, not " + shown(value));
        }
        return value.doubleValue();
    }

    static long whole(JsonNode value, String path, Bounds bounds) {
        boolean fits = value.isIntegralNumber()
                && value.canConvertToLong()
                && value.longValue() >= bounds.least
                && value.longValue() <= bounds.most;
        if (!fits) {
            throw bounds.fault(path, shown(value));
        }
        return value.longValue();
    }

    /**
     * Between which a number lies.
     *
     * @param words how a sentence names them, with a space before
     */
    record Bounds(long least, long most, String rule, String words) {
        static Bounds of(long least, long most) {
            return new Bounds(least, most, "", " from %d to %d".formatted(least, most));
        }

        /** Those of a number whose type has bounds too: they need not be told. */
        static Bounds of(long least, long most, String rule, long leastOfType, long mostOfType) {
            String words = least == leastOfType && most == mostOfType
                    ? ""
                    : most == mostOfType ? " from %d on".formatted(least) : " from %d to %d".formatted(least, most);
            return new Bounds(least, most, rule, words);
        }

        BadInput fault(String path, String shown) {
            return new BadInput(path, rule, "it is to be a whole number%s, not %s".formatted(words, shown));
        }
    }

    static List<JsonNode> list(JsonNode value, String path) {
        if (!value.isArray()) {
            throw new BadInput(path, "it is to be a list, not " + shown(value));
        }
        return List.copyOf(value.values());
    }

    static BadInput noneOf(Collection<String> words, JsonNode value, String path) {
        return new BadInput(
                path,
                "it is to be one of %s, not %s".formatted(String.join(", ", words), Text.shortened(value.asString())));
    }

    /** A value as a sentence quotes it; a text is called one, since it is quoted like everything else. */
    static String shown(JsonNode value) {
        return value.isString() ? "the text " + Text.shortened(value.stringValue()) : Text.shortened(value.toString());
    }
}
