package sheepfold.server.wire;

import java.util.List;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.json.About;
import tools.jackson.databind.JsonNode;

@About(
        "What a stream tells a viewer after each log entry: what happened, and where that leaves them. Where moves has become smaller, later log lines are gone.")
public record Change(
        long at,
        TableStatus status,
        boolean paused,

        @About("Null where they have not changed.") @Nullable
        List<SeatState> seats,

        TurnState turn,
        JsonNode view,
        List<LegalMove> legal,
        List<FormState> forms,

        @About("What the moves of the seat that decides would bring, where the game can tell beforehand.") @Nullable
        JsonNode foresight,

        @Nullable ResultState result,
        int moves,
        @Nullable UndoState undo,
        @Nullable UndoRequest request,

        @About("What happened, in order of cause, for animation; only what this viewer may know.")
        List<JsonNode> events,

        @About("The lines that were added.") List<LogLine> log,
        @Nullable String seed,
        @Nullable String rematch,
        @Nullable String fault) {}
