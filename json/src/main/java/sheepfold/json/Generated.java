package sheepfold.json;

import org.jspecify.annotations.Nullable;

/** What was generated for the types of one package. */
public interface Generated {
    /** How a type of that package stands in JSON; nothing if that is not known. */
    @Nullable
    Codec<?> find(Class<?> type);
}
