package sheepfold.games.sheephop.oracle;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Locale;
import java.util.function.DoubleConsumer;
import sheepfold.advice.Prepares.Prepared;
import sheepfold.engine.Setup;
import sheepfold.json.BadInput;

/** Prepares endgames: works them out for a set-up and writes them to a file, in which the oracle looks them up. */
public final class Endgames {
    private Endgames() {}

    /** A file in the folder in which the oracle looks, named after the board, tiles and options of a set-up. */
    public static Path fileFor(Setup setup, int sheep) {
        String ground = new Preparation(setup, sheep).fingerprint();
        Path folder = EndgameFolder.ofUser().place;
        return folder.resolve("sheep-hop-%d-%s%s".formatted(sheep, ground.substring(0, 12), EndgameFolder.SUFFIX));
    }

    /**
     * Works out every endgame of a set-up with up to so many sheep. The file is put in its place when it is complete.
     *
     * @param progress hears from 0 to 1 how far it has come
     */
    public static Prepared prepare(Setup setup, int sheep, DoubleConsumer progress, Path file) {
        Preparation preparation = new Preparation(setup, sheep);
        Path target = file.toAbsolutePath();
        Path unfinished = target.resolveSibling(target.getFileName() + ".unfinished");
        if (Files.isDirectory(target)) {
            throw new BadInput(file.toString(), "this is a folder; the endgames go into a file");
        }
        try {
            makeFolderOf(target);
            try {
                preparation.write(unfinished, progress);
                Files.move(unfinished, target, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
            } finally {
                Files.deleteIfExists(unfinished);
            }
            String summary = String.format(
                    Locale.ROOT,
                    "%,d endgames with up to %d sheep, %.1f MB",
                    preparation.endgames(),
                    sheep,
                    Files.size(target) / 1e6);
            return new Prepared(file, summary);
        } catch (IOException e) {
            throw new BadInput(file.toString(), "the file cannot be written");
        }
    }

    private static void makeFolderOf(Path file) throws IOException {
        Path folder = file.getParent();
        if (folder != null) {
            Files.createDirectories(folder);
        }
    }
}
