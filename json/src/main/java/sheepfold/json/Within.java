package sheepfold.json;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The bounds of a number. It stands at the type, so also inside: {@code List<@Within(least = 0, most = 3) Integer>}. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE_USE)
public @interface Within {
    long least() default Long.MIN_VALUE;

    long most() default Long.MAX_VALUE;

    /** The rule that sets the bounds, if one does. */
    String rule() default "";
}
