package sheepfold.json;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.lang.annotation.Annotation;
import java.lang.invoke.MethodHandle;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Finds the codec of a Java type. */
final class Codecs {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private Codecs() {}

    @SuppressWarnings("unchecked")
    static Codec<Object> of(AnnotatedType type) {
        return (Codec<Object>) codec(type);
    }

    static AnnotatedType argument(AnnotatedType type, int index) {
        return ((AnnotatedParameterizedType) type).getAnnotatedActualTypeArguments()[index];
    }

    private static Codec<?> codec(AnnotatedType type) {
        Class<?> raw = raw(type.getType());
        return switch (raw.getName()) {
            case "int", "java.lang.Integer" ->
                whole(type, Integer.MIN_VALUE, Integer.MAX_VALUE, Long::intValue, NODES::numberNode);
            case "long", "java.lang.Long" ->
                whole(type, Long.MIN_VALUE, Long.MAX_VALUE, number -> number, NODES::numberNode);
            case "double", "java.lang.Double" ->
                new Codec.Scalar<Double>(Fields::decimal, NODES::numberNode, () -> typed("number"), false);
            case "boolean", "java.lang.Boolean" ->
                new Codec.Scalar<Boolean>(Fields::flag, NODES::booleanNode, () -> typed("boolean"), false);
            case "java.lang.String" -> text(annotation(type, Matches.class));
            case "java.lang.Object", "tools.jackson.databind.JsonNode" ->
                new Codec.Scalar<Object>((json, _) -> json, Json::tree, Json::object, false);
            case "java.util.List" -> new Codec.Listed<>(of(argument(type, 0)), annotation(type, Sized.class));
            case "java.util.Map" -> new Codec.Mapped(key(argument(type, 0)), of(argument(type, 1)));
            default -> ofClass(raw);
        };
    }

    private static Class<?> raw(Type type) {
        return switch (type) {
            case Class<?> plain -> plain;
            case ParameterizedType generic -> raw(generic.getRawType());
            default -> throw new IllegalArgumentException(type + " has no shape in JSON");
        };
    }

    private static Codec<?> ofClass(Class<?> type) {
        if (type.isEnum()) {
            return new Codec.OneOf(type, Word.of(type));
        }
        Optional<Method> writer = Stream.of(type.getDeclaredMethods())
                .filter(method -> method.isAnnotationPresent(JsonValue.class))
                .findFirst();
        if (writer.isPresent()) {
            return valued(type, writer.get());
        }
        if (type.isRecord() || type.isSealed()) {
            return new Codec.Nested(type);
        }
        throw new IllegalArgumentException(type + " has no shape in JSON");
    }

    /** An annotation at a type, or at an annotation at that type: so a game can give its bounds a name. */
    private static <A extends Annotation> @Nullable A annotation(AnnotatedType type, Class<A> wanted) {
        A own = type.getAnnotation(wanted);
        return own != null
                ? own
                : Stream.of(type.getAnnotations())
                        .map(other -> other.annotationType().getAnnotation(wanted))
                        .filter(Objects::nonNull)
                        .findFirst()
                        .orElse(null);
    }

    private static ObjectNode typed(String type) {
        return Json.object().put("type", type);
    }

    private static <N> Codec<N> whole(
            AnnotatedType type, long least, long most, Function<Long, N> narrow, Function<N, JsonNode> writer) {
        Within within = annotation(type, Within.class);
        long from = within == null ? least : Math.max(least, within.least());
        long to = within == null ? most : Math.min(most, within.most());
        String words = from == least && to == most
                ? ""
                : to == most ? " from %d on".formatted(from) : " from %d to %d".formatted(from, to);
        Fields.Bounds bounds = new Fields.Bounds(from, to, within == null ? "" : within.rule(), words);
        return new Codec.Scalar<>(
                (json, path) -> narrow.apply(Fields.whole(json, path, bounds)),
                writer,
                () -> {
                    ObjectNode schema = typed("integer");
                    if (from != least) {
                        schema.put("minimum", from);
                    }
                    return to == most ? schema : schema.put("maximum", to);
                },
                false);
    }

