package sheepfold.json;

import java.util.Collection;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** How one type of value stands in JSON. */
public interface Codec<T> {
    /** Reads a value; {@link BadInput} names the path and says what is wrong. */
    T read(JsonNode json, String path);

    void write(T value, JsonWriter out);

    ObjectNode schema(Schemas schemas);

    /** True if it is written as a text. */
    default boolean isText() {
        return false;
    }

    /** That text. */
    default String text(T value) {
        throw new IllegalStateException(value + " is written as no text");
    }

    /** All that it can be, if that is a list of words. */
    default Collection<String> words() {
        return List.of();
    }
}
