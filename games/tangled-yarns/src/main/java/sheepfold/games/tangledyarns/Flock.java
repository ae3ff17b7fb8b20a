package sheepfold.games.tangledyarns;

/** The sheep: where they stand, how they are, whose they are and what they have done this round. Bands are bits of an int. */
final class Flock {
    static final int NOBODY = -1;

    private final byte[] cells = new byte[Sheep.COUNT];
    private final byte[] owners = new byte[Sheep.COUNT];
    /** Those that started. */
    private int started;

    private int living;
    private int corrupted;
    private int moved;
    private int acted;
    private int turned;

    void copyFrom(Flock other) {
        System.arraycopy(other.cells, 0, cells, 0, Sheep.COUNT);
        System.arraycopy(other.owners, 0, owners, 0, Sheep.COUNT);
        started = other.started;
        living = other.living;
        corrupted = other.corrupted;
        moved = other.moved;
        acted = other.acted;
        turned = other.turned;
    }

    /** A seat takes a sheep, which starts healthy on the altar (TY-SET-08). */
    void join(int sheep, int seat) {
        owners[sheep] = (byte) seat;
        cells[sheep] = (byte) Cell.ALTAR;
        started |= 1 << sheep;
        living |= 1 << sheep;
    }

    int started() {
        return started;
    }

    int living() {
        return living;
    }

    int corrupted() {
        return corrupted;
    }

    int size() {
        return Integer.bitCount(living);
    }

    int moved() {
        return moved;
    }

    int acted() {
        return acted;
    }

    boolean lives(int sheep) {
        return (living >> sheep & 1) != 0;
    }

    boolean isCorrupted(int sheep) {
        return (corrupted >> sheep & 1) != 0;
    }

    boolean hasMoved(int sheep) {
        return (moved >> sheep & 1) != 0;
    }

    boolean hasActed(int sheep) {
        return (acted >> sheep & 1) != 0;
    }

    boolean hasTurned(int sheep) {
        return (turned >> sheep & 1) != 0;
    }

    int cell(int sheep) {
        return cells[sheep];
    }

    /** The seat of a sheep that plays. */
    int owner(int sheep) {
        return (started >> sheep & 1) != 0 ? owners[sheep] : NOBODY;
    }

    /** The living sheep of a seat. */
    int of(int seat) {
        int band = 0;
        for (int sheep : Band.numbers(living)) {
            band |= owners[sheep] == seat ? 1 << sheep : 0;
        }
        return band;
    }

    /** The seats to which a band belongs, a bit each. */
    int ownersOf(int band) {
        int seats = 0;
        for (int sheep : Band.numbers(band)) {
            seats |= 1 << owners[sheep];
        }
        return seats;
    }

    /** The living sheep on a cell. */
    int on(int cell) {
        int band = 0;
        for (int sheep : Band.numbers(living)) {
            band |= cells[sheep] == cell ? 1 << sheep : 0;
        }
        return band;
    }

    /** The cells on which a band stands. */
    long cellsOf(int band) {
        long set = 0;
        for (int sheep : Band.numbers(band)) {
            set |= 1L << cells[sheep];
        }
        return set;
    }

    void stand(int sheep, int cell) {
        cells[sheep] = (byte) cell;
    }

    void setMoved(int sheep) {
        moved |= 1 << sheep;
    }

    void setActed(int band) {
        acted |= band;
    }

    void setTurned(int sheep) {
        turned |= 1 << sheep;
    }

    void corrupt(int sheep) {
        corrupted |= 1 << sheep;
    }

    void die(int sheep) {
        living &= ~(1 << sheep);
    }

    void beginRound() {
        moved = 0;
        acted = 0;
        turned = 0;
    }
}
