package sheepfold.games.shepherdmess;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import sheepfold.engine.Ids;

/** How a dog feels a fight, the worse the later (SM-FIGHT-06). */
enum Daze {
    FIT(""),
    RECOVERING("'"),
    DAZED("!");

    static final List<Daze> ALL = List.of(values());

    /** What stands behind a dog in a drawn position. */
    final String sign;

    Daze(String sign) {
        this.sign = sign;
    }

    static Daze of(String sign) {
        return ALL.stream().filter(daze -> daze.sign.equals(sign)).findFirst().orElseThrow();
    }

    /** How it feels at the end of its owner's turn. */
    Daze next() {
        return this == DAZED ? RECOVERING : FIT;
    }

    @JsonValue
    String id() {
        return Ids.of(this);
    }
}
