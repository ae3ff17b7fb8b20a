package sheepfold.json;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.node.StringNode;

/** A component of a record as a member of an object. */
public final class Member<T> {
    private static final List<String> ANY_TYPE = List.of("object", "array", "string", "number", "boolean", "null");

    private final String name;
    private final Codec<T> codec;
    private String about = "";
    private boolean isOptional;
    private boolean isNullable;
    /** What it holds if it is missing, and as the codec itself writes it, so that written values can be compared with it. */
    private @Nullable JsonNode byDefault;

    private byte[] defaultWritten = {};
    private boolean isOmitted;
    private boolean isLeftOut;

    Member(String name, Codec<T> codec) {
        this.name = name;
        this.codec = codec;
    }

    public Member<T> about(String sentence) {
        about = sentence;
        return this;
    }

    public Member<T> optional() {
        isOptional = true;
        return this;
    }

    public Member<T> nullable() {
        isNullable = true;
        return this;
    }

    public Member<T> byDefault(String text, boolean omitted) {
        JsonNode json = codec.isText() ? StringNode.valueOf(text) : Json.parse(text);
        defaultWritten = JsonWriter.of(codec, codec.read(json, "default")).bytes();
        byDefault = Json.parse(defaultWritten);
        isOmitted = omitted;
        return this;
    }

    /** Left out where it holds nothing, also where everything else is named. */
    public Member<T> leftOut() {
        isLeftOut = true;
        return this;
    }

    private boolean mayBeMissing() {
        return isOptional || isNullable || byDefault != null;
    }

    public Optional<T> readOptional(Fields fields) {
        return Optional.ofNullable(read(fields));
    }

    @SuppressWarnings("NullAway") // nothing only where the component is nullable or optional
    public T read(Fields fields) {
        boolean given = fields.has(name);
        if (!given && byDefault == null && mayBeMissing()) {
            return null;
        }
        JsonNode json = given || byDefault == null ? fields.member(name) : byDefault;
        return codec.read(json, fields.at(name));
    }

    public void write(@Nullable T value, JsonWriter out) {
        if (value != null) {
            int start = out.length();
            out.name(name);
            int after = out.length();
            codec.write(value, out);
            if (isOmitted && !out.namesAll() && out.endsWith(defaultWritten, after)) {
                out.backTo(start);
            }
        } else if (out.namesAll() && !isLeftOut) {
            out.name(name);
            out.nothing();
        }
    }

    void describe(Schemas schemas, ObjectNode properties, ArrayNode required) {
        if (schemas.areOfWhatIsWritten() ? !isLeftOut : !mayBeMissing()) {
            required.add(name);
        }
        properties.set(name, schema(schemas));
    }

    private ObjectNode schema(Schemas schemas) {
        ObjectNode schema = Json.object();
        if (!about.isEmpty()) {
            schema.put("description", about);
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
