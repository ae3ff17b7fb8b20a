package sheepfold.server.store;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.sqlite.SQLiteJDBCLoader;
import org.sqlite.util.LibraryLoaderUtil;

/**
 * The part of SQLite that is machine code. Left to itself its driver unpacks it into the temporary folder at every start, where it
 * stays if the process is killed. Here a home keeps one copy; the first home of a process wins.
 */
final class SqliteLibrary {
    private static final Logger LOG = LoggerFactory.getLogger(SqliteLibrary.class);
    private static final String WHERE_THE_DRIVER_LOOKS = "org.sqlite.lib.path";
    private static final String KEPT = "sqlite-";
    private static final int DIGITS = 16;

    private static boolean isLoaded = System.getProperty(WHERE_THE_DRIVER_LOOKS) != null;

    private SqliteLibrary() {}

    /** Loads it from a home, and puts it there if need be. The home is locked. */
    static synchronized void keep(Path home) {
        loadOnce(home, true);
    }

    /** Loads it from a home if it is kept there; otherwise leaves nothing behind anywhere. */
    static synchronized void load(Path home) {
        loadOnce(home, false);
    }

    private static void loadOnce(Path home, boolean keeping) {
        if (isLoaded) {
            return;
        }
        // Should all of this fail, the driver tries in its own way
        isLoaded = true;
        try {
            byte[] code = unpacked();
            Path file = placeIn(home, code);
            if (keeping) {
                writeUnlessThere(file, code);
            }
            if (!holds(file, code) || !loads(file)) {
                loadFromTemporaryFolder(code);
            }
        } catch (IOException e) {
            LOG.info("the driver of SQLite unpacks its library itself: {}", Reason.of(e));
        }
    }

    private static byte[] unpacked() throws IOException {
        String name = LibraryLoaderUtil.getNativeLibResourcePath() + "/" + LibraryLoaderUtil.getNativeLibName();
        try (InputStream library = SQLiteJDBCLoader.class.getResourceAsStream(name)) {
            if (library == null) {
                throw new FileNotFoundException("the driver brings none for this machine");
            }
            return library.readAllBytes();
        }
    }

    /** The driver looks for a file of this very name, and in its own way when it does not find it. */
    private static Path placeIn(Path home, byte[] code) {
        return home.resolve("lib")
                .resolve(KEPT + SQLiteJDBCLoader.getVersion() + "-" + hash(code))
                .resolve(LibraryLoaderUtil.getNativeLibName())
                .toAbsolutePath();
    }

    private static String hash(byte[] code) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(code);
            return HexFormat.of().formatHex(digest).substring(0, DIGITS);
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("every Java knows SHA-256", e);
        }
    }

    private static boolean holds(Path file, byte[] code) throws IOException {
        return Files.isRegularFile(file) && Arrays.equals(Files.readAllBytes(file), code);
    }

    private static void writeUnlessThere(Path file, byte[] code) {
        try {
            if (!holds(file, code)) {
                forget(file.resolveSibling("").resolveSibling(""));
                write(file, code);
            }
        } catch (IOException e) {
            LOG.info("the library of SQLite cannot be kept as {}: {}", file, Reason.of(e));
        }
    }

    /** Removes what other versions have kept. */
    private static void forget(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return;
        }
        try (Stream<Path> kept = Files.find(folder, 2, (path, _) -> isKept(folder.relativize(path)))) {
            // A folder is empty when its turn comes
            kept.sorted(Comparator.reverseOrder()).forEach(SqliteLibrary::deleteAtOnce);
        }
    }

    private static boolean isKept(Path path) {
        return path.toString().startsWith(KEPT);
    }

    private static void write(Path file, byte[] code) throws IOException {
        PrivateFiles.makeFolder(file.resolveSibling(""));
        try (NewFile copy = NewFile.beside(file)) {
            Files.write(copy.part(), code);
            copy.finish(file);
        }
    }

    private static void loadFromTemporaryFolder(byte[] code) throws IOException {
        Path folder = Files.createTempDirectory("sheepfold-");
        Path file = folder.resolve(LibraryLoaderUtil.getNativeLibName());
        try {
            Files.write(file, code);
            loads(file);
        } finally {
            deleteAtOnce(file);
            deleteAtOnce(folder);
        }
    }

    /** What is loaded no longer needs its file, except on systems that do not let it go. */
    private static void deleteAtOnce(Path path) {
        try {
            Files.deleteIfExists(path);
        } catch (IOException _) {
            path.toFile().deleteOnExit();
        }
    }

    @SuppressWarnings("restricted")
    private static boolean loads(Path file) {
        try {
            // The driver would do the same, but with a stack trace where a file system runs no code
            System.load(file.toString());
            System.setProperty(WHERE_THE_DRIVER_LOOKS, file.resolveSibling("").toString());
            return SQLiteJDBCLoader.initialize();
        } catch (Exception | UnsatisfiedLinkError e) {
            LOG.info("the library of SQLite cannot be loaded from {}: {}", file, e.getMessage());
            System.clearProperty(WHERE_THE_DRIVER_LOOKS);
            return false;
        }
    }
}
