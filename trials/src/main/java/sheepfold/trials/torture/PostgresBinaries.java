package sheepfold.trials.torture;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.tukaani.xz.XZInputStream;

/** PostgreSQL's own programs, unpacked. */
final class PostgresBinaries {
    private static final String ARCHIVE = "/postgres-linux-x86_64.txz";
    private static final int OWNER_MAY_EXECUTE = 0100;

    private PostgresBinaries() {}

    static Path unpackedIn(Path folder) throws IOException {
        try (InputStream packed = PostgresBinaries.class.getResourceAsStream(ARCHIVE)) {
            if (packed == null) {
                throw new IOException("the programs of PostgreSQL are missing: " + ARCHIVE);
            }
            unpack(new TarArchiveInputStream(new XZInputStream(new BufferedInputStream(packed))), folder);
        }
        return folder;
    }

    private static void unpack(TarArchiveInputStream archive, Path folder) throws IOException {
        for (TarArchiveEntry entry = archive.getNextEntry(); entry != null; entry = archive.getNextEntry()) {
            Path file = folder.resolve(entry.getName()).normalize();
            if (entry.isDirectory()) {
                Files.createDirectories(file);
            } else if (entry.isSymbolicLink()) {
                Files.createSymbolicLink(file, Path.of(entry.getLinkName()));
            } else {
                Files.createDirectories(file.resolveSibling("."));
                Files.copy(archive, file);
                boolean executable = (entry.getMode() & OWNER_MAY_EXECUTE) != 0;
                Files.setPosixFilePermissions(
                        file, PosixFilePermissions.fromString(executable ? "rwxr-xr-x" : "rw-r--r--"));
            }
        }
    }
}
