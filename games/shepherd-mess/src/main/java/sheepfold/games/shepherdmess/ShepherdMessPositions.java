package sheepfold.games.shepherdmess;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import sheepfold.engine.PositionFormat;
import sheepfold.engine.Setup;
import sheepfold.engine.json.Json;
import sheepfold.games.shepherdmess.Meadow.Phase;
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
        json.put("phase", named(meadow.phase()));
        json.put("first", meadow.first());
        json.put("seat", meadow.seat());
        json.put("round", meadow.round());
        json.put("left", meadow.movesLeft());
        json.set("used", Json.tree(usedDogs(meadow)));
        json.set("patches", Json.tree(usedPatches(meadow)));
        json.set("gates", Json.tree(Edge.names(meadow.usedGates())));
        json.set("supply", supply(meadow.supply()));
        json.set("out", Json.tree(outs(meadow)));
        if (meadow.phase() == Phase.PICK) {
            json.put("bark", Dog.of(meadow.barking()).name());
        }
        if (!meadow.phase().isOver() && rules.repetition() > 0) {
            json.set("seen", Json.tree(seen(meadow)));
        }
        return json;
    }

    /** Phases as they are written: {@code act}, {@code round-limit}. */
    static String named(Phase phase) {
        return phase.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static ObjectNode edges(Meadow meadow) {
        ObjectNode edges = Json.object();
        for (Edge edge : Edge.ALL) {
            Edge.State state = meadow.state(edge);
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
            if (meadow.pen(player) > 0) {
                pens.put(meadow.rules().called(player), meadow.pen(player));
            }
        }
        return pens;
    }

    static List<String> usedDogs(Meadow meadow) {
        return Dog.BOTH.stream()
                .filter(dog -> (meadow.usedDogs() & dog.bit()) != 0)
                .map(Dog::name)
                .toList();
    }

    static List<String> usedPatches(Meadow meadow) {
        return Tile.ALL.stream()
                .filter(tile -> Ground.isMud(meadow.ground(tile.number()))
                        && (meadow.usedPatches() >> Ground.patch(meadow.ground(tile.number())) & 1) != 0)
                .map(Tile::toString)
                .toList();
    }

    private static ObjectNode supply(int supply) {
        ObjectNode json = Json.object();
        Piece.ALL.forEach(piece -> json.put(piece.toString(), piece.left(supply)));
        return json;
    }

    private static List<Integer> outs(Meadow meadow) {
        return IntStream.range(0, meadow.rules().seats())
                .filter(meadow::isOut)
                .boxed()
                .toList();
    }

    private static List<String> seen(Meadow meadow) {
        return Arrays.stream(meadow.beginnings()).mapToObj("%016x"::formatted).toList();
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
