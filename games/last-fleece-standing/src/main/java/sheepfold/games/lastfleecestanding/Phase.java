package sheepfold.games.lastfleecestanding;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import sheepfold.engine.Ids;

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

    /** What seats decide, and neither chance nor nobody. */
    static final List<Phase> OF_SEATS = List.of(COAT, WINDOW, BITE, ACT, GAIN, SNIP, SHED, HANDS, ROW, KEEP);

    @JsonValue
    public String id() {
        return Ids.of(this);
    }
}
