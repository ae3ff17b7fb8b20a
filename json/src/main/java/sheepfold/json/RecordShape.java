package sheepfold.json;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A record: an object with a member for each component. */
public abstract class RecordShape<T> extends Shape<T> {
    static final String TAG = "type";

    private final String tag;
    private final boolean isTagged;
    private final String about;
    private final List<Part> parts = new ArrayList<>();

    /** What a component gives to the object that stands for the record. */
    private interface Part {
        void describe(Schemas schemas, ObjectNode properties, ArrayNode required);
    }

    /**
     * @param isTagged true if it is one of several that are told apart by their type
     * @param about what it means; empty if nothing says so
     */
    protected RecordShape(Class<T> type, boolean isTagged, String about) {
        this.tag = Json.tag(type);
        this.isTagged = isTagged;
        this.about = about;
    }

    protected final <V> Member<V> member(String name, Codec<V> codec) {
        Member<V> member = new Member<>(name, codec);
        parts.add(member::describe);
        return member;
    }

    /** A component whose own members stand among those of the record that has it. */
    protected final <V> RecordShape<V> inlined(Class<V> type) {
        RecordShape<V> shape = (RecordShape<V>) Shape.of(type);
        parts.add(shape::describeMembers);
        return shape;
    }

    /** What the record's constructor checks has a place that starts at the record. */
    protected final T made(Fields fields, Supplier<T> constructor) {
        try {
            return constructor.get();
        } catch (BadInput e) {
            throw e.at(fields.path());
        }
    }

    public abstract T readMembers(Fields fields);

    public abstract void writeMembers(T value, JsonWriter out);

    @Override
    public final T read(Fields fields) {
        if (isTagged && !fields.text(TAG).equals(tag)) {
            throw Fields.noneOf(List.of(tag), fields.member(TAG), fields.at(TAG));
        }
        T value = readMembers(fields);
        fields.nothingElse();
        return value;
    }

    @Override
    public final void write(T value, JsonWriter out) {
        out.beginObject();
        if (isTagged && !out.namesAll()) {
            out.name(TAG);
            out.text(tag);
        }
        writeMembers(value, out);
        out.endObject();
    }

    @Override
    public final ObjectNode schema(Schemas schemas) {
        ObjectNode schema = Json.object();
        if (!about.isEmpty()) {
            schema.put("description", about);
        }
        schema.put("type", "object");
        ObjectNode properties = Json.object();
        ArrayNode required = schema.putArray("required");
        if (isTagged) {
            required.add(TAG);
            properties.putObject(TAG).put("const", tag);
        }
        describeMembers(schemas, properties, required);
        if (required.isEmpty()) {
            schema.remove("required");
        }
        schema.set("properties", properties);
        return schema.put("additionalProperties", false);
    }

    private void describeMembers(Schemas schemas, ObjectNode properties, ArrayNode required) {
        parts.forEach(part -> part.describe(schemas, properties, required));
    }
}
