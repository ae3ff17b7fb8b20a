package sheepfold.json;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.node.StringNode;

/** How numbers, texts, lists and maps stand in JSON. */
public final class Codecs {
    public static final Codec<Boolean> BOOLEAN = new Scalar<>(Fields::flag, JsonWriter::flag, () -> typed("boolean"));
    public static final Codec<Double> DOUBLE =
            new Scalar<>(Fields::decimal, JsonWriter::decimal, () -> typed("number"));
    public static final Codec<Integer> INT = whole(Integer.MIN_VALUE, Integer.MAX_VALUE, "");
    public static final Codec<Long> LONG = wholeLong(Long.MIN_VALUE, Long.MAX_VALUE, "");
    public static final Codec<Object> ANY = new Scalar<>((json, _) -> json, JsonWriter::any, Json::object);
    public static final Codec<JsonNode> TREE = new Scalar<>((json, _) -> json, JsonWriter::tree, Json::object);
    public static final Codec<String> TEXT = named(Fields::text, text -> text, () -> typed("string"));

    /** A number as the name of a member. */
    public static final Codec<Integer> NUMBERED = named(
            Codecs::numbered,
            number -> Integer.toString(number),
            () -> typed("string").put("pattern", "^-?\\d{1,9}$"));

    private Codecs() {}

    public static Codec<Integer> whole(int least, int most, String rule) {
        Fields.Bounds bounds = Fields.Bounds.of(least, most, rule, Integer.MIN_VALUE, Integer.MAX_VALUE);
        return new Scalar<>(
                (json, path) -> (int) Fields.whole(json, path, bounds),
                (out, value) -> out.number(value),
                () -> numbered(least, most, least != Integer.MIN_VALUE, most != Integer.MAX_VALUE));
    }

    public static Codec<Long> wholeLong(long least, long most, String rule) {
        Fields.Bounds bounds = Fields.Bounds.of(least, most, rule, Long.MIN_VALUE, Long.MAX_VALUE);
        return new Scalar<>(
                (json, path) -> Fields.whole(json, path, bounds),
                JsonWriter::number,
                () -> numbered(least, most, least != Long.MIN_VALUE, most != Long.MAX_VALUE));
    }

    private static ObjectNode numbered(long least, long most, boolean hasLeast, boolean hasMost) {
        ObjectNode schema = typed("integer");
        if (hasLeast) {
            schema.put("minimum", least);
        }
        return hasMost ? schema.put("maximum", most) : schema;
    }

    private static Integer numbered(JsonNode name, String path) {
        if (!name.stringValue().matches("-?\\d{1,9}")) {
            throw new BadInput(path, "its name is to be a whole number");
        }
        return Integer.valueOf(name.stringValue());
    }

    private static ObjectNode typed(String type) {
        return Json.object().put("type", type);
    }

    /** A text that matches a regular expression, and what is said of one that does not. */
    public static Codec<String> text(String regex, String words, String rule) {
        Pattern pattern = Pattern.compile(regex);
        String whole = regex.contains("|") ? "(?:" + regex + ")" : regex;
        return named(
                (json, path) -> {
                    String text = Fields.text(json, path);
                    if (!pattern.matcher(text).matches()) {
                        throw new BadInput(path, rule, words);
                    }
                    return text;
                },
                text -> text,
                () -> typed("string").put("pattern", "^" + whole + "$"));
    }

    public static <T> Codec<List<T>> list(Codec<T> items) {
        return list(items, 0, Integer.MAX_VALUE, "", "");
    }

    public static <T> Codec<List<T>> list(Codec<T> items, int least, int most, String rule, String words) {
        return new Listed<>(items, least, most, rule, words);
    }

    public static <K, V> Codec<Map<K, V>> map(Codec<K> keys, Codec<V> values) {
        return new Mapped<>(keys, values);
    }

    /** What is generated for a type, looked up when it is needed, so that a record may hold its like. */
    public static <T> Codec<T> of(Class<T> type) {
        return new Late<>(type);
    }

