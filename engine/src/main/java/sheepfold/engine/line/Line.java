package sheepfold.engine.line;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * How a record is written: a text with its components as holes, such as {@code "plant {seed} {area}"}.
 *
 * <ul>
 *   <li>{@code {area}} is the text of the component: what {@code toString} gives, and its type's values or reader read back.
 *   <li>{@code {side:letter}} is what that method makes of it, of its type or of a class that {@link Lines} names;
 *       {@code {n:1..6}} a number within bounds.
 *   <li>{@code {extra?+|-}} is the one text or the other (which may be left out), for a boolean.
 *   <li>{@code {areas*>}} is a list, with what stands between its items.
 *   <li>{@code [.{nth|1}]} may be left out where the holes in it have the values after the bars; a list where it is empty.
 *   <li>{@code {:kept}} is all the rest of the record, by a method of a class that {@link Lines} names.
 * </ul>
 *
 * A hole reaches to the first sign that can follow it; before another hole it is one sign long.
 */
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.TYPE)
public @interface Line {
    String value();

    /** The rule that says what may be named in it: the one to refuse by what only looks like such a line. */
    String rule() default "";
}
