package sheepfold.server.wire;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import sheepfold.json.About;
import sheepfold.json.Within;
import tools.jackson.databind.JsonNode;

@About("A set-up to be judged by the rules.")
public record AskCheck(
        String game,

        @About("How many seats; as usual for the game if it is not said.") @Nullable @Within(least = 1, most = 8)
        Integer seats,

        @About("By their ids; those that are not named have their defaults.") @Nullable
        Map<String, JsonNode> options,

        @About("An owner's own data file, if any.") @Nullable
        JsonNode data) {}
