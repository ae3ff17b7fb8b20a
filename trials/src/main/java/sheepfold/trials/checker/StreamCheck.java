package sheepfold.trials.checker;

import java.util.ArrayList;
import java.util.List;

/** A stream tells one entry after another, and none is missing. */
final class StreamCheck {
    private StreamCheck() {}

    static List<Finding> faults(History history) {
        List<Finding> faults = new ArrayList<>();
        for (Hearing hearing : history.hearings()) {
            long last = hearing.lastSeen();
            for (Hearing.Message message : hearing.messages()) {
                if (message.number() >= 0) {
                    boolean anew = message.event().equals("state");
                    boolean next = message.number() == last + 1;
                    // Whoever begins anew is not thrown back behind what this stream has said already
                    if (anew ? message.number() < last : !next) {
                        faults.add(new Finding(
                                Finding.Kind.STREAM_BROKEN,
                                "a stream of node %d for seat %d told %s %d after %d"
                                        .formatted(
                                                hearing.node(),
                                                hearing.seat(),
                                                message.event(),
                                                message.number(),
                                                last)));
                    }
                    last = message.number();
                }
            }
        }
        return faults;
    }
}
