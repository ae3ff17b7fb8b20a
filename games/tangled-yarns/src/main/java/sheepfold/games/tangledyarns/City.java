package sheepfold.games.tangledyarns;

import sheepfold.parts.Ways;

/**
 * The maze of Parokiam: what each tile shows and on which side its wall stands. As {@link Ways} it is the open edges. It is
 * asked for paths all the time, so everything is kept by direction or kind as sets of cells.
 */
final class City implements Ways {
    /** By kind, the tiles that show it, wasteland included; tiles that are not laid yet show nothing. */
    private final long[] shown = new long[Relic.KINDS + 1];
    /** By direction, the tiles with their wall on that side. */
    private final long[] walled = new long[Colour.COUNT];
    /** By direction, the cells whose edge there can be crossed. */
    private final long[] open = new long[Colour.COUNT];

    City() {
        for (int side = 0; side < Colour.COUNT; side++) {
            open[side] = Cell.GRID.step(Cell.EVERY, Colour.opposite(side));
        }
    }

    void copyFrom(City other) {
        System.arraycopy(other.shown, 0, shown, 0, shown.length);
        System.arraycopy(other.walled, 0, walled, 0, walled.length);
        System.arraycopy(other.open, 0, open, 0, open.length);
    }

    /** Puts a tile where none is yet. */
    void lay(int tile, int relic, int wall) {
        shown[relic] |= 1L << tile;
        walled[wall] |= 1L << tile;
        judgeEdge(tile, wall);
    }

    long laid() {
        return shown[0] | shown[1] | shown[2] | shown[3] | shown[4] | shown[5];
    }

    long showing(int relic) {
        return shown[relic];
    }

    int count(int relic) {
        return Long.bitCount(shown[relic]);
    }

    /** What a tile shows; the altar shows no relic. */
    int relicOn(int cell) {
        for (int relic = 0; relic < Relic.KINDS; relic++) {
            if (Cell.isIn(cell, shown[relic])) {
                return relic;
            }
        }
        return Relic.KINDS;
    }

    /** A used relic turns to wasteland; its wall stays (TY-LOCK-04). */
    void waste(int tile) {
        shown[relicOn(tile)] &= ~(1L << tile);
        shown[Relic.KINDS] |= 1L << tile;
    }

    /** The side of a tile's wall. */
    int wallOf(int tile) {
        int side = 0;
        while (!Cell.isIn(tile, walled[side])) {
            side++;
        }
        return side;
    }

    long walledOn(int side) {
        return walled[side];
    }

    void turn(int tile, int side) {
        int before = wallOf(tile);
        walled[before] &= ~(1L << tile);
        walled[side] |= 1L << tile;
        judgeEdge(tile, before);
        judgeEdge(tile, side);
    }

    /** The city as it would be with a tile turned. */
    City turned(Cell tile, Colour wall) {
        City turned = new City();
        turned.copyFrom(this);
        turned.turn(tile.number(), wall.ordinal());
        return turned;
    }

    /** An edge is blocked by a wall on either side of it (TY-MAP-01). */
    private void judgeEdge(int tile, int side) {
        int other = Cell.GRID.neighbour(tile, side);
        if (other < 0) {
            return;
        }
        int back = Colour.opposite(side);
        boolean blocked = Cell.isIn(tile, walled[side]) || Cell.isIn(other, walled[back]);
        open[side] = with(open[side], tile, !blocked);
        open[back] = with(open[back], other, !blocked);
    }

    private static long with(long cells, int cell, boolean included) {
        return included ? cells | 1L << cell : cells & ~(1L << cell);
    }

    /** Can one go from here in this direction? */
    boolean isOpen(int cell, int direction) {
        return Cell.isIn(cell, open[direction]);
    }

    /** Steps over open edges; the shifts are those of a grid of seven columns. */
    @Override
    public long next(long cells) {
        return (cells & open[0]) >>> 7
                | (cells & open[1]) >>> 6
                | (cells & open[2]) << 1
                | (cells & open[3]) << 7
                | (cells & open[4]) << 6
                | (cells & open[5]) >>> 1;
    }

    /** Tiles from which no open path leads to the altar. */
    long cutOff() {
        return Cell.EVERY & ~reach(Cell.ALTAR_BIT, Cell.EVERY);
    }

    /** Does every tile have an open path to the altar (TY-MAP-05)? */
    boolean isSound() {
        return cutOff() == 0;
    }

    /**
     * Would a sound city stay sound if this tile's wall stood on another side? Only the edge that it would block matters, and
     * mostly one gets around it by a neighbour of both.
     */
    boolean staysSound(int tile, int side) {
        int other = Cell.GRID.neighbour(tile, side);
        if (other < 0 || !isOpen(tile, side)) {
            return true;
        }
        int left = Colour.clockwise(side, 5);
        int right = Colour.clockwise(side, 1);
        if (leadsAround(tile, left, right) || leadsAround(tile, right, left)) {
            return true;
        }
        int before = wallOf(tile);
        turn(tile, side);
        boolean sound = steps(1L << tile, 1L << other, Cell.EVERY) != NO_WAY;
        turn(tile, before);
        return sound;
    }

    private boolean leadsAround(int tile, int aside, int back) {
        if (!isOpen(tile, aside)) {
            return false;
        }
        int beside = Cell.GRID.neighbour(tile, aside);
        return isOpen(beside, back);
    }

    /** Steps to the altar for a cultist (TY-MAP-03). */
    int distanceToAltar(int cell) {
        return steps(Cell.ALTAR_BIT, 1L << cell, Cell.EVERY);
    }

    /** The cells to which a cultist may step (TY-CULT-02). */
    long nearerToAltar(int cell) {
        return nearer(this, cell, Cell.ALTAR_BIT, Cell.EVERY);
    }

    /** The neighbours of a cell that lie on a shortest path from it to any of some cells, without leaving a set. */
    static long nearer(Ways ways, int from, long to, long within) {
        long here = 1L << from;
        long reached = to;
        for (long fresh = to; fresh != 0; ) {
            if ((ways.next(fresh) & here) != 0) {
                return ways.next(here) & fresh;
            }
            fresh = ways.next(fresh) & within & ~reached;
            reached |= fresh;
        }
        return 0;
    }
}
