package sheepfold.server.table;

import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Queue;
import org.jspecify.annotations.Nullable;

/** Work that waits: guests take turns, however much each of them has brought (round robin). */
final class Turns<T> {
    private final LinkedHashMap<String, Queue<T>> byGuest = new LinkedHashMap<>();

    void add(String guest, T work) {
        byGuest.computeIfAbsent(guest, _ -> new ArrayDeque<>()).add(work);
    }

    /** What is next; null if nothing waits. */
    @Nullable
    T peek() {
        Map.Entry<String, Queue<T>> first = byGuest.firstEntry();
        return first == null ? null : first.getValue().peek();
    }

    /** Takes what is next; its guest's other work waits for another turn. */
    void remove() {
        Map.Entry<String, Queue<T>> first = byGuest.pollFirstEntry();
        if (first != null) {
            first.getValue().remove();
            if (!first.getValue().isEmpty()) {
                byGuest.putLast(first.getKey(), first.getValue());
            }
        }
    }
}
