package sheepfold.server.wire;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import sheepfold.json.About;
import tools.jackson.databind.JsonNode;

@About("A position of a rulebook, to be looked at and tried.")
public record ExampleState(
        @About("The rule that it shows, if it stands below one.") @Nullable
        String rule,

        String caption,
        int seats,
        @About("Those that are not as usual.") Map<String, String> options,

        @About("Whose eyes these are, and who has something to decide.")
        int seat,

        @About("The listed move that is pointed at, as it is written, if any.") @Nullable
        String move,

        @About("What is lit, as references kind:id.") List<String> light,
        @About("To begin a table at.") JsonNode position,
        TurnState turn,
        JsonNode view,
        List<LegalMove> legal,
        List<FormState> forms,
        DecisionState decision,
        @Nullable JsonNode foresight) {}
