package sheepfold.games.tangledyarns;

import com.fasterxml.jackson.annotation.JsonValue;
import sheepfold.engine.Ids;

/** What is decided next, as positions and views call it, with the phase of the round to which it belongs; 0 in the set-up. */
enum Phase {
    TILE(0),
    WALL(0),
    WAY(0),
    GATE(0),
    PICK(0),
    CLAIM(0),
    FLIP(0),
    SPAWN(1),
    LIGHTNESS(1),
    ANGEL(1),
    ACT(2),
    CONSENT(2),
    FATE(2),
    CHOOSE(2),
    DRAW(2),
    BATTLE(2),
    SPIRIT(2),
    TURN(3),
    CULTIST(4),
    WOLF(5),
    BOOKS(6),
    STRIKE(6),
    VICTIM(6),
    OVER(0);

    private final int number;

    Phase(int number) {
        this.number = number;
    }

    boolean isSetup() {
        return compareTo(SPAWN) < 0;
    }

    /** Are servants, or the Angel, just attacking? */
    boolean isAttack() {
        return this == BOOKS || this == STRIKE || this == VICTIM;
    }

    /** Does the Fate box name the direction of a step? */
    boolean namesDirection() {
        return this == LIGHTNESS || this == CULTIST || this == WOLF || this == ANGEL;
    }

    /** The phase of the round; the Angel strikes in the first. */
    int number(boolean finalAct) {
        return isAttack() && finalAct ? 1 : number;
    }

    @JsonValue
    @Override
    public String toString() {
        return Ids.of(this);
    }
}
