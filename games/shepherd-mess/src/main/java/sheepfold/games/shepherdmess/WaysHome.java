package sheepfold.games.shepherdmess;

import java.util.Arrays;

/**
 * How far sheep have to go to a pen, in half barks, as if they were alone: over the ways that lie open, and at a price over
 * those that a piece would open. What was worked out for one layout of the land is kept, as bots ask for it again and again.
 */
final class WaysHome {
    /** What is said to people where no number of barks leads home. */
    static final int NO_BARKS = -1;

    /** Farther than any way that leads home. */
    static final int NO_WAY = 100;

    private static final int STEP = 2;
    /** Where no dog can stand behind the sheep it takes a second one as a blocker to turn it. */
    private static final int TURN = 2;

    private static final int THROUGH_GATE = 2;
    private static final int OVER_MUD = 2;
    private static final int MISSING_GATE = 6;
    private static final int MISSING_BRIDGE = 3;
    private static final int MISSING_STONE = 5;

    private static final int KEPT_BITS = 12;
    private static final ThreadLocal<WaysHome[]> OF_THREAD =
            ThreadLocal.withInitial(() -> new WaysHome[1 << KEPT_BITS]);

    private final Land land;
    private final byte[][] ways = new byte[Box.PENS][];

    private final int missingGate;
    private final int missingBridge;
    private final int missingStone;

    private WaysHome(Meadow meadow) {
        land = new Land(meadow.rules);
        land.copyFrom(meadow.land);
        missingGate = land.has(Piece.GATE) ? MISSING_GATE : NO_WAY;
        missingBridge = land.has(Piece.BRIDGE) ? MISSING_BRIDGE : NO_WAY;
        missingStone = land.has(Piece.STONE) ? MISSING_STONE : NO_WAY;
        for (Box.Pen pen : meadow.rules.box().pens()) {
            ways[pen.number() - 1] = waysTo(pen.tile().number());
        }
    }

    static WaysHome of(Meadow meadow) {
        WaysHome[] kept = OF_THREAD.get();
        int slot = meadow.land.fingerprint() >>> (Integer.SIZE - KEPT_BITS);
        WaysHome ways = kept[slot];
        if (ways == null || !ways.land.looksLike(meadow.land)) {
            ways = new WaysHome(meadow);
            kept[slot] = ways;
        }
        return ways;
    }

    /** The way from each tile to a pen, found backwards from it, the nearest tiles first (Dijkstra's method). */
    private byte[] waysTo(int pen) {
        byte[] way = new byte[Tile.COUNT];
        Arrays.fill(way, (byte) NO_WAY);
        way[pen] = 0;
        long[] atDistance = new long[NO_WAY];
        atDistance[0] = 1L << pen;
        for (int distance = 0; distance < NO_WAY; distance++) {
            for (long left = atDistance[distance]; left != 0; left &= left - 1) {
                int tile = Tile.firstOf(left);
                if (way[tile] == distance) {
                    stepBackFrom(tile, way, atDistance);
                }
            }
        }
        return way;
    }

    private void stepBackFrom(int to, byte[] way, long[] atDistance) {
        for (int side = 0; side < Side.COUNT; side++) {
            int from = Tile.neighbour(to, Side.opposite(side));
            if (from != Tile.NOWHERE) {
                int distance = way[to] + price(from, side) + toll(from, side) + toll(to, Side.opposite(side));
                if (distance < way[from]) {
                    way[from] = (byte) distance;
                    atDistance[distance] |= 1L << from;
                }
            }
        }
    }

    /** What a step through a side takes, whatever the ground. */
    private int price(int from, int side) {
        int through = through(Edge.on(from, side));
        // Obstacles are crossed on the way to the next grass and take no bark of their own
        if (!land.isGrass(from)) {
            return through;
        }
        boolean dogBehind = Tile.neighbour(from, Side.opposite(side)) != Tile.NOWHERE;
        return through + STEP + (dogBehind ? 0 : TURN);
    }

    private int through(int edge) {
        if (land.isWall(edge)) {
            return missingGate;
        }
        return land.isGate(edge) ? THROUGH_GATE : 0;
    }

    /** What it takes to cross a side of an obstacle, once on entering and once on leaving. */
    private int toll(int tile, int side) {
        int here = land.ground(tile);
        if (here == Ground.GRASS) {
            return 0;
        }
        if (Ground.isMud(here)) {
            return Side.isIn(side, Ground.ports(here)) ? OVER_MUD : missingStone;
        }
        if (here == Ground.PUDDLE) {
            return missingBridge;
        }
        return Ground.isBridgedAlong(here, side) ? 0 : NO_WAY;
    }

    /** Half barks from a tile to a pen by its number. */
    int halfBarks(int pen, int tile) {
        return ways[pen - 1][tile];
    }

    /** Barks that lead a flock's sheep home from a tile; {@link #NO_BARKS} if no way does. */
    static int barks(Meadow meadow, int flock, int tile) {
        int pen = meadow.pens.of(flock);
        int way = pen == Pens.NONE ? NO_WAY : of(meadow).halfBarks(pen, tile);
        return way >= NO_WAY ? NO_BARKS : (way + 1) / 2;
    }

    /** Barks until a flock is home if each heap is driven by itself; {@link #NO_BARKS} before there is a pen. */
    static int barksToFinish(Meadow meadow, int flock) {
        int pen = meadow.pens.of(flock);
        if (pen == Pens.NONE) {
            return NO_BARKS;
        }
        WaysHome ways = of(meadow);
        int barks = 0;
        for (long left = meadow.flocks.tiles; left != 0; left &= left - 1) {
            int tile = Tile.firstOf(left);
            barks += meadow.flocks.on(tile, flock) > 0 ? (ways.halfBarks(pen, tile) + 1) / 2 : 0;
        }
        return barks;
    }
}
