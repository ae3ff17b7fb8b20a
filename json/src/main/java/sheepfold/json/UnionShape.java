package sheepfold.json;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A sealed interface: one of its records, which {@code type} names. */
final class UnionShape<T> extends Shape<T> {
    private final List<Class<?>> records;
    private final Map<String, Class<?>> byTag = new LinkedHashMap<>();

    UnionShape(Class<?> type) {
        records = records(type).toList();
        for (Class<?> each : records) {
            if (byTag.put(RecordShape.tag(each), each) != null) {
                throw new IllegalArgumentException("%s has two records %s".formatted(type, each.getSimpleName()));
            }
        }
    }

    private static Stream<Class<?>> records(Class<?> type) {
        return type.isSealed()
                ? Stream.of(type.getPermittedSubclasses()).flatMap(UnionShape::records)
                : Stream.of(type);
    }

    @Override
    @SuppressWarnings("unchecked")
    public T read(Fields fields) {
        Class<?> type = byTag.get(fields.text(RecordShape.TAG));
        if (type == null) {
            throw Fields.noneOf(byTag.keySet(), fields.member(RecordShape.TAG), fields.at(RecordShape.TAG));
        }
        return (T) Shape.of(type).read(fields);
    }

    @Override
    @SuppressWarnings("unchecked")
    public ObjectNode write(T value) {
        return ((Shape<T>) Shape.of(value.getClass())).write(value);
    }

    @Override
    public ObjectNode schema(Schemas schemas) {
        ObjectNode schema = Json.object();
        ArrayNode alternatives = schema.putArray("oneOf");
        records.forEach(type -> alternatives.add(schemas.reference(type)));
        return schema;
    }
}
