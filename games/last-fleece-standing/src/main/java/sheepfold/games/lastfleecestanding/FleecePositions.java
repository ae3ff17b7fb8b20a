package sheepfold.games.lastfleecestanding;

import sheepfold.engine.PositionFormat;
import sheepfold.engine.Setup;
import sheepfold.engine.json.Json;
import sheepfold.engine.json.Shape;
import tools.jackson.databind.JsonNode;

/** Positions as JSON: coats as drawn rows, seats from 0, cells and rows from 1. */
final class FleecePositions implements PositionFormat<Paddock> {
    private static final Shape<Written> SHAPE = Shape.of(Written.class);

    @Override
    public JsonNode write(Paddock paddock) {
        return SHAPE.write(Written.of(paddock));
    }

    @Override
    public Paddock read(Setup setup, JsonNode json) {
        return new PuttingUp(FleeceRules.of(setup), SHAPE.read(json, "")).paddock();
    }

    @Override
    public JsonNode schema() {
        return SHAPE.schema().put("title", "A position of Last Fleece Standing");
    }

    @Override
    public JsonNode example() {
        return Json.resource(FleecePositions.class, "position.example.json");
    }
}
