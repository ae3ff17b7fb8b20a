package sheepfold.bots;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.Move;
import sheepfold.engine.Seats;

/** A point of the tree where somebody decides: one seat, any of several, chance, or several in secret at once. */
final class Node<M extends Move> {
    private @Nullable Table<M> table;
    private Map<Integer, Table<M>> bySeat = Map.of();
    private Map<List<?>, Node<M>> sequels = Map.of();
    private boolean visited;

    /** True on the first visit only. */
    boolean visitFirst() {
        boolean first = !visited;
        visited = true;
        return first;
    }

    /** Does anything hang on it yet? Most nodes stay bare, so they are kept small. */
    boolean isBare() {
        return table == null && bySeat.isEmpty() && sequels.isEmpty();
    }

    /** The moves of an ordinary decision or of chance. */
    Table<M> table(double priorWeight) {
        Table<M> moves = table;
        if (moves == null) {
            moves = new Table<>(priorWeight);
            table = moves;
        }
        return moves;
    }

    /** The moves of one seat among several that decide at once or in competition: what the others do is no part of it. */
    Table<M> tableOf(int seat, double priorWeight) {
        if (bySeat.isEmpty()) {
            bySeat = HashMap.newHashMap(Seats.MOST);
        }
        return bySeat.computeIfAbsent(seat, _ -> new Table<>(priorWeight));
    }

    /** Where these things together lead: sealed answers, or all that one seat learns. */
    Node<M> after(List<?> happened) {
        if (sequels.isEmpty()) {
            sequels = new HashMap<>();
        }
        return sequels.computeIfAbsent(happened, _ -> new Node<>());
    }
}
