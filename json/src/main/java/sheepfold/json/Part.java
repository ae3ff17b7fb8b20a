package sheepfold.json;

import java.lang.reflect.RecordComponent;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What a component of a record gives to the object that stands for the record. */
sealed interface Part permits Member, Inlined {
    static Part of(RecordComponent component) {
        return Inlined.is(component) ? Inlined.of(component) : Member.of(component);
    }

    @Nullable
    Object read(Fields fields);

    void write(Object from, ObjectNode to);

    void describe(Schemas schemas, ObjectNode properties, ArrayNode required);
}
