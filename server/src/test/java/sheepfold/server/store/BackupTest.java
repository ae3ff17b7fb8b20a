package sheepfold.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static sheepfold.server.store.Samples.entries;
import static sheepfold.server.store.Samples.entry;
import static sheepfold.server.store.Samples.head;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sheepfold.json.BadInput;
import sheepfold.server.store.Store.Entry;

class BackupTest {
    @TempDir
    Path folder = Path.of("");

    private Path home() {
        return folder.resolve("home");
    }

    private Path file() {
        return folder.resolve("backup.db");
    }

    private Path newHome() {
        return folder.resolve("new home");
    }

    private void someTables() {
        try (Store store = Stores.open(home())) {
            store.create(head("t"), entries("t", 1, 300), List.of("ann")).join();
            store.shared("cookie", "key");
        }
    }

    private static void assertRefused(Runnable action, Path place, String reason) {
        assertThatThrownBy(action::run)
                .isInstanceOfSatisfying(
                        BadInput.class, e -> assertThat(e.place()).isEqualTo(place.toString()))
                .hasMessageContaining(reason);
    }

    @Test
    void aBackupIsTakenWhileTheServerWrites() throws InterruptedException {
        AtomicLong acknowledged = new AtomicLong();
        AtomicBoolean enough = new AtomicBoolean();
        long before;
        long after;
        try (Store store = Stores.open(home())) {
            store.create(head("t"), entries("t", 1, 1), List.of("ann")).join();
            Thread player = Thread.ofVirtual().start(() -> {
                for (long number = 2; !enough.get(); number++) {
                    store.append(head("t"), List.of(entry("t", number)), List.of("ann"), Store.Terms.NONE)
                            .join();
                    acknowledged.set(number);
                }
            });
            waitForMore(acknowledged);
            before = acknowledged.get();
            Backup.write(home(), file());
            after = acknowledged.get() + 1;
            waitForMore(acknowledged);
            enough.set(true);
            player.join();
            assertThat(store.healthy()).isTrue();
        }
        Backup.restore(file(), newHome());
        try (Store restored = Stores.open(newHome())) {
            List<Entry> log = restored.entries("t", 0);
            assertThat(log.size()).isBetween((int) before, (int) after);
            assertThat(log).isEqualTo(entries("t", 1, log.size()));
            restored.append(head("t"), List.of(entry("t", log.size() + 1)), List.of(), Store.Terms.NONE)
                    .join();
        }
        assertThat(folder).isDirectoryNotContaining("glob:**.part");
    }

    private static void waitForMore(AtomicLong acknowledged) throws InterruptedException {
        long target = acknowledged.get() + 20;
        while (acknowledged.get() < target) {
            Thread.sleep(1);
        }
    }

    @Test
    void whatIsRestoredIsWhatWasThere() {
        someTables();
        Backup.write(home(), file());
        Backup.restore(file(), newHome());
        try (Store restored = Stores.open(newHome())) {
            assertThat(restored.head("t")).contains(head("t"));
            assertThat(restored.entries("t", 0)).isEqualTo(entries("t", 1, 300));
            assertThat(restored.running("ann", 9)).hasSize(1);
            assertThat(restored.shared("cookie", "another")).isEqualTo("key");
        }
    }

    @Test
    void nothingIsOverwritten() throws IOException {
        someTables();
        Backup.write(home(), file());
        byte[] backup = Files.readAllBytes(file());
        assertRefused(() -> Backup.write(home(), file()), file(), "there is a file of this name already");
        assertRefused(() -> Backup.restore(file(), home()), home(), "this folder is not empty");
        assertThat(file()).hasBinaryContent(backup);
        try (Store store = Stores.open(home())) {
            assertThat(store.entries("t", 0)).hasSize(300);
        }
    }

    @Test
    void anEmptyFolderTakesABackup() throws IOException {
        someTables();
        Backup.write(home(), file());
        Files.createDirectory(newHome());
        Backup.restore(file(), newHome());
        assertThat(newHome().resolve("sheepfold.db")).isNotEmptyFile();
    }

    @Test
    void whereThereIsNothingThereIsNoBackup() throws IOException {
        assertRefused(() -> Backup.write(home(), file()), home(), "there is no Sheepfold database");
        assertRefused(() -> Backup.restore(file(), newHome()), file(), "there is no such file");
        someTables();
        Path nowhere = folder.resolve("no folder").resolve("backup.db");
        assertRefused(() -> Backup.write(home(), nowhere), nowhere, "cannot be written");
        assertThat(newHome()).doesNotExist();
    }

    @Test
    void whatIsNoBackupIsNotRestored() throws IOException, SQLException {
        Files.writeString(file(), "dear diary ".repeat(1_000));
        assertRefused(() -> Backup.restore(file(), newHome()), file(), "not a database of Sheepfold");
        Files.delete(file());
        execute("create table recipe (name text)");
        assertRefused(() -> Backup.restore(file(), newHome()), file(), "not one of Sheepfold");
        assertThat(newHome()).doesNotExist();
    }

    @Test
    void aBackupOfANewerVersionIsNotRestored() throws SQLException {
        someTables();
        Backup.write(home(), file());
        execute("update flyway_schema_history set version = '" + (Schema.NEWEST + 1) + "'");
        assertRefused(() -> Backup.restore(file(), newHome()), file(), "a newer Sheepfold");
        assertThat(newHome()).doesNotExist();
    }

    private void execute(String sql) throws SQLException {
        try (Connection connection = SqliteDatabase.source(file()).getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    @Test
    void aDamagedBackupIsNotRestored() throws IOException {
        someTables();
        Backup.write(home(), file());
        long middle = Files.size(file()) / 2;
        try (RandomAccessFile damaged = new RandomAccessFile(file().toFile(), "rw")) {
            damaged.seek(middle / 4_096 * 4_096);
            damaged.write(new byte[4_096]);
        }
        assertRefused(() -> Backup.restore(file(), newHome()), file(), "damaged");
        try (RandomAccessFile cut = new RandomAccessFile(file().toFile(), "rw")) {
            cut.setLength(middle);
        }
        assertRefused(() -> Backup.restore(file(), newHome()), file(), "");
        assertThat(newHome()).doesNotExist();
    }

    @Test
    void aSharedDatabaseIsLeftToItsOwnTools() {
        assertThat(Backup.refusal("jdbc:postgresql://localhost/sheepfold?password=hunter2")
                        .line())
                .startsWith("jdbc:postgresql://localhost/sheepfold: ")
                .contains("pg_dump")
                .doesNotContain("hunter2");
    }
}
