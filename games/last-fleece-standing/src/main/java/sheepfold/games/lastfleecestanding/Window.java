package sheepfold.games.lastfleecestanding;

import java.util.Locale;

/** What cards are thrown into (SH-REACT-02); in a turn's own decision, into the turn itself. */
public enum Window {
    ACT,
    ROLL,
    DRAW,
    EVENT,
    ATTACK,
    CARD,
    END;

    /** As positions and views write it. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
