package sheepfold.games.shepherdmess;

import com.fasterxml.jackson.annotation.JsonValue;
import sheepfold.engine.Ids;

/** What is decided next, or how it ended, as positions and views call it. */
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
    @JsonValue
    @Override
    public String toString() {
        return Ids.of(this);
    }
}
