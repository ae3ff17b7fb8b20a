package sheepfold.games.tangle;

import org.jspecify.annotations.Nullable;
import sheepfold.engine.Refusal;

/**
 * Goes along where areas are narrowed down to those of a small move, and hears why one of them is left out: so a condition
 * stands once, for the list of moves and for refusals.
 */
final class Doubt {
    /** Of who only lists; then no sentence is made. */
    static final Doubt NONE = new Doubt(-1);

    private final int area;
    private @Nullable Refusal refusal;

    Doubt(int area) {
        this.area = area;
    }

    /** Only these are left: if the doubtful one is not among them, and nothing spoke against it yet, this is why. */
    long only(long areas, String rule, String why) {
        if (area >= 0 && refusal == null && (areas >> area & 1) == 0) {
            refusal = why.contains("{area}") ? Refusal.of(rule, why, Area.of(area)) : Refusal.of(rule, why);
        }
        return areas;
    }

    /** All of these, or none. */
    long onlyIf(boolean may, long areas, String rule, String why) {
        return only(may ? areas : 0, rule, why);
    }

    @Nullable
    Refusal refusal() {
        return refusal;
    }
}
