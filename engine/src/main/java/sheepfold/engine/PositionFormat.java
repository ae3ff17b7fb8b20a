package sheepfold.engine;

import java.util.function.BiFunction;
import java.util.function.Function;
import sheepfold.json.BadInput;
import sheepfold.json.Json;
import sheepfold.json.Shape;
import tools.jackson.databind.JsonNode;

/** Any position, reachable or made by hand, as JSON. */
public interface PositionFormat<P> {
    JsonNode write(P position);

    /** Reads and checks a position; {@link BadInput} names the field and the rule that it breaks. */
    P read(Setup setup, JsonNode json);

    /** A JSON Schema of the format. */
    JsonNode schema();

    /** A position that shows the format well. */
    JsonNode example();

    /**
     * The format that a record gives: its components are the fields, and {@code position.example.json} lies beside it.
     *
     * @param write the position as the record
     * @param read the position that a record describes, or {@link BadInput}
     */
    static <P, R extends Record> PositionFormat<P> of(
            GameInfo game, Class<R> record, Function<P, R> write, BiFunction<Setup, R, P> read) {
        Shape<R> shape = Shape.of(record);
        return new PositionFormat<>() {
            @Override
            public JsonNode write(P position) {
                return shape.write(write.apply(position));
            }

            @Override
            public P read(Setup setup, JsonNode json) {
                return read.apply(setup, shape.read(json, ""));
            }

            @Override
            public JsonNode schema() {
                return shape.schema().put("title", "A position of " + game.title());
            }

            @Override
            public JsonNode example() {
                return Json.resource(record, "position.example.json");
            }
        };
    }
}
