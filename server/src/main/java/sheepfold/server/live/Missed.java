package sheepfold.server.live;

import java.util.List;
import java.util.Map;
import sheepfold.server.people.PresenceLog;
import sheepfold.server.people.Viewpoint;
import sheepfold.server.present.Message;
import sheepfold.server.present.Presenter;
import sheepfold.server.present.Snapshot;
import sheepfold.server.store.Store;
import sheepfold.server.table.Declined;
import sheepfold.server.table.JsonText;
import sheepfold.server.table.LogReader;
import sheepfold.server.table.Table;

/**
 * What a watcher has missed, told from the log by a copy of the table that is a few entries behind. Making it means folding the
 * log, so it is made and brought near the present without the table's lock.
 */
final class Missed {
    private final Services services;
    private final Watcher watcher;
    private final Table<?, ?> then;

    Missed(Services services, String table, String secret, Watcher watcher, long seen) {
        this.services = services;
        this.watcher = watcher;
        List<Store.Entry> rows = services.store().entries(table, 0);
        if (rows.isEmpty()) {
            throw Declined.because(404, "This table is not there any more.");
        }
        this.then = LogReader.fold(rows, secret, seen);
    }

    /** The number of the last entry that was told. */
    long at() {
        return then.at();
    }

    void tellUpTo(long number) {
        if (then.at() >= number) {
            return;
        }
        for (Store.Entry row : services.store().entries(then.id(), then.at())) {
            if (row.number() > number) {
                return;
            }
            then.apply(JsonText.entry(row.entry()), row.actor(), row.at());
            Snapshot snapshot = new Snapshot(then, Map.of(), null, new PresenceLog(row.at()));
            Viewpoint viewpoint = Viewpoint.allowed(then, watcher.guest(), watcher.viewing());
            watcher.tell(Message.numbered(
                    "change",
                    then.at(),
                    Presenter.of(snapshot, viewpoint, services.pace()).change(true)));
        }
    }
}
