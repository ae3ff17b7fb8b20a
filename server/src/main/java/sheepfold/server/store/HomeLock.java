package sheepfold.server.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import sheepfold.json.BadInput;

/** A home belongs to one running server. The operating system frees it when the server ends, however it ends. */
final class HomeLock implements AutoCloseable {
    // Closing a second channel on a locked file would give up the lock of the first, so each file is opened once
    private static final Set<Path> TAKEN_HERE = ConcurrentHashMap.newKeySet();

    private final Path home;
    private final FileChannel channel;

    private HomeLock(Path home, FileChannel channel) {
        this.home = home;
        this.channel = channel;
    }

    static HomeLock take(Path folder) throws IOException {
        Path home = folder.toRealPath();
        if (!TAKEN_HERE.add(home)) {
            throw inUse(folder);
        }
        try {
            return new HomeLock(home, lock(folder));
        } catch (IOException | RuntimeException e) {
            TAKEN_HERE.remove(home);
            throw e;
        }
    }

    private static FileChannel lock(Path folder) throws IOException {
        FileChannel channel =
                FileChannel.open(folder.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        if (channel.tryLock() == null) {
            channel.close();
            throw inUse(folder);
        }
        return channel;
    }

    private static BadInput inUse(Path folder) {
        return new BadInput(
                folder.toString(), "another server is running in this folder; stop it or choose another folder");
    }

    @Override
    public void close() {
        if (!channel.isOpen()) {
            return;
        }
        try {
            channel.close();
        } catch (IOException e) {
            throw new Store.Unavailable("the lock of the folder " + home + " cannot be closed", e);
        } finally {
            TAKEN_HERE.remove(home);
        }
    }
}
