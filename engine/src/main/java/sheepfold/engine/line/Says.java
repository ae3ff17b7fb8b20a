package sheepfold.engine.line;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * What a record is in words: the template of a sentence. A hole is filled by the component of its name, or by another as in
 * {@code {n=patch}}; by a method of the hole's name, or another as in {@code {sides=ports:words}}, of the component's type or
 * of a class that {@link Lines} names; else by the component's {@code ref()}, or by what it is.
 */
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.TYPE)
@Repeatable(Says.Either.class)
public @interface Says {
    String value();

    /**
     * Of several, the first counts of which this is true: a boolean component, {@code axis=H}, a method of the record or of a
     * class that {@link Lines} names, or {@code !} and one of these.
     */
    String when() default "";

    /** Several sentences of which one is said. */
    @Retention(RetentionPolicy.SOURCE)
    @Target(ElementType.TYPE)
    @interface Either {
        Says[] value();
    }
}
