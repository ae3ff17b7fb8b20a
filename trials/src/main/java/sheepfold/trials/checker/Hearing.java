package sheepfold.trials.checker;

import java.util.List;

/**
 * A stream from its beginning to its end.
 *
 * @param seat whose eyes it is for; -2 for one who only watches
 * @param lastSeen the number it was to go on after; -1 if it began anew
 */
public record Hearing(String guest, int seat, int node, long lastSeen, List<Message> messages) {
    /** One event of it; a negative number where it had none. */
    public record Message(String event, long number, String data, long heard) {}
}
