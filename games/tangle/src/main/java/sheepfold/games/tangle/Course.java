package sheepfold.games.tangle;

/** How far the game has come: whose turn it is and what was done in it. */
final class Course {
    /** The seat that began. */
    int first;

    int active;
    /** From 1 on; 0 in the set-up. */
    int round;
    /** Tiles and roots of this turn that will move trackers. */
    int steps;

    int casts;
    /** Cards cast outside the allowance (TA-CEN-02). */
    int freeCasts;
    /** Placements made in this turn. */
    int placements;
    /** Placements still to make. */
    int toPlace;
    /** Has a root come home by a card in this turn? */
    boolean homed;
    /** What lies in the centre. */
    Kind centre = Kind.CENTRE;
    /** Roots by their places in the stack of the hibernating space, a bit each: placed there to be used next turn. */
    int asleep;
    /** Those of them that may be placed now. */
    int awake;

    void copyFrom(Course other) {
        first = other.first;
        active = other.active;
        round = other.round;
        steps = other.steps;
        casts = other.casts;
        freeCasts = other.freeCasts;
        placements = other.placements;
        toPlace = other.toPlace;
        homed = other.homed;
        centre = other.centre;
        asleep = other.asleep;
        awake = other.awake;
    }

    /** A root left the stack of the hibernating space, and those above have come down. */
    void leave(int index) {
        asleep = without(asleep, index);
        awake = without(awake, index);
    }

    private static int without(int roots, int index) {
        int below = roots & ((1 << index) - 1);
        return below | (roots >> (index + 1) << index);
    }
}
