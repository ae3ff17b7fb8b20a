package sheepfold.games.shepherdmess;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import sheepfold.engine.PositionFormat;
import sheepfold.engine.Setup;
import sheepfold.engine.json.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Positions as JSON: the drawn meadow, edges that are not as at the start, and how far the turn has come. */
final class ShepherdMessPositions implements PositionFormat<Meadow> {
    @Override
    public JsonNode write(Meadow meadow) {
        MessRules rules = meadow.rules();
        ObjectNode json = Json.object();
        json.set("board", Json.tree(Cell.rows(meadow)));
        json.set("edges", edges(meadow));
        json.set("pens", pens(meadow));
        json.put("phase", meadow.phase().toString());
        json.put("first", meadow.course().first());
        json.put("seat", meadow.seat());
        json.put("round", meadow.course().round());
        json.put("left", meadow.course().movesLeft());
        json.set("used", Json.tree(usedDogs(meadow)));
        json.set("patches", Json.tree(usedPatches(meadow)));
        json.set("gates", Json.tree(Edge.in(meadow.course().usedGates())));
        json.set("supply", supply(meadow.land()));
        json.set("out", Json.tree(outs(meadow)));
        if (meadow.pending() instanceof Pending.Pick(int dog)) {
            json.put("bark", Dog.of(dog).name());
        }
        if (!meadow.phase().isOver() && rules.repetition() > 0) {
            json.set("seen", Json.tree(seen(meadow)));
        }
        return json;
    }

    private static ObjectNode edges(Meadow meadow) {
        ObjectNode edges = Json.object();
        for (Edge edge : Edge.ALL) {
            Edge.State state = meadow.land().state(edge);
            if (state != atTheStart(meadow.rules(), edge)) {
                edges.put(edge.toString(), state.toString());
            }
        }
        return edges;
    }

    private static Edge.State atTheStart(MessRules rules, Edge edge) {
        if (Edge.isIn(edge.number(), rules.doubleGates())) {
            return Edge.State.DOUBLE;
        }
        return Edge.isIn(edge.number(), rules.penWalls()) ? Edge.State.WALL : Edge.State.OPEN;
    }

    private static ObjectNode pens(Meadow meadow) {
        ObjectNode pens = Json.object();
        for (int player = 0; player < meadow.rules().seats(); player++) {
            if (meadow.pens().has(player)) {
                pens.put(meadow.colour(player).toString(), meadow.pens().of(player));
            }
        }
        return pens;
    }

    static List<String> usedDogs(Meadow meadow) {
        return Dog.BOTH.stream()
                .filter(dog -> meadow.course().isUsed(dog))
                .map(Dog::name)
                .toList();
    }

    static List<Tile> usedPatches(Meadow meadow) {
        return Tile.ALL.stream()
                .filter(tile -> Ground.isMud(meadow.land().ground(tile.number()))
                        && (meadow.course().usedPatches()
                                                >> Ground.patch(meadow.land().ground(tile.number()))
                                        & 1)
                                != 0)
                .toList();
    }

    private static ObjectNode supply(Land land) {
        ObjectNode json = Json.object();
        Piece.ALL.forEach(piece -> json.put(piece.toString(), land.left(piece)));
        return json;
    }

    private static List<Integer> outs(Meadow meadow) {
        return IntStream.range(0, meadow.rules().seats())
                .filter(meadow.pens()::isOut)
                .boxed()
                .toList();
    }

    private static List<String> seen(Meadow meadow) {
        return Arrays.stream(meadow.beginnings().list())
                .mapToObj("%016x"::formatted)
                .toList();
    }

    @Override
    public Meadow read(Setup setup, JsonNode json) {
        return new PositionReader(MessRules.of(setup), json).read();
    }

    @Override
    public JsonNode schema() {
        return Json.resource(ShepherdMessPositions.class, "position.schema.json");
    }

    @Override
    public JsonNode example() {
        return Json.resource(ShepherdMessPositions.class, "position.example.json");
    }
}