    private static Codec<String> text(@Nullable Matches matches) {
        if (matches == null) {
            return new Codec.Scalar<>(Fields::text, NODES::stringNode, () -> typed("string"), true);
        }
        Pattern pattern = Pattern.compile(matches.value());
        String whole = matches.value().contains("|") ? "(?:" + pattern + ")" : pattern.pattern();
        return new Codec.Scalar<>(
                (json, path) -> {
                    String text = Fields.text(json, path);
                    if (!pattern.matcher(text).matches()) {
                        throw new BadInput(path, matches.rule(), matches.words());
                    }
                    return text;
                },
                NODES::stringNode,
                () -> typed("string").put("pattern", "^" + whole + "$"),
                true);
    }

    private static Codec<Object> key(AnnotatedType type) {
        if (type.getType() == Integer.class) {
            return new Codec.Scalar<>(
                    Codecs::numbered,
                    number -> NODES.stringNode(number.toString()),
                    () -> typed("string").put("pattern", "^-?\\d{1,9}$"),
                    true);
        }
        Codec<Object> keys = of(type);
        if (!keys.isText()) {
            throw new IllegalArgumentException("the names of a map's members are texts, not " + type);
        }
        return keys;
    }

    private static Object numbered(JsonNode name, String path) {
        if (!name.stringValue().matches("-?\\d{1,9}")) {
            throw new BadInput(path, "its name is to be a whole number");
        }
        return Integer.valueOf(name.stringValue());
    }

    /** A class that stands as what its method marked with {@link JsonValue} gives. */
    private static Codec<Object> valued(Class<?> type, Method writer) {
        Codec<Object> inner = of(writer.getAnnotatedReturnType());
        MethodHandle write = Handles.of(writer);
        MethodHandle read = maker(type, writer.getReturnType());
        return new Codec.Via<>(
                inner,
                value -> Objects.requireNonNull(Handles.invoke(write, value)),
                (json, path) -> made(type, read, inner.read(json, path), json, path));
    }

    private static Object made(Class<?> type, @Nullable MethodHandle maker, Object from, JsonNode json, String path) {
        if (maker == null) {
            throw new IllegalStateException(type + " is only written: nothing makes it from what it writes");
        }
        try {
            Object value = Objects.requireNonNull(Handles.invoke(maker, from));
            return value instanceof Optional<?> maybe ? maybe.orElseThrow(() -> unknown(type, json)) : value;
        } catch (BadInput e) {
            throw e.at(path);
        }
    }

    private static BadInput unknown(Class<?> type, JsonNode json) {
        About about = type.getAnnotation(About.class);
        return new BadInput(
                "",
                about == null
                        ? "there is no such " + RecordShape.tag(type)
                        : "it is to be %s, not %s".formatted(about.value(), Fields.shown(json)));
    }

    private static @Nullable MethodHandle maker(Class<?> type, Class<?> from) {
        List<Method> makers = Stream.of(type.getDeclaredMethods())
                .filter(method -> Modifier.isStatic(method.getModifiers()) && !method.isSynthetic())
                .filter(method -> method.getParameterCount() == 1 && method.getParameterTypes()[0] == from)
                .filter(method -> method.getReturnType() == type || gives(method.getGenericReturnType(), type))
                .toList();
        Optional<Method> marked = makers.stream()
                .filter(method -> makers.size() == 1 || method.isAnnotationPresent(JsonCreator.class))
                .findFirst();
        if (marked.isPresent()) {
            return Handles.of(marked.get());
        }
        if (!makers.isEmpty()) {
            throw new IllegalArgumentException("one of these is to be marked with JsonCreator: " + makers);
        }
        boolean wraps = type.isRecord()
                && type.getRecordComponents().length == 1
                && type.getRecordComponents()[0].getType() == from;
        return wraps ? Handles.wrapper(type, from) : null;
    }

    private static boolean gives(Type returned, Class<?> type) {
        return returned instanceof ParameterizedType generic
                && generic.getRawType() == Optional.class
                && generic.getActualTypeArguments()[0] == type;
    }
}
