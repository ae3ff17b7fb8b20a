package sheepfold.games.tangle;

import com.fasterxml.jackson.annotation.JsonIgnore;
import org.jspecify.annotations.Nullable;
import sheepfold.json.About;
import sheepfold.json.Default;
import sheepfold.json.State;
import sheepfold.json.Within;

/** How far the game has come: whose turn it is and what was done in it. */
@State
final class Course {
    /** Of placements to make: as the phase has it. */
    static final int AS_USUAL = -1;

    @About("0 in the set-up.")
    @Default("1")
    @Within(least = 0, most = Mix.MOST)
    int round;

    @About("The seat that began.")
    @Default("0")
    @Within(least = 0, most = Colour.MOST - 1)
    int first;

    @Default("0")
    @Within(least = 0, most = Colour.MOST - 1)
    int active;

    @About("What lies in the centre, where chance has laid something there.")
    @Nullable
    Kind centre;

    @About("Tiles and roots of this turn that will move trackers.")
    @Default("0")
    @Within(least = 0, most = 999)
    int steps;

    @Default("0")
    @Within(least = 0, most = TangleRules.MOST_CASTS, rule = "TA-CST-08")
    int casts;

    /** By TA-CEN-02. */
    @About("Cards cast outside the allowance.")
    @Default("0")
    @Within(least = 0, most = TangleRules.MOST_CASTS, rule = "TA-CST-08")
    int freeCasts;

    @About("Placements made in this turn.")
    @Default("0")
    @Within(least = 0, most = TangleRules.MOST_PLACEMENTS, rule = "TA-PLC-12")
    int placements;

    @About("Placements still to make; if it is not given, 1 before the placement and 0 after it.")
    @Within(least = 0, most = 99)
    int toPlace = AS_USUAL;

    @About("Has a root come home by a card in this turn?")
    @Default("false")
    boolean homed;

    /** Roots by their places in the stack of the hibernating space, a bit each: placed there to be used next turn. */
    @JsonIgnore
    int asleep;

    /** Those of them that may be placed now. */
    @JsonIgnore
    int awake;

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
