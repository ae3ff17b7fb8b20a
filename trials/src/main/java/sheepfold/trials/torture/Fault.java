package sheepfold.trials.torture;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import sheepfold.json.BadInput;

/** What is done to the nodes and their database. Full disks and failing syncs are for the store's own tests. */
enum Fault {
    /** A node dies and is started again. */
    KILL_NODE,
    /** A node stops for up to twelve seconds and does not know it. */
    FREEZE_NODE,
    /** The database dies with all that it had not written, and is started again. */
    KILL_DATABASE,
    /** Commits are held back, the database dies, others use up the numbers of the lost transactions, then the lines break. */
    LOST_COMMIT,
    /** Commits are held back for a while, and then go through or never arrive. */
    HOLD_COMMIT,
    /** A node loses its lines with commits under way, and the commits arrive after that. */
    LATE_COMMIT,
    /** Lines break, or only one end of them does. */
    CUT,
    /** Everything between a node and the database takes long, or stops. */
    DELAY,
    /** A node's clock is an hour early or late. */
    CLOCK;

    String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static Fault of(String id) {
        return Arrays.stream(values())
                .filter(fault -> fault.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new BadInput(
                        "--faults",
                        "there is no fault %s; there are %s"
                                .formatted(
                                        id,
                                        Arrays.stream(values()).map(Fault::id).collect(Collectors.joining(", ")))));
    }

    /** Does it need the processes? Two such faults at once would leave nobody to play with. */
    boolean ofProcesses() {
        return switch (this) {
            case KILL_NODE, FREEZE_NODE, KILL_DATABASE, LOST_COMMIT -> true;
            case HOLD_COMMIT, LATE_COMMIT, CUT, DELAY, CLOCK -> false;
        };
    }
}
