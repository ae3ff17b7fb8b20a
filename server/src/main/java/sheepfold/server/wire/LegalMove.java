package sheepfold.server.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * A move the caller may make: as it is written, and in words.
 *
 * @param data the move as a tagged record of the game, for those who ask for data
 */
public record LegalMove(
        int seat,
        String move,
        String text,
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable JsonNode data) {}
