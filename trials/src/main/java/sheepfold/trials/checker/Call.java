package sheepfold.trials.checker;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One request of somebody at a table, and what came back. Times are of the one clock that all callers share.
 *
 * @param seat the seat of the caller; -2 for one who only watches
 * @param move what was asked for, where a move was
 * @param at the log number that was sent with it
 * @param status of the answer; 0 if none came
 * @param shows the log number of the state in the answer; -1 where it holds none
 */
public record Call(
        String guest,
        int seat,
        int node,
        Kind kind,
        String move,
        long at,
        long sent,
        long answered,
        int status,
        String body,
        long shows) {
    /** What was asked for. */
    public enum Kind {
        MOVE,
        LOOK,
        RECORD,
        CLOSE,
        DELETE
    }

    private static final Pattern AT = Pattern.compile("\"at\":(\\d+)");

    /** What was asked for at some time and is answered now. */
    public Call answeredWith(int answerStatus, String answer) {
        Matcher found = AT.matcher(answer);
        long shown = found.find() ? Long.parseLong(found.group(1)) : -1;
        return new Call(guest, seat, node, kind, move, at, sent, System.nanoTime(), answerStatus, answer, shown);
    }

    /** A request that is about to be sent. */
    public static Call sentNow(String guest, int seat, int node, Kind kind, String move, long at) {
        return new Call(guest, seat, node, kind, move, at, System.nanoTime(), Long.MAX_VALUE, 0, "", -1);
    }

    boolean isAcknowledged() {
        return status == 200;
    }

    /** Whether it was done is not known: nobody answered, or somebody who does not know either. */
    boolean isUnknown() {
        // A 503 says that nothing has changed, unless it says that nobody knows
        return status == 0 || (status >= 500 && (status != 503 || body.contains("\"outcome\":\"unknown\"")));
    }
}
