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
import sheepfold.engine.BadInput;
import sheepfold.games.sheephop.Hillside;

/** A folder with files of prepared endgames. Files that cannot be used are passed over, with a line in the log. */
final class EndgameFolder {
    static final String SUFFIX = ".endgames";

    private static final System.Logger LOG = System.getLogger(EndgameFolder.class.getName());
    private static final Map<Version, Optional<EndgameFile>> OPENED = new ConcurrentHashMap<>();

    /** A file as it was when it was looked at. */
    private record Version(Path path, FileTime changed, long size) {}

    private final Path place;

    EndgameFolder(Path place) {
        this.place = place;
    }

    /** The folder that the property or the environment names, else the one in the user's home. */
    static EndgameFolder ofUser() {
        String named = System.getProperty("sheepfold.oracles", System.getenv().getOrDefault("SHEEPFOLD_ORACLES", ""));
        return new EndgameFolder(
                named.isEmpty() ? Path.of(System.getProperty("user.home"), ".sheepfold", "oracles") : Path.of(named));
    }

    Path place() {
        return place;
    }

    /** The endgames that a position belongs to. */
    Optional<PreparedPart> find(Hillside evening) {
        Ground ground = Ground.of(evening);
        String fingerprint = ground.fingerprint();
        return files().stream()
                .flatMap(path -> opened(path).stream())
                .flatMap(file -> file.contents().parts().stream()
                        .filter(part -> part.ground().equals(fingerprint))
                        .map(part -> new PreparedPart(file, part, ground)))
                .filter(part -> part.covers(evening))
                .findFirst();
    }

    private List<Path> files() {
        List<Path> files = new ArrayList<>();
        if (Files.isDirectory(place)) {
            try (DirectoryStream<Path> found = Files.newDirectoryStream(place, "*" + SUFFIX)) {
                found.forEach(files::add);
            } catch (IOException e) {
                LOG.log(Level.WARNING, "{0}: the folder cannot be read", place);
            }
        }
        return files;
    }

    private static Optional<EndgameFile> opened(Path path) {
        try {
            Version version = new Version(path, Files.getLastModifiedTime(path), Files.size(path));
            return OPENED.computeIfAbsent(version, EndgameFolder::open);
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private static Optional<EndgameFile> open(Version version) {
        try {
            return Optional.of(EndgameFile.open(version.path));
        } catch (BadInput e) {
            LOG.log(Level.WARNING, e.line());
            return Optional.empty();
        }
    }
}
