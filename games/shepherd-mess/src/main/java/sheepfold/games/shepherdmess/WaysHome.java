package sheepfold.games.shepherdmess;

import java.util.Arrays;

/**
 * How far sheep have to go to a pen, in half barks, as if they were alone: over the ways that lie open, and at a price over
 * those that a piece would open. What was worked out for one layout of the land is kept, as bots ask for it again and again.
 */
final class WaysHome {
    /** Farther than any way that leads home. */
    static final int NO_WAY = 100;

    private static final int STEP = 2;
    /** Where no dog can stand behind the sheep it takes a second one as a blocker to turn it. */
    private static final int TURN = 2;

    private static final int THROUGH_GATE = 2;
    private static final int OVER_MUD = 2;
    private static final int MISSING_GATE = 6;
    private static final int MISSING_BRIDGE = 6;
    private static final int MISSING_STONE = 5;

    private static final int KEPT = 1 << 12;
    private static final ThreadLocal<WaysHome[]> OF_THREAD = ThreadLocal.withInitial(() -> new WaysHome[KEPT]);

    private final Box box;
    private final long walls;
    private final long gates;
    private final byte[] ground = new byte[Tile.COUNT];
    private final byte[][] ways = new byte[Box.PENS][];

    private WaysHome(Meadow meadow) {
        box = meadow.rules().box();
        walls = meadow.walls();
        gates = meadow.gates();
        for (int tile = 0; tile < Tile.COUNT; tile++) {
            ground[tile] = (byte) meadow.ground(tile);
        }
        boolean moreGates = Piece.GATE.isLeft(meadow.supply());
        boolean moreBridges = Piece.BRIDGE.isLeft(meadow.supply());
        boolean moreStones = Piece.STONE.isLeft(meadow.supply());
        for (Box.Pen pen : box.pens()) {
            ways[pen.number() - 1] = from(pen.tile().number(), moreGates, moreBridges, moreStones);
        }
    }

    static WaysHome of(Meadow meadow) {
        WaysHome[] kept = OF_THREAD.get();
        int slot = slot(meadow);
        WaysHome ways = kept[slot];
        if (ways == null || !ways.isOf(meadow)) {
            ways = new WaysHome(meadow);
            kept[slot] = ways;
        }
        return ways;
    }

    /** Pieces that are left follow from those that are placed, so the land says it all. */
    private boolean isOf(Meadow meadow) {
        if (walls != meadow.walls() || gates != meadow.gates() || box != meadow.rules().box()) {
            return false;
        }
        for (int tile = 0; tile < Tile.COUNT; tile++) {
            if (ground[tile] != meadow.ground(tile)) {
                return false;
            }
        }
        return true;
    }

    private static int slot(Meadow meadow) {
        long print = meadow.walls() * 0x9E3779B97F4A7C15L ^ meadow.gates() * 0xBF58476D1CE4E5B9L;
        for (int tile = 0; tile < Tile.COUNT; tile++) {
            print = print * 31 + meadow.ground(tile);
        }
        return (int) (print * 0x94D049BB133111EBL >>> 64 - 12);
    }

    /** The way from each tile to a pen, found backwards from it. */
    private byte[] from(int pen, boolean moreGates, boolean moreBridges, boolean moreStones) {
        byte[] way = new byte[Tile.COUNT];
        Arrays.fill(way, (byte) NO_WAY);
        way[pen] = 0;
        long[] atDistance = new long[NO_WAY + 1];
        atDistance[0] = 1L << pen;
        for (int distance = 0; distance < NO_WAY; distance++) {
            for (; atDistance[distance] != 0; atDistance[distance] &= atDistance[distance] - 1) {
                int to = Tile.firstOf(atDistance[distance]);
                if (way[to] == distance) {
                    for (int side = 0; side < Side.COUNT; side++) {
                        int from = Tile.neighbour(to, Side.opposite(side));
                        int farther = from == Tile.NOWHERE
                                ? NO_WAY
                                : distance
                                        + price(from, side, to, moreGates)
                                        + toll(from, side, moreBridges, moreStones)
                                        + toll(to, Side.opposite(side), moreBridges, moreStones);
                        if (farther < NO_WAY && farther < way[from]) {
                            way[from] = (byte) farther;
                            atDistance[farther] |= 1L << from;
                        }
                    }
                }
            }
        }
        return way;
    }

    /** What a step through a side takes, whatever the ground. */
    private int price(int from, int side, int to, boolean moreGates) {
        int edge = Edge.on(from, side);
        int through = Edge.isIn(edge, gates) ? THROUGH_GATE : 0;
        if (Edge.isIn(edge, walls)) {
            through = moreGates ? MISSING_GATE : NO_WAY;
        }
        // Obstacles are crossed on the way to the next grass and take no bark of their own
        if (ground[from] != Ground.GRASS) {
            return through;
        }
        boolean dogBehind = Tile.neighbour(from, Side.opposite(side)) != Tile.NOWHERE;
        return through + STEP + (dogBehind ? 0 : TURN);
    }

    /** What it takes to cross a side of an obstacle; half of it on entering, half on leaving. */
    private int toll(int tile, int side, boolean moreBridges, boolean moreStones) {
        int here = ground[tile];
        if (here == Ground.GRASS) {
            return 0;
        }
        if (Ground.isMud(here)) {
            return Side.isIn(side, Ground.ports(here)) ? OVER_MUD : moreStones ? MISSING_STONE : NO_WAY;
        }
        if (here == Ground.PUDDLE) {
            return moreBridges ? MISSING_BRIDGE / 2 : NO_WAY;
        }
        return Ground.isBridgedAlong(here, side) ? 0 : NO_WAY;
    }

    /** Half barks from a tile to a pen by its number. */
    int halfBarks(int pen, int tile) {
        return ways[pen - 1][tile];
    }

    /** Barks that lead a flock's sheep home from a tile; -1 if no way does. */
    static int barks(Meadow meadow, int flock, int tile) {
        int pen = meadow.pen(flock);
        int way = pen == 0 ? NO_WAY : of(meadow).halfBarks(pen, tile);
        return way >= NO_WAY ? -1 : (way + 1) / 2;
    }

    /** Barks until a flock is home if each heap is driven by itself; -1 before there is a pen. */
    static int barksToFinish(Meadow meadow, int flock) {
        if (meadow.pen(flock) == 0) {
            return -1;
        }
        WaysHome ways = of(meadow);
        int barks = 0;
        for (long left = meadow.sheepTiles(); left != 0; left &= left - 1) {
            int tile = Tile.firstOf(left);
            barks += meadow.sheepOn(tile, flock) > 0 ? (ways.halfBarks(meadow.pen(flock), tile) + 1) / 2 : 0;
        }
        return barks;
    }
}
