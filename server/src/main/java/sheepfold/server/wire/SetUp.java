package sheepfold.server.wire;

import java.util.List;
import tools.jackson.databind.JsonNode;

/**
 * A set-up that the rules accept.
 *
 * @param view how the game begins, as everybody sees it
 * @param warnings what players may regret
 */
public record SetUp(JsonNode view, List<String> warnings) {}
