package sheepfold.games.tangle;

import java.util.Arrays;

/**
 * What an {@link Outlook} has found, by all that it looks at: most moves that a plan tries leave most seats as they were, or
 * as another move left them. Of two findings for the same place the latest is kept.
 */
final class Memory {
    private static final int PLACES = 1 << 8;
    private static final int KEY = 7;
    /** A key and what was found: one line of a processor's cache. */
    private static final int ENTRY = KEY + 1;
    /** The golden ratio in 64 bits spreads keys that differ little. */
    static final long SPREAD = 0x9E3779B97F4A7C15L;

    /** Bits of a key for a number of areas, of steps, of seeds, of cubes in one place, and of cubes on many tiles. */
    private static final int AREAS = 6;

    private static final int STEPS = 4;
    private static final int SEEDS = 8;
    private static final int CUBES = 16;
    private static final int STOCK = 18;

    private final Outlook outlook;
    private final long[] key = new long[KEY];
    /** No key is nothing but zeros, for there are always rounds ahead. */
    private final long[] entries = new long[PLACES * ENTRY];

    Memory(Outlook outlook) {
        this.outlook = outlook;
    }

    /** Turns to the nearest of a seat's victory cards. */
    double turns(Wasteland table, int seat) {
        look(table, seat);
        int at = place() * ENTRY;
        if (Arrays.equals(entries, at, at + KEY, key, 0, KEY)) {
            return Double.longBitsToDouble(entries[at + KEY]);
        }
        double turns = outlook.turns(table, seat);
        System.arraycopy(key, 0, entries, at, KEY);
        entries[at + KEY] = Double.doubleToRawLongBits(turns);
        return turns;
    }

    private int place() {
        long mixed = 0;
        for (int i = 0; i < KEY; i++) {
            mixed = (mixed ^ key[i]) * SPREAD;
            mixed ^= mixed >>> 32;
        }
        return (int) mixed & (PLACES - 1);
    }

    private void look(Wasteland table, int seat) {
        Land land = table.land;
        long wet = table.rules.board.borderingAny(land.lakes());
        key[0] = table.cards.hand(seat);
        key[1] = table.front(seat);
        key[2] = tiles(land, seat, wet);
        key[3] = beside(
                beside(wetTiles(land, seat, wet), STEPS * Track.COUNT, steps(table.upkeep)),
                2 * SEEDS,
                seeds(table.stashes, seat));
        key[4] = cubes(table.stashes, seat);
        key[5] = richest(table.ground);
        key[6] = beside(
                beside(Boons.roundsAhead(table), Victory.COUNT, table.cards.goals(seat)), 2 * STOCK, stock(land, seat));
    }

    /** Small numbers stand side by side in one part of a key. */
    private static long beside(long others, int bits, long number) {
        return others << bits | number;
    }

    private static long tiles(Land land, int seat, long wet) {
        long clean = land.areas(Tile.CLEAN_EARTH, seat);
        long thirsty = land.areas(Tile.BUSH, seat) | land.areas(Tile.MEADOW, seat);
        long tiles = land.rootsAtHome(seat) > 0 ? 1 : 0;
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            tiles = beside(tiles, AREAS, land.count(Tile.of(kind), seat));
        }
        tiles = beside(tiles, AREAS, Long.bitCount(clean & land.seeds(Seed.TREE)));
        tiles = beside(tiles, AREAS, Long.bitCount(clean & land.seeds(Seed.BUSH)));
        return beside(tiles, AREAS, Long.bitCount(thirsty & wet));
    }

    private static long wetTiles(Land land, int seat, long wet) {
        long clean = land.areas(Tile.CLEAN_EARTH, seat) & wet;
        long tiles = Long.bitCount(land.areas(Tile.SAPLING, seat) & wet);
        tiles = beside(tiles, AREAS, Long.bitCount(clean));
        tiles = beside(tiles, AREAS, Long.bitCount(clean & land.seeds(Seed.TREE)));
        return beside(tiles, AREAS, Long.bitCount(clean & land.seeds(Seed.BUSH)));
    }

    /** How far trackers are from the top, and which markers are taken. */
    private static long steps(Upkeep upkeep) {
        long steps = 0;
        for (int track = 0; track < Track.COUNT; track++) {
            boolean called = upkeep.holder(track) != Upkeep.ON_TRACK;
            steps = beside(steps, STEPS, 2L * upkeep.below(track) + (called ? 1 : 0));
        }
        return steps;
    }

    private static long seeds(Stashes stashes, int seat) {
        return beside(stashes.seeds(seat, Seed.TREE), SEEDS, stashes.seeds(seat, Seed.BUSH));
    }

    private static long cubes(Stashes stashes, int seat) {
        long cubes = 0;
        for (int cube = 0; cube < Cube.KINDS; cube++) {
            cubes = beside(cubes, CUBES, stashes.cubes(seat, cube));
        }
        return cubes;
    }

    private static long richest(Ground ground) {
        long cubes = 0;
        for (int cube = 0; cube < Cube.KINDS; cube++) {
            cubes = beside(cubes, CUBES, ground.most(cube));
        }
        return cubes;
    }

    private static long stock(Land land, int seat) {
        return beside(land.stock(Tile.BUSH, seat), STOCK, land.stock(Tile.MEADOW, seat));
    }
}
