package sheepfold.games.shepherdmess;

import com.fasterxml.jackson.annotation.JsonValue;
import sheepfold.engine.Ids;
import sheepfold.engine.Sentence;

/** Why a scared animal goes where it goes, or stays: the rule, and what to tell people. */
enum Habit {
    STRAIGHT_ON("SM-EXIT-04", "straight on"),
    JOINS_OWN("SM-EXIT-05", "joins its own"),
    AMONG_STRANGERS("SM-EXIT-05", "straight on, among strangers"),
    TORN("SM-EXIT-05", "undecided: its own kind on both sides"),
    ONLY_WAY("SM-EXIT-06", "the only way"),
    BETTER_SIDE("SM-EXIT-07", "the better side"),
    UNDECIDED("SM-EXIT-08", "undecided: both sides are alike"),
    BLOCKED("SM-EXIT-09", "blocked: no way out"),
    SAFE_AT_HOME("SM-PEN-02", "safe at home"),
    WAITS("SM-CAP-02", "waits: one at a time");

    final String rule;
    private final String words;

    Habit(String rule, String words) {
        this.rule = rule;
        this.words = words;
    }

    Sentence words() {
        return Sentence.of(words);
    }

    @JsonValue
    String id() {
        return Ids.of(this);
    }
}
