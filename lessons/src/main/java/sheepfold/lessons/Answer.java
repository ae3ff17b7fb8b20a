package sheepfold.lessons;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import sheepfold.json.About;
import sheepfold.json.Default;

@About(
        "What is said to a legal move that is not the task: what it would do, or which idea it misses. Without a pattern it is for any move.")
public record Answer(
        @JsonUnwrapped MovePattern to,

        String say,

        @About("The rule that it speaks of, if there is one.") @Default(value = "", omitted = true)
        String rule) {
    /** What is said whatever the move. */
    public static Answer toAnything(String sentence) {
        return new Answer(MovePattern.ANY, sentence, "");
    }

    public boolean isGeneral() {
        return to.isEmpty();
    }
}
