package sheepfold.server.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;
import sheepfold.json.About;
import tools.jackson.databind.JsonNode;

@About("A decision with too many moves to list.")
public record FormState(
        int seat,
        String form,
        String grammar,
        List<String> sample,

        @About("Which of the game's tagged records its moves are.")
        String type,

        @About("The samples as tagged records, for those who ask for data.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        List<JsonNode> data) {}
