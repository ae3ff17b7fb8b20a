package sheepfold.server.store;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;

/** Files that hold seeds and keys: only their owner may read them, where the system knows such rights. */
final class PrivateFiles {
    private static final FileAttribute<?>[] NOBODY_ELSE_READS = rights("rw-------");
    private static final FileAttribute<?>[] NOBODY_ELSE_ENTERS = rights("rwx------");

    private PrivateFiles() {}

    private static FileAttribute<?>[] rights(String rights) {
        return FileSystems.getDefault().supportedFileAttributeViews().contains("posix")
                ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(rights))}
                : new FileAttribute<?>[0];
    }

    /** Makes a folder and those around it, as far as they are missing. */
    static void makeFolder(Path folder) throws IOException {
        if (Files.isDirectory(folder)) {
            return;
        }
        Path around = folder.toAbsolutePath().getParent();
        if (around != null) {
            makeFolder(around);
        }
        Files.createDirectories(folder, NOBODY_ELSE_ENTERS);
        if (around != null) {
            Disk.REAL.force(around);
        }
    }

    static void makeFile(Path file) throws IOException {
        if (!Files.exists(file)) {
            Files.createFile(file, NOBODY_ELSE_READS);
        }
    }
}
