package sheepfold.server.present;

import java.util.Map;
import java.util.OptionalLong;
import sheepfold.server.people.PresenceLog;
import sheepfold.server.table.Table;

/**
 * A table at one moment with what is not in its log.
 *
 * @param answers sealed answers to the present decision, by seat
 * @param deadline when the time for it is up, in milliseconds since 1970
 */
public record Snapshot(Table<?, ?> table, Map<Integer, String> answers, OptionalLong deadline, PresenceLog presence) {}
