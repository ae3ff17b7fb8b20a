package sheepfold.server.wire;

import java.util.List;
import sheepfold.json.About;
import tools.jackson.databind.JsonNode;

@About("A set-up that the rules accept.")
public record CheckState(
        @About("How the game begins, as everybody sees it.") JsonNode view,
        @About("What players may regret.") List<String> warnings) {}
