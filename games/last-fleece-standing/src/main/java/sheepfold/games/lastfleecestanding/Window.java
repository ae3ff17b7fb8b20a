package sheepfold.games.lastfleecestanding;

import com.fasterxml.jackson.annotation.JsonValue;
import sheepfold.engine.Ids;

/** What cards are thrown into (SH-REACT-02); in a turn's own decision, into the turn itself. */
public enum Window {
    ACT,
    ROLL,
    DRAW,
    EVENT,
    ATTACK,
    END;

    @JsonValue
    public String id() {
        return Ids.of(this);
    }
}
