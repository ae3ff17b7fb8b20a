package sheepfold.server.table;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.Audience;
import sheepfold.engine.Event;
import sheepfold.engine.EventLog;
import sheepfold.engine.Match;
import sheepfold.engine.Seats;
import sheepfold.engine.Sentence;
import sheepfold.server.wire.TableMessages.LogLine;
import tools.jackson.core.SerializableString;
import tools.jackson.databind.JsonNode;

/**
 * A move that was made at a table, with what people may read and hear of it.
 *
 * @param number counts the moves of the game from 1
 * @param person who made it; empty for chance and bots
 * @param entry the number of the log entry it belongs to
 * @param open its line of the log as JSON, where it is the same for everybody
 */
public record PlayedMove(
        int number,
        Match.Played<?> move,
        String person,
        List<Heard> heard,
        long entry,
        Rendered<SerializableString> open) {
    /** What is written once for all who look at it plainly and once for all who want data, when the first of them does. */
    static final class Rendered<T> {
        private volatile @Nullable T plain;
        private volatile @Nullable T marked;

        T in(ViewOptions viewing, Supplier<T> writing) {
            T known = viewing.data() ? marked : plain;
            if (known == null) {
                known = writing.get();
                if (viewing.data()) {
                    marked = known;
                } else {
                    plain = known;
                }
            }
            return known;
        }
    }

    /** An event in words and as data; kept, because the game is not to be asked again for what has happened. */
    record Heard(Audience audience, Event event, Sentence words, Rendered<JsonNode> json) {
        static Heard of(EventLog.Told told) {
            Event event = told.event();
            return new Heard(told.audience(), event, event.text(), new Rendered<>());
        }

        JsonNode json(ViewOptions viewing) {
            return json.in(viewing, () -> JsonText.event(event, viewing.say(words)));
        }
    }

    public static PlayedMove of(int number, Match.Played<?> move, String person, long entry) {
        List<Heard> heard = move.events().told().stream().map(Heard::of).toList();
        return new PlayedMove(number, move, person, heard, entry, new Rendered<>());
    }

    /** Its line as JSON, where nothing in it is kept from anybody. */
    public Optional<SerializableString> openLine(ViewOptions viewing) {
        boolean isOpen =
                move.masked().isEmpty() && heard.stream().allMatch(told -> told.audience.equals(Audience.EVERYONE));
        return isOpen
                ? Optional.of(open.in(viewing, () -> JsonText.written(line(Seats.SPECTATOR, viewing, true))))
                : Optional.empty();
    }

    /** The line of the log; after the game everybody may read the move as it is. */
    public LogLine line(int viewer, ViewOptions viewing, boolean over) {
        String read = over ? move.plain() : move.readBy(viewer);
        return new LogLine(
                number,
                move.actor(),
                read,
                heardBy(viewer).map(told -> viewing.say(told.words)).toList(),
                viewing.data() && read.equals(move.plain()) ? JsonText.tagged(move.move()) : null);
    }

    public Stream<JsonNode> events(int viewer, ViewOptions viewing) {
        return heardBy(viewer).map(told -> told.json(viewing));
    }

    private Stream<Heard> heardBy(int viewer) {
        return heard.stream().filter(told -> told.audience.includes(viewer));
    }
}
