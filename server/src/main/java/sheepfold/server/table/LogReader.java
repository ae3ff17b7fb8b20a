package sheepfold.server.table;

import java.util.List;
import sheepfold.engine.Unsigned;
import sheepfold.json.BadInput;
import sheepfold.server.store.Store;

public final class LogReader {
    private LogReader() {}

    /** What the entries of a whole log add up to, as far as a number. {@link Declined} if they mean nothing here any more. */
    public static Table<?, ?> fold(List<Store.Entry> rows, String secret, long upTo) {
        Table<?, ?> table = fold(rows, secret, upTo, Unsigned.Whose.UNKNOWN);
        return table.replays()
                        && rows.stream().filter(row -> row.number() > upTo).allMatch(LogReader::isSigned)
                ? table
                : fold(
                        rows,
                        secret,
                        upTo,
                        Unsigned.settled(whose ->
                                fold(rows, secret, Long.MAX_VALUE, whose).replays()));
    }

    /** Earlier versions did not write down who made a move. */
    private static boolean isSigned(Store.Entry row) {
        return !(JsonText.entry(row.entry()) instanceof Entry.Played played)
                || played.steps().stream().allMatch(step -> step.seat() != null || step.draw() != null);
    }

    private static Table<?, ?> fold(List<Store.Entry> rows, String secret, long upTo, Unsigned.Whose whose) {
        Table<?, ?> table = opened(rows.getFirst(), secret, whose);
        for (Store.Entry row : rows.subList(1, rows.size())) {
            if (row.number() > upTo) {
                break;
            }
            table.apply(JsonText.entry(row.entry()), row.actor(), row.at());
        }
        return table;
    }

    private static Table<?, ?> opened(Store.Entry first, String secret, Unsigned.Whose whose) {
        if (!(JsonText.entry(first.entry()) instanceof Entry.Opened opened)) {
            throw new IllegalStateException(
                    "the log of table %s does not begin with its opening".formatted(first.table()));
        }
        try {
            return Table.open(first.table(), opened, secret, first.at(), whose);
        } catch (BadInput e) {
            throw Declined.because(409, "This table cannot be opened here: %s.".formatted(e.sentence()));
        }
    }
}
