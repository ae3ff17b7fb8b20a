package sheepfold.games.shepherdmess;

import java.util.Arrays;

/** The ground, what stands on the edges, and the pieces that lie beside the meadow. */
final class Land {
    private static final byte[] GRASS = new byte[Tile.COUNT];

    private final MessRules rules;

    /** What each tile is made of; copies share it until one of them lays something. */
    private byte[] ground = GRASS;

    private boolean groundIsShared = true;

    /** Tiles that are not of grass, so that nobody has to look for them. */
    long obstacles;

    /** Edges with a wall, and those with a wall and a small gate in it. */
    long walls;

    long gates;

    /** As {@link Piece} counts it. */
    private int supply;

    Land(MessRules rules) {
        this.rules = rules;
        walls = rules.penWalls();
        supply = rules.box().supply().packed();
    }

    void copyFrom(Land other) {
        if (groundIsShared) {
            ground = other.ground;
            other.groundIsShared = true;
        } else {
            System.arraycopy(other.ground, 0, ground, 0, Tile.COUNT);
        }
        obstacles = other.obstacles;
        walls = other.walls;
        gates = other.gates;
        supply = other.supply;
    }

    int ground(int tile) {
        return ground[tile];
    }

    boolean isGrass(int tile) {
        return ground[tile] == Ground.GRASS;
    }

    void lay(int tile, int newGround) {
        if (groundIsShared) {
            ground = ground.clone();
            groundIsShared = false;
        }
        ground[tile] = (byte) newGround;
        obstacles |= 1L << tile;
    }

    /** Tiles with neither a pen nor an obstacle. */
    long free() {
        return Tile.BOARD & ~(obstacles | rules.penTiles());
    }

    /** How many obstacles lie on the meadow. */
    int laid() {
        return Long.bitCount(obstacles);
    }

    /** The tile of a patch that lies on the meadow. */
    int tileOfPatch(int patch) {
        int tile = 0;
        while (!Ground.isMud(ground[tile]) || Ground.patch(ground[tile]) != patch) {
            tile++;
        }
        return tile;
    }

    boolean isWall(int edge) {
        return Edge.isIn(edge, walls);
    }

    boolean isGate(int edge) {
        return Edge.isIn(edge, gates);
    }

    /** Edges without wall or gate. */
    long openEdges() {
        return ~(walls | gates | rules.doubleGates()) & Edge.EVERY;
    }

    Edge.State state(Edge edge) {
        if (isWall(edge.number())) {
            return Edge.State.WALL;
        }
        if (isGate(edge.number())) {
            return Edge.State.GATE;
        }
        return Edge.isIn(edge.number(), rules.doubleGates()) ? Edge.State.DOUBLE : Edge.State.OPEN;
    }

    void wallUp(long edges) {
        walls |= edges;
    }

    void putGate(long edge) {
        walls &= ~edge;
        gates |= edge;
    }

    int left(Piece piece) {
        return piece.left(supply);
    }

    boolean has(Piece piece) {
        return left(piece) != 0;
    }

    void take(Piece piece) {
        supply -= piece.times(1);
    }

    void setSupply(int newSupply) {
        supply = newSupply;
    }

    /** Has nothing been built yet? */
    boolean isUntouched() {
        return supply == rules.box().supply().packed();
    }

    /** Is this the same layout? Pieces that are left follow from those that are placed; a table has one box. */
    @SuppressWarnings("ReferenceEquality")
    boolean looksLike(Land other) {
        return walls == other.walls
                && gates == other.gates
                && rules.box() == other.rules.box()
                && Arrays.equals(ground, other.ground);
    }

    /** The same for layouts that look alike. */
    int fingerprint() {
        long print = walls * 0x9E3779B97F4A7C15L ^ gates * 0xBF58476D1CE4E5B9L;
        for (byte here : ground) {
            print = print * 31 + here;
        }
        return (int) ((print * 0x94D049BB133111EBL) >>> Integer.SIZE);
    }
}
