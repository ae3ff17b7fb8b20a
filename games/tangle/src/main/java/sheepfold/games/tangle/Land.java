package sheepfold.games.tangle;

/** The areas: whose tiles lie there, seeds and cubes on them, and roots at home on trees. */
final class Land {
    /** For each kind of tile and each seat the areas where it lies. */
    private final long[] tiles = new long[Tile.KINDS * Colour.MOST];
    /** For each seat the areas with any tile of it. */
    private final long[] own = new long[Colour.MOST];

    private final long[] seeds = new long[Seed.KINDS];
    private final short[] stock = new short[Area.COUNT];
    private final byte[] roots = new byte[Area.COUNT];

    void copyFrom(Land other) {
        System.arraycopy(other.tiles, 0, tiles, 0, tiles.length);
        System.arraycopy(other.own, 0, own, 0, own.length);
        System.arraycopy(other.seeds, 0, seeds, 0, seeds.length);
        System.arraycopy(other.stock, 0, stock, 0, stock.length);
        System.arraycopy(other.roots, 0, roots, 0, roots.length);
    }

    private static int index(Tile tile, int seat) {
        return tile.ordinal() * Colour.MOST + seat;
    }

    long areas(Tile tile, int seat) {
        return tiles[index(tile, seat)];
    }

    int count(Tile tile, int seat) {
        return Long.bitCount(areas(tile, seat));
    }

    /** Areas with any tile of a seat. */
    long of(int seat) {
        return own[seat];
    }

    long taken() {
        return own[0] | own[1] | own[2] | own[3];
    }

    /** Lakes of anybody. */
    long lakes() {
        int first = index(Tile.LAKE, 0);
        return tiles[first] | tiles[first + 1] | tiles[first + 2] | tiles[first + 3];
    }

    /** Clean earth without a seed. */
    long bare(int seat) {
        return areas(Tile.CLEAN_EARTH, seat) & ~seeded();
    }

    long seeds(Seed seed) {
        return seeds[seed.ordinal()];
    }

    long seeded() {
        return seeds[0] | seeds[1];
    }

    /** The seat whose tile lies on an area, or -1. */
    int owner(int area) {
        for (int seat = 0; seat < Colour.MOST; seat++) {
            if ((own[seat] >> area & 1) != 0) {
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
        tiles[index(tile, seat)] |= 1L << area;
        own[seat] |= 1L << area;
    }

    void remove(Tile tile, int seat, int area) {
        tiles[index(tile, seat)] &= ~(1L << area);
        own[seat] &= ~(1L << area);
        stock[area] = 0;
    }

    void sow(Seed seed, int area) {
        seeds[seed.ordinal()] |= 1L << area;
    }

    boolean hasSeed(Seed seed, int area) {
        return (seeds[seed.ordinal()] >> area & 1) != 0;
    }

    void unsow(int area) {
        seeds[0] &= ~(1L << area);
        seeds[1] &= ~(1L << area);
    }

    int stock(int area) {
        return stock[area];
    }

    void setStock(int area, int cubes) {
        stock[area] = (short) cubes;
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
            tiles[index] = swapped(tiles[index], area, other);
        }
        seeds[0] = swapped(seeds[0], area, other);
        seeds[1] = swapped(seeds[1], area, other);
        short cubes = stock[area];
        stock[area] = stock[other];
        stock[other] = cubes;
        byte count = roots[area];
        roots[area] = roots[other];
        roots[other] = count;
    }

    private static long swapped(long areas, int area, int other) {
        long differs = ((areas >> area) ^ (areas >> other)) & 1;
        return areas ^ ((differs << area) | (differs << other));
    }
}
