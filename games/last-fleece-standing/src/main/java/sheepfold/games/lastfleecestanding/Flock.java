package sheepfold.games.lastfleecestanding;

import java.util.function.IntUnaryOperator;
import sheepfold.json.State;

/** The sheep around the table, who of them is living, and the places of the others. */
@State
final class Flock {
    final Sheep[] sheep;
    final byte[] places;
    int living;

    Flock(int seats) {
        sheep = new Sheep[seats];
        places = new byte[seats];
        living = (1 << seats) - 1;
        for (int seat = 0; seat < seats; seat++) {
            sheep[seat] = new Sheep();
        }
    }

    int seats() {
        return sheep.length;
    }

    Sheep of(int seat) {
        return sheep[seat];
    }

    /** All seats, a bit each, living or not. */
    int everyone() {
        return (1 << sheep.length) - 1;
    }

    /** The living seats, a bit each. */
    int living() {
        return living;
    }

    boolean isLiving(int seat) {
        return (living >> seat & 1) != 0;
    }

    int livingCount() {
        return Integer.bitCount(living);
    }

    /** The living seats beside this one, a bit each. */
    int opponents(int seat) {
        return living & ~(1 << seat);
    }

    boolean isOpponent(int seat, int other) {
        return other < sheep.length && (opponents(seat) >> other & 1) != 0;
    }

    /** Of these seats, a bit each, the first that has most of something; nobody of none. */
    static int most(int seats, IntUnaryOperator count) {
        int most = Paddock.NOBODY;
        for (int left = seats; left != 0; left &= left - 1) {
            int seat = Integer.numberOfTrailingZeros(left);
            most = most < 0 || count.applyAsInt(seat) > count.applyAsInt(most) ? seat : most;
        }
        return most;
    }

    int last() {
        return Integer.numberOfTrailingZeros(living);
    }

    void remove(int seats) {
        living &= ~seats;
    }

    /** 1 for the winner, 0 while in the game. */
    int place(int seat) {
        return places[seat];
    }

    void setPlace(int seat, int place) {
        places[seat] = (byte) place;
    }

    int leftOf(int seat) {
        return neighbour(seat, 1);
    }

    int rightOf(int seat) {
        return neighbour(seat, sheep.length - 1);
    }

    private int neighbour(int seat, int step) {
        int next = (seat + step) % sheep.length;
        while (!isLiving(next)) {
            next = (next + step) % sheep.length;
        }
        return next;
    }
}
