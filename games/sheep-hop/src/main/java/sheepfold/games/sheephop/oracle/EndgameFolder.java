package sheepfold.games.sheephop.oracle;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import sheepfold.games.sheephop.Hillside;
import sheepfold.json.BadInput;

/** A folder with files of prepared endgames. Files that cannot be used are passed over, with a line in the log. */
record EndgameFolder(Path place) {
    static final String SUFFIX = ".endgames";

    private static final System.Logger LOG = System.getLogger(EndgameFolder.class.getName());
    private static final Map<Version, Optional<Contents>> FIRST_PAGES = new ConcurrentHashMap<>();
    private static final Map<Version, Optional<EndgameFile>> OPENED = new ConcurrentHashMap<>();

    /** A file as it was when it was looked at. */
    private record Version(Path path, FileTime changed, long size) {}

    /** The folder that the property or the environment names, else the one in the user's home. */
    static EndgameFolder ofUser() {
        String named = System.getProperty("sheepfold.oracles", System.getenv().getOrDefault("SHEEPFOLD_ORACLES", ""));
        return new EndgameFolder(
                named.isEmpty() ? Path.of(System.getProperty("user.home"), ".sheepfold", "oracles") : Path.of(named));
    }

    /** The endgames that a position belongs to. */
    Optional<PreparedPart> find(Hillside evening) {
        Ground ground = Ground.of(evening);
        String fingerprint = ground.fingerprint();
        return files().stream()
                .filter(file -> firstPage(file)
                        .filter(page -> page.isAbout(fingerprint))
                        .isPresent())
                .flatMap(file -> opened(file).stream())
                .map(file -> new PreparedPart(file, file.contents.part(fingerprint), ground))
                .filter(part -> part.covers(evening))
                .findFirst();
    }

    private List<Version> files() {
        List<Version> files = new ArrayList<>();
        if (!Files.isDirectory(place)) {
            return files;
        }
        try (DirectoryStream<Path> found = Files.newDirectoryStream(place, "*" + SUFFIX)) {
            for (Path path : found) {
                files.add(new Version(path, Files.getLastModifiedTime(path), Files.size(path)));
            }
        } catch (IOException e) {
            LOG.log(Level.WARNING, "{0}: the folder cannot be read", place);
        }
        return files;
    }

    private static Optional<Contents> firstPage(Version file) {
        return FIRST_PAGES.computeIfAbsent(file, version -> unlessUnusable(() -> EndgameFile.contents(version.path)));
    }

    private static Optional<EndgameFile> opened(Version file) {
        return OPENED.computeIfAbsent(file, version -> unlessUnusable(() -> EndgameFile.open(version.path)));
    }

    private static <T> Optional<T> unlessUnusable(Supplier<T> reading) {
        try {
            return Optional.of(reading.get());
        } catch (BadInput e) {
            LOG.log(Level.WARNING, e.line());
            return Optional.empty();
        }
    }
}
