package sheepfold.games.shepherdmess;

import java.util.List;

/** One of a player's two sheepdogs. All dogs of a table are numbered, two for each seat. */
enum Dog {
    A,
    B;

    static final List<Dog> BOTH = List.of(values());

    /** How long a fight is felt (SM-FIGHT-06). */
    static final int DAZED = 2;

    static final int RECOVERING = 1;
    static final int FIT = 0;

    static int number(int seat, Dog dog) {
        return 2 * seat + dog.ordinal();
    }

    static Dog of(int number) {
        return BOTH.get(number & 1);
    }

    static int seatOf(int number) {
        return number >> 1;
    }

    int bit() {
        return 1 << ordinal();
    }
}
