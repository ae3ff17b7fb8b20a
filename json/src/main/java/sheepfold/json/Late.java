package sheepfold.json;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** What is generated for a type, looked up when it is needed. */
final class Late<T> implements Codec<T> {
    private static final Map<String, List<Generated>> GENERATED =
            ServiceLoader.load(Generated.class, Generated.class.getClassLoader()).stream()
                    .map(ServiceLoader.Provider::get)
                    .collect(Collectors.groupingBy(each -> each.getClass().getPackageName()));

    private static final Map<Class<?>, Codec<?>> FOUND = new ConcurrentHashMap<>();

    private final Class<T> type;
    private volatile @Nullable Codec<T> found;

    Late(Class<T> type) {
        this.type = type;
    }

    @SuppressWarnings("unchecked") // a type is found with its own codec
    static <T> Codec<T> find(Class<T> type) {
        Codec<?> found = FOUND.get(type);
        if (found == null) {
            found = search(type);
            FOUND.put(type, found);
        }
        return (Codec<T>) found;
    }

    private static Codec<?> search(Class<?> type) {
        for (Generated each : GENERATED.getOrDefault(type.getPackageName(), List.of())) {
            Codec<?> found = each.find(type);
            if (found != null) {
                return found;
            }
        }
        throw new IllegalArgumentException(type + " has no shape in JSON: nothing of which it is a part is Shaped");
    }

    private Codec<T> found() {
        Codec<T> known = found;
        if (known == null) {
            known = find(type);
            found = known;
        }
        return known;
    }

    @Override
    public T read(JsonNode json, String path) {
        return found().read(json, path);
    }

    @Override
    public void write(T value, JsonWriter out) {
        found().write(value, out);
    }

    @Override
    public ObjectNode schema(Schemas schemas) {
        return found() instanceof Shape ? schemas.reference(type) : found().schema(schemas);
    }

    @Override
    public boolean isText() {
        return found().isText();
    }

    @Override
    public String text(T value) {
        return found().text(value);
    }

    @Override
    public Collection<String> words() {
        return found().words();
    }
}
