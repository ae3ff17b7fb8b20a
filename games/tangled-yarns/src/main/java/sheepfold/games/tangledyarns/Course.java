package sheepfold.games.tangledyarns;

import sheepfold.json.State;

/** How far the game has come: the round, and which seats are done with the phase in which all act at once. */
@State
final class Course {
    static final int MOST_WAITS = 3;
    static final int MOST_REFUSALS = 5;

    private static final int BITS = 4;
    private static final int MASK = (1 << BITS) - 1;

    int round;
    /** How often the Angel has moved. */
    int angelRounds;

    /** The seats that are done, a bit each. */
    int done;
    /** How often each seat has taken back that it is done, and how many of its proposals were refused, four bits each. */
    int waits;

    int refusals;

    int done() {
        return done;
    }

    boolean isDone(int seat) {
        return (done >> seat & 1) != 0;
    }

    void setDone(int seat) {
        done |= 1 << seat;
    }

    int waits(int seat) {
        return waits >> (seat * BITS) & MASK;
    }

    boolean mayWait(int seat) {
        return waits(seat) < MOST_WAITS;
    }

    /** A seat is not done after all. */
    void takeBack(int seat) {
        done &= ~(1 << seat);
        addWaits(seat, 1);
    }

    void addWaits(int seat, int more) {
        waits += more << (seat * BITS);
    }

    int refusals(int seat) {
        return refusals >> (seat * BITS) & MASK;
    }

    void addRefusals(int seat, int more) {
        refusals += more << (seat * BITS);
    }

    boolean mayPropose(int seat) {
        return refusals(seat) < MOST_REFUSALS;
    }

    /** All seats may act again. */
    void beginPhase() {
        done = 0;
        waits = 0;
        refusals = 0;
    }
}
