package sheepfold.json;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * What stands in JSON. At a record or a sealed interface it means that, and all that it is made of; at an interface also
 * whatever implements it; at a class or a package all records and sealed interfaces in it.
 */
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.TYPE, ElementType.PACKAGE})
public @interface Shaped {}
