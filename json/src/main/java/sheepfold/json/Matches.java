package sheepfold.json;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The regular expression that the whole of a text matches. It stands at the type, so also inside lists and maps. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE_USE)
public @interface Matches {
    String value();

    /** The whole sentence that is said of a text that does not match. */
    String words();

    /** The rule that asks for it, if one does. */
    String rule() default "";
}
