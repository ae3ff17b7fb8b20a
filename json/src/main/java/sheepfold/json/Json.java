package sheepfold.json;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Reading and writing JSON. */
public final class Json {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private Json() {}

    public static JsonNode parse(String text) {
        try {
            return MAPPER.readTree(text);
        } catch (JacksonException e) {
            throw NoJson.fault(text, e);
        }
    }

    static JsonNode parse(byte[] written) {
        return MAPPER.readTree(written);
    }

    /** A file that lies beside a class. */
    public static JsonNode resource(Class<?> beside, String name) {
        try (InputStream file = beside.getResourceAsStream(name)) {
            if (file == null) {
                throw new BadInput("", "the file is missing");
            }
            return parse(new String(file.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new BadInput(name, "the file cannot be read");
        } catch (BadInput e) {
            throw e.within(name);
        }
    }

    public static ObjectNode object() {
        return MAPPER.createObjectNode();
    }

    public static JsonNode tree(@Nullable Object value) {
        return value instanceof JsonNode node ? node : parse(bytes(value));
    }

    /** What tells a record from the others of its sealed interface: its simple name with a small first letter. */
    public static String tag(Class<?> type) {
        String name = type.getSimpleName();
        return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
    }

    /** A record with its type: a move as data. */
    public static ObjectNode tagged(Object value) {
        return with(object().put(RecordShape.TAG, tag(value.getClass())), value);
    }

    /** A record with its type and its sentence: what happened, as data. */
    public static ObjectNode tagged(Object value, String sentence) {
        return with(object().put(RecordShape.TAG, tag(value.getClass())).put("text", sentence), value);
    }

    private static ObjectNode with(ObjectNode node, Object members) {
        return tree(members) instanceof ObjectNode more ? node.setAll(more) : node;
    }

    public static String line(@Nullable Object value) {
        return JsonWriter.of(value).line();
    }

    /** The same in UTF-8. */
    public static byte[] bytes(@Nullable Object value) {
        return JsonWriter.of(value).bytes();
    }

    public static String pretty(Object value) {
        return MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(tree(value));
    }
}
