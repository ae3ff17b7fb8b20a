package sheepfold.server.wire;

import java.util.List;
import org.jspecify.annotations.Nullable;
import sheepfold.json.About;
import tools.jackson.databind.JsonNode;

@About("A game as it stood after so many moves, for replays: with what the last of them caused.")
public record ReplayState(
        int moves,
        TurnState turn,
        JsonNode view,
        List<JsonNode> events,
        @Nullable LogLine line,
        @Nullable ResultState result) {}
