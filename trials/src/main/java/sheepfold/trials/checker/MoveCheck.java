package sheepfold.trials.checker;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import sheepfold.engine.Move;
import sheepfold.engine.Position;

/** Every acknowledged move is in the log once and in order, and nothing is there that nobody asked for. */
final class MoveCheck<P extends Position<P, M>, M extends Move> extends Check<P, M> {
    /** A text that somebody plays from a seat; several requests may mean the same. */
    private record Text(String guest, int seat, String move) {}

    private final List<Operation> operations;
    private final Map<Operation, Long> found = new LinkedHashMap<>();

    MoveCheck(Replay<P, M> replay, History history, List<Operation> operations) {
        super(replay, history, Finding.Kind.LOST);
        this.operations = operations;
    }

    @Override
    void look() {
        Map<Text, List<Operation>> asked = new HashMap<>();
        operations.forEach(operation -> asked.computeIfAbsent(
                        new Text(operation.guest(), operation.seat(), operation.move()), _ -> new ArrayList<>())
                .add(operation));
        Map<Text, List<Long>> made = made();
        made.forEach((text, numbers) -> match(text, numbers, asked.getOrDefault(text, List.of())));
        operations.stream()
                .filter(operation -> operation.isAcknowledged() && !found.containsKey(operation))
                .forEach(operation -> fault("%s was acknowledged and is not in the log", operation));
        checkOrder();
    }

    /** The moves of people in the log, with the numbers of their entries. */
    private Map<Text, List<Long>> made() {
        Map<Text, List<Long>> made = new LinkedHashMap<>();
        for (Replay.Stage<P, M> stage : replay.stages().values()) {
            if (!stage.person().isEmpty() && stage.started() && !Replay.isSealed(stage.before())) {
                stage.steps().stream()
                        .filter(step -> step.actor() >= 0)
                        .forEach(step -> made.computeIfAbsent(
                                        new Text(stage.person(), step.actor(), step.plain()), _ -> new ArrayList<>())
                                .add(stage.number()));
            }
        }
        return made;
    }

    /** Gives each entry to the request that had to be carried out first; what was acknowledged had to be by its answer. */
    private void match(Text text, List<Long> numbers, List<Operation> asked) {
        List<Operation> waiting = new ArrayList<>(asked.stream()
                .filter(operation -> operation.isAcknowledged() || operation.isUnknown())
                .sorted(Comparator.comparingLong(Operation::at))
                .toList());
        PriorityQueue<Operation> due = new PriorityQueue<>(Comparator.comparingLong(Operation::latest));
        for (long number : numbers) {
            while (!waiting.isEmpty() && waiting.getFirst().at() < number) {
                due.add(waiting.removeFirst());
            }
            due.removeIf(operation -> operation.latest() < number);
            Operation carriedOut = due.poll();
            if (carriedOut == null) {
                fault(
                        Finding.Kind.DOUBLED,
                        "entry %d, %s of seat %d, stands there though nobody asked for it, or once too often"
                                .formatted(number, text.move, text.seat));
            } else {
                found.put(carriedOut, number);
            }
        }
    }

    /** What was acknowledged before something else was asked for stands before it. */
    private void checkOrder() {
        List<Map.Entry<Operation, Long>> backwards = found.entrySet().stream()
                .sorted(Map.Entry.<Operation, Long>comparingByValue().reversed())
                .toList();
        long earliest = Long.MAX_VALUE;
        for (Map.Entry<Operation, Long> entry : backwards) {
            Operation operation = entry.getKey();
            if (operation.sent() > earliest) {
                fault(
                        Finding.Kind.REORDERED,
                        "%s stands at %d, before a move that was acknowledged before it was asked for"
                                .formatted(operation, entry.getValue()));
            }
            earliest = Math.min(earliest, operation.acknowledged());
        }
    }
}
