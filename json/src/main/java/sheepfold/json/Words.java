package sheepfold.json;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A word of an enumeration. */
public class Words<T extends Enum<T>> implements Codec<T> {
    private final Class<T> type;
    private final Map<T, String> words = new LinkedHashMap<>();
    private final Map<String, T> constants = new LinkedHashMap<>();

    protected Words(Class<T> type, List<T> all, Function<T, Object> word) {
        this.type = type;
        all.forEach(each -> words.put(each, word.apply(each).toString()));
        words.forEach((constant, text) -> constants.putIfAbsent(text, constant));
    }

    @Override
    public T read(JsonNode json, String path) {
        T constant = constants.get(Fields.text(json, path));
        if (constant == null) {
            throw Fields.noneOf(words(), json, path);
        }
        return constant;
    }

    @Override
    public void write(T value, JsonWriter out) {
        out.text(text(value));
    }

    @Override
    public String text(T value) {
        return words.getOrDefault(value, "");
    }

    @Override
    public Collection<String> words() {
        return words.values();
    }

    /** Who reads what we write wants a name for the words; who writes for us wants to see them. */
    @Override
    public ObjectNode schema(Schemas schemas) {
        return schemas.areOfWhatIsWritten() ? schemas.reference(type) : definition();
    }

    ObjectNode definition() {
        ObjectNode schema = Json.object().put("type", "string");
        ArrayNode values = schema.putArray("enum");
        words().forEach(values::add);
        return schema;
    }

    @Override
    public boolean isText() {
        return true;
    }
}
