package sheepfold.json;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A class that is its fields. {@code CourseState.copy(from, to)} is generated for a {@code Course}: values are taken over,
 * arrays are copied into those that are there, and what is a state itself, or has a {@code copyFrom}, is copied in turn. A
 * {@code transient} field is no part of it.
 *
 * <p>Where a {@link Shaped} record holds one, its fields stand in JSON as the record's components do, but for those marked
 * {@link com.fasterxml.jackson.annotation.JsonIgnore}. A number without a {@link Default} may be missing and then is what it
 * is in a new object; as long as it is just that, it is not written. So may an object that is {@code Nullable}.
 */
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface State {}
