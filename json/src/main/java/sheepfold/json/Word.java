package sheepfold.json;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;

/** How enumerations are written: by the method marked with {@link JsonValue}, else by {@code toString}. */
final class Word {
    private static final ClassValue<Map<Object, String>> WORDS = new ClassValue<>() {
        @Override
        protected Map<Object, String> computeValue(Class<?> type) {
            Function<Object, Object> writer = writer(type);
            Map<Object, String> words = new LinkedHashMap<>();
            for (Object constant : type.getEnumConstants()) {
                words.put(constant, writer.apply(constant).toString());
            }
            return words;
        }
    };

    private Word() {}

    /** The words of an enumeration by its constants, in their order. */
    static Map<Object, String> of(Class<?> type) {
        return WORDS.get(type);
    }

    private static Function<Object, Object> writer(Class<?> type) {
        return Stream.of(type.getDeclaredMethods())
                .filter(method -> method.isAnnotationPresent(JsonValue.class))
                .findFirst()
                .map(Handles::of)
                .<Function<Object, Object>>map(
                        handle -> constant -> Objects.requireNonNull(Handles.invoke(handle, constant)))
                .orElse(constant -> constant);
    }
}
