package sheepfold.server.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;
import sheepfold.json.BadInput;
import sheepfold.json.Json;

/** Reads every log of an embedded database and finds what is not whole. A server may be running there. */
public final class LogCheck {
    private static final String LOG =
            "select number, actor, entry, at, checksum from log where table_id = ? order by number";
    /** Of the first and second form. */
    private static final String LOG_WITHOUT_CHECKSUMS =
            "select number, actor, entry, at, null as checksum from log where table_id = ? order by number";

    private final Connection connection;
    private final List<Damage> damages = new ArrayList<>();
    private int tables;
    private long entries;
    private long withoutChecksum;

    private LogCheck(Connection connection) {
        this.connection = connection;
    }

    /**
     * What was found.
     *
     * @param withoutChecksum how many entries are older than checksums
     * @param damages at most one for each table
     */
    public record Findings(int tables, long entries, long withoutChecksum, List<Damage> damages) {}

    /** A table, or the file itself, and the first thing that is wrong with it. */
    public record Damage(String place, String sentence) {}

    /** Checks the database of a home, and changes nothing in it. */
    public static Findings of(Path home) {
        Path file = Backup.databaseOf(home);
        SQLiteConfig config = new SQLiteConfig();
        config.setReadOnly(true);
        config.setBusyTimeout(5_000);
        SQLiteDataSource source = SqliteDatabase.source(file, config);
        Backup.checkForm(source, file.toString());
        try (Connection connection = source.getConnection()) {
            // One transaction sees one state, however much is written meanwhile
            connection.setAutoCommit(false);
            return new LogCheck(connection).findings(file);
        } catch (SQLException e) {
            throw new BadInput(file.toString(), "this database cannot be read: " + Reason.of(e));
        }
    }

    private Findings findings(Path file) throws SQLException {
        String verdict = Backup.verdict(connection);
        boolean isWhole = verdict.equals(Backup.WHOLE);
        if (!isWhole) {
            damages.add(new Damage(file.toString(), verdict.lines().findFirst().orElse(verdict)));
        }
        checkTables();
        // Through pages that cannot be read there is no looking for more
        if (isWhole) {
            checkStrays();
        }
        return new Findings(tables, entries, withoutChecksum, List.copyOf(damages));
    }

    private void checkTables() throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet heads = statement.executeQuery("select table_id, last from head order by table_id");
                PreparedStatement log = connection.prepareStatement(log())) {
            while (heads.next()) {
                tables++;
                String table = heads.getString(1);
                long last = heads.getLong(2);
                firstFault(log, table, last).ifPresent(fault -> damages.add(damaged(table, fault)));
            }
        }
    }

    private String log() throws SQLException {
        try (ResultSet column = connection.getMetaData().getColumns(null, null, "log", "checksum")) {
            return column.next() ? LOG : LOG_WITHOUT_CHECKSUMS;
        }
    }

    private Optional<String> firstFault(PreparedStatement log, String table, long last) {
        try {
            log.setString(1, table);
            try (ResultSet rows = log.executeQuery()) {
                return firstFault(table, rows, last);
            }
        } catch (SQLException e) {
            return Optional.of("its log cannot be read: " + Reason.of(e));
        }
    }

    private Optional<String> firstFault(String table, ResultSet rows, long last) throws SQLException {
        Optional<String> fault = Optional.empty();
        long expected = 1;
        for (; rows.next(); expected++) {
            entries++;
            withoutChecksum += rows.getObject("checksum") == null ? 1 : 0;
            if (fault.isEmpty()) {
                fault = faultOf(table, rows, expected);
            }
        }
        long newest = expected - 1;
        return fault.isPresent() || newest == last
                ? fault
                : Optional.of("its log has %d entries and its head says %d".formatted(newest, last));
    }

    private static Optional<String> faultOf(String table, ResultSet row, long expected) throws SQLException {
        long number = row.getLong("number");
        if (number != expected) {
            return Optional.of("entry %d is missing".formatted(expected));
        }
        String entry = row.getString("entry");
        long written = row.getLong("checksum");
        boolean hasChecksum = !row.wasNull();
        if (hasChecksum && written != Checksum.of(table, number, row.getString("actor"), entry, row.getLong("at"))) {
            return Optional.of("entry %d is not as it was written".formatted(number));
        }
        return isJson(entry) ? Optional.empty() : Optional.of("entry %d is not JSON".formatted(number));
    }

    private static boolean isJson(String text) {
        try {
            return !Json.parse(text).isMissingNode();
        } catch (BadInput _) {
            return false;
        }
    }

    /** Entries that belong to no table. */
    private void checkStrays() throws SQLException {
        damages.addAll(Sql.ask(
                connection,
                "select distinct table_id from log where table_id not in (select table_id from head)",
                stray -> damaged(stray.getString(1), "it has a log and no head")));
    }

    private static Damage damaged(String table, String fault) {
        return new Damage("table " + table, fault);
    }
}
