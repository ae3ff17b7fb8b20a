package sheepfold.app.io;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import sheepfold.json.BadInput;

/** Text files, read whole up to a limit and written whole or not at all. */
public final class TextFile {
    private static final int MEBIBYTE = 1 << 20;

    private TextFile() {}

    /** The text of a file; {@code -} is standard input. */
    public static String read(String name, InputStream standardInput, int mebibytes) {
        try {
            if (name.equals("-")) {
                return text(name, standardInput, mebibytes);
            }
            try (InputStream file = Files.newInputStream(path(name))) {
                return text(name, file, mebibytes);
            }
        } catch (NoSuchFileException e) {
            throw new BadFile(name, "there is no such file");
        } catch (IOException e) {
            throw new BadFile(name, "the file cannot be read");
        }
    }

    private static String text(String name, InputStream stream, int mebibytes) throws IOException {
        int limit = mebibytes * MEBIBYTE;
        byte[] bytes = stream.readNBytes(limit + 1);
        if (bytes.length > limit) {
            throw new BadFile(name, "the file is larger than %d MB".formatted(mebibytes));
        }
        return BadFile.blaming(name, () -> LineReader.decode(bytes));
    }

    /** Writes a file that is not there yet. */
    public static void write(String name, String text) {
        mustBeNew(name);
        overwrite(name, text);
    }

    public static void mustBeNew(String name) {
        if (Files.exists(path(name))) {
            throw new BadFile(name, "there is such a file already");
        }
    }

    /** Writes beside the file first and then puts it in its place, so that nobody finds half of it. */
    public static void overwrite(String name, String text) {
        Path file = path(name).toAbsolutePath();
        Path draft = file.resolveSibling(
                "." + file.getFileName() + "." + ProcessHandle.current().pid());
        try {
            try {
                Files.writeString(draft, text, StandardOpenOption.CREATE_NEW);
                Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE);
            } finally {
                Files.deleteIfExists(draft);
            }
        } catch (FileAlreadyExistsException e) {
            throw new BadFile(name, "somebody else is writing this file");
        } catch (NoSuchFileException e) {
            throw new BadFile(name, "there is no such folder");
        } catch (IOException e) {
            boolean full = String.valueOf(e.getMessage()).contains("No space left");
            throw new BadFile(name, full ? "the disk is full" : "the file cannot be written");
        }
    }

    private static Path path(String name) {
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw new BadInput("file", "this cannot be the name of a file");
        }
    }
}
