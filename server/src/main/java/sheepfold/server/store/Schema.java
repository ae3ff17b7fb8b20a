package sheepfold.server.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Map;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import sheepfold.json.BadInput;

/** Brings a database to the form this version knows, by the same SQL files on either kind but for one placeholder. */
final class Schema {
    /** The newest file in {@code migrations}. */
    static final int NEWEST = 8;

    private static final String HISTORY = "flyway_schema_history";
    private static final String MIGRATIONS = "classpath:sheepfold/server/store/migrations";

    private Schema() {}

    /**
     * Migrates if need be.
     *
     * @param patient connections that wait as long as a migration takes
     * @param inKeyOrder what a table is declared with whose rows lie in the order of their key
     * @param place how to name the database in a sentence
     */
    static void prepare(DataSource source, DataSource patient, String inKeyOrder, String place) throws SQLException {
        int version = version(source);
        refuseNewer(version, place);
        // Flyway is slow to start and has nothing to do in most starts
        if (version < NEWEST) {
            migrate(patient, inKeyOrder, place);
        }
    }

    /** Does a database hold tables of an older form, which this version would change? */
    static boolean isOlder(DataSource source) throws SQLException {
        int version = version(source);
        return version > 0 && version < NEWEST;
    }

    /** Refuses to change tables of which this program makes no copy. */
    static void refuseUpgrade(DataSource source, String place) throws SQLException {
        if (isOlder(source)) {
            throw new BadInput(
                    place,
                    "this version brings the database from form %d to form %d: stop every server on it, back it up with pg_dump, and start once with --backed-up"
                            .formatted(version(source), NEWEST));
        }
    }

    static void refuseNewer(int version, String place) {
        if (version > NEWEST) {
            throw new BadInput(
                    place,
                    "a newer Sheepfold wrote this database: its form is %d and this version knows forms up to %d"
                            .formatted(version, NEWEST));
        }
    }

    private static void migrate(DataSource source, String inKeyOrder, String place) {
        try {
            flyway(source, inKeyOrder).migrate();
        } catch (FlywayException e) {
            throw new BadInput(place, "this database cannot be made ready: " + firstLine(e));
        }
    }

    static Flyway flyway(DataSource source, String inKeyOrder) {
        return Flyway.configure()
                .dataSource(source)
                .locations(MIGRATIONS)
                .placeholders(Map.of("in_key_order", inKeyOrder, "if_shared", inKeyOrder.isEmpty() ? "" : "--"))
                .load();
    }

    private static String firstLine(FlywayException e) {
        return String.valueOf(e.getMessage()).lines().findFirst().orElse("");
    }

    /** The number of the newest file that was carried out; 0 for an empty database. */
    static int version(DataSource source) throws SQLException {
        try (Connection connection = source.getConnection();
                ResultSet tables = connection.getMetaData().getTables(null, connection.getSchema(), HISTORY, null)) {
            return tables.next()
                    ? Sql.ask(
                                    connection,
                                    "select max(cast(version as integer)) from " + HISTORY + " where success",
                                    row -> row.getInt(1))
                            .getFirst()
                    : 0;
        }
    }
}
