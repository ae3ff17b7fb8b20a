package sheepfold.games.sheephop;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import sheepfold.engine.json.Matches;

/** The sheep of a pile by their letters. */
@Matches(
        value = "[TCS]{0,9}",
        words = "a pile is written by its sheep, such as \"TTS\", at most 9",
        rule = "SS-SETUP-01")
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE_USE)
@interface Piled {}
