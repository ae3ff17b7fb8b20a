package sheepfold.bots;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import sheepfold.engine.Move;
import sheepfold.engine.Seats;

/** A point of the tree where somebody decides: one seat, any of several, chance, or several in secret at once. */
final class Node<M extends Move> {
    private final Table<M> table = new Table<>();
    private Map<Integer, Table<M>> answers = Map.of();
    private Map<List<M>, Node<M>> afterAnswers = Map.of();
    private boolean visited;

    /** True on the first visit only. */
    boolean visitFirst() {
        boolean first = !visited;
        visited = true;
        return first;
    }

    /** The moves of an ordinary decision or of chance. */
    Table<M> table() {
        return table;
    }

    /** The answers of one seat in a sealed decision: it knows nothing of what the others answer. */
    Table<M> answersOf(int seat) {
        if (answers.isEmpty()) {
            answers = HashMap.newHashMap(Seats.MOST);
            afterAnswers = new HashMap<>();
        }
        return answers.computeIfAbsent(seat, _ -> new Table<>());
    }

    Node<M> after(List<M> jointAnswers) {
        return afterAnswers.computeIfAbsent(jointAnswers, _ -> new Node<>());
    }
}
