package sheepfold.games.lastfleecestanding;

import sheepfold.json.State;

/** Whose turn it is, and what is done and left to do in it. */
@State
final class Round {
    int number;
    int active;
    /** 0 before it is rolled. */
    int die;

    int owed;
    boolean attackUsed;
    /** The active seat has rearranged its coat and made no other move since (SH-COAT-02). */
    boolean arranged;
    /** Seats whose first turn is over, a bit each (SH-TURN-05). */
    int seasoned;

    void passTo(int next) {
        seasoned |= 1 << active;
        active = next;
        number++;
        die = 0;
        owed = 0;
        attackUsed = false;
        arranged = false;
    }

    /** Is it the first turn of its seat? */
    boolean isFirst() {
        return (seasoned >> active & 1) == 0;
    }

    boolean isOdd() {
        return die % 2 == 1;
    }
}
