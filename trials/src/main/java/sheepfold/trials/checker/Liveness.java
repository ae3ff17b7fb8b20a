package sheepfold.trials.checker;

import sheepfold.engine.Move;
import sheepfold.engine.Position;
import sheepfold.engine.Turn;
import sheepfold.json.BadInput;
import sheepfold.json.Json;
import tools.jackson.databind.JsonNode;

/** Whether a table has to go on by itself. */
public final class Liveness {
    private Liveness() {}

    /** Is a window open, which closes after a while, or is it only for bots to move? */
    public static boolean hasToGoOn(Stored stored) {
        try {
            return hasToGoOn(Replay.of(stored.rows()), stored);
        } catch (BadInput e) {
            // A broken log is told of elsewhere
            return false;
        }
    }

    private static <P extends Position<P, M>, M extends Move> boolean hasToGoOn(Replay<P, M> replay, Stored stored) {
        Replay.Stage<P, M> now = replay.stages().lastEntry().getValue();
        if (!now.started() || now.over() || !(now.after().turn() instanceof Turn.Players players)) {
            return false;
        }
        return replay.isWindow(now) || players.seats().list().stream().allMatch(seat -> isBot(seat, stored));
    }

    private static boolean isBot(int seat, Stored stored) {
        boolean bot = false;
        for (Stored.Row row : stored.rows()) {
            JsonNode entry = Json.parse(row.entry());
            if (entry.has("seat") && entry.get("seat").intValue() == seat) {
                bot = entry.get("type").stringValue().equals("seatGiven");
            }
        }
        return bot;
    }
}
