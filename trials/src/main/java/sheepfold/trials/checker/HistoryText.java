package sheepfold.trials.checker;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** A history as a text, for those who look for the cause of a finding: the log, then every request in the order of asking. */
public final class HistoryText {
    private static final int LONGEST = 200;

    private HistoryText() {}

    public static List<String> of(History history, List<Finding> findings) {
        List<Call> calls = history.calls().stream()
                .sorted(Comparator.comparingLong(Call::sent))
                .toList();
        long began = calls.isEmpty() ? 0 : calls.getFirst().sent();
        return Stream.of(
                        findings.stream().map(Finding::toString),
                        history.stored().stream()
                                .flatMap(stored -> stored.rows().stream())
                                .map(row -> "%d %s %s".formatted(row.number(), row.actor(), row.entry())),
                        calls.stream().map(call -> line(call, began)))
                .flatMap(lines -> lines)
                .toList();
    }

    private static String line(Call call, long began) {
        String body = call.status() == 200 ? "" : call.body();
        return "%8.1f %8.1f ms node %d seat %d %s %s at %d: %d shows %d %s"
                .formatted(
                        (call.sent() - began) / 1e6,
                        (call.answered() - began) / 1e6,
                        call.node(),
                        call.seat(),
                        call.kind(),
                        call.move(),
                        call.at(),
                        call.status(),
                        call.shows(),
                        body.length() > LONGEST ? body.substring(0, LONGEST) : body);
    }
}
