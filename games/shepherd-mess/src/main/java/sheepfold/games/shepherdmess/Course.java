package sheepfold.games.shepherdmess;

import sheepfold.json.State;

/** Whose turn it is in which round, and what this turn has used. */
@State
final class Course {
    /** The seat of Player 1. */
    int first;

    int seat;
    int round = 1;
    int movesLeft = Meadow.MOVES_A_TURN;

    /** As bits, as are the patches by their numbers and the gates by their edges. */
    int usedDogs;

    int usedPatches;
    long usedGates;

    boolean isUsed(Dog dog) {
        return (usedDogs & dog.bit()) != 0;
    }

    int dogsUsed() {
        return Integer.bitCount(usedDogs);
    }

    boolean isUsedUp(long gates, int patches) {
        return ((gates & usedGates) | (patches & usedPatches)) != 0;
    }

    /** Is this how a turn begins? */
    boolean isFresh() {
        return movesLeft == Meadow.MOVES_A_TURN && usedDogs == 0;
    }

    void beginWith(int player) {
        first = player;
        seat = player;
    }

    void use(Dog dog) {
        usedDogs |= dog.bit();
    }

    void useUp(long gates, int patches) {
        usedPatches |= patches;
        usedGates |= gates;
    }

    /** One move less; true if it was the last of the turn. */
    boolean countMove() {
        return --movesLeft == 0;
    }

    /** A turn begins, in which nothing is used yet. */
    void beginTurn(int player) {
        seat = player;
        movesLeft = Meadow.MOVES_A_TURN;
        usedDogs = 0;
        usedPatches = 0;
        usedGates = 0;
    }
}
