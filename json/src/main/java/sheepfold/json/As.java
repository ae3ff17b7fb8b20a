package sheepfold.json;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A number of a {@link State} that stands in JSON as what it numbers: what {@code of(number)} gives, or a record of just
 * that number, such as one that lists what has a bit in it.
 */
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.FIELD)
public @interface As {
    Class<?> value();
}
