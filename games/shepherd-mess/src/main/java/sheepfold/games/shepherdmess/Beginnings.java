package sheepfold.games.shepherdmess;

import java.util.Arrays;

/**
 * How turns began, to notice when one begins like an earlier one (SM-END-07): a fingerprint of 64 bits for each. A game
 * that has ended leaves its list to the next one of the same thread, so that playouts allocate none.
 */
final class Beginnings {
    static final long[] NONE = {};

    private static final int LEAST = 64;
    private static final ThreadLocal<long[][]> SPARE = ThreadLocal.withInitial(() -> new long[][] {NONE});

    private Beginnings() {}

    /** The list, or a longer one with the same beginnings if it is full. */
    static long[] withRoom(long[] beginnings, int count) {
        if (count < beginnings.length) {
            return beginnings;
        }
        long[][] spare = SPARE.get();
        if (spare[0].length <= count) {
            return Arrays.copyOf(beginnings, Math.max(LEAST, 2 * count));
        }
        long[] longer = spare[0];
        spare[0] = NONE;
        System.arraycopy(beginnings, 0, longer, 0, count);
        return longer;
    }

    static long[] copy(long[] beginnings, int count) {
        return count == 0 ? NONE : Arrays.copyOf(beginnings, count);
    }

    /** Nobody needs this list any more. */
    static void release(long[] beginnings) {
        if (beginnings.length >= LEAST) {
            SPARE.get()[0] = beginnings;
        }
    }

    /**
     * All animals and dogs and whose turn it is. Ground and edges are left out: they change only when something is built,
     * and then the list begins anew.
     */
    static long fingerprint(Meadow meadow) {
        int seats = meadow.rules().seats();
        long print = mixed(meadow.seat(), meadow.ram());
        for (long left = meadow.sheepTiles(); left != 0; left &= left - 1) {
            int tile = Tile.firstOf(left);
            long here = tile;
            for (int flock = 0; flock < seats; flock++) {
                here = here << 4 | meadow.sheepOn(tile, flock);
            }
            print = mixed(print, here);
        }
        for (int player = 0; player < seats; player++) {
            int one = dog(meadow, Dog.number(player, Dog.A));
            int other = dog(meadow, Dog.number(player, Dog.B));
            // A and B of one owner are interchangeable
            print = mixed(print, (long) Math.min(one, other) << 16 | Math.max(one, other));
        }
        return print;
    }

    private static int dog(Meadow meadow, int dog) {
        int tile = meadow.dogTile(dog);
        return tile == Tile.NOWHERE ? 255 : tile << 2 | meadow.daze(dog);
    }

    private static long mixed(long print, long value) {
        long mixed = (print ^ value) * 0x9E3779B97F4A7C15L;
        return (mixed ^ mixed >>> 32) * 0xBF58476D1CE4E5B9L;
    }
}
