package sheepfold.server.store;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.function.Consumer;
import sheepfold.json.BadInput;

/** Opens stores, or says in one sentence why one cannot be opened. */
public final class Stores {
    private static final Duration TRY_AGAIN = Duration.ofSeconds(1);
    private static final Duration SAY_AGAIN = Duration.ofSeconds(5);

    private Stores() {}

    /** The embedded database in a folder, which is made if it is not there. */
    public static Store open(Path home) {
        return open(home, Wait.USUAL);
    }

    /** The same; who asks waits no longer than that. */
    public static Store open(Path home, Duration deadline) {
        try {
            return new SqlStore(SqliteDatabase.open(home, deadline), deadline);
        } catch (IOException e) {
            throw new BadInput(home.toString(), "this folder cannot be written to: " + Reason.of(e));
        } catch (SQLException e) {
            throw new BadInput(
                    SqliteDatabase.fileIn(home).toString(), "this file cannot be used as a database: " + Reason.of(e));
        }
    }

    /** A PostgreSQL that several nodes share, by its JDBC address. */
    public static Store open(String databaseUrl) {
        return open(databaseUrl, false, Wait.USUAL, Duration.ZERO, _ -> {});
    }

    /**
     * The same.
     *
     * @param backedUp true if it may be brought to a newer form, because somebody has made a copy
     * @param deadline who asks waits no longer than that
     * @param longestStart how long to wait for a database that is not there yet
     * @param told hears now and then that it is waited for
     */
    public static Store open(
            String databaseUrl, boolean backedUp, Duration deadline, Duration longestStart, Consumer<String> told) {
        PostgresAddress address = PostgresAddress.of(databaseUrl);
        long end = System.nanoTime() + longestStart.toNanos();
        long tell = System.nanoTime();
        while (true) {
            try {
                if (!backedUp) {
                    Schema.refuseUpgrade(address.source(deadline), address.place());
                }
                return new SqlStore(PostgresDatabase.open(address, deadline), deadline);
            } catch (SQLException e) {
                long now = System.nanoTime();
                if (now - end >= 0 || !isYetToCome(e)) {
                    throw new BadInput(address.place(), "this database cannot be used: " + Reason.of(e));
                }
                if (now - tell >= 0) {
                    told.accept("%s: waiting for this database, %d seconds more: %s"
                            .formatted(
                                    address.place(), Duration.ofNanos(end - now).toSeconds(), Reason.of(e)));
                    tell = now + SAY_AGAIN.toNanos();
                }
                pause();
            }
        }
    }

    /** Nobody is there (08), or somebody who is about to start or to stop (57P) or has too many guests (53). */
    private static boolean isYetToCome(SQLException e) {
        String state = String.valueOf(e.getSQLState());
        return state.startsWith("08") || state.startsWith("57P") || state.startsWith("53");
    }

    private static void pause() {
        try {
            Thread.sleep(TRY_AGAIN);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Store.Unavailable("the wait for the database was interrupted", e);
        }
    }
}
