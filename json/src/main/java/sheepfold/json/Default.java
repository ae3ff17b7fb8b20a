package sheepfold.json;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** What a field holds if it is not given: the bare word for texts and enumerations, JSON for everything else. */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD})
public @interface Default {
    String value();

    /** True if the field is left out where it holds just this. */
    boolean omitted() default false;
}
