package sheepfold.json;

import java.lang.invoke.MethodHandle;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A record: an object with a member for each component. */
final class RecordShape<T> extends Shape<T> {
    static final String TAG = "type";

    private static final ClassValue<String> TAGS = new ClassValue<>() {
        @Override
        protected String computeValue(Class<?> type) {
            String name = type.getSimpleName();
            return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
        }
    };

    private final Class<?> type;
    private final Optional<String> tag;
    private final List<Part> parts;
    private final MethodHandle constructor;

    RecordShape(Class<?> type) {
        this.type = type;
        this.tag = isTagged(type) ? Optional.of(tag(type)) : Optional.empty();
        this.parts = Stream.of(type.getRecordComponents()).map(Part::of).toList();
        this.constructor = Handles.constructor(type);
    }

    private static boolean isTagged(Class<?> type) {
        return Stream.of(type.getInterfaces()).anyMatch(Class::isSealed);
    }

    /** The simple name with a small first letter. */
    static String tag(Class<?> type) {
        return TAGS.get(type);
    }

    @Override
    public T read(Fields fields) {
        if (tag.isPresent() && !fields.text(TAG).equals(tag.get())) {
            throw Fields.noneOf(List.of(tag.get()), fields.member(TAG), fields.at(TAG));
        }
        T value = readMembers(fields);
        fields.nothingElse();
        return value;
    }

    @SuppressWarnings("unchecked")
    T readMembers(Fields fields) {
        @Nullable Object[] values = new @Nullable Object[parts.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = parts.get(i).read(fields);
        }
        try {
            return (T) Handles.construct(constructor, values);
        } catch (BadInput e) {
            throw e.at(fields.path());
        }
    }

    @Override
    public ObjectNode write(T value) {
        ObjectNode json = Json.object();
        tag.ifPresent(word -> json.put(TAG, word));
        writeMembers(value, json);
        return json;
    }

    void writeMembers(T value, ObjectNode json) {
        parts.forEach(part -> part.write(value, json));
    }

    @Override
    public ObjectNode schema(Schemas schemas) {
        ObjectNode schema = Json.object();
        About about = type.getAnnotation(About.class);
        if (about != null) {
            schema.put("description", about.value());
        }
        schema.put("type", "object");
        ObjectNode properties = Json.object();
        ArrayNode required = schema.putArray("required");
        tag.ifPresent(word -> {
            required.add(TAG);
            properties.putObject(TAG).put("const", word);
        });
        describeMembers(schemas, properties, required);
        if (required.isEmpty()) {
            schema.remove("required");
        }
        schema.set("properties", properties);
        return schema.put("additionalProperties", false);
    }

    void describeMembers(Schemas schemas, ObjectNode properties, ArrayNode required) {
        parts.forEach(part -> part.describe(schemas, properties, required));
    }
}
