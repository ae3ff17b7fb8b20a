package sheepfold.trials.checker;

import java.util.Locale;

/** Something that must not be, in one sentence. */
public record Finding(Kind kind, String sentence) {
    /** What sort of thing it is. */
    public enum Kind {
        /** What was acknowledged is not there. */
        LOST,
        /** What is there was not asked for, or not so often. */
        DOUBLED,
        REORDERED,
        /** A sealed answer was acknowledged and is not what was carried out, or is none. */
        ANSWER_CHANGED,
        /** Somebody's time was up before it could be. */
        PASSED_EARLY,
        REPEAT_REFUSED,
        STREAM_BROKEN,
        /** Somebody saw what the log does not show them. */
        WRONG_SIGHT,
        DELETED_ANSWERS,
        /** A node went back behind what it had shown, or did not learn what others know. */
        STALE,
        STUCK,
        LOG_BROKEN;

        public String inWords() {
            return name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
    }

    Finding about(String table) {
        return new Finding(kind, "table %s: %s".formatted(table, sentence));
    }

    @Override
    public String toString() {
        return kind.inWords() + ": " + sentence;
    }
}
