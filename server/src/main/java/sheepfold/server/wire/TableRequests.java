package sheepfold.server.wire;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import org.jspecify.annotations.Nullable;
import sheepfold.json.About;
import sheepfold.json.BadInput;
import sheepfold.json.Default;
import sheepfold.json.Matches;
import sheepfold.json.Sized;
import sheepfold.json.Within;
import tools.jackson.databind.JsonNode;

/** What callers ask of a table. */
public interface TableRequests {
    @About("A move to be made: either move or data.")
    record AskMove(
            @JsonUnwrapped TriedMove sent,

            @About("The log number the caller has seen, by which a repeated request is known.")
            @Nullable
            @Within(least = 0)
            Long at,

            @About("Needed only if the caller holds several.") @Nullable @Within(least = 0, most = 7)
            Integer seat) {}

    @About("Moves of the caller's own turn to be tried out, one after another.")
    record AskTry(
            @Sized(least = 1, most = MOST, words = "between 1 and 60 moves are tried out")
            List<TriedMove> moves,

            @About("The log number the caller has seen.") @Nullable @Within(least = 0)
            Long at,

            @About("Needed only if the caller holds several.") @Nullable @Within(least = 0, most = 7)
            Integer seat) {
        private static final int MOST = 60;
    }

    @About("A move to be tried out: either move or data.")
    record TriedMove(
            @About("The move as it is written in the game's notation.")
            @Nullable
            @Matches(value = "[\\s\\S]{0,2000}", words = "no move is that long")
            String move,

            @About("The move as a tagged record of the game.") @Nullable
            JsonNode data) {
        public TriedMove {
            if (move == null && data == null) {
                throw new BadInput("move", "it is missing");
            }
            if (move != null && data != null) {
                throw new BadInput("data", "a move is sent either as move or as data, not both");
            }
        }

        public static TriedMove of(String move) {
            return new TriedMove(move, null);
        }

        /** As its sender wrote it; where it came as data, as it was written for them. */
        public String or(String written) {
            return move == null ? written : move;
        }
    }

    @About("Moves to be taken back, or an answer to somebody who asks for it.")
    record AskUndo(
            @About("How many moves are to remain; without it the caller's last move goes.")
            @Nullable
            @Within(least = 0, most = 1_000_000)
            Integer to,

            @About("The answer to a request; without it this is a request.") @Nullable
            Boolean agree,

            @About("The log number the caller has seen, by which a repeated request is known.")
            @Nullable
            @Within(least = 0)
            Long at) {}

    @About("A seat to be taken, given to a bot, or moved here with a personal key.")
    record AskSeat(
            @About("The first open one if none is named.") @Nullable @Within(least = 0, most = 7)
            Integer seat,

            @About("The bot that takes it; without one the caller does.") @Nullable
            String bot,

            @About("The personal key of a seat's holder, which moves the seat to this device.") @Nullable
            String key) {}

    @About("A game to be started.")
    record AskStart(
            @About("The bot that takes the seats that are open.") @Nullable
            String bot) {}

    @About("A game to be given up.")
    record AskConcede(
            @About("Needed only if the caller holds several.") @Nullable @Within(least = 0, most = 7)
            Integer seat) {}

    @About("That the game is to end, or an answer to somebody who asks for that.")
    record AskClose(
            @About("Whether the caller agrees; without it they ask.") @Nullable
            Boolean agree) {}

    @About("Whether the caller wants to be prompted in quiet windows too.")
    record AskHold(
            @Default("true") boolean hold,

            @About("Needed only if the caller holds several.") @Nullable @Within(least = 0, most = 7)
            Integer seat) {}

    @About("Whether a table is to be listed.")
    record AskListed(@Default("true") boolean listed) {}

    @About("A game to be tried differently, at a table of its own.")
    record AskFork(
            @About("After how many moves; without it after all of them.") @Nullable @Within(least = 0, most = 1_000_000)
            Integer moves,

            @About("Who sits there, as at a new table; without it the caller and bots.") @Nullable
            List<String> seats) {}

    @About("Another game to be asked for, or an answer to somebody who asks for one.")
    record AskRematch(
            @About("True if everybody is to move on by one seat, so that two swap sides; for the first who asks.")
            @Nullable
            Boolean swap,

            @About("False if the caller does not want another game.") @Nullable
            Boolean agree) {}
}
