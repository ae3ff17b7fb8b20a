package sheepfold.games.shepherdmess;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sheepfold.engine.Move;

/** Every outcome of chance and every decision of a player, in the order of a game. All but rare ones are made once and shared. */
sealed interface ShepherdMessMove extends Move {
    End END = new End();

    /** Chance names Player 1. */
    record First(int seat) implements ShepherdMessMove {
        static final List<First> ALL =
                IntStream.range(0, Box.PENS).mapToObj(First::new).toList();
    }

    /** Chance throws a muddy patch onto a tile; which of its sides have stones depends on how it falls. */
    record LayMud(int patch, Tile tile, Ports ports) implements ShepherdMessMove {
        private static final LayMud[] ALL = IntStream.range(0, Box.PATCHES * Tile.COUNT * 16)
                .mapToObj(n -> new LayMud(n / 16 / Tile.COUNT + 1, Tile.of(n / 16 % Tile.COUNT), Ports.of(n % 16)))
                .toArray(LayMud[]::new);

        static LayMud of(int patch, int tile, int ports) {
            return ALL[((patch - 1) * Tile.COUNT + tile) * 16 + ports];
        }
    }

    /** Chance throws a puddle onto a tile. */
    record LayPuddle(int puddle, Tile tile) implements ShepherdMessMove {
        private static final LayPuddle[] ALL = IntStream.range(0, Box.MOST_PUDDLES * Tile.COUNT)
                .mapToObj(n -> new LayPuddle(n / Tile.COUNT + 1, Tile.of(n % Tile.COUNT)))
                .toArray(LayPuddle[]::new);

        static LayPuddle of(int puddle, int tile) {
            return ALL[(puddle - 1) * Tile.COUNT + tile];
        }
    }

    /** A player, or chance, places one sheep of the flock whose turn it is. */
    record Put(Tile tile) implements ShepherdMessMove {
        static final List<Put> ALL = Tile.ALL.stream().map(Put::new).toList();
    }

    /** Chance gives a player a pen. */
    record DrawPen(int seat, int pen) implements ShepherdMessMove {
        private static final DrawPen[] ALL = IntStream.range(0, Box.PENS * Box.PENS)
                .mapToObj(n -> new DrawPen(n / Box.PENS, n % Box.PENS + 1))
                .toArray(DrawPen[]::new);

        static DrawPen of(int seat, int pen) {
            return ALL[seat * Box.PENS + pen - 1];
        }
    }

    /** Chance names the patch on which the ram starts. */
    record RamLands(int patch) implements ShepherdMessMove {
        static final List<RamLands> ALL =
                IntStream.rangeClosed(1, Box.PATCHES).mapToObj(RamLands::new).toList();
    }

    /** A dog runs to a tile, which may be its own, and barks. */
    record Run(Dog dog, Tile to) implements ShepherdMessMove {
        private static final Run[] ALL = IntStream.range(0, 2 * Tile.COUNT)
                .mapToObj(n -> new Run(Dog.of(n / Tile.COUNT), Tile.of(n % Tile.COUNT)))
                .toArray(Run[]::new);

        static Run of(int dog, int tile) {
            return ALL[(dog & 1) * Tile.COUNT + tile];
        }
    }

    /** A dog runs onto the tile of a rival's dog and fights it. */
    record Fight(Dog dog, Tile at, int rival, Dog target) implements ShepherdMessMove {
        private static final int TARGETS = 2 * Box.PENS;
        private static final Fight[] ALL = IntStream.range(0, 2 * Tile.COUNT * TARGETS)
                .mapToObj(n -> new Fight(
                        Dog.of(n / TARGETS / Tile.COUNT),
                        Tile.of(n / TARGETS % Tile.COUNT),
                        Dog.seatOf(n % TARGETS),
                        Dog.of(n % TARGETS)))
                .toArray(Fight[]::new);

        static Fight of(int dog, int tile, int target) {
            return ALL[((dog & 1) * Tile.COUNT + tile) * TARGETS + target];
        }
    }

    /** A bridge over a puddle. */
    record Bridge(Tile tile, Axis axis) implements ShepherdMessMove {
        private static final Bridge[] ALL = IntStream.range(0, 2 * Tile.COUNT)
                .mapToObj(n -> new Bridge(Tile.of(n / 2), n % 2 == 0 ? Axis.H : Axis.V))
                .toArray(Bridge[]::new);

        static Bridge of(int tile, Axis axis) {
            return ALL[2 * tile + axis.ordinal()];
        }
    }

    /** A stepping stone at one side of a patch. */
    record Stone(Tile tile, Side side) implements ShepherdMessMove {
        private static final Stone[] ALL = IntStream.range(0, Side.COUNT * Tile.COUNT)
                .mapToObj(n -> new Stone(Tile.of(n / Side.COUNT), Side.ALL.get(n % Side.COUNT)))
                .toArray(Stone[]::new);

        static Stone of(int tile, int side) {
            return ALL[Side.COUNT * tile + side];
        }
    }

    /** A straight wall. */
    record Wall(Edge edge) implements ShepherdMessMove {
        static final List<Wall> ALL = Edge.ALL.stream().map(Wall::new).toList();
    }

    /** A corner wall. */
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
    record Gate(Edge edge) implements ShepherdMessMove {
        static final List<Gate> ALL = Edge.ALL.stream().map(Gate::new).toList();
    }

    /** One animal of a flock, or the ram, on a tile. */
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
    record Pick(List<Chosen> going) implements ShepherdMessMove {
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
    record End() implements ShepherdMessMove {}
}
