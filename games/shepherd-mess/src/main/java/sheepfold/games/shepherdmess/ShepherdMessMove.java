package sheepfold.games.shepherdmess;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sheepfold.engine.Move;
import sheepfold.engine.line.Line;
import sheepfold.engine.line.Lines;
import sheepfold.engine.line.Says;

/** Every outcome of chance and every decision of a player, in the order of a game. */
@Lines(ShepherdMessNotation.class)
sealed interface ShepherdMessMove extends Move {
    /** Chance names Player 1. */
    @Line(value = "first {seat:0..3:colour}", rule = "SM-SET-05")
    @Says("{player=seat} begins")
    record First(int seat) implements ShepherdMessMove {}

    /** Chance throws a muddy patch onto a tile; which of its sides have stones depends on how it falls. */
    @Line(value = "mud{patch:1..6}@{tile}:{ports}", rule = "SM-SET-02")
    @Says("Patch {n=patch} on {tile}, stones to the {sides=ports:words}")
    record LayMud(int patch, Tile tile, Ports ports) implements ShepherdMessMove {}

    /** Chance throws a puddle onto a tile. */
    @Line(value = "pud{puddle:1..10}@{tile}", rule = "SM-SET-02")
    @Says("Puddle {n=puddle} on {tile}")
    record LayPuddle(int puddle, Tile tile) implements ShepherdMessMove {}

    /** A player, or chance, places one sheep of the flock whose turn it is. */
    @Line(value = "put {tile}", rule = "SM-SET-06")
    @Says("Place a {colour} sheep on {tile}")
    record Put(Tile tile) implements ShepherdMessMove {}

    /** Chance gives a player a pen. */
    @Line(value = "pen {seat:0..3:colour}={pen:1..4}", rule = "SM-SET-09")
    @Says("Pen {n=pen} for {player=seat:flock}")
    record DrawPen(int seat, int pen) implements ShepherdMessMove {}

    /** Chance names the patch on which the ram starts. */
    @Line(value = "ram={patch:1..6}", rule = "SM-SET-11")
    @Says("The ram on patch {n=patch}")
    record RamLands(int patch) implements ShepherdMessMove {}

    /** A dog runs to a tile, which may be its own, and barks. */
    @Line(value = "dog {dog} {to}", rule = "SM-DOG-01")
    @Says(when = "stays", value = "Dog {dog:sign} barks on {tile=to}")
    @Says("Dog {dog:sign} runs to {tile=to} and barks")
    record Run(Dog dog, Tile to) implements ShepherdMessMove {}

    /** A dog runs onto the tile of a rival's dog and fights it. */
    @Line(value = "fight {dog} {at} {rival:0..3:colour}:{target}", rule = "SM-FIGHT-01")
    @Says("Dog {dog:sign} fights {rival:flock}'s dog {target:sign} on {tile=at}")
    record Fight(Dog dog, Tile at, int rival, Dog target) implements ShepherdMessMove {}

    /** A bridge over a puddle. */
    @Line(value = "bridge {tile} {axis}", rule = "SM-LAND-02")
    @Says(when = "axis=H", value = "Bridge on {tile}, west to east")
    @Says("Bridge on {tile}, north to south")
    record Bridge(Tile tile, Axis axis) implements ShepherdMessMove {}

    /** A stepping stone at one side of a patch. */
    @Line(value = "stone {tile} {side}", rule = "SM-LAND-03")
    @Says("Stone on {tile}, {side} side")
    record Stone(Tile tile, Side side) implements ShepherdMessMove {}

    /** A straight wall. */
    @Line(value = "wall {edge:named}", rule = "SM-LAND-04")
    @Says("Wall on {edge}")
    record Wall(Edge edge) implements ShepherdMessMove {}

    /** A corner wall. */
    @Line(value = "corner {tile} {corner}", rule = "SM-LAND-05")
    @Says("Corner wall on {tile}, {corner}")
    record CornerWall(Tile tile, Corner corner) implements ShepherdMessMove {
        /** Those that keep off the outer border. */
        static final List<CornerWall> POSSIBLE = Tile.ALL.stream()
                .flatMap(tile -> Stream.of(Corner.values()).map(corner -> new CornerWall(tile, corner)))
                .filter(wall -> wall.edges() != 0)
                .toList();

        private static final long[] EDGES =
                POSSIBLE.stream().mapToLong(CornerWall::edges).toArray();

        static long edgesOf(int index) {
            return EDGES[index];
        }

        /** The edges that it stands on. */
        long edges() {
            return corner.edges(tile);
        }
    }

    /** A gate in a wall. */
    @Line(value = "gate {edge:named}", rule = "SM-LAND-06")
    @Says("Gate on {edge}")
    record Gate(Edge edge) implements ShepherdMessMove {}

    /** One animal of a flock, or the ram, on a tile. */
    @Line("{tile}:{flock:kind}")
    record Chosen(Tile tile, int flock) {
        static final Comparator<Chosen> ORDER =
                Comparator.comparingInt((Chosen one) -> one.tile.number()).thenComparingInt(Chosen::flock);

        static final int COUNT = Tile.COUNT * (Flocks.RAM + 1);

        private static final Chosen[] ALL = IntStream.range(0, COUNT)
                .mapToObj(n -> new Chosen(Tile.of(n / (Flocks.RAM + 1)), n % (Flocks.RAM + 1)))
                .toArray(Chosen[]::new);

        static Chosen of(int index) {
            return ALL[index];
        }

        static int index(int tile, int kind) {
            return tile * (Flocks.RAM + 1) + kind;
        }
    }

    /** Who goes where only one can: by row, column, then seat, the ram last. */
    @Line(value = "pick {going* }", rule = "SM-CAP-04")
    record Pick(List<Chosen> going) implements ShepherdMessMove {
        Pick inOrder() {
            return new Pick(going.stream().sorted(Chosen.ORDER).toList());
        }

        boolean includes(int tile, int kind) {
            for (int i = 0; i < going.size(); i++) {
                Chosen one = going.get(i);
                if (one.tile.number() == tile && one.flock == kind) {
                    return true;
                }
            }
            return false;
        }
    }

    /** The player is done. */
    @Line(value = "end", rule = "SM-TURN-03")
    record End() implements ShepherdMessMove {}
}
