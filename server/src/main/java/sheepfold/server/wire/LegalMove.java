package sheepfold.server.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;
import sheepfold.json.About;
import tools.jackson.databind.JsonNode;

@About("A move the caller may make: as it is written, and in words.")
public record LegalMove(
        int seat,
        String move,
        String text,

        @About("The move as a tagged record of the game, for those who ask for data.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        JsonNode data) {}
