package sheepfold.server.wire;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * A table to be made.
 *
 * @param seats one for each seat: {@code me}, {@code open} or {@code bot:LEVEL}
 * @param clock seconds for each decision, or nothing for no clock
 * @param window seconds for answering a window, 0 for no limit; without it the usual time where several people play
 * @param data an owner's own data file, if any
 * @param nonces words that seats add to the secret seed, if any
 */
public record AskTable(
        String game,
        @Nullable Map<String, JsonNode> options,
        List<String> seats,
        @Nullable Integer clock,
        @Nullable Integer window,
        @Nullable Boolean training,
        @JsonProperty("private") @Nullable Boolean hidden,
        @Nullable JsonNode data,
        @Nullable List<String> nonces) {}
