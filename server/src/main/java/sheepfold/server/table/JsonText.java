package sheepfold.server.table;

import sheepfold.engine.Event;
import sheepfold.json.Json;
import tools.jackson.core.SerializableString;
import tools.jackson.core.io.SerializedString;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.util.RawValue;

/** Log entries and messages as JSON. */
public final class JsonText {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();
    private static final ObjectWriter ENTRY = MAPPER.writerFor(Entry.class);
    private static final ObjectReader ENTRIES = MAPPER.readerFor(Entry.class);

    private JsonText() {}

    /** A text that is written now and sent any number of times. */
    static SerializableString written(Object value) {
        return new SerializedString(Json.line(value));
    }

    /** A node that is written as the text it has now. */
    static JsonNode raw(Object value) {
        return JsonNodeFactory.instance.pojoNode(new RawValue(written(value)));
    }

    /** A node for what is JSON already. */
    public static JsonNode asWritten(String json) {
        return JsonNodeFactory.instance.pojoNode(new RawValue(json));
    }

    /** A record with its type, as {@link Json#tagged} makes it, but without a tree in between. */
    public static JsonNode tagged(Object value) {
        String members = Json.line(value);
        boolean plain = members.startsWith("{") && !members.contains("\"type\":");
        return plain ? written(value, "", members) : raw(Json.tagged(value));
    }

    /** An event with its type and its sentence, as {@link Json#tagged} makes it, but without a tree in between. */
    static JsonNode event(Event event, String sentence) {
        String members = Json.line(event);
        boolean plain = members.startsWith("{") && !members.contains("\"type\":") && !members.contains("\"text\":");
        return plain ? written(event, ",\"text\":" + Json.line(sentence), members) : raw(Json.tagged(event, sentence));
    }

    private static JsonNode written(Object value, String text, String members) {
        String rest = members.length() == 2 ? "}" : "," + members.substring(1);
        String whole = "{\"type\":\"" + Json.tag(value.getClass()) + "\"" + text + rest;
        return JsonNodeFactory.instance.pojoNode(new RawValue(new SerializedString(whole)));
    }

    public static String entry(Entry entry) {
        return ENTRY.writeValueAsString(entry);
    }

    public static Entry entry(String text) {
        return ENTRIES.readValue(text);
    }

    static Summary summary(String text) {
        return MAPPER.readValue(text, Summary.class);
    }
}
