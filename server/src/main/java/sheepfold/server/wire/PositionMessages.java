package sheepfold.server.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.Ids;
import sheepfold.json.About;
import sheepfold.server.wire.TableMessages.LogLine;
import sheepfold.server.wire.TableMessages.UndoRequest;
import sheepfold.server.wire.TableMessages.UndoState;
import tools.jackson.databind.JsonNode;

/** What is sent of a position: who decides, what they see, and what they may do. */
public interface PositionMessages {
    /** What a viewer sees of the game, and what they may do in it. */
    record Outlook(
            TurnState turn,
            JsonNode view,
            List<LegalMove> legal,
            List<FormState> forms,

            @About("What the moves of the seat that decides would bring, where the game can tell beforehand.") @Nullable
            JsonNode foresight,

            @About("What taking back one's last move would need, if there is one.") @Nullable
            UndoState undo,

            @About("A request to take back that waits for consent.") @Nullable
            UndoRequest request) {
        /** Where nothing is taken back. */
        public Outlook(
                TurnState turn,
                JsonNode view,
                List<LegalMove> legal,
                List<FormState> forms,
                @Nullable JsonNode foresight) {
            this(turn, view, legal, forms, foresight, null, null);
        }
    }

    @About("Who decides now.")
    record TurnState(
            TurnKind kind,

            @About("For players: whether any of them may decide, or all are to answer in secret.") @Nullable
            TurnMode mode,

            @About("All who are asked; in mode all it does not show who has answered.") @Nullable
            List<Integer> seats,

            @About("The seats that are to be prompted; the others are asked quietly.") @Nullable
            List<Integer> loud,

            @About("Those of the caller's own seats whose sealed answers are in.") @Nullable
            List<Integer> answered,

            @About("What those of the caller's own seats decide that may move now; nobody sees what others decide.")
            @Nullable
            List<DecisionState> decisions,

            @About("When the time for this decision is up, in milliseconds since 1970, if there is a clock.") @Nullable
            Long deadline) {
        /** Where nobody is asked. */
        public static TurnState ofNobody(TurnKind kind) {
            return new TurnState(kind, null, null, null, null, null, null);
        }

        /** The same with what one of the caller's seats decides. */
        public TurnState deciding(DecisionState decision) {
            return deciding(List.of(), List.of(decision), deadline);
        }

        public TurnState deciding(List<Integer> ownAnswered, List<DecisionState> ownDecisions, @Nullable Long until) {
            return new TurnState(kind, mode, seats, loud, ownAnswered, ownDecisions, until);
        }
    }

    /** Whose decision it is. */
    enum TurnKind {
        PLAYERS,
        CHANCE,
        OVER;

        @JsonValue
        public String id() {
            return Ids.of(this);
        }
    }

    /** Whether any of those who are asked may decide, or all are to answer in secret. */
    enum TurnMode {
        ANY,
        ALL;

        @JsonValue
        public String id() {
            return Ids.of(this);
        }
    }

    @About("What one of the caller's own seats decides now.")
    record DecisionState(
            int seat,

            @About("Stays while the same thing is being decided, and changes when it does.")
            long id,

            @About("One of the game's kinds of decisions.") String kind,
            @About("What to do, in one sentence.") String text,

            @About("True if it is a chance to react, which passes by when nobody uses it.")
            boolean window,

            @About("The move that does nothing, where there is one.") @Nullable
            String pass,

            @About("The move that gives the game up, where there is one.") @Nullable
            String concede,

            @About("What is played for the seat when its time is up; where there is none, a bot plays.") @Nullable
            String timeOut) {}

    @About("A move the caller may make: as it is written, and in words.")
    record LegalMove(
            int seat,
            String move,
            String text,

            @About("The move as a tagged record of the game, for those who ask for data.")
            @JsonInclude(JsonInclude.Include.NON_NULL)
            @Nullable
            JsonNode data) {}

    @About("A decision with too many moves to list.")
    record FormState(
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

    @About("How it ended.")
    record ResultState(
            ResultKind kind,
            List<Integer> winners,
            List<Integer> scores,
            List<Integer> ranks,
            @About("Which of the game's endings it was.") String ending,
            String reason,
            Map<String, Object> details) {}

    /** How a game can end. */
    enum ResultKind {
        WIN,
        LOSS,
        DRAW,
        SCORES;

        @JsonValue
        public String id() {
            return Ids.of(this);
        }
    }

    @About("A game as it stood after so many moves, for replays: with what the last of them caused.")
    record ReplayState(
            int moves,
            TurnState turn,
            JsonNode view,
            List<JsonNode> events,
            @Nullable LogLine line,
            @Nullable ResultState result) {}

    @About(
            "A suggestion: the move, the chance to win where it has one, and why; exact if it was computed rather than estimated.")
    record HintState(
            int seat,
            String move,
            String text,
            @Nullable Double value,
            String reason,
            boolean exact,

            @About("The move as a tagged record of the game, for those who ask for data.")
            @JsonInclude(JsonInclude.Include.NON_NULL)
            @Nullable
            JsonNode data) {}

    @About(
            "What a seat would see if it made some moves, from what it knows; nobody else hears of it, and nothing has changed.")
    record TryState(
            int seat,
            @About("The table's log number it starts from.") long at,

            @About("Who or what comes next: goes-on if the same seat decides again.")
            TryEnd end,

            @JsonUnwrapped Outlook outlook,

            @About("What the last move would cause, for animation; nothing if it would show something hidden.")
            List<JsonNode> events,

            @About("A line for every move whose outcome the seat can know.")
            List<LogLine> log,

            @About("How the game would end, if it would.") @Nullable
            ResultState result) {}

    /** What comes after moves that were tried out. */
    enum TryEnd {
        /** The same seat decides again. */
        GOES_ON,
        OTHERS,
        /** Nothing is drawn for a try. */
        CHANCE,
        /** The last move would show what the seat does not know, so nobody says what it brings. */
        HIDDEN,
        OVER;

        @JsonValue
        public String id() {
            return Ids.of(this);
        }
    }
}
