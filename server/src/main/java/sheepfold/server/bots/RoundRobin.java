package sheepfold.server.bots;

import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Queue;
import org.jspecify.annotations.Nullable;

/** Work that waits: those who brought it take turns, however much each of them has brought. */
public final class RoundRobin<T> {
    private final LinkedHashMap<String, Queue<T>> byOwner = new LinkedHashMap<>();

    public void add(String owner, T work) {
        byOwner.computeIfAbsent(owner, _ -> new ArrayDeque<>()).add(work);
    }

    /** What is next; null if nothing waits. */
    public @Nullable T peek() {
        Map.Entry<String, Queue<T>> first = byOwner.firstEntry();
        return first == null ? null : first.getValue().peek();
    }

    /** Takes what is next; its owner's other work waits for another turn. */
    public void remove() {
        Map.Entry<String, Queue<T>> first = byOwner.pollFirstEntry();
        if (first != null) {
            first.getValue().remove();
            if (!first.getValue().isEmpty()) {
                byOwner.putLast(first.getKey(), first.getValue());
            }
        }
    }
}
