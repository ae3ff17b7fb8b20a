package sheepfold.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sheepfold.engine.Audience;
import sheepfold.engine.EventLog;
import sheepfold.engine.Seats;
import sheepfold.server.wire.LogLine;
import tools.jackson.core.SerializableString;
import tools.jackson.databind.JsonNode;

/**
 * A move that was made at a table, with what people may read and hear of it.
 *
 * @param number counts the moves of the game from 1
 * @param person who made it; empty for chance and bots
 * @param plain as it is written
 * @param masked as each seat, and last the spectator, may read it while the game runs; empty where nothing is hidden
 * @param entry the number of the log entry it belongs to
 * @param openLine its line of the log as JSON, where it is the same for everybody
 */
record Made(
        int number,
        int actor,
        String person,
        String plain,
        List<String> masked,
        List<Heard> heard,
        boolean revealed,
        long entry,
        Optional<SerializableString> openLine) {
    /** An event in words and as data; kept, because the game is not to be asked again for what has happened. */
    record Heard(Audience audience, String words, JsonNode event) {
        static Heard of(EventLog.Told told) {
            String words = told.event().text().plain();
            return new Heard(told.audience(), words, JsonText.event(told.event(), words));
        }
    }

    static Made of(
            int number, int actor, String person, String plain, List<String> masked, EventLog events, long entry) {
        List<Heard> heard = events.told().stream().map(Heard::of).toList();
        boolean open = masked.isEmpty() && heard.stream().allMatch(told -> told.audience.equals(Audience.EVERYONE));
        Made made = new Made(number, actor, person, plain, masked, heard, events.revealed(), entry, Optional.empty());
        return open ? made.withOpenLine() : made;
    }

    private Made withOpenLine() {
        return new Made(
                number,
                actor,
                person,
                plain,
                masked,
                heard,
                revealed,
                entry,
                Optional.of(JsonText.written(line(Seats.SPECTATOR, true))));
    }

    boolean byChance() {
        return actor == Seats.CHANCE;
    }

    /** The line of the log; after the game everybody may read the move as it is. */
    LogLine line(int viewer, boolean over) {
        return new LogLine(number, actor, over ? plain : readBy(viewer), wordsFor(viewer));
    }

    private String readBy(int viewer) {
        if (masked.isEmpty()) {
            return plain;
        }
        return viewer == Seats.SPECTATOR ? masked.getLast() : masked.get(viewer);
    }

    private List<String> wordsFor(int viewer) {
        List<String> words = new ArrayList<>(heard.size());
        for (Heard entry : heard) {
            if (entry.audience.includes(viewer)) {
                words.add(entry.words);
            }
        }
        return words;
    }

    void addEventsFor(int viewer, List<JsonNode> events) {
        for (Heard entry : heard) {
            if (entry.audience.includes(viewer)) {
                events.add(entry.event);
            }
        }
    }
}
