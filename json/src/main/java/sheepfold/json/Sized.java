package sheepfold.json;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** How many items a list has. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE_USE)
public @interface Sized {
    int least() default 0;

    int most() default Integer.MAX_VALUE;

    /** The rule that sets the number, if one does. */
    String rule() default "";

    /** What is said of another number, before "…, not 7"; made from the bounds if it is not given. */
    String words() default "";
}
