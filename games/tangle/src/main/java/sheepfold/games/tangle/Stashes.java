package sheepfold.games.tangle;

/** What players own off the board: cubes, seeds and roots; tiles follow from those on the board. */
final class Stashes {
    private static final int SEEDS = Colour.MOST * Cube.KINDS;
    private static final int ROOTS = SEEDS + Colour.MOST * Seed.KINDS;

    /** Cubes, then seeds, then roots of all: one array is copied faster than three. */
    private final int[] counts = new int[ROOTS + Colour.MOST];

    void copyFrom(Stashes other) {
        System.arraycopy(other.counts, 0, counts, 0, counts.length);
    }

    int cubes(int seat, int cube) {
        return counts[seat * Cube.KINDS + cube];
    }

    int cubes(int seat) {
        int first = seat * Cube.KINDS;
        return counts[first] + counts[first + 1] + counts[first + 2] + counts[first + 3];
    }

    /** All cubes of a seat. */
    Mix mix(int seat) {
        return Mix.each(cube -> cubes(seat, cube));
    }

    void add(int seat, int cube, int more) {
        int place = seat * Cube.KINDS + cube;
        counts[place] = Math.min(Mix.MOST, counts[place] + more);
    }

    int seeds(int seat, Seed seed) {
        return counts[SEEDS + seat * Seed.KINDS + seed.ordinal()];
    }

    void addSeeds(int seat, Seed seed, int more) {
        counts[SEEDS + seat * Seed.KINDS + seed.ordinal()] += more;
    }

    int roots(int seat) {
        return counts[ROOTS + seat];
    }

    void setRoots(int seat, int count) {
        counts[ROOTS + seat] = count;
    }
}
