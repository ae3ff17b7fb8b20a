package sheepfold.engine;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Hears why a move is not allowed, so that a condition stands once for the list of moves and for refusals. Who only lists
 * passes {@link #UNASKED}, and no sentence is made.
 */
public final class Why {
    public static final Why UNASKED = new Why(false);

    private final boolean asked;
    private @Nullable Refusal refusal;

    private Why(boolean asked) {
        this.asked = asked;
    }

    public static Why asked() {
        return new Why(true);
    }

    /** Always false: what was to be allowed is not. */
    public boolean not(String rule, String template) {
        if (asked) {
            refusal = Refusal.of(rule, template);
        }
        return false;
    }

    public boolean not(String rule, String template, Object... fillings) {
        if (asked) {
            refusal = Refusal.of(rule, template, fillings);
        }
        return false;
    }

    public Optional<Refusal> refusal() {
        return Optional.ofNullable(refusal);
    }
}
