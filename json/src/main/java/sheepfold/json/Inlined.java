package sheepfold.json;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.lang.invoke.MethodHandle;
import java.lang.reflect.RecordComponent;
import java.util.Objects;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A component whose own members stand among those of the record that has it. */
record Inlined(RecordShape<Object> shape, MethodHandle accessor) implements Part {
    static boolean is(RecordComponent component) {
        return component.getAccessor().isAnnotationPresent(JsonUnwrapped.class);
    }

    static Inlined of(RecordComponent component) {
        return new Inlined(new RecordShape<>(component.getType()), Handles.of(component.getAccessor()));
    }

    @Override
    public Object read(Fields fields) {
        return shape.readMembers(fields);
    }

    @Override
    public void write(Object from, ObjectNode to) {
        shape.writeMembers(Objects.requireNonNull(Handles.invoke(accessor, from)), to);
    }

    @Override
    public void describe(Schemas schemas, ObjectNode properties, ArrayNode required) {
        shape.describeMembers(schemas, properties, required);
    }
}
