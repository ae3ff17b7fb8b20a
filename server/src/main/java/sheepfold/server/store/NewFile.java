package sheepfold.server.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A private file that gets its name only when it is whole and on the disk.
 *
 * @param part where it is written
 */
record NewFile(Path part, Disk disk) implements AutoCloseable {
    /** Begins a file that is to lie beside this one, or to become it. */
    static NewFile beside(Path name) throws IOException {
        return beside(name, Disk.REAL);
    }

    static NewFile beside(Path name, Disk disk) throws IOException {
        Path part = name.toAbsolutePath().resolveSibling(name.getFileName() + ".part");
        Files.deleteIfExists(part);
        PrivateFiles.makeFile(part);
        return new NewFile(part, disk);
    }

    /** Gives it a name in its folder that no file has yet. */
    void finish(Path name) throws IOException {
        disk.force(part);
        Files.move(part, name);
        disk.force(part.resolveSibling(""));
    }

    /** Without a name it is forgotten. */
    @Override
    public void close() throws IOException {
        Files.deleteIfExists(part);
    }
}
