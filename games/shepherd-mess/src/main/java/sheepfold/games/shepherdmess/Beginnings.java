package sheepfold.games.shepherdmess;

import java.util.Arrays;

/**
 * How the turns began since something was last built, to notice when one begins like an earlier one (SM-END-07): a
 * fingerprint of 64 bits for each. A game that has ended leaves its list to the next one of the same thread, so that
 * playouts allocate none.
 */
final class Beginnings {
    private static final long[] NONE = {};
    private static final int LEAST = 64;
    private static final ThreadLocal<long[][]> SPARE = ThreadLocal.withInitial(() -> new long[][] {NONE});

    /** Copies share the list until one of them notes something. */
    private long[] prints = NONE;

    private boolean isShared = true;
    private short count;

    void copyFrom(Beginnings other) {
        if (isShared || prints.length < other.count) {
            prints = other.prints;
            isShared = true;
            other.isShared = true;
        } else {
            System.arraycopy(other.prints, 0, prints, 0, other.count);
        }
        count = other.count;
    }

    /** What a position that was written down remembers. */
    void resume(long[] fingerprints) {
        prints = fingerprints;
        isShared = true;
        count = (short) fingerprints.length;
    }

    /** Notes how this turn begins; how often one has begun like this. */
    int note(Meadow meadow) {
        if (isShared || count == prints.length) {
            prints = withRoom();
            isShared = false;
        }
        prints[count++] = fingerprint(meadow);
        return occurrences();
    }

    private long[] withRoom() {
        long[] longer = SPARE.get()[0];
        if (longer.length <= count) {
            return Arrays.copyOf(prints, Math.max(LEAST, 2 * count));
        }
        SPARE.get()[0] = NONE;
        System.arraycopy(prints, 0, longer, 0, count);
        return longer;
    }

    /** How often a turn has begun as this one did. */
    int occurrences() {
        return count == 0 ? 0 : occurrences(prints[count - 1]);
    }

    private int occurrences(long print) {
        int times = 0;
        for (int i = 0; i < count; i++) {
            times += prints[i] == print ? 1 : 0;
        }
        return times;
    }

    /** Does the turn that was noted last begin like this? */
    boolean endWith(Meadow meadow) {
        return count > 0 && prints[count - 1] == fingerprint(meadow);
    }

    /** What was before can never come back. */
    void forget() {
        count = 0;
    }

    /** Nobody needs this list any more. */
    void release() {
        if (!isShared && prints.length >= LEAST) {
            SPARE.get()[0] = prints;
        }
        prints = NONE;
        count = 0;
    }

    long[] list() {
        return Arrays.copyOf(prints, count);
    }

    /**
     * All animals and dogs and whose turn it is. Ground and edges are left out: they change only when something is built,
     * and then the list begins anew.
     */
    private static long fingerprint(Meadow meadow) {
        Flocks flocks = meadow.flocks;
        int seats = meadow.rules.seats();
        long print = mixed(meadow.seat(), flocks.ram);
        for (long left = flocks.tiles; left != 0; left &= left - 1) {
            int tile = Tile.firstOf(left);
            long here = tile;
            for (int flock = 0; flock < seats; flock++) {
                here = here << 4 | flocks.on(tile, flock);
            }
            print = mixed(print, here);
        }
        for (int player = 0; player < seats; player++) {
            int one = dog(meadow.dogs, Dog.number(player, Dog.A));
            int other = dog(meadow.dogs, Dog.number(player, Dog.B));
            // A and B of one owner are interchangeable
            print = mixed(print, (long) Math.min(one, other) << 16 | Math.max(one, other));
        }
        return print;
    }

    private static int dog(Pack dogs, int dog) {
        return dogs.isHere(dog) ? dogs.tile(dog) << 2 | dogs.daze(dog).ordinal() : 255;
    }

    private static long mixed(long print, long value) {
        long mixed = (print ^ value) * 0x9E3779B97F4A7C15L;
        return (mixed ^ mixed >>> 32) * 0xBF58476D1CE4E5B9L;
    }
}
