package sheepfold.games.tangle;

import java.util.List;
import sheepfold.engine.Ids;

/** What is being decided: by a seat or by chance. */
enum Phase {
    FIRST,
    CENTRE,
    VICTORY,
    DEAL,
    ROW,
    BONUS,
    UPKEEP,
    HIBERNATE,
    PLACE,
    SAP,
    ACT,
    CARD,
    DRAW,
    REFILL,
    TOLL,
    GAIN,
    HOMING,
    CAST,
    TRACK,
    DISCARD,
    OVER;

    /** What seats decide, and neither chance nor nobody. */
    static final List<Phase> OF_SEATS =
            List.of(BONUS, UPKEEP, HIBERNATE, PLACE, SAP, ACT, CARD, TOLL, GAIN, HOMING, CAST, TRACK, DISCARD);

    boolean isSetup() {
        return compareTo(BONUS) <= 0;
    }

    boolean isPlacing() {
        return this == PLACE || this == HIBERNATE;
    }

    boolean isChance() {
        return compareTo(ROW) <= 0 || this == DRAW || this == REFILL;
    }

    @Override
    public String toString() {
        return Ids.of(this);
    }
}
