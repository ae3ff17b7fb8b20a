package sheepfold.games.tangle;

import java.util.Optional;

/** The areas: whose tiles lie there, seeds and cubes on them, and roots at home on trees. */
final class Land {
    /** The most cubes that are counted on a tile. */
    static final int MOST = Short.MAX_VALUE;

    /** For each seat the areas with any tile of it. */
    private static final int OWN = Tile.KINDS * Colour.MOST;

    private static final int SEEDS = OWN + Colour.MOST;
    /** Areas with cubes. */
    private static final int STOCKED = SEEDS + Seed.KINDS;

    /** Areas by tile and seat, then by seat, by seed, and those with cubes: one array is copied faster than four. */
    private final long[] areas = new long[STOCKED + 1];

    private final short[] stock = new short[Area.COUNT];
    private final byte[] roots = new byte[Area.COUNT];

    void copyFrom(Land other) {
        System.arraycopy(other.areas, 0, areas, 0, areas.length);
        System.arraycopy(other.stock, 0, stock, 0, stock.length);
        System.arraycopy(other.roots, 0, roots, 0, roots.length);
    }

    private static int index(Tile tile, int seat) {
        return tile.ordinal() * Colour.MOST + seat;
    }

    long areas(Tile tile, int seat) {
        return areas[index(tile, seat)];
    }

    int count(Tile tile, int seat) {
        return Long.bitCount(areas(tile, seat));
    }

    /** Areas with any tile of a seat. */
    long of(int seat) {
        return areas[OWN + seat];
    }

    long taken() {
        return areas[OWN] | areas[OWN + 1] | areas[OWN + 2] | areas[OWN + 3];
    }

    /** Lakes of anybody. */
    long lakes() {
        int first = index(Tile.LAKE, 0);
        return areas[first] | areas[first + 1] | areas[first + 2] | areas[first + 3];
    }

    /** Clean earth without a seed. */
    long bare(int seat) {
        return areas(Tile.CLEAN_EARTH, seat) & ~seeded();
    }

    long seeds(Seed seed) {
        return areas[SEEDS + seed.ordinal()];
    }

    long seeded() {
        return areas[SEEDS] | areas[SEEDS + 1];
    }

    /** The seat whose tile lies on an area, or -1. */
    int owner(int area) {
        for (int seat = 0; seat < Colour.MOST; seat++) {
            if ((areas[OWN + seat] >> area & 1) != 0) {
                return seat;
            }
        }
        return -1;
    }

    /** The tile on an area that has one. */
    Tile tile(int area) {
        int owner = owner(area);
        // By number: an iterator would be made for every tile that is looked at
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            if ((areas(Tile.of(kind), owner) >> area & 1) != 0) {
                return Tile.of(kind);
            }
        }
        throw new IllegalStateException("no tile lies on " + Area.of(area));
    }

    /** Tiles of a pair that are not on the board. */
    int left(Tile.Pair pair, int seat) {
        return switch (pair) {
            case LOW -> pair.count - count(Tile.CLEAN_EARTH, seat) - count(Tile.BUSH, seat);
            case WET -> pair.count - count(Tile.LAKE, seat) - count(Tile.MEADOW, seat);
            case TALL -> pair.count - count(Tile.SAPLING, seat) - count(Tile.TREE, seat);
        };
    }

    void put(Tile tile, int seat, int area) {
        areas[index(tile, seat)] |= 1L << area;
        areas[OWN + seat] |= 1L << area;
    }

    void remove(Tile tile, int seat, int area) {
        areas[index(tile, seat)] &= ~(1L << area);
        areas[OWN + seat] &= ~(1L << area);
        setStock(area, 0);
    }

    void sow(Seed seed, int area) {
        areas[SEEDS + seed.ordinal()] |= 1L << area;
    }

    boolean hasSeed(Seed seed, int area) {
        return (areas[SEEDS + seed.ordinal()] >> area & 1) != 0;
    }

    Optional<Seed> seed(int area) {
        return Seed.ALL.stream().filter(seed -> hasSeed(seed, area)).findFirst();
    }

    void unsow(int area) {
        areas[SEEDS] &= ~(1L << area);
        areas[SEEDS + 1] &= ~(1L << area);
    }

    int stock(int area) {
        return stock[area];
    }

    /** Areas with a tile of a seat on which cubes lie. */
    long stocked(int seat) {
        return of(seat) & areas[STOCKED];
    }

    /** Cubes on all tiles of a kind. */
    int stock(Tile tile, int seat) {
        int sum = 0;
        for (long left = areas(tile, seat) & areas[STOCKED]; left != 0; left &= left - 1) {
            sum += stock[Long.numberOfTrailingZeros(left)];
        }
        return sum;
    }

    void setStock(int area, int cubes) {
        stock[area] = (short) cubes;
        areas[STOCKED] = cubes == 0 ? areas[STOCKED] & ~(1L << area) : areas[STOCKED] | 1L << area;
    }

    int roots(int area) {
        return roots[area];
    }

    void addRoots(int area, int more) {
        roots[area] += (byte) more;
    }

    /** Roots of a seat on its trees. */
    int rootsAtHome(int seat) {
        int count = 0;
        for (long left = areas(Tile.TREE, seat); left != 0; left &= left - 1) {
            count += roots[Long.numberOfTrailingZeros(left)];
        }
        return count;
    }

    /** The tile of one area goes to another with all that is on it; the other's comes back. */
    void swap(int seat, int area, int other) {
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            int index = index(Tile.of(kind), seat);
            areas[index] = swapped(areas[index], area, other);
        }
        areas[SEEDS] = swapped(areas[SEEDS], area, other);
        areas[SEEDS + 1] = swapped(areas[SEEDS + 1], area, other);
        short cubes = stock[area];
        setStock(area, stock[other]);
        setStock(other, cubes);
        byte count = roots[area];
        roots[area] = roots[other];
        roots[other] = count;
    }

    private static long swapped(long areas, int area, int other) {
        long differs = ((areas >> area) ^ (areas >> other)) & 1;
        return areas ^ ((differs << area) | (differs << other));
    }
}
