package sheepfold.games.tangledyarns;

import sheepfold.json.State;

/** The sheep: where they stand, how they are, whose they are and what they have done this round. Bands are bits of an int. */
@State
final class Flock {
    static final int NOBODY = -1;

    final byte[] cells = new byte[Sheep.COUNT];
    final byte[] owners = new byte[Sheep.COUNT];
    /** Those that started. */
    int started;

    int living;
    int corrupted;
    int moved;
    int acted;
    int turned;

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
