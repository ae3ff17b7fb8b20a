package sheepfold.json;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * How a record stands in JSON: read with the sentences of {@link Fields}, written, and described by a JSON Schema, all
 * from the record itself, by what is generated when it is compiled ({@link Shaped}). A sealed interface of records is one of them, told apart by {@code type}; a record that
 * belongs to such an interface always carries its {@code type}.
 *
 * <p>Components are numbers, booleans, texts, enumerations, records, sealed interfaces of records, lists,
 * maps by text, number or enumeration, {@link JsonNode} for anything, and classes with a method marked
 * {@link com.fasterxml.jackson.annotation.JsonValue}: those stand as what that method gives, and are read back by the
 * static method (or the record's constructor) that takes just that and gives the value or an {@code Optional} of it. A
 * component that is an {@code Optional} or {@code Nullable} may be missing and is then not written. {@link About},
 * {@link Default}, {@link Within}, {@link Sized} and {@link Matches} say what types cannot; another name is given by
 * {@link com.fasterxml.jackson.annotation.JsonProperty}, and the members of a component marked
 * {@link com.fasterxml.jackson.annotation.JsonUnwrapped} stand among those of the record that has it. A {@link State} stands as a
 * record of its fields. What depends on several fields is checked in the record's
 * constructor, by throwing {@link sheepfold.json.BadInput} with a place that starts at the record.
 */
public abstract class Shape<T> implements Codec<T> {
    Shape() {}

    public static <T> Shape<T> of(Class<T> type) {
        if (Late.find(type) instanceof Shape<T> shape) {
            return shape;
        }
        throw new IllegalArgumentException(type + " is neither a record nor a sealed interface of records");
    }

    @Override
    public final T read(JsonNode json, String path) {
        return read(Fields.of(json, path));
    }

    /** Reads all fields and refuses any other. */
    public abstract T read(Fields fields);

    /** Reads a file that lies beside a class. */
    public final T file(Class<?> beside, String name) {
        JsonNode json = Json.resource(beside, name);
        try {
            return read(json, "");
        } catch (BadInput e) {
            throw e.within(name);
        }
    }

    public final ObjectNode write(T value) {
        return (ObjectNode) Json.parse(JsonWriter.of(this, value).bytes());
    }

    public final String line(T value) {
        return JsonWriter.of(this, value).line();
    }

    /** The schema as one document. */
    public final ObjectNode schema() {
        Schemas schemas = Schemas.ofWhatIsRead("#/$defs/");
        ObjectNode document = Json.object().put("$schema", "https://json-schema.org/draft/2020-12/schema");
        document.setAll(schema(schemas));
        ObjectNode definitions = schemas.definitions();
        if (!definitions.isEmpty()) {
            document.set("$defs", definitions);
        }
        // As it comes back from a reader, who knows no Java types of numbers
        return (ObjectNode) Json.parse(Json.line(document));
    }

    /** The schema as part of a larger document. */
    @Override
    public abstract ObjectNode schema(Schemas schemas);
}
