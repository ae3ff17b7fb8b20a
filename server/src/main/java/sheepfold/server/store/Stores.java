package sheepfold.server.store;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import sheepfold.engine.BadInput;

/** Opens stores, or says in one sentence why one cannot be opened. */
public final class Stores {
    private Stores() {}

    /** The embedded database in a folder, which is made if it is not there. */
    public static Store open(Path home) {
        try {
            return new SqlStore(SqliteDatabase.open(home));
        } catch (IOException e) {
            throw new BadInput(home.toString(), "this folder cannot be written to: " + Reason.of(e));
        } catch (SQLException e) {
            throw new BadInput(
                    SqliteDatabase.fileIn(home).toString(), "this file cannot be used as a database: " + Reason.of(e));
        }
    }

    /** A PostgreSQL that several nodes share, by its JDBC address. */
    public static Store open(String databaseUrl) {
        return open(databaseUrl, false);
    }

    /**
     * The same.
     *
     * @param backedUp true if it may be brought to a newer form, because somebody has made a copy
     */
    public static Store open(String databaseUrl, boolean backedUp) {
        PostgresAddress address = PostgresAddress.of(databaseUrl);
        try {
            if (!backedUp) {
                Schema.refuseUpgrade(address.source(), address.place());
            }
            return new SqlStore(PostgresDatabase.open(address.source(), address.place()));
        } catch (SQLException e) {
            throw new BadInput(address.place(), "this database cannot be used: " + Reason.of(e));
        }
    }
}
