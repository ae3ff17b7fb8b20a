package sheepfold.engine;

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
}
