package sheepfold.games.sheephop;

import sheepfold.engine.PositionFormat;
import sheepfold.engine.Setup;
import sheepfold.engine.json.Json;
import sheepfold.engine.json.Shape;
import tools.jackson.databind.JsonNode;

/** Positions as JSON: the drawn board, both piles, and how far the turn has come. */
final class SheepHopPositions implements PositionFormat<Hillside> {
    private static final Shape<WrittenPosition> SHAPE = Shape.of(WrittenPosition.class);

    @Override
    public JsonNode write(Hillside hillside) {
        return SHAPE.write(WrittenPosition.of(hillside));
    }

    @Override
    public Hillside read(Setup setup, JsonNode json) {
        return new PositionReader(HopRules.of(setup), SHAPE.read(json, "")).read();
    }

    @Override
    public JsonNode schema() {
        return SHAPE.schema().put("title", "A position of Sheep Hop!");
    }

    @Override
    public JsonNode example() {
        return Json.resource(SheepHopPositions.class, "position.example.json");
    }
}
