package sheepfold.games.shepherdmess;

/** Where the sheep of each flock stand, and the ram. Flocks have the numbers of their seats. */
final class Flocks {
    /** The ram where flocks are told apart. */
    static final int RAM = Box.PENS;

    private static final int BYTES_A_FLOCK = Tile.COUNT / 2;

    /** How many sheep of each flock stand on each tile, four bits a count. */
    private final byte[] counts;

    /** Tiles with sheep, not counting the ram, so that nobody has to look for them. */
    long tiles;

    /** The tile of the ram, {@link Tile#NOWHERE} before it has landed. */
    int ram = Tile.NOWHERE;

    Flocks(int seats) {
        counts = new byte[seats * BYTES_A_FLOCK];
    }

    void copyFrom(Flocks other) {
        System.arraycopy(other.counts, 0, counts, 0, counts.length);
        tiles = other.tiles;
        ram = other.ram;
    }

    int on(int tile, int flock) {
        return counts[flock * BYTES_A_FLOCK + (tile >> 1)] >> (4 * (tile & 1)) & 15;
    }

    /** All sheep on a tile, the ram not counted. */
    int on(int tile) {
        int sheep = 0;
        for (int at = tile >> 1; at < counts.length; at += BYTES_A_FLOCK) {
            sheep += counts[at] >> (4 * (tile & 1)) & 15;
        }
        return sheep;
    }

    /** How many sheep of a flock are on the meadow. */
    int size(int flock) {
        int size = 0;
        for (long left = tiles; left != 0; left &= left - 1) {
            size += on(Tile.firstOf(left), flock);
        }
        return size;
    }

    /** Tiles with sheep or the ram, which no dog enters. */
    long animalTiles() {
        return ram == Tile.NOWHERE ? tiles : tiles | 1L << ram;
    }

    /** The tiles of one flock. */
    long tilesOf(int flock) {
        long own = 0;
        for (long left = tiles; left != 0; left &= left - 1) {
            int tile = Tile.firstOf(left);
            own |= on(tile, flock) > 0 ? 1L << tile : 0;
        }
        return own;
    }

    void add(int flock, int count, int tile) {
        counts[flock * BYTES_A_FLOCK + (tile >> 1)] += (byte) (count << (4 * (tile & 1)));
        tiles = count > 0 || on(tile) > 0 ? tiles | 1L << tile : tiles & ~(1L << tile);
    }

    void drive(int kind, int count, int from, int to) {
        if (kind == RAM) {
            ram = to;
        } else {
            add(kind, -count, from);
            add(kind, count, to);
        }
    }
}
