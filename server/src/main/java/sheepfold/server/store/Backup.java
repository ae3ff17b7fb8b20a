package sheepfold.server.store;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.stream.Stream;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;
import sheepfold.json.BadInput;

/** Copies of the embedded database: one file, taken while the server runs, that is known to be whole. */
public final class Backup {
    /** The verdict on a file that is not damaged. */
    static final String WHOLE = "ok";

    private Backup() {}

    /** Copies the database of a home into a new file. A server may be running there. */
    public static void write(Path home, Path file) {
        Path database = databaseOf(home);
        if (Files.exists(file)) {
            throw new BadInput(file.toString(), "there is a file of this name already");
        }
        try (NewFile copy = NewFile.beside(file)) {
            copyWhileInUse(database, copy.part());
            check(copy.part(), file.toString());
            copy.finish(file);
        } catch (IOException | SQLException e) {
            throw new BadInput(file.toString(), "the backup cannot be written: " + Reason.of(e));
        }
    }

    static Path databaseOf(Path home) {
        Path file = SqliteDatabase.fileIn(home);
        if (!Files.exists(file)) {
            throw new BadInput(home.toString(), "there is no Sheepfold database in this folder");
        }
        return file;
    }

    /** Copies a database that is about to get a new form, and says where the copy lies. */
    static Path beforeUpgrade(Path database, int form) {
        Path name = database.resolveSibling("sheepfold-before-form-" + form + ".db");
        try (NewFile copy = NewFile.beside(name)) {
            copyWhileInUse(database, copy.part());
            check(copy.part(), database.toString());
            return finishAs(name, copy);
        } catch (IOException | SQLException e) {
            throw new BadInput(
                    database.toString(), "the copy that comes before an upgrade cannot be written: " + Reason.of(e));
        }
    }

    /** The name, or the name with a number. */
    private static Path finishAs(Path name, NewFile copy) throws IOException {
        Path free = name;
        for (int number = 2; Files.exists(free); number++) {
            // An upgrade that fails and is tried again and again must not fill the disk
            if (Files.mismatch(free, copy.part()) < 0) {
                return free;
            }
            String numbered = name.getFileName().toString().replace(".db", "-" + number + ".db");
            free = name.resolveSibling(numbered);
        }
        copy.finish(free);
        return free;
    }

    /** Why a shared database is not backed up here. */
    public static BadInput refusal(String databaseUrl) {
        return new BadInput(
                PostgresAddress.of(databaseUrl).place(),
                "a PostgreSQL database is backed up by its own tools: pg_dump --format=custom writes a backup, pg_restore restores it");
    }

    /** Puts a backup into a new or empty home. */
    public static void restore(Path file, Path home) {
        if (!Files.isRegularFile(file)) {
            throw new BadInput(file.toString(), "there is no such file");
        }
        try {
            check(file, file.toString());
            refuseUnlessEmpty(home);
            PrivateFiles.makeFolder(home);
            copy(file, SqliteDatabase.fileIn(home));
        } catch (IOException e) {
            throw new BadInput(home.toString(), "the backup cannot be restored here: " + Reason.of(e));
        } catch (SQLException e) {
            throw new BadInput(file.toString(), "this backup cannot be read: " + Reason.of(e));
        }
    }

    private static void copyWhileInUse(Path database, Path copy) throws SQLException {
        Sql.change(SqliteDatabase.source(database), "vacuum into ?", copy.toString());
    }

    private static void copy(Path file, Path database) throws IOException {
        try (NewFile copy = NewFile.beside(database)) {
            try (OutputStream out = Files.newOutputStream(copy.part())) {
                Files.copy(file, out);
            }
            copy.finish(database);
        }
    }

    private static void refuseUnlessEmpty(Path home) throws IOException {
        if (!Files.exists(home)) {
            return;
        }
        try (Stream<Path> content = Files.list(home)) {
            if (content.findAny().isPresent()) {
                throw new BadInput(home.toString(), "this folder is not empty; a backup is restored into a new one");
            }
        }
    }

    private static void check(Path file, String place) throws SQLException {
        SQLiteConfig config = new SQLiteConfig();
        config.setReadOnly(true);
        SQLiteDataSource source = SqliteDatabase.source(file, config);
        checkForm(source, place);
        checkIntegrity(source, place);
    }

    static void checkForm(SQLiteDataSource source, String place) {
        int version;
        try {
            version = Schema.version(source);
        } catch (SQLException e) {
            throw new BadInput(place, "this is not a database of Sheepfold: " + e.getMessage());
        }
        if (version == 0) {
            throw new BadInput(place, "this is a database, but not one of Sheepfold");
        }
        Schema.refuseNewer(version, place);
    }

    private static void checkIntegrity(SQLiteDataSource source, String place) throws SQLException {
        try (Connection connection = source.getConnection()) {
            String verdict = verdict(connection);
            if (!verdict.equals(WHOLE)) {
                throw new BadInput(place, "this database is damaged: " + verdict);
            }
        }
    }

    /** What SQLite says of the pages of a file. */
    static String verdict(Connection connection) throws SQLException {
        // The first row alone: behind it a damaged file may fail
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("pragma integrity_check")) {
            return row.next() ? row.getString(1) : "no verdict";
        }
    }
}
