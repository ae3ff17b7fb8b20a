package sheepfold.games.lastfleecestanding;

import java.util.ArrayList;
import java.util.List;
import sheepfold.games.lastfleecestanding.FleeceMove.Part;
import sheepfold.games.lastfleecestanding.FleeceMove.Shear;
import sheepfold.json.State;

/** An announced attack of the active seat, or none. */
@State
final class Attack {
    private static final Attack NONE = new Attack();

    /** The parts that are still to come, the current one first; its points fall as snips are made. */
    List<Part> parts = List.of();

    int current;
    int points;
    int named;
    boolean snipped;
    int lastDeflector = Paddock.NOBODY;

    void announce(Shear shear) {
        int seats = 0;
        for (int i = 0; i < shear.parts().size(); i++) {
            seats |= 1 << shear.parts().get(i).seat();
        }
        resume(shear.parts(), seats, false, Paddock.NOBODY);
    }

    /** Puts up an attack that is under way. */
    void resume(List<Part> left, int namedSeats, boolean hasSnipped, int deflector) {
        parts = left;
        current = 0;
        points = parts.getFirst().points();
        named = namedSeats;
        snipped = hasSnipped;
        lastDeflector = deflector;
    }

    void end() {
        AttackState.copy(NONE, this);
    }

    boolean isOn() {
        return current < parts.size();
    }

    int victim() {
        return parts.get(current).seat();
    }

    /** The points left in the current part. */
    int points() {
        return points;
    }

    void spend(int spent) {
        points -= spent;
        snipped = true;
    }

    /** Has any piece been snipped in this attack? */
    boolean snipped() {
        return snipped;
    }

    /** The seats that the announcement named, a bit each. */
    int named() {
        return named;
    }

    boolean names(int seat) {
        return (named >> seat & 1) != 0;
    }

    int lastDeflector() {
        return lastDeflector;
    }

    /** Goes on to the next part; false if there is none. */
    boolean nextPart() {
        current++;
        points = isOn() ? parts.get(current).points() : 0;
        return isOn();
    }

    /** The points of the current part and all later ones. */
    int pointsLeft() {
        int left = points;
        for (int i = current + 1; i < parts.size(); i++) {
            left += parts.get(i).points();
        }
        return left;
    }

    /** Halved and rounded up, it becomes one part on one victim (SH-AFT-01, SH-AFT-06). */
    void deflect(int newVictim, int deflector) {
        points = (pointsLeft() + 1) / 2;
        parts = Shear.at(newVictim, points).parts();
        current = 0;
        lastDeflector = deflector;
    }

    /** The current part, with what is left of it, and all later ones. */
    List<Part> partsLeft() {
        if (!isOn()) {
            return List.of();
        }
        List<Part> left = new ArrayList<>(parts.subList(current, parts.size()));
        left.set(0, new Part(victim(), points));
        return left;
    }
}
