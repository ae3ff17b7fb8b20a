package sheepfold.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Programs that are killed leave nothing behind in the temporary folder. */
@Timeout(60)
class SqliteLibraryTest {
    private static final String READY = "ready";

    @TempDir
    Path folder = Path.of("");

    /** Opens a home, writes and waits to be killed. */
    static final class Opener {
        public static void main(String[] args) throws InterruptedException {
            Store store = Stores.open(Path.of(args[0]));
            store.shared("name", "content");
            waitToBeKilled();
        }
    }

    /** Restores a backup and waits to be killed. */
    static final class Restorer {
        public static void main(String[] args) throws InterruptedException {
            Backup.restore(Path.of(args[0]), Path.of(args[1]));
            waitToBeKilled();
        }
    }

    private static void waitToBeKilled() throws InterruptedException {
        System.out.println(READY);
        Thread.sleep(Duration.ofMinutes(1));
    }

    private Path home() {
        return folder.resolve("home");
    }

    private Path temporary() {
        return folder.resolve("temporary");
    }

    @BeforeEach
    void makeTemporaryFolder() throws IOException {
        Files.createDirectory(temporary());
    }

    private void runAndKill(Class<?> program, Path... arguments) throws IOException, InterruptedException {
        String[] paths = Stream.of(arguments).map(Path::toString).toArray(String[]::new);
        try (Victim victim = Victim.start(List.of("-Djava.io.tmpdir=" + temporary()), program, paths)) {
            victim.waitFor(READY);
            victim.killAfter(Duration.ZERO);
        }
        assertThat(temporary()).isEmptyDirectory();
    }

    private List<Path> kept() throws IOException {
        try (Stream<Path> files = Files.walk(home().resolve("lib"))) {
            return files.filter(Files::isRegularFile).toList();
        }
    }

    @Test
    void aHomeKeepsOneCopyForEveryStart() throws IOException, InterruptedException {
        runAndKill(Opener.class, home());
        List<Path> first = kept();
        assertThat(first).hasSize(1);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(first.getFirst())))
                .isEqualTo("rw-------");
        Object file = Files.getAttribute(first.getFirst(), "unix:ino");
        runAndKill(Opener.class, home());
        assertThat(kept()).isEqualTo(first);
        assertThat(Files.getAttribute(first.getFirst(), "unix:ino")).isEqualTo(file);
    }

    @Test
    void aCopyThatIsNotWholeIsMadeAnewAndOthersGo() throws IOException, InterruptedException {
        runAndKill(Opener.class, home());
        Path copy = kept().getFirst();
        byte[] whole = Files.readAllBytes(copy);
        Files.write(copy, new byte[100]);
        Path old = Files.createDirectory(home().resolve("lib").resolve("sqlite-3.1-0"));
        Files.write(old.resolve("libsqlitejdbc.so"), new byte[100]);
        runAndKill(Opener.class, home());
        assertThat(kept()).containsExactly(copy);
        assertThat(copy).hasBinaryContent(whole);
    }

    @Test
    void aHomeThatCannotKeepItIsUsableAllTheSame() throws IOException, InterruptedException {
        Files.createDirectory(home());
        Files.createFile(home().resolve("lib"));
        runAndKill(Opener.class, home());
        assertThat(home().resolve("lib")).isEmptyFile();
    }

    @Test
    void aRestoreLeavesNothingBehindButTheDatabase() throws IOException, InterruptedException {
        Stores.open(home()).close();
        Path backup = folder.resolve("backup.db");
        Backup.write(home(), backup);
        Path restored = folder.resolve("restored");
        runAndKill(Restorer.class, backup, restored);
        assertThat(restored).isDirectoryContaining("glob:**sheepfold.db").isDirectoryNotContaining("glob:**lib");
    }
}
