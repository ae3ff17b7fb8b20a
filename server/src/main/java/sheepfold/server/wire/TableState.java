package sheepfold.server.wire;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * A table as one caller may see it.
 *
 * @param at the table's log number
 * @param status {@code open}, {@code playing} or {@code over}
 * @param seat whose eyes these are; -2 for a spectator
 * @param foresight what the moves of the seat that decides would bring, where the game can tell beforehand
 * @param moves how many moves the game has
 * @param undo what taking back one's last move would need, if there is one
 * @param log in the answer to a move only the lines that it added, otherwise all
 * @param request a request to take back that waits for consent
 * @param commitment SHA-256 of the secret seed
 * @param seed the secret seed, once the table is closed
 */
public record TableState(
        String table,
        String game,
        String title,
        Map<String, String> options,
        long at,
        String status,
        boolean paused,
        @JsonProperty("private") boolean hidden,
        boolean training,
        @Nullable Integer clock,
        boolean owner,
        List<SeatState> seats,
        int seat,
        TurnState turn,
        JsonNode view,
        List<LegalMove> legal,
        List<FormState> forms,
        @Nullable JsonNode foresight,
        @Nullable ResultState result,
        int moves,
        @Nullable UndoState undo,
        @Nullable UndoRequest request,
        List<LogLine> log,
        List<String> warnings,
        String commitment,
        @Nullable String seed,
        @Nullable String rematch,
        @Nullable String fault) {}
