package sheepfold.engine.json;

import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.node.ObjectNode;

/** The schemas of one document, each under its record's simple name, and how they refer to each other. */
public final class Schemas {
    private final String prefix;
    private final boolean written;
    private final Map<String, Class<?>> types = new HashMap<>();
    private final Map<String, ObjectNode> definitions = new TreeMap<>();

    private Schemas(String prefix, boolean written) {
        this.prefix = prefix;
        this.written = written;
    }

    /** Schemas of what is read, which a document holds under a place such as {@code #/$defs/}. */
    public static Schemas ofWhatIsRead(String prefix) {
        return new Schemas(prefix, false);
    }

    /** Schemas of what {@link Json} writes: it names every field, also one that holds nothing, unless told otherwise. */
    public static Schemas ofWhatIsWritten(String prefix) {
        return new Schemas(prefix, true);
    }

    boolean areOfWhatIsWritten() {
        return written;
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
