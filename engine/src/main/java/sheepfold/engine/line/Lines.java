package sheepfold.engine.line;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The classes whose static methods write, read or say what the records of a sealed interface cannot by themselves. */
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.TYPE)
public @interface Lines {
    Class<?>[] value();
}
