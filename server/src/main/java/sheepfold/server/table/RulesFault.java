package sheepfold.server.table;

/** A game's rules failed: not the caller's fault, and no reason to trouble another table. */
final class RulesFault extends RuntimeException {
    private static final long serialVersionUID = 1;

    RulesFault(String sentence) {
        super(sentence);
    }

    RulesFault(Throwable cause) {
        super("its rules failed with " + cause.getClass().getSimpleName(), cause);
    }

    String sentence() {
        return String.valueOf(getMessage());
    }
}
