package sheepfold.server.wire;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import sheepfold.json.About;
import tools.jackson.databind.JsonNode;

@About("One of the set-ups of a run of the lab.")
public record RunSetup(
        @About("By their ids; those that are not named have their defaults.") @Nullable
        Map<String, JsonNode> options,

        @About("An owner's own data file, if any.") @Nullable
        JsonNode data) {}
