package sheepfold.server.present;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import sheepfold.server.people.PresenceLog;
import sheepfold.server.table.Table;

/**
 * A table at one moment with what is not in its log.
 *
 * @param answers sealed answers to the present decision, by seat
 * @param deadline when the time for it is up, in milliseconds since 1970; nothing without a clock
 */
public record Snapshot(
        Table<?, ?> table,
        Map<Integer, String> answers,
        @Nullable Long deadline,
        PresenceLog presence) {}
