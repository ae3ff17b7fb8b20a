package sheepfold.trials.checker;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sheepfold.engine.Move;
import sheepfold.engine.Position;
import sheepfold.json.BadInput;

/** Says in one sentence each what is wrong with the story of a table. */
public final class Checker {
    /** So long after a deletion a node may still not have heard of it. */
    private static final long NEWS_TRAVELS = Duration.ofSeconds(5).toNanos();

    private Checker() {}

    public static List<Finding> faults(Story story, FaultTimes times) {
        List<Finding> faults = new ArrayList<>();
        faults.addAll(StreamCheck.faults(story));
        faults.addAll(deletion(story, times));
        faults.addAll(staleness(story));
        story.stored().ifPresent(stored -> faults.addAll(againstLog(story, stored)));
        return faults.stream().map(fault -> fault.about(story.table())).toList();
    }

    private static List<Finding> againstLog(Story story, Stored stored) {
        try {
            return againstLog(Replay.of(stored.rows()), story, stored);
        } catch (BadInput e) {
            return List.of(new Finding(Finding.Kind.LOG_BROKEN, "its log is broken: %s".formatted(e.line())));
        }
    }

    private static <P extends Position<P, M>, M extends Move> List<Finding> againstLog(
            Replay<P, M> replay, Story story, Stored stored) {
        List<Operation> operations = Operation.of(story.calls());
        List<Finding> faults = new ArrayList<>();
        List<Operation> open = new ArrayList<>();
        List<Operation> sealed = new ArrayList<>();
        for (Operation operation : operations) {
            Optional<Replay.Stage<P, M>> stage = replay.stage(operation.at());
            if (stage.isPresent() && Replay.isSealed(stage.get().after())) {
                sealed.add(operation);
            } else {
                open.add(operation);
            }
            operation
                    .refusedAfterwards()
                    .ifPresent(call -> faults.add(new Finding(
                            Finding.Kind.REPEAT_REFUSED,
                            "%s was acknowledged, and node %d answered its repetition with %d"
                                    .formatted(operation, call.node(), call.status()))));
        }
        faults.addAll(MoveCheck.faults(replay, open));
        faults.addAll(SealedCheck.faults(replay, story, stored.answers(), sealed));
        faults.addAll(WindowCheck.faults(replay, story, operations));
        faults.addAll(SightCheck.faults(replay, story));
        return faults;
    }

    /** Nobody answers from a table that is gone. */
    private static List<Finding> deletion(Story story, FaultTimes times) {
        if (!story.isDeleted()) {
            return List.of();
        }
        return story.calls().stream()
                .filter(call -> call.isAcknowledged() && call.kind() != Call.Kind.DELETE)
                .filter(call -> call.sent() > story.deletion() + NEWS_TRAVELS
                        && times.isCalm(story.deletion(), call.answered()))
                .map(call -> new Finding(
                        Finding.Kind.DELETED_ANSWERS,
                        "node %d answered from it %d s after its deletion was acknowledged"
                                .formatted(
                                        call.node(),
                                        Duration.ofNanos(call.sent() - story.deletion())
                                                .toSeconds())))
                .limit(1)
                .toList();
    }

    /** No node shows less than it has shown before. */
    private static List<Finding> staleness(Story story) {
        List<Call> asked = story.calls().stream()
                .filter(call -> call.isAcknowledged() && call.shows() >= 0)
                .sorted(Comparator.comparingLong(Call::sent))
                .toList();
        List<Call> answered =
                asked.stream().sorted(Comparator.comparingLong(Call::answered)).toList();
        List<Finding> faults = new ArrayList<>();
        Map<Integer, Long> newest = new HashMap<>();
        int known = 0;
        for (Call call : asked) {
            for (; answered.get(known).answered() < call.sent(); known++) {
                newest.merge(answered.get(known).node(), answered.get(known).shows(), Math::max);
            }
            long before = newest.getOrDefault(call.node(), -1L);
            if (before > call.shows()) {
                faults.add(new Finding(
                        Finding.Kind.STALE,
                        "node %d showed %d after it had shown %d".formatted(call.node(), call.shows(), before)));
            }
        }
        return faults.stream().limit(2).toList();
    }
}
