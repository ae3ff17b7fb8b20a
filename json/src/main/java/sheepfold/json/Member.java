package sheepfold.json;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.lang.invoke.MethodHandle;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.node.StringNode;

/**
 * A component of a record as a member of an object.
 *
 * @param isOptional true if its Java type is an {@code Optional}
 * @param byDefault what it holds if it is missing
 * @param isOmitted true if it is not written where it holds just that
 * @param isAlwaysWritten true unless an annotation tells Jackson to leave it out at times
 */
record Member(
        String name,
        Codec<Object> codec,
        MethodHandle accessor,
        boolean isOptional,
        boolean isNullable,
        @Nullable JsonNode byDefault,
        boolean isOmitted,
        boolean isAlwaysWritten,
        @Nullable About about)
        implements Part {
    private static final List<String> ANY_TYPE = List.of("object", "array", "string", "number", "boolean", "null");

    static Member of(RecordComponent component) {
        AnnotatedType type = component.getAnnotatedType();
        boolean isOptional = component.getType() == Optional.class;
        Codec<Object> codec;
        try {
            codec = Codecs.of(isOptional ? Codecs.argument(type, 0) : type);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(component.getDeclaringRecord() + ", " + component.getName(), e);
        }
        JsonProperty property = component.getAccessor().getAnnotation(JsonProperty.class);
        Default byDefault = component.getAnnotation(Default.class);
        return new Member(
                property == null ? component.getName() : property.value(),
                codec,
                Handles.of(component.getAccessor()),
                isOptional,
                type.isAnnotationPresent(Nullable.class),
                byDefault == null ? null : node(codec, byDefault.value()),
                byDefault != null && byDefault.omitted(),
                !component.getAccessor().isAnnotationPresent(JsonInclude.class),
                component.getAnnotation(About.class));
    }

    /** As the codec itself writes it, so that written values can be compared with it. */
    private static JsonNode node(Codec<Object> codec, String text) {
        return codec.write(codec.read(codec.isText() ? StringNode.valueOf(text) : Json.parse(text), "default"));
    }

    private boolean mayBeMissing() {
        return isOptional || isNullable || byDefault != null;
    }

    @Override
    public @Nullable Object read(Fields fields) {
        boolean given = fields.has(name);
        if (!given && byDefault == null && mayBeMissing()) {
            return isOptional ? Optional.empty() : null;
        }
        JsonNode json = given || byDefault == null ? fields.member(name) : byDefault;
        Object value = codec.read(json, fields.at(name));
        return isOptional ? Optional.of(value) : value;
    }

    @Override
    public void write(Object from, ObjectNode to) {
        Object value = Handles.invoke(accessor, from);
        if (value instanceof Optional<?> maybe) {
            value = maybe.orElse(null);
        }
        if (value != null) {
            JsonNode json = codec.write(value);
            if (!isOmitted || !json.equals(byDefault)) {
                to.set(name, json);
            }
        }
    }

    @Override
    public void describe(Schemas schemas, ObjectNode properties, ArrayNode required) {
        if (schemas.areOfWhatIsWritten() ? isAlwaysWritten : !mayBeMissing()) {
            required.add(name);
        }
        properties.set(name, schema(schemas));
    }

    private ObjectNode schema(Schemas schemas) {
        ObjectNode schema = Json.object();
        if (about != null) {
            schema.put("description", about.value());
        }
        ObjectNode plain = codec.schema(schemas);
        schema.setAll(isNullable ? orNull(plain) : plain);
        if (byDefault != null) {
            schema.set("default", byDefault);
        }
        return schema;
    }

    private static ObjectNode orNull(ObjectNode plain) {
        if (plain.isEmpty()) {
            ANY_TYPE.forEach(plain.putArray("type")::add);
            return plain;
        }
        if (plain.path("type").isString() && !plain.has("enum")) {
            String type = plain.get("type").stringValue();
            plain.putArray("type").add(type).add("null");
            return plain;
        }
        ObjectNode either = Json.object();
        either.putArray("anyOf").add(plain).add(Json.object().put("type", "null"));
        return either;
    }
}
