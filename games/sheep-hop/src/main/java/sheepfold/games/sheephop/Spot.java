package sheepfold.games.sheephop;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import sheepfold.engine.json.Matches;

/** The name of a space that a board may have. */
@Matches(value = "[a-z][1-9][0-9]?", words = "a space is written by column and row, such as e2")
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE_USE)
@interface Spot {}
