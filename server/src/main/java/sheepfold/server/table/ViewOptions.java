package sheepfold.server.table;

import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.Move;
import sheepfold.engine.Sentence;
import tools.jackson.databind.JsonNode;

/**
 * How somebody wants to be shown a table.
 *
 * @param seat whose view it is to be, if one is named
 * @param data true if moves are to come as data too, and sentences with their references marked
 */
public record ViewOptions(OptionalInt seat, boolean data) {
    public static final ViewOptions PLAIN = new ViewOptions(OptionalInt.empty(), false);

    public ViewOptions with(OptionalInt other) {
        return new ViewOptions(other, data);
    }

    public String say(Sentence sentence) {
        return data ? sentence.marked() : sentence.plain();
    }

    /** A move as data, for those who want it. */
    public @Nullable JsonNode data(Move move) {
        return data ? JsonText.tagged(move) : null;
    }
}
