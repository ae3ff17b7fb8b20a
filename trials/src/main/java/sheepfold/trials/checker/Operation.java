package sheepfold.trials.checker;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One thing that somebody wanted, however often it was asked for: the same caller, seat, move and log number. */
record Operation(String guest, int seat, String move, long at, List<Call> calls) {
    private record Key(String guest, int seat, String move, long at) {}

    static List<Operation> of(List<Call> calls) {
        Map<Key, List<Call>> same = new LinkedHashMap<>();
        calls.stream()
                .filter(call -> call.kind() == Call.Kind.MOVE)
                .forEach(call -> same.computeIfAbsent(
                                new Key(call.guest(), call.seat(), call.move(), call.at()), _ -> new ArrayList<>())
                        .add(call));
        return same.entrySet().stream()
                .map(entry -> new Operation(
                        entry.getKey().guest,
                        entry.getKey().seat,
                        entry.getKey().move,
                        entry.getKey().at,
                        entry.getValue()))
                .toList();
    }

    boolean isAcknowledged() {
        return calls.stream().anyMatch(Call::isAcknowledged);
    }

    boolean isUnknown() {
        return calls.stream().anyMatch(Call::isUnknown);
    }

    /** When it was asked for first. */
    long sent() {
        return calls.stream().mapToLong(Call::sent).min().orElseThrow();
    }

    /** When it was acknowledged first; the end of time if never. */
    long acknowledged() {
        return calls.stream()
                .filter(Call::isAcknowledged)
                .mapToLong(Call::answered)
                .min()
                .orElse(Long.MAX_VALUE);
    }

    /** The highest number it can have in the log, by the states it was acknowledged with. */
    long latest() {
        return calls.stream()
                .filter(Call::isAcknowledged)
                .mapToLong(Call::shows)
                .filter(shown -> shown >= 0)
                .min()
                .orElse(Long.MAX_VALUE);
    }

    /** The request that was refused after it had been acknowledged, though the table was there. */
    Optional<Call> refusedAfterwards() {
        long since = acknowledged();
        return calls.stream()
                .filter(call ->
                        call.sent() > since && call.status() >= 400 && call.status() < 500 && call.status() != 404)
                .findFirst();
    }

    @Override
    public String toString() {
        return "%s of seat %d at %d".formatted(move, seat, at);
    }
}
