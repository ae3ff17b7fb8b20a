package sheepfold.server.people;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;

/** Who of the people at a table is looking on, at whatever node, and since when the others are away. */
public final class PresenceLog {
    private final Map<String, Integer> watching = new HashMap<>();
    private final Map<String, Long> left = new HashMap<>();
    private final long loadedAt;
    private Map<String, String> elsewhere = Map.of();

    /** Who has not been here since the table was loaded is away from then on, as far as this node can know. */
    public PresenceLog(long loadedAt) {
        this.loadedAt = loadedAt;
    }

    /** True if the guest was not here before. */
    public boolean comes(String guest) {
        boolean wasHere = isHere(guest);
        watching.merge(guest, 1, Integer::sum);
        return !wasHere;
    }

    /** True if the guest is not here any more. */
    public boolean goes(String guest, long now) {
        watching.computeIfPresent(guest, (_, count) -> count == 1 ? null : count - 1);
        if (isHere(guest)) {
            return false;
        }
        left.put(guest, now);
        return true;
    }

    /** What other nodes say; true if somebody came or went. */
    public boolean learn(Map<String, String> guests, long now) {
        Set<String> gone = new HashSet<>(elsewhere.keySet());
        gone.removeAll(guests.keySet());
        boolean changed = !elsewhere.equals(guests);
        elsewhere = Map.copyOf(guests);
        gone.stream().filter(guest -> !isHere(guest)).forEach(guest -> left.put(guest, now));
        return changed;
    }

    public void acts(String guest, long now) {
        if (!guest.isEmpty() && !isHere(guest)) {
            left.put(guest, now);
        }
    }

    public boolean watchesHere(String guest) {
        return watching.containsKey(guest);
    }

    public Set<String> watchers() {
        return watching.keySet();
    }

    /** Those at other nodes, with their names. */
    public Map<String, String> elsewhere() {
        return elsewhere;
    }

    boolean isHere(String guest) {
        return watching.containsKey(guest) || elsewhere.containsKey(guest);
    }

    /** Since when somebody is away, in milliseconds since 1970. */
    public OptionalLong awaySince(String guest) {
        return isHere(guest) ? OptionalLong.empty() : OptionalLong.of(left.getOrDefault(guest, loadedAt));
    }
}
