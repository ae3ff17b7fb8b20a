package sheepfold.games.shepherdmess;

import java.util.Locale;

/** How what is decided next, or how it ended, is called in positions and views. */
enum Phase {
    FIRST,
    MUD,
    PUDDLES,
    PLACE,
    PENS,
    RAM,
    ACT,
    PICK,
    PENNED,
    ROUND_LIMIT,
    REPETITION,
    LAST_LEFT;

    boolean isOver() {
        return compareTo(PICK) > 0;
    }

    boolean isSetup() {
        return compareTo(ACT) < 0;
    }

    /** As it is written: {@code act}, {@code round-limit}. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
