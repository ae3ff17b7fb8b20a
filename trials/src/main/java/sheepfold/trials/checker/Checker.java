package sheepfold.trials.checker;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import sheepfold.engine.Move;
import sheepfold.engine.Position;
import sheepfold.json.BadInput;

/** Says in one sentence each what is wrong with the history of a table. */
public final class Checker {
    /** So long after a deletion a node may still not have heard of it. */
    private static final long NEWS_TRAVELS = Duration.ofSeconds(5).toNanos();

    private Checker() {}

    public static List<Finding> faults(History history, FaultTimes times) {
        List<Finding> faults = new ArrayList<>();
        faults.addAll(streams(history));
        faults.addAll(deletion(history, times));
        faults.addAll(staleness(history));
        history.stored().ifPresent(stored -> faults.addAll(againstLog(history, stored)));
        return faults.stream().map(fault -> fault.about(history.table())).toList();
    }

    /** Does a table go on by itself, for all that is stored of it? */
    public static boolean hasToGoOn(Stored stored) {
        try {
            return Replay.of(stored.rows()).hasToGoOn();
        } catch (BadInput e) {
            // A broken log is told of elsewhere
            return false;
        }
    }

    private static List<Finding> againstLog(History history, Stored stored) {
        try {
            return againstLog(Replay.of(stored.rows()), history, stored);
        } catch (BadInput e) {
            return List.of(new Finding(Finding.Kind.LOG_BROKEN, "its log is broken: %s".formatted(e.line())));
        }
    }

    private static <P extends Position<P, M>, M extends Move> List<Finding> againstLog(
            Replay<P, M> replay, History history, Stored stored) {
        List<Operation> operations = Operation.of(history.calls());
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
        Stream.of(
                        new MoveCheck<>(replay, history, open),
                        new SealedCheck<>(replay, history, stored.answers(), sealed),
                        new WindowCheck<>(replay, history, operations),
                        new SightCheck<>(replay, history))
                .forEach(check -> faults.addAll(check.faults()));
        return faults;
    }

    /** A stream tells one entry after another, and none is missing. */
    private static List<Finding> streams(History history) {
        List<Finding> faults = new ArrayList<>();
        for (Hearing hearing : history.hearings()) {
            long last = hearing.lastSeen();
            for (Hearing.Message message : hearing.messages()) {
                if (message.number() >= 0) {
                    boolean anew = message.event().equals("state");
                    boolean next = message.number() == last + 1;
                    // Whoever begins anew is not thrown back behind what this stream has said already
                    if (anew ? message.number() < last : !next) {
                        faults.add(new Finding(
                                Finding.Kind.STREAM_BROKEN,
                                "a stream of node %d for seat %d told %s %d after %d"
                                        .formatted(
                                                hearing.node(),
                                                hearing.seat(),
                                                message.event(),
                                                message.number(),
                                                last)));
                    }
                    last = message.number();
                }
            }
        }
        return faults;
    }

    /** Nobody answers from a table that is gone. */
    private static List<Finding> deletion(History history, FaultTimes times) {
        if (!history.isDeleted()) {
            return List.of();
        }
        return history.calls().stream()
                .filter(call -> call.isAcknowledged() && call.kind() != Call.Kind.DELETE)
                .filter(call -> call.sent() > history.deletion() + NEWS_TRAVELS
                        && times.isCalm(history.deletion(), call.answered()))
                .map(call -> new Finding(
                        Finding.Kind.DELETED_ANSWERS,
                        "node %d answered from it %d s after its deletion was acknowledged"
                                .formatted(
                                        call.node(),
                                        Duration.ofNanos(call.sent() - history.deletion())
                                                .toSeconds())))
                .limit(1)
                .toList();
    }

    /** No node shows less than it has shown before. */
    private static List<Finding> staleness(History history) {
        List<Call> asked = history.calls().stream()
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
