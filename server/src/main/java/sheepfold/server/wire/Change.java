package sheepfold.server.wire;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * What a stream tells a viewer after each log entry: what happened, and where that leaves them. What is absent has not changed.
 *
 * @param foresight what the moves of the seat that decides would bring, where the game can tell beforehand
 * @param events what happened, in order of cause, for animation; only what this viewer may know
 * @param log the lines that were added
 */
public record Change(
        long at,
        String status,
        boolean paused,
        @Nullable List<SeatState> seats,
        TurnState turn,
        JsonNode view,
        List<LegalMove> legal,
        List<FormState> forms,
        @Nullable JsonNode foresight,
        @Nullable ResultState result,
        int moves,
        @Nullable UndoState undo,
        @Nullable UndoRequest request,
        List<JsonNode> events,
        List<LogLine> log,
        @Nullable String seed,
        @Nullable String rematch,
        @Nullable String fault) {}
