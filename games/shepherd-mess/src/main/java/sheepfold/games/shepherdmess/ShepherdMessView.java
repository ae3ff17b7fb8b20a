package sheepfold.games.shepherdmess;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import sheepfold.json.Shaped;

/**
 * The whole meadow, which is open to everybody. Seats count from 0; the ram is flock 4.
 *
 * @param edges every edge that is not open, with its state
 * @param supply the pieces that are left, by kind
 * @param first the seat of Player 1
 * @param occurrences how often a turn has begun just like this one
 * @param barking the tile of the dog whose bark waits for a pick, else empty
 */
@Shaped
record ShepherdMessView(
        Phase phase,
        int seat,
        int first,
        int round,
        int roundLimit,
        int movesLeft,
        int flock,
        List<Player> players,
        List<Pen> pens,
        List<Obstacle> obstacles,
        Map<String, Edge.State> edges,
        List<Heap> sheep,
        List<DogPawn> dogs,
        Map<Piece, Integer> supply,
        List<Tile> usedPatches,
        List<Edge> usedGates,
        int occurrences,
        int repetition,
        String barking) {
    /**
     * A player and how the flock does.
     *
     * @param strangers other flocks' sheep in the pen
     * @param halfPoints the score if the game ended now
     * @param steps barks that it takes, by a rough estimate, until the flock is home
     */
    record Player(
            int seat,
            Colour colour,
            int pen,
            int home,
            int strangers,
            boolean ram,
            int halfPoints,
            int steps,
            boolean out) {}

    /** A pen; its owner is -1 while it is spare. */
    record Pen(int number, Tile tile, int owner, Edge doubleGate, Edge wall) {}

    /**
     * Water or mud.
     *
     * @param patch the number of a muddy patch, 0 for a puddle
     * @param ports the sides that stones reach
     * @param bridge H or V, empty without a bridge
     */
    record Obstacle(Tile tile, int patch, String ports, String bridge) {}

    /**
     * Sheep of one flock on one tile, or the ram.
     *
     * @param steps the barks that lead them home, by a rough estimate; 0 at home, -1 where there is none
     */
    record Heap(Tile tile, int flock, int count, int steps) {}

    /** A dog: fit, dazed or recovering; used if it has moved this turn. */
    record DogPawn(int seat, Dog dog, Tile tile, Daze state, boolean used) {}

    static ShepherdMessView of(Meadow meadow) {
        MessRules rules = meadow.rules;
        return new ShepherdMessView(
                meadow.phase(),
                meadow.seat(),
                meadow.course.first,
                meadow.course.round,
                rules.roundLimit(),
                meadow.course.movesLeft,
                rules.flock(),
                IntStream.range(0, rules.seats())
                        .mapToObj(seat -> player(meadow, seat))
                        .toList(),
                pens(meadow),
                obstacles(meadow),
                edges(meadow),
                sheep(meadow),
                dogs(meadow),
                WrittenMeadow.supply(meadow),
                WrittenMeadow.usedPatches(meadow),
                Edge.in(meadow.course.usedGates),
                meadow.beginnings.occurrences(),
                rules.repetition(),
                meadow.phase() == Phase.PICK ? Tile.name(meadow.dogs.tile(meadow.barking())) : "");
    }

    private static Player player(Meadow meadow, int seat) {
        return new Player(
                seat,
                meadow.colour(seat),
                meadow.pens.of(seat),
                Standings.home(meadow, seat),
                Standings.strangers(meadow, seat),
                Standings.hasRam(meadow, seat),
                Standings.score(meadow, seat),
                WaysHome.barksToFinish(meadow, seat),
                meadow.pens.isOut(seat));
    }

    private static List<Pen> pens(Meadow meadow) {
        return meadow.rules.box().pens().stream()
                .map(pen -> new Pen(
                        pen.number(), pen.tile(), meadow.pens.owner(pen.number()), pen.gateEdge(), pen.wallEdge()))
                .toList();
    }

    private static List<Obstacle> obstacles(Meadow meadow) {
        return Tile.ALL.stream()
                .filter(tile -> meadow.land.ground(tile.number()) != Ground.GRASS)
                .map(tile -> obstacle(tile, meadow.land.ground(tile.number())))
                .toList();
    }

    private static Obstacle obstacle(Tile tile, int ground) {
        if (Ground.isMud(ground)) {
            return new Obstacle(tile, Ground.patch(ground), Side.letters(Ground.ports(ground)), "");
        }
        String bridge = ground == Ground.BRIDGE_H ? "H" : ground == Ground.BRIDGE_V ? "V" : "";
        return new Obstacle(tile, 0, "", bridge);
    }

    private static Map<String, Edge.State> edges(Meadow meadow) {
        Map<String, Edge.State> edges = new LinkedHashMap<>();
        Edge.in(~meadow.land.openEdges()).forEach(edge -> edges.put(edge.toString(), meadow.land.state(edge)));
        return edges;
    }

    private static List<Heap> sheep(Meadow meadow) {
        List<Heap> heaps = new ArrayList<>();
        for (Tile tile : Tile.ALL) {
            for (int flock = 0; flock < meadow.rules.seats(); flock++) {
                int count = meadow.flocks.on(tile.number(), flock);
                if (count > 0) {
                    heaps.add(new Heap(tile, flock, count, WaysHome.barks(meadow, flock, tile.number())));
                }
            }
            if (meadow.flocks.ram == tile.number()) {
                heaps.add(new Heap(tile, Flocks.RAM, 1, WaysHome.NO_BARKS));
            }
        }
        return heaps;
    }

    private static List<DogPawn> dogs(Meadow meadow) {
        return IntStream.range(0, 2 * meadow.rules.seats())
                .filter(dog -> meadow.dogs.isHere(dog))
                .mapToObj(dog -> new DogPawn(
                        Dog.seatOf(dog),
                        Dog.of(dog),
                        Tile.of(meadow.dogs.tile(dog)),
                        meadow.dogs.daze(dog),
                        Dog.seatOf(dog) == meadow.seat() && meadow.course.isUsed(Dog.of(dog))))
                .toList();
    }
}
