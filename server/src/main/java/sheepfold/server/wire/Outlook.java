package sheepfold.server.wire;

import java.util.List;
import org.jspecify.annotations.Nullable;
import sheepfold.json.About;
import tools.jackson.databind.JsonNode;

/** What a viewer sees of the game, and what they may do in it. */
public record Outlook(
        TurnState turn,
        JsonNode view,
        List<LegalMove> legal,
        List<FormState> forms,

        @About("What the moves of the seat that decides would bring, where the game can tell beforehand.") @Nullable
        JsonNode foresight,

        @About("What taking back one's last move would need, if there is one.") @Nullable
        UndoState undo,

        @About("A request to take back that waits for consent.") @Nullable
        UndoRequest request) {}
