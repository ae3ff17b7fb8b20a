package sheepfold.trials.checker;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import sheepfold.engine.Move;
import sheepfold.engine.Position;

/** What was acknowledged as the sealed answer of a seat is what was carried out for it, as far as the rules allow. */
final class SealedCheck<P extends Position<P, M>, M extends Move> extends Check<P, M> {
    private final List<Stored.Answer> answers;
    private final List<Operation> operations;

    SealedCheck(Replay<P, M> replay, History history, List<Stored.Answer> answers, List<Operation> operations) {
        super(replay, history, Finding.Kind.ANSWER_CHANGED);
        this.answers = answers;
        this.operations = operations;
    }

    @Override
    void look() {
        Map<Long, List<Operation>> byDecision = new TreeMap<>();
        operations.stream()
                .filter(Operation::isAcknowledged)
                .forEach(operation -> byDecision
                        .computeIfAbsent(decision(operation), _ -> new ArrayList<>())
                        .add(operation));
        byDecision.forEach(this::check);
    }

    private long decision(Operation operation) {
        return replay.stage(operation.at()).orElseThrow().decision();
    }

    private void check(long decision, List<Operation> acknowledged) {
        P asked = replay.stage(decision).orElseThrow().after();
        Map<Integer, M> moves = new HashMap<>();
        Map<Integer, Operation> bySeat = new HashMap<>();
        for (Operation operation : acknowledged) {
            Optional<M> move = legal(asked, operation);
            if (move.isEmpty()) {
                fault("%s was acknowledged as an answer and is none", operation);
            } else {
                Operation other = bySeat.putIfAbsent(operation.seat(), operation);
                if (other != null && !other.move().equals(operation.move())) {
                    fault("two answers of one seat to one decision were acknowledged: %s and %s", other, operation);
                } else {
                    moves.put(operation.seat(), move.get());
                }
            }
        }
        Optional<Replay.Stage<P, M>> closing = replay.closingOf(decision);
        if (closing.isPresent()) {
            compare(asked, moves, bySeat, closing.get());
        } else {
            bySeat.values().forEach(operation -> requireStored(decision, operation));
        }
    }

    private Optional<M> legal(P position, Operation operation) {
        return replay.game()
                .notation()
                .read(position, operation.move())
                .filter(move -> position.whyNot(operation.seat(), move).isEmpty());
    }

    private void compare(P asked, Map<Integer, M> moves, Map<Integer, Operation> bySeat, Replay.Stage<P, M> closing) {
        Map<Integer, M> carriedOut = new HashMap<>();
        closing.steps().stream()
                .filter(step -> step.actor() >= 0)
                .forEach(step -> carriedOut.put(step.actor(), step.move()));
        // An answer that others overtook counts as what the game makes of it
        Map<Integer, M> sealed = new HashMap<>(carriedOut);
        sealed.putAll(moves);
        Map<Integer, M> due = asked.carriedOut(sealed);
        bySeat.forEach((seat, operation) -> {
            M done = carriedOut.get(seat);
            // Where another seat's answer was changed, this one may seem to have been overtaken
            boolean asSealed = done != null && (done.equals(moves.get(seat)) || done.equals(due.get(seat)));
            if (done == null || !asSealed) {
                fault(
                        "%s was acknowledged as an answer, and entry %d carries out %s",
                        operation,
                        closing.number(),
                        done == null ? "nothing" : replay.game().notation().write(asked, done));
            } else {
                requireInTime(operation, closing.number(), done.equals(moves.get(seat)));
            }
        });
    }

    /** Who knew that the decision was closed, and answered it only then, was too late. */
    private void requireInTime(Operation operation, long closed, boolean asCarriedOut) {
        boolean knew = history.calls().stream()
                .anyMatch(call -> call.guest().equals(operation.guest())
                        && call.shows() >= closed
                        && call.answered() < operation.sent());
        if (knew && !asCarriedOut) {
            fault("%s was acknowledged after its decision had been closed with entry %d", operation, closed);
        }
    }

    private void requireStored(long decision, Operation operation) {
        Replay.Stage<P, M> stage = replay.stage(decision).orElseThrow();
        boolean stored = answers.stream()
                .anyMatch(answer -> answer.decision() == decision
                        && answer.seat() == operation.seat()
                        && answer.move().equals(operation.move()));
        // What the game would answer for the seat by itself need not be kept
        boolean goesWithoutSaying = replay.timeOutMove(stage, operation.seat()).equals(Optional.of(operation.move()));
        if (!stored
                && !goesWithoutSaying
                && !replay.stages().lastEntry().getValue().over()) {
            fault(Finding.Kind.LOST, "%s was acknowledged as an answer and is not stored".formatted(operation));
        }
    }
}
