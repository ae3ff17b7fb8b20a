package sheepfold.games.tangledyarns;

import com.fasterxml.jackson.annotation.JsonValue;
import sheepfold.engine.Ids;
import sheepfold.engine.Sentence;

/** How a game ends: one win and five losses. */
enum Ending {
    WIN("TY-END-01", "Every gate is locked and no cultist is left: the flock has saved the world."),
    CULTIST("TY-END-02", "A cultist has reached the altar: all is lost."),
    GATE("TY-END-02", "The Shepherd stands above an open gate: all is lost."),
    FLOCK_TOO_SMALL("TY-END-03", "Too few sheep are left to lock an open gate: all is lost."),
    FLOCK_DEAD("TY-END-03", "No sheep is left: all is lost."),
    TIME("TY-END-04", "The final act has lasted too long: all is lost.");

    private final String rule;
    private final String words;

    Ending(String rule, String words) {
        this.rule = rule;
        this.words = words;
    }

    String rule() {
        return rule;
    }

    Sentence reason() {
        return Sentence.of(words);
    }

    @JsonValue
    @Override
    public String toString() {
        return Ids.of(this);
    }
}
