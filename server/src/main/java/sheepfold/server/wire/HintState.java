package sheepfold.server.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;
import sheepfold.json.About;
import tools.jackson.databind.JsonNode;

@About(
        "A suggestion: the move, the chance to win where it has one, and why; exact if it was computed rather than estimated.")
public record HintState(
        int seat,
        String move,
        String text,
        @Nullable Double value,
        String reason,
        boolean exact,

        @About("The move as a tagged record of the game, for those who ask for data.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        JsonNode data) {}
