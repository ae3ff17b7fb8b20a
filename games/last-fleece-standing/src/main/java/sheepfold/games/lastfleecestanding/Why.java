package sheepfold.games.lastfleecestanding;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.Refusal;

/**
 * Hears why a move is not allowed, so that each rule is said once for the list of moves and for refusals. Who only lists
 * passes {@link #UNASKED}, and no sentence is made.
 */
final class Why {
    static final Why UNASKED = new Why(false);

    private final boolean asked;
    private @Nullable Refusal refusal;

    private Why(boolean asked) {
        this.asked = asked;
    }

    static Why asked() {
        return new Why(true);
    }

    /** Always false: what was to be allowed is not. */
    boolean not(String rule, String sentence) {
        if (asked) {
            refusal = Refusal.of(rule, sentence);
        }
        return false;
    }

    boolean not(String rule, String sentence, Card named) {
        if (asked) {
            refusal = Refusal.of(rule, sentence, named.ref());
        }
        return false;
    }

    Optional<Refusal> refusal() {
        return Optional.ofNullable(refusal);
    }
}
