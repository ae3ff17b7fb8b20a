package sheepfold.server.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * A suggestion: the move, what it is worth from 0 to 1 if that is known, and why; exact if it was computed rather than estimated.
 *
 * @param data the move as a tagged record of the game, for those who ask for data
 */
public record HintState(
        int seat,
        String move,
        String text,
        @Nullable Double value,
        String reason,
        boolean exact,
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable JsonNode data) {}
