package sheepfold.bots;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.Move;
import sheepfold.engine.Seats;

/** A point of the tree where somebody decides: one seat, any of several, chance, or several in secret at once. */
final class Node<M extends Move> {
    private @Nullable Edges<M> edges;
    private Map<Integer, Edges<M>> bySeat = Map.of();
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
        return edges == null && bySeat.isEmpty() && sequels.isEmpty();
    }

    /** The moves of an ordinary decision or of chance. */
    Edges<M> edges(double priorWeight) {
        Edges<M> moves = edges;
        if (moves == null) {
            moves = new Edges<>(priorWeight);
            edges = moves;
        }
        return moves;
    }

    /** The moves of one seat among several that decide at once or in competition: what the others do is no part of it. */
    Edges<M> edgesOf(int seat, double priorWeight) {
        if (bySeat.isEmpty()) {
            bySeat = HashMap.newHashMap(Seats.MOST);
        }
        return bySeat.computeIfAbsent(seat, _ -> new Edges<>(priorWeight));
    }

    /** Where these things together lead: sealed answers, or all that one seat learns. */
    Node<M> after(List<?> happened) {
        if (sequels.isEmpty()) {
            sequels = new HashMap<>();
        }
        return sequels.computeIfAbsent(happened, _ -> new Node<>());
    }
}
