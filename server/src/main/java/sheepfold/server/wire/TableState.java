package sheepfold.server.wire;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.json.About;
import tools.jackson.databind.JsonNode;

@About("A table as one caller may see it.")
public record TableState(
        String table,
        String game,
        String title,
        Map<String, String> options,
        @About("The table's log number.") long at,
        TableStatus status,
        boolean paused,
        @JsonProperty("private") boolean hidden,
        boolean training,
        @Nullable Integer clock,
        boolean owner,
        List<SeatState> seats,
        @About("Whose eyes these are; -2 for a spectator.") int seat,
        TurnState turn,
        JsonNode view,
        List<LegalMove> legal,
        List<FormState> forms,

        @About("What the moves of the seat that decides would bring, where the game can tell beforehand.") @Nullable
        JsonNode foresight,

        @Nullable ResultState result,
        @About("How many moves the game has.") int moves,

        @About("What taking back one's last move would need, if there is one.") @Nullable
        UndoState undo,

        @About("A request to take back that waits for consent.") @Nullable
        UndoRequest request,

        @About("In the answer to a move only the lines that it added, otherwise all.")
        List<LogLine> log,

        List<String> warnings,
        @About("SHA-256 of the secret seed.") String commitment,

        @About("The secret seed, once the table is closed.") @Nullable
        String seed,

        @Nullable String rematch,
        @Nullable String fault) {}
