package sheepfold.server.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;
import sheepfold.json.About;
import tools.jackson.databind.JsonNode;

@About("One move in the log.")
public record LogLine(
        @About("Counts the moves of the game from 1.") int number,
        @About("Who made it; -1 for chance.") int seat,
        @About("As the caller may read it.") String move,

        @About("What happened, in sentences the caller may hear.")
        List<String> words,

        @About("The move as a tagged record of the game, for those who ask for data and may know all of it.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        JsonNode data) {}
