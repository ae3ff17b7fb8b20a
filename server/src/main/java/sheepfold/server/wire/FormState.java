package sheepfold.server.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * A decision with too many moves to list.
 *
 * @param type which of the game's tagged records its moves are
 * @param data the samples as tagged records, for those who ask for data
 */
public record FormState(
        int seat,
        String form,
        String grammar,
        List<String> sample,
        String type,
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable List<JsonNode> data) {}
