package sheepfold.engine.json;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.BadInput;
import sheepfold.engine.Event;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
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
            throw new BadInput(place(e.getLocation()), "this is not JSON: " + firstSentence(e.getOriginalMessage()));
        }
    }

    // Where nesting is too deep there is no place to name
    private static String place(@Nullable TokenStreamLocation location) {
        return location == null ? "" : "line %d, column %d".formatted(location.getLineNr(), location.getColumnNr());
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

    public static JsonNode tree(Object value) {
        return MAPPER.valueToTree(value);
    }

    /** An event with its type and its sentence. */
    public static ObjectNode event(Event event) {
        String name = event.getClass().getSimpleName();
        ObjectNode node = object().put("type", name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1));
        node.put("text", event.text().plain());
        if (tree(event) instanceof ObjectNode members) {
            node.setAll(members);
        }
        return node;
    }

    public static String line(Object value) {
        return MAPPER.writeValueAsString(value);
    }

    public static String pretty(Object value) {
        return MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(value);
    }

    private static String firstSentence(String message) {
        String line = message.lines().findFirst().orElse("it cannot be read");
        return line.length() > 160 ? line.substring(0, 160) + "…" : line;
    }
}