    /** Something that is written as a text, so that it can be the name of a member. */
    private static <T> Codec<T> named(
            BiFunction<JsonNode, String, T> reader, Function<T, String> texts, Supplier<ObjectNode> described) {
        return new Scalar<>(reader, (out, value) -> out.text(texts.apply(value)), described, texts);
    }

    /**
     * Something without parts.
     *
     * @param texts what it is as a text, if it is written as one
     */
    private record Scalar<T>(
            BiFunction<JsonNode, String, T> reader,
            BiConsumer<JsonWriter, T> writer,
            Supplier<ObjectNode> described,
            @Nullable Function<T, String> texts)
            implements Codec<T> {
        Scalar(
                BiFunction<JsonNode, String, T> reader,
                BiConsumer<JsonWriter, T> writer,
                Supplier<ObjectNode> described) {
            this(reader, writer, described, null);
        }

        @Override
        public T read(JsonNode json, String path) {
            return reader.apply(json, path);
        }

        @Override
        public void write(T value, JsonWriter out) {
            writer.accept(out, value);
        }

        @Override
        public String text(T value) {
            return texts == null ? Codec.super.text(value) : texts.apply(value);
        }

        @Override
        public ObjectNode schema(Schemas schemas) {
            return described.get();
        }

        @Override
        public boolean isText() {
            return texts != null;
        }
    }

    /** A list of values of one kind. */
    private record Listed<T>(Codec<T> items, int least, int most, String rule, String wanted)
            implements Codec<List<T>> {
        @Override
        public List<T> read(JsonNode json, String path) {
            List<JsonNode> values = Fields.list(json, path);
            if (values.size() < least || values.size() > most) {
                throw new BadInput(path, rule, "%s, not %d".formatted(number(), values.size()));
            }
            List<T> list = new ArrayList<>(values.size());
            for (JsonNode value : values) {
                list.add(items.read(value, path + "[" + list.size() + "]"));
            }
            return Collections.unmodifiableList(list);
        }

        private String number() {
            if (!wanted.isEmpty()) {
                return wanted;
            }
            return least == most
                    ? "there are to be %d".formatted(least)
                    : "there are to be %d to %d".formatted(least, most);
        }

        @Override
        public void write(List<T> value, JsonWriter out) {
            if (value instanceof WritesItself itself) {
                itself.write(out);
                return;
            }
            out.beginList();
            for (T item : value) {
                out.item(items, item);
            }
            out.endList();
        }

        @Override
        public ObjectNode schema(Schemas schemas) {
            ObjectNode schema = typed("array");
            if (least > 0) {
                schema.put("minItems", least);
            }
            if (most < Integer.MAX_VALUE) {
                schema.put("maxItems", most);
            }
            schema.set("items", items.schema(schemas));
            return schema;
        }
    }

    /** An object whose members are all of one kind; their names are texts or words of an enumeration. */
    private record Mapped<K, V>(Codec<K> keys, Codec<V> values) implements Codec<Map<K, V>> {
        @Override
        public Map<K, V> read(JsonNode json, String path) {
            Fields fields = Fields.of(json, path);
            if (!keys.words().isEmpty()) {
                keys.words().forEach(fields::has);
                fields.nothingElse();
            }
            Map<K, V> map = new LinkedHashMap<>();
            for (String name : fields.names()) {
                K key = keys.read(StringNode.valueOf(name), fields.at(name));
                map.put(key, values.read(fields.member(name), fields.at(name)));
            }
            return Collections.unmodifiableMap(map);
        }

        @Override
        public void write(Map<K, V> value, JsonWriter out) {
            out.beginObject();
            value.forEach((key, each) -> {
                out.name(keys.text(key));
                out.item(values, each);
            });
            out.endObject();
        }

        @Override
        public ObjectNode schema(Schemas schemas) {
            ObjectNode schema = typed("object");
            if (!keys.words().isEmpty() && !schemas.areOfWhatIsWritten()) {
                ObjectNode members = schema.putObject("properties");
                keys.words().forEach(word -> members.set(word, values.schema(schemas)));
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
}
