package sheepfold.server.table;

import java.util.List;
import sheepfold.engine.BadInput;
import sheepfold.server.store.Store;

/** Reads logs (a repository). */
final class Logbook {
    private Logbook() {}

    /** What the entries of a whole log add up to, as far as a number. {@link Declined} if they mean nothing here any more. */
    static Table<?, ?> fold(List<Store.Entry> rows, String secret, long upTo) {
        Table<?, ?> table = opened(rows.getFirst(), secret);
        for (Store.Entry row : rows.subList(1, rows.size())) {
            if (row.number() > upTo) {
                break;
            }
            table.apply(JsonText.entry(row.entry()), row.at());
        }
        return table;
    }

    private static Table<?, ?> opened(Store.Entry first, String secret) {
        if (!(JsonText.entry(first.entry()) instanceof Entry.Opened opened)) {
            throw new IllegalStateException(
                    "the log of table %s does not begin with its opening".formatted(first.table()));
        }
        try {
            return Table.open(first.table(), opened, secret, first.at());
        } catch (BadInput e) {
            throw Declined.because(409, "This table cannot be opened here: %s.".formatted(e.sentence()));
        }
    }
}
