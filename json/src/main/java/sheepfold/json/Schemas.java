package sheepfold.json;

import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import tools.jackson.databind.node.ObjectNode;

/** The schemas of one document, each under its type's simple name, and how they refer to each other. */
public final class Schemas {
    private final String prefix;
    private final boolean written;
    private final Function<Class<?>, String> naming;
    private final Map<String, Class<?>> types = new HashMap<>();
    private final Map<String, ObjectNode> definitions = new TreeMap<>();

    private Schemas(String prefix, boolean written, Function<Class<?>, String> naming) {
        this.prefix = prefix;
        this.written = written;
        this.naming = naming;
    }

    /** Schemas of what is read, which a document holds under a place such as {@code #/$defs/}. */
    public static Schemas ofWhatIsRead(String prefix) {
        return new Schemas(prefix, false, Class::getSimpleName);
    }

    /** Schemas of what {@link Json} writes: it names every field, also one that holds nothing, unless told otherwise. */
    public static Schemas ofWhatIsWritten(String prefix) {
        return ofWhatIsWritten(prefix, Class::getSimpleName);
    }

    /** The same, under other names. */
    public static Schemas ofWhatIsWritten(String prefix, Function<Class<?>, String> naming) {
        return new Schemas(prefix, true, naming);
    }

    boolean areOfWhatIsWritten() {
        return written;
    }

    /** A reference to the schema of a record, a sealed interface of records or an enumeration, which is added if it is new. */
    public ObjectNode reference(Class<?> type) {
        String name = naming.apply(type);
        Class<?> known = types.putIfAbsent(name, type);
        if (known == null) {
            Codec<?> codec = Late.find(type);
            definitions.put(name, codec instanceof Words<?> words ? words.definition() : codec.schema(this));
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
