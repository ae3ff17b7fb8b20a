package sheepfold.engine.json;

import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.node.ObjectNode;

/** The schemas of one document, each under its record's simple name, and how they refer to each other. */
public final class Schemas {
    private final String prefix;
    private final Map<String, Class<?>> types = new HashMap<>();
    private final Map<String, ObjectNode> definitions = new TreeMap<>();

    /** Schemas that a document holds under a place such as {@code #/$defs/}. */
    public Schemas(String prefix) {
        this.prefix = prefix;
    }

    /** A reference to the schema of a record or a sealed interface of records, which is added if it is new. */
    public ObjectNode reference(Class<?> type) {
        String name = type.getSimpleName();
        Class<?> known = types.putIfAbsent(name, type);
        if (known == null) {
            definitions.put(name, Shape.of(type).schema(this));
        } else if (known != type) {
            throw new IllegalArgumentException("two shapes have one name: %s and %s".formatted(known, type));
        }
        return Json.object().put("$ref", prefix + name);
    }

    /** All schemas that something refers to, by name. */
    public ObjectNode definitions() {
        ObjectNode all = Json.object();
        definitions.forEach(all::set);
        return all;
    }
}
