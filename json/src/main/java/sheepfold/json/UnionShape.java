package sheepfold.json;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A sealed interface: one of its records, which {@code type} names. */
public class UnionShape<T> extends Shape<T> {
    private final List<Class<? extends T>> records;
    private final Map<String, Class<? extends T>> byTag = new LinkedHashMap<>();

    protected UnionShape(List<Class<? extends T>> records) {
        this.records = records;
        records.forEach(type -> byTag.put(Json.tag(type), type));
    }

    @Override
    public T read(Fields fields) {
        Class<? extends T> type = byTag.get(fields.text(RecordShape.TAG));
        if (type == null) {
            throw Fields.noneOf(byTag.keySet(), fields.member(RecordShape.TAG), fields.at(RecordShape.TAG));
        }
        return Shape.of(type).read(fields);
    }

    @Override
    @SuppressWarnings("unchecked") // a value is written as what it is
    public void write(T value, JsonWriter out) {
        ((Shape<T>) Shape.of(value.getClass())).write(value, out);
    }

    @Override
    public ObjectNode schema(Schemas schemas) {
        ObjectNode schema = Json.object();
        ArrayNode alternatives = schema.putArray("oneOf");
        records.forEach(type -> alternatives.add(schemas.reference(type)));
        return schema;
    }
}
