package sheepfold.games.lastfleecestanding;

import java.util.Locale;

/** What is being decided: by a seat, by several at once, or by chance. */
public enum Phase {
    COAT,
    FIRST,
    ROLL,
    WINDOW,
    BITE,
    ACT,
    CARD,
    GAIN,
    SNIP,
    SHED,
    COIN,
    HANDS,
    TAKE,
    ROW,
    KEEP,
    OVER;

    /** As positions and views write it. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
