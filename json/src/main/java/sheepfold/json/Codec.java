package sheepfold.json;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.node.StringNode;

/** How one type of value stands in JSON. */
interface Codec<T> {
    /** Reads a value; {@link BadInput} names the path and says what is wrong. */
    T read(JsonNode json, String path);

    JsonNode write(T value);

    ObjectNode schema(Schemas schemas);

    /** True if it is written as a text. */
    default boolean isText() {
        return false;
    }

    /** Something without parts. */
    record Scalar<T>(
            BiFunction<JsonNode, String, T> reader,
            Function<T, JsonNode> writer,
            Supplier<ObjectNode> described,
            boolean isText)
            implements Codec<T> {
        @Override
        public T read(JsonNode json, String path) {
            return reader.apply(json, path);
        }

        @Override
        public JsonNode write(T value) {
            return writer.apply(value);
        }

        @Override
        public ObjectNode schema(Schemas schemas) {
            return described.get();
        }
    }

    /** A word of an enumeration. */
    record OneOf(Class<?> type, Map<Object, String> words) implements Codec<Object> {
        @Override
        public Object read(JsonNode json, String path) {
            String word = Fields.text(json, path);
            for (Map.Entry<Object, String> each : words.entrySet()) {
                if (each.getValue().equals(word)) {
                    return each.getKey();
                }
            }
            throw Fields.noneOf(words.values(), json, path);
        }

        @Override
        public JsonNode write(Object value) {
            return StringNode.valueOf(words.get(value));
        }

        /** Who reads what we write wants a name for the words; who writes for us wants to see them. */
        @Override
        public ObjectNode schema(Schemas schemas) {
            return schemas.areOfWhatIsWritten() ? schemas.reference(type) : schema(words);
        }

        static ObjectNode schema(Map<Object, String> words) {
            ObjectNode schema = Json.object().put("type", "string");
            ArrayNode values = schema.putArray("enum");
            words.values().forEach(values::add);
            return schema;
        }

        @Override
        public boolean isText() {
            return true;
        }
    }

    /** A record or a sealed interface inside another; its shape is looked up late, so that a record may hold its like. */
    record Nested(Class<?> type) implements Codec<Object> {
        @SuppressWarnings("unchecked")
        private Shape<Object> shape() {
            return (Shape<Object>) Shape.of(type);
        }

        @Override
        public Object read(JsonNode json, String path) {
            return shape().read(json, path);
        }

        @Override
        public JsonNode write(Object value) {
            return shape().write(value);
        }

        @Override
        public ObjectNode schema(Schemas schemas) {
            return schemas.reference(type);
        }
    }

    /** A list of values of one kind. */
    record Listed<T>(Codec<T> items, @Nullable Sized sized) implements Codec<List<T>> {
        @Override
        public List<T> read(JsonNode json, String path) {
            List<JsonNode> values = Fields.list(json, path);
            if (sized != null && (values.size() < sized.least() || values.size() > sized.most())) {
                throw new BadInput(path, sized.rule(), "%s, not %d".formatted(wanted(sized), values.size()));
            }
            List<T> list = new ArrayList<>(values.size());
            for (JsonNode value : values) {
                list.add(items.read(value, path + "[" + list.size() + "]"));
            }
            return Collections.unmodifiableList(list);
        }

        private static String wanted(Sized sized) {
            if (!sized.words().isEmpty()) {
                return sized.words();
            }
            return sized.least() == sized.most()
                    ? "there are to be %d".formatted(sized.least())
                    : "there are to be %d to %d".formatted(sized.least(), sized.most());
        }

        @Override
        public JsonNode write(List<T> value) {
            ArrayNode json = Json.array();
            value.forEach(item -> json.add(items.write(item)));
            return json;
        }

        @Override
        public ObjectNode schema(Schemas schemas) {
            ObjectNode schema = Json.object().put("type", "array");
            if (sized != null && sized.least() > 0) {
                schema.put("minItems", sized.least());
            }
            if (sized != null && sized.most() < Integer.MAX_VALUE) {
                schema.put("maxItems", sized.most());
            }
            schema.set("items", items.schema(schemas));
            return schema;
        }
    }

    /** An object whose members are all of one kind; their names are texts or words of an enumeration. */
    record Mapped(Codec<Object> keys, Codec<Object> values) implements Codec<Map<Object, Object>> {
        @Override
        public Map<Object, Object> read(JsonNode json, String path) {
            Fields fields = Fields.of(json, path);
            if (keys instanceof OneOf few) {
                few.words.values().forEach(fields::has);
                fields.nothingElse();
            }
            Map<Object, Object> map = new LinkedHashMap<>();
            for (String name : fields.names()) {
                Object key = keys.read(StringNode.valueOf(name), fields.at(name));
                map.put(key, values.read(fields.member(name), fields.at(name)));
            }
            return Collections.unmodifiableMap(map);
        }

        @Override
        public JsonNode write(Map<Object, Object> value) {
            ObjectNode json = Json.object();
            value.forEach((key, each) -> json.set(keys.write(key).stringValue(), values.write(each)));
            return json;
        }

        @Override
        public ObjectNode schema(Schemas schemas) {
            ObjectNode schema = Json.object().put("type", "object");
            if (keys instanceof OneOf few && !schemas.areOfWhatIsWritten()) {
                ObjectNode members = schema.putObject("properties");
                few.words.values().forEach(word -> members.set(word, values.schema(schemas)));
                return schema.put("additionalProperties", false);
            }
            ObjectNode names = keys.schema(schemas);
            if (names.has("pattern") || names.has("$ref")) {
                schema.set("propertyNames", names);
            }
            schema.set("additionalProperties", values.schema(schemas));
            return schema;
        }
    }

    /** A value that stands as another one. */
    record Via<T, S>(Codec<S> inner, Function<T, S> outward, BiFunction<JsonNode, String, T> inward)
            implements Codec<T> {
        @Override
        public T read(JsonNode json, String path) {
            return inward.apply(json, path);
        }

        @Override
        public JsonNode write(T value) {
            return inner.write(outward.apply(value));
        }

        @Override
        public ObjectNode schema(Schemas schemas) {
            return inner.schema(schemas);
        }

        @Override
        public boolean isText() {
            return inner.isText();
        }
    }
}
