package sheepfold.server.wire;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.Ids;
import sheepfold.json.About;
import sheepfold.json.BadInput;
import sheepfold.json.Sized;
import sheepfold.json.Within;
import sheepfold.server.wire.PositionMessages.ResultKind;
import sheepfold.server.wire.TableMessages.SeatState;
import sheepfold.server.wire.TableMessages.TableState;
import sheepfold.server.wire.TableMessages.TableStatus;
import tools.jackson.databind.JsonNode;

/** Guests, tables to be made and found, and what is wrong with a request. */
public interface LobbyMessages {
    @About("Somebody introduces themselves.")
    record AskGuest(String name) {}

    @About("Who the caller is.")
    record Guest(
            String guest,
            String name,

            @About(
                    "Works as a bearer token wherever the cookie does; given when the guest is made and when other sign-ins are ended, else empty.")
            String token) {}

    @About("What moves the caller's seats to another device: the key, and the personal link that carries it.")
    record SeatKey(String key, String url) {}

    @About("What a guest has learnt, solved and played, to be kept.")
    record AskProgress(
            @About("The version that this goes on from, 0 if nothing was kept.") @Within(least = 0)
            long version,

            @About("A JSON object of the caller's own making, of at most 60,000 letters.")
            JsonNode progress) {
        private static final int LONGEST = 60_000;

        public AskProgress {
            if (!progress.isObject()) {
                throw new BadInput("progress", "it is to be an object");
            }
            if (progress.toString().length() > LONGEST) {
                throw new BadInput("progress", "it has more than %,d letters".formatted(LONGEST));
            }
        }
    }

    @About("What is kept of what the caller has learnt, solved and played.")
    record ProgressState(
            @About("Counts the changes; 0 if nothing is kept.")
            long version,

            @About("A JSON object of the caller's own making; empty if nothing is kept.")
            JsonNode progress) {}

    @About("A table to be made.")
    record AskTable(
            String game,

            @About("By their ids; those that are not named have their defaults.") @Nullable
            Map<String, JsonNode> options,

            @About("One for each seat: me, me:NAME for somebody else at the caller's screen, open or bot:LEVEL.")
            @Sized(most = 8, words = "no game has more than 8 seats")
            List<String> seats,

            @About("Seconds for each decision, or nothing for no clock.") @Nullable @Within(least = 1)
            Integer clock,

            @About(
                    "Seconds for answering a window, 0 for no limit; without it the usual time where several people play.")
            @Nullable
            @Within(least = 0)
            Integer window,

            @About("True if every move may be taken back.") @Nullable
            Boolean training,

            @About("True if the table is not to be listed.") @JsonProperty("private") @Nullable
            Boolean hidden,

            @About("Whether people may ask for hints; without it only those may who play alone.") @Nullable
            Boolean hints,

            @About("An owner's own data file, if any.") @Nullable
            JsonNode data,

            @About("Words that seats add to the secret seed, if any.") @Nullable
            List<String> nonces,

            @About("Where the game begins, as its positions are written; without it at its start. Such a table is for"
                    + " training, is not listed and has no open seat.")
            @Nullable
            JsonNode position) {}

    @About("The table there is now, and the link that invites to it.")
    record TableMade(String table, String url) {}

    @About("Tables that anybody may join or watch, and the caller's own.")
    record TableList(List<TableEntry> open, List<TableEntry> yours, List<TableEntry> finished) {}

    @About("A table in a list.")
    record TableEntry(
            String table,
            String game,
            String title,
            TableStatus status,
            List<SeatState> seats,
            int openSeats,
            boolean yours,
            boolean yourTurn,
            int moves,
            long changed,

            @About("How it came out; nothing for a game that is not over or was given up.") @Nullable
            Ending result,

            @About("True if moves can always be taken back there.")
            boolean training) {}

    @About("How a game came out, for lists.")
    record Ending(ResultKind kind, List<Integer> winners) {}

    @About(
            "What is wrong with a request: one sentence, with the rule or the field where there is one, and the state where the caller is late.")
    record Problem(
            String error,
            @Nullable String rule,
            @Nullable String field,
            @Nullable TableState state,

            @About("unknown if it cannot be told whether the request was carried out; the same request again tells.")
            @Nullable
            Outcome outcome) {
        public Problem(String error) {
            this(error, null, null, null);
        }

        public Problem(String error, @Nullable String rule, @Nullable String field, @Nullable TableState state) {
            this(error, rule, field, state, null);
        }
    }

    /** What is known of a request that failed. */
    enum Outcome {
        UNKNOWN;

        @JsonValue
        public String id() {
            return Ids.of(this);
        }
    }
}
