package sheepfold.server.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.Ids;
import sheepfold.json.About;
import sheepfold.server.wire.PositionMessages.Outlook;
import sheepfold.server.wire.PositionMessages.ResultState;
import tools.jackson.databind.JsonNode;

/** What a table tells those who look on. */
public interface TableMessages {
    @About("A table as one caller may see it.")
    record TableState(
            @JsonUnwrapped TableFacts facts,
            @JsonUnwrapped Standing standing,
            List<SeatState> seats,

            @About("Whose eyes these are; -2 for a spectator.")
            int seat,

            @JsonUnwrapped Outlook outlook,

            @About("In the answer to a move only the lines that it added, otherwise all.")
            List<LogLine> log,

            @About("What people did beside moves; likewise.")
            List<Told> told,

            List<String> warnings) {}

    @About("The short answer to a move: all else is told on the stream.")
    record Moved(
            @About("The log number of the newest entry.") long at) {}

    @About(
            "What a stream tells a viewer after each log entry: what happened, and where that leaves them. Where moves has become smaller, later log lines are gone.")
    record Change(
            @JsonUnwrapped Standing standing,

            @About("Null where they have not changed.") @Nullable
            List<SeatState> seats,

            @JsonUnwrapped Outlook outlook,

            @About("What happened, in order of cause, for animation; only what this viewer may know.")
            List<JsonNode> events,

            @About("The lines that were added.") List<LogLine> log,

            @About(
                    "What somebody did beside moves. Where moves were taken back, what was told among them stands before them.")
            List<Told> told) {}

    /** What a table is: hardly any of it changes while it is played. */
    record TableFacts(
            String table,
            String game,
            String title,
            Map<String, String> options,
            @JsonProperty("private") boolean hidden,

            @About("False if it begins at a position: such a table is never listed.")
            boolean listable,

            boolean training,
            @Nullable Integer clock,
            @About("True if people may ask for hints here.") boolean hints,
            boolean owner,
            @About("SHA-256 of the secret seed.") String commitment) {}

    /** How far a table has come. */
    record Standing(
            @About("The table's log number.") long at,
            TableStatus status,
            boolean paused,
            @About("How many moves the game has.") int moves,
            @Nullable ResultState result,

            @About("The secret seed, once the table is closed.") @Nullable
            String seed,

            @Nullable String rematch,
            @Nullable String fault,

            @About("A request to end the game that waits for consent.") @Nullable
            CloseRequest closing) {}

    /** Whether people still come, play, or have played. */
    enum TableStatus {
        OPEN,
        PLAYING,
        OVER;

        @JsonValue
        public String id() {
            return Ids.of(this);
        }
    }

    @About("Who sits where.")
    record SeatState(
            int seat,
            SeatKind kind,
            String name,

            @About("The bot's id, if it is one, or the bot that stands in for a person who left.") @Nullable
            String bot,

            @About("True if the caller holds it.") boolean yours,
            @About("True if its holder has a stream open.") boolean here,

            @About("Since when its holder is not here, in milliseconds since 1970; nothing if they are, or for bots.")
            @Nullable
            Long awaySince,

            @About("From when on others may let a bot stand in for its holder; nothing while they are here.") @Nullable
            Long replaceableFrom,

            @About("The name of the one who has asked its holder to leave.") @Nullable
            String leaveAskedBy,

            @About("True if the caller played here before and may take it back.")
            boolean claim) {}

    /** Who sits on a seat. */
    enum SeatKind {
        OPEN,
        PERSON,
        BOT;

        @JsonValue
        public String id() {
            return Ids.of(this);
        }
    }

    @About("One move in the log.")
    record LogLine(
            @About("Counts the moves of the game from 1.") int number,
            @About("Who made it; -1 for chance.") int seat,
            @About("As the caller may read it.") String move,

            @About("What happened, in sentences the caller may hear.")
            List<String> words,

            @About("The move as a tagged record of the game, for those who ask for data and may know all of it.")
            @JsonInclude(JsonInclude.Include.NON_NULL)
            @Nullable
            JsonNode data) {}

    @About(
            "What somebody did at the table beside moves: took moves back, left, was late. It stands between the lines of the log, and never in a record.")
    record Told(
            @About("The log number with which it was told.") long at,

            @About("After how many moves of the game it stands.")
            int after,

            String text,
            @About("True if the caller did it.") boolean yours) {}

    @About(
            "What taking back one's last move would need: how many moves remain, and the names of those who are asked (none if it is free).")
    record UndoState(int to, List<String> ask, String reason) {}

    @About("A request to take moves back.")
    record UndoRequest(
            @About("The name of who asks.") String by,
            @About("How many moves would remain.") int to,

            @About("The names of those who have yet to agree.")
            List<String> waiting,

            @About("True if the caller asks.") boolean yours,
            @About("True if the caller has yet to agree.") boolean asksYou) {}

    @About("A request to end the game.")
    record CloseRequest(
            @About("The name of who asks.") String by,

            @About("The names of those who have yet to agree.")
            List<String> waiting,

            @About("True if the caller asks.") boolean yours,
            @About("True if the caller has yet to agree.") boolean asksYou) {}

    @About("Somebody came or went: the seats as they are now. Sent as the event seats, without a log number.")
    record Presence(List<SeatState> seats) {}

    @About(
            "Who looks on at a running game without a seat. Told to those who hold one, as the event watchers, without a log number.")
    record Watching(
            @About("The first of those who have said who they are.")
            List<String> names,

            @About("How many others there are.") int others) {}

    @About(
            "The last event of a stream when the server is about to stop: after so many milliseconds it is worth coming back.")
    record Bye(int reconnect) {}

    @About(
            "Every draw of a game that is over, with what could have come, so that anybody can check them against the seed.")
    record Draws(List<Draw> draws) {
        @About("One draw.")
        public record Draw(
                @About("The move's number in the log, from 1.")
                int number,

                @About("The number of the draw, from which and from the seed it follows.")
                long draw,

                @About("What was drawn.") String move,

                @About("What could have been drawn, in the order that tickets count.")
                List<Chance> chances) {}

        @About("Something that may come, with its weight.")
        public record Chance(String move, long weight) {}
    }
}
