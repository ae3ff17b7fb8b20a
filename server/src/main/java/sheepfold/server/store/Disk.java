package sheepfold.server.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Makes sure that a file, or the names in a folder, would survive a power cut. */
interface Disk {
    Disk REAL = Disk::forceNow;

    void force(Path path) throws IOException;

    private static void forceNow(Path path) throws IOException {
        if (Files.isDirectory(path)) {
            forceFolder(path);
        } else {
            try (FileChannel channel = FileChannel.open(path, StandardOpenOption.WRITE)) {
                channel.force(true);
            }
        }
    }

    private static void forceFolder(Path folder) throws IOException {
        FileChannel channel;
        try {
            channel = FileChannel.open(folder, StandardOpenOption.READ);
        } catch (IOException _) {
            // Some systems do not open folders; there is nothing more to be done for their names
            return;
        }
        try (channel) {
            channel.force(true);
        }
    }
}
