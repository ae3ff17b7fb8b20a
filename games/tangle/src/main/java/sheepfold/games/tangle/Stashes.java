package sheepfold.games.tangle;

/** What players own off the board: cubes, seeds and roots; tiles follow from those on the board. */
final class Stashes {
    private final int[] cubes = new int[Colour.MOST * Cube.KINDS];
    private final int[] seeds = new int[Colour.MOST * Seed.KINDS];
    private final int[] roots = new int[Colour.MOST];

    void copyFrom(Stashes other) {
        System.arraycopy(other.cubes, 0, cubes, 0, cubes.length);
        System.arraycopy(other.seeds, 0, seeds, 0, seeds.length);
        System.arraycopy(other.roots, 0, roots, 0, roots.length);
    }

    int cubes(int seat, int cube) {
        return cubes[seat * Cube.KINDS + cube];
    }

    int cubes(int seat) {
        int first = seat * Cube.KINDS;
        return cubes[first] + cubes[first + 1] + cubes[first + 2] + cubes[first + 3];
    }

    void add(int seat, int cube, int more) {
        cubes[seat * Cube.KINDS + cube] += more;
    }

    int seeds(int seat, Seed seed) {
        return seeds[seat * Seed.KINDS + seed.ordinal()];
    }

    void addSeeds(int seat, Seed seed, int more) {
        seeds[seat * Seed.KINDS + seed.ordinal()] += more;
    }

    int roots(int seat) {
        return roots[seat];
    }

    void setRoots(int seat, int count) {
        roots[seat] = count;
    }
}
