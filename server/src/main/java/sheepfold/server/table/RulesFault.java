package sheepfold.server.table;

import sheepfold.engine.Refusal;

/** A game's rules failed: not the caller's fault, and no reason to trouble another table. */
public final class RulesFault extends RuntimeException {
    private static final long serialVersionUID = 1;

    public RulesFault(String sentence) {
        super(sentence);
    }

    public RulesFault(Throwable cause) {
        super("its rules failed with " + cause.getClass().getSimpleName(), cause);
    }

    /** The game offers a move that it does not take. */
    public static RulesFault refused(String move, Refusal why) {
        return new RulesFault("its own move \"%s\" was refused by the rules: %s".formatted(move, why));
    }

    public String sentence() {
        return String.valueOf(getMessage());
    }
}
