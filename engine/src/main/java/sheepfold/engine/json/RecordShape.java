package sheepfold.engine.json;

import java.lang.invoke.MethodHandle;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.BadInput;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A record: an object with a member for each component. */
final class RecordShape<T> extends Shape<T> {
    static final String TAG = "type";

    private final Class<?> type;
    private final Optional<String> tag;
    private final List<Member> members;
    private final MethodHandle constructor;

    RecordShape(Class<?> type) {
        this.type = type;
        this.tag = isTagged(type) ? Optional.of(tag(type)) : Optional.empty();
        this.members = Stream.of(type.getRecordComponents()).map(Member::of).toList();
        this.constructor = Handles.constructor(type);
    }

    private static boolean isTagged(Class<?> type) {
        return Stream.of(type.getInterfaces()).anyMatch(Class::isSealed);
    }

    /** The simple name with a small first letter. */
    static String tag(Class<?> type) {
        String name = type.getSimpleName();
        return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
    }

    @Override
    @SuppressWarnings("unchecked")
    public T read(Fields fields) {
        if (tag.isPresent() && !fields.text(TAG).equals(tag.get())) {
            throw Fields.noneOf(List.of(tag.get()), fields.member(TAG), fields.at(TAG));
        }
        @Nullable Object[] values = new @Nullable Object[members.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = members.get(i).read(fields);
        }
        fields.nothingElse();
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
        for (Member member : members) {
            member.write(value, json);
        }
        return json;
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
        for (Member member : members) {
            if (schemas.areOfWhatIsWritten() ? member.isAlwaysWritten() : !member.mayBeMissing()) {
                required.add(member.name());
            }
            properties.set(member.name(), member.schema(schemas));
        }
        if (required.isEmpty()) {
            schema.remove("required");
        }
        schema.set("properties", properties);
        return schema.put("additionalProperties", false);
    }
}
