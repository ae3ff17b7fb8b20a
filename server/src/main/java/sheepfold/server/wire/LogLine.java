package sheepfold.server.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * One move in the log.
 *
 * @param number counts the moves of the game from 1
 * @param seat who made it; -1 for chance
 * @param move as the caller may read it
 * @param words what happened, in sentences the caller may hear
 * @param data the move as a tagged record of the game, for those who ask for data and may know all of it
 */
public record LogLine(
        int number,
        int seat,
        String move,
        List<String> words,
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable JsonNode data) {}
