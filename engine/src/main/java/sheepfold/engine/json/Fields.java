package sheepfold.engine.json;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import sheepfold.engine.BadInput;
import sheepfold.engine.Text;
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
            throw new BadInput(path, "this is to be an object, not " + Text.shortened(node.toString()));
        }
        return new Fields(node, path);
    }

    public boolean has(String name) {
        asked.add(name);
        return node.hasNonNull(name);
    }

    public String text(String name) {
        JsonNode value = member(name);
        if (!value.isString()) {
            throw wrong(name, "it is to be a text, not " + Text.shortened(value.toString()));
        }
        return value.stringValue();
    }

    public String text(String name, String byDefault) {
        return has(name) ? text(name) : byDefault;
    }

    public int number(String name, int least, int most) {
        JsonNode value = member(name);
        if (!value.isIntegralNumber()
                || !value.canConvertToInt()
                || value.intValue() < least
                || value.intValue() > most) {
            throw wrong(
                    name,
                    "it is to be a whole number from %d to %d, not %s"
                            .formatted(least, most, Text.shortened(value.toString())));
        }
        return value.intValue();
    }

    public int number(String name, int least, int most, int byDefault) {
        return has(name) ? number(name, least, most) : byDefault;
    }

    public boolean flag(String name, boolean byDefault) {
        if (!has(name)) {
            return byDefault;
        }
        JsonNode value = member(name);
        if (!value.isBoolean()) {
            throw wrong(name, "it is to be true or false, not " + Text.shortened(value.toString()));
        }
        return value.booleanValue();
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
        JsonNode value = member(name);
        if (!value.isArray()) {
            throw wrong(name, "it is to be a list, not " + Text.shortened(value.toString()));
        }
        return List.copyOf(value.values());
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
}
