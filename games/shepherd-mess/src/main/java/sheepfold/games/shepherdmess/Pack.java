package sheepfold.games.shepherdmess;

/** The dogs: where each stands, and how long it still feels a fight. {@link Dog} numbers them. */
final class Pack {
    private static final int BITS = 8;
    private static final int DAZE_SHIFT = 6;
    private static final int DAZE_MASK = 3;
    private static final int TILE_MASK = (1 << DAZE_SHIFT) - 1;
    private static final long NOT_HERE = (1L << BITS) - 1;

    private final byte size;

    /** Eight bits for each dog: its tile and its daze, all of them set while it is not on the meadow. */
    private long dogs = -1;

    Pack(int seats) {
        size = (byte) (2 * seats);
    }

    void copyFrom(Pack other) {
        dogs = other.dogs;
    }

    int size() {
        return size;
    }

    boolean isHere(int dog) {
        return (dogs >>> (dog * BITS) & NOT_HERE) != NOT_HERE;
    }

    /** Where a dog stands, {@link Tile#NOWHERE} if it is not on the meadow. */
    int tile(int dog) {
        int tile = (int) (dogs >>> (dog * BITS)) & TILE_MASK;
        return tile == TILE_MASK ? Tile.NOWHERE : tile;
    }

    /** Asked of a dog on the meadow. */
    Daze daze(int dog) {
        return Daze.ALL.get(dazeBits(dog));
    }

    /** Is it on the meadow, and does it feel no fight? */
    boolean isFit(int dog) {
        return dazeBits(dog) == Daze.FIT.ordinal();
    }

    boolean isDazed(int dog) {
        return dazeBits(dog) == Daze.DAZED.ordinal();
    }

    private int dazeBits(int dog) {
        return (int) (dogs >>> (dog * BITS + DAZE_SHIFT)) & DAZE_MASK;
    }

    void stand(int dog, int tile, Daze daze) {
        dogs &= ~(NOT_HERE << (dog * BITS));
        dogs |= (long) (daze.ordinal() << DAZE_SHIFT | tile) << (dog * BITS);
    }

    void move(int dog, int to) {
        dogs = (dogs & ~((long) TILE_MASK << (dog * BITS))) | (long) to << (dog * BITS);
    }

    void takeAway(int dog) {
        dogs |= NOT_HERE << (dog * BITS);
    }

    /** A dazed dog recovers, a recovering one is fit again (SM-FIGHT-06). */
    void recover(int dog) {
        if (isHere(dog) && !isFit(dog)) {
            stand(dog, tile(dog), daze(dog).next());
        }
    }

    long tiles() {
        return tilesWithout(Tile.NOWHERE);
    }

    /** Tiles with dogs, one of them left out. */
    long tilesWithout(int one) {
        long tiles = 0;
        for (int dog = 0; dog < size; dog++) {
            tiles |= dog == one ? 0 : tileSet(dog);
        }
        return tiles;
    }

    /** Tiles with dogs of other players than this one. */
    long tilesOfRivals(int seat) {
        long tiles = 0;
        for (int dog = 0; dog < size; dog++) {
            tiles |= Dog.seatOf(dog) == seat ? 0 : tileSet(dog);
        }
        return tiles;
    }

    /** The tile of a dog as a set, empty if it is not on the meadow. */
    long tileSet(int dog) {
        int tile = tile(dog);
        return tile == Tile.NOWHERE ? 0 : 1L << tile;
    }
}
