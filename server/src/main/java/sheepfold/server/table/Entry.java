package sheepfold.server.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import sheepfold.server.store.Store.Visitor;
import sheepfold.server.wire.LobbyMessages.AskTable;
import tools.jackson.databind.JsonNode;

/** One entry of a table's log. A table is what its entries add up to, and nothing else. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonInclude(JsonInclude.Include.NON_NULL)
public sealed interface Entry {
    /**
     * The table is there; always the first entry.
     *
     * @param options those that differ from the game's defaults
     * @param position where a fork begins, if it is one
     * @param commitment SHA-256 of the secret seed, which itself is never in the log
     */
    @JsonTypeName("opened")
    record Opened(
            String game,
            String rules,
            int seats,
            Map<String, String> options,
            @Nullable JsonNode data,
            @Nullable JsonNode position,
            String owner,
            @JsonUnwrapped Settings settings,
            String commitment,
            List<String> nonces)
            implements Entry {
        // What was absent is read back as JSON's own null
        public Opened {
            data = data == null || data.isNull() ? null : data;
            position = position == null || position.isNull() ? null : position;
        }
    }

    /**
     * What was agreed on beside the game.
     *
     * @param clock seconds for each decision, if there is a clock
     * @param window seconds for answering a window; nothing for the usual time
     * @param training true if every move may be taken back
     * @param hidden true if the table is not listed at first
     * @param hints whether people may ask for hints; nothing if only those may who play alone
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Settings(
            @Nullable Integer clock,
            @Nullable Integer window,
            boolean training,
            @JsonProperty("private") boolean hidden,
            @Nullable Boolean hints) {
        /** A table that begins at a position is for training and not listed. */
        public static Settings of(AskTable ask) {
            boolean begun = ask.position() != null;
            return new Settings(
                    ask.clock(),
                    ask.window(),
                    begun || Boolean.TRUE.equals(ask.training()),
                    begun || Boolean.TRUE.equals(ask.hidden()),
                    ask.hints());
        }

        public Settings hidden(boolean nowHidden) {
            return new Settings(clock, window, training, nowHidden, hints);
        }

        /** For somebody who tries how else a game could go on. */
        public Settings ofFork() {
            return new Settings(clock, window, true, true, null);
        }
    }

    /**
     * Somebody sits down.
     *
     * @param from the guest who has come to another device, where that is how it was taken
     * @param called true if the name is not the guest's, but of somebody at the same screen
     */
    @JsonTypeName("seatTaken")
    record SeatTaken(
            int seat,
            String guest,
            String name,
            @Nullable String from,
            @Nullable Boolean called) implements Entry {
        public static SeatTaken by(Visitor person, int seat) {
            return new SeatTaken(seat, person.guest(), person.name(), null, null);
        }

        public static SeatTaken called(Visitor person, int seat, String name) {
            return new SeatTaken(seat, person.guest(), name, null, true);
        }
    }

    /**
     * A bot plays from now on.
     *
     * @param away true if it stands in for somebody who was away for too long
     */
    @JsonTypeName("seatGiven")
    record SeatGiven(int seat, String bot, @Nullable Boolean away) implements Entry {}

    /** Somebody asks the holder of a seat to leave. */
    @JsonTypeName("leaveAsked")
    record LeaveAsked(int seat, String by) implements Entry {}

    /** A seat stands empty: its holder has left or was asked to. */
    @JsonTypeName("seatLeft")
    record SeatLeft(int seat) implements Entry {}

    /** The game begins, with the chance moves before the first decision. */
    @JsonTypeName("started")
    record Started(List<Step> steps) implements Entry {}

    /**
     * A move with the chance it triggered, or a closed sealed decision with what was carried out.
     *
     * @param asked the requests that led to it, as far as they named what their callers had seen
     */
    @JsonTypeName("played")
    record Played(List<Step> steps, @Nullable List<Asked> asked) implements Entry {}

    /** The time of whoever holds a seat is up: the move that follows is made for them. */
    @JsonTypeName("timeUp")
    record TimeUp(int seat) implements Entry {}

    /**
     * Moves were taken back, down to so many.
     *
     * @param by who took them back; earlier versions did not say
     */
    @JsonTypeName("undone")
    record Undone(int to, @Nullable Asked asked, @Nullable String by) implements Entry {}

    /** Somebody asks others to agree that moves are taken back. */
    @JsonTypeName("undoAsked")
    record UndoAsked(
            String by, int to, List<String> ask, @Nullable Asked asked) implements Entry {}

    /** Somebody asks others to agree that the game ends. */
    @JsonTypeName("closeAsked")
    record CloseAsked(String by, List<String> ask) implements Entry {}

    /** Agrees to what was asked last, whether moves are to be taken back or the game is to end; so is its refusal. */
    @JsonTypeName("undoAgreed")
    record UndoAgreed(String guest) implements Entry {}

    @JsonTypeName("undoRefused")
    record UndoRefused(String guest) implements Entry {}

    @JsonTypeName("paused")
    record Paused() implements Entry {}

    @JsonTypeName("resumed")
    record Resumed() implements Entry {}

    @JsonTypeName("listed")
    record Listed(boolean listed) implements Entry {}

    /** Of earlier versions: what is said is not part of the log any more. */
    @JsonTypeName("phrased")
    record Phrased(int seat, String phrase) implements Entry {}

    @JsonTypeName("renamed")
    record Renamed(String guest, String name) implements Entry {}

    /**
     * Somebody asks the others to play again, at that table.
     *
     * @param by who does; earlier versions did not say
     * @param swapped true if everybody sits one seat further there
     */
    @JsonTypeName("rematched")
    record Rematched(
            String table, @Nullable String by, @Nullable Boolean swapped) implements Entry {}

    @JsonTypeName("rematchDeclined")
    record RematchDeclined(String guest, String name) implements Entry {}

    /** The table was given up before its game was over. */
    @JsonTypeName("closed")
    record Closed(String reason) implements Entry {}

    /** The game's rules failed; the table stays as it was. */
    @JsonTypeName("setAside")
    record SetAside(String reason) implements Entry {}

    /**
     * A request by which something came about. The same one again is a repeat, and is not carried out twice.
     *
     * @param at the log number that the caller had seen
     * @param what the move as it was sent
     */
    record Asked(String guest, int seat, long at, String what) {
        Asked with(String move) {
            return new Asked(guest, seat, at, move);
        }

        boolean isAt(Asked other) {
            return guest.equals(other.guest) && seat == other.seat && at == other.at;
        }
    }

    /**
     * A move as it stands in a record.
     *
     * @param seat who made it; nothing for chance, and where earlier versions did not say
     * @param draw the number of the draw that gave it, for chance
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Step(
            String line, @Nullable Integer seat, @Nullable Long draw) {}
}
