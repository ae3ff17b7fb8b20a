package sheepfold.games.sheephop;

import java.util.List;
import sheepfold.engine.PositionFormat;
import sheepfold.engine.Setup;
import sheepfold.engine.json.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Positions as JSON: the drawn board, both piles, and how far the turn has come. */
final class SheepHopPositions implements PositionFormat<Hillside> {
    @Override
    public JsonNode write(Hillside hillside) {
        Landscape board = hillside.board();
        ObjectNode json = Json.object();
        json.set("board", Json.tree(Drawing.rows(hillside)));
        json.put("direction", hillside.pack().rotation().toString());
        json.put("fold", Pile.drawn(hillside.flock().fold()));
        json.put("den", Pile.drawn(hillside.flock().den()));
        json.put("phase", hillside.phase().toString());
        json.put("seat", hillside.seat());
        if (hillside.face() != Face.UNROLLED) {
            json.put("roll", hillside.face().notation());
        }
        json.put("rolls", hillside.rolls());
        if (hillside.phase() == Hillside.Phase.TILES) {
            json.set("draw", draw(hillside.draw()));
        }
        if (hillside.chain().goesOn()) {
            json.set("chain", chain(board, hillside.chain()));
        }
        if (hillside.bark().heard()) {
            json.set("patou", patou(hillside));
        }
        return json;
    }

    private static ObjectNode draw(TileDraw draw) {
        List<String> kinds =
                draw.kinds().stream().sorted().map(TileKind::toString).toList();
        ObjectNode json = Json.object();
        json.set("kinds", Json.tree(kinds));
        return json.put("failed", draw.failed());
    }

    private static ObjectNode chain(Landscape board, Chain chain) {
        ObjectNode json = Json.object().put("sheep", board.spaceIn(chain.sheep()).name());
        json.set("stoodOn", Json.tree(board.spacesIn(chain.stoodOn())));
        return json;
    }

    private static ObjectNode patou(Hillside hillside) {
        Landscape board = hillside.board();
        ObjectNode json = Json.object();
        json.set("waiting", Json.tree(board.spacesIn(hillside.bark().waiting())));
        if (hillside.bark().interrupted().goesOn()) {
            json.set("interrupted", chain(board, hillside.bark().interrupted()));
        }
        return json;
    }

    @Override
    public Hillside read(Setup setup, JsonNode json) {
        return new PositionReader(HopRules.of(setup), json).read();
    }

    @Override
    public JsonNode schema() {
        return Json.resource(SheepHopPositions.class, "position.schema.json");
    }

    @Override
    public JsonNode example() {
        return Json.resource(SheepHopPositions.class, "position.example.json");
    }
}
