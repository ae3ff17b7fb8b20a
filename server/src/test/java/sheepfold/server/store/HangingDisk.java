package sheepfold.server.store;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import javax.sql.DataSource;

/** The embedded database on a disk that can take any time over what it is to keep. */
public final class HangingDisk {
    private final SqliteDatabase database;
    private final Store store;
    private volatile CountDownLatch hanging = new CountDownLatch(0);
    private volatile boolean waiting;

    public HangingDisk(Path home, Duration deadline) {
        try {
            database = SqliteDatabase.open(home, deadline);
        } catch (IOException | SQLException e) {
            throw new IllegalStateException(e);
        }
        store = new SqlStore(new Slow(), deadline);
    }

    public Store store() {
        return store;
    }

    public void hang() {
        hanging = new CountDownLatch(1);
    }

    public boolean keepsSomebodyWaiting() {
        return waiting;
    }

    public void goOn() {
        hanging.countDown();
    }

    private final class Slow implements Database {
        @Override
        public Set<Write> commit(List<Write> batch) throws SQLException {
            try {
                waiting = hanging.getCount() > 0;
                hanging.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            return database.commit(batch);
        }

        @Override
        public DataSource reads() {
            return database.reads();
        }

        @Override
        public int readers() {
            return database.readers();
        }

        @Override
        public Optional<Nodes> nodes() {
            return database.nodes();
        }

        @Override
        public boolean healthy() {
            return database.healthy();
        }

        @Override
        public void close() {
            database.close();
        }
    }
}
