package sheepfold.app;

import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import sheepfold.app.io.BadFile;
import sheepfold.json.BadInput;
import sheepfold.server.store.Backup;

@Command(name = "restore", description = "Put a backup into a new or empty home.")
final class RestoreCommand extends TerminalCommand {
    @Parameters(paramLabel = "FILE", description = "A file that backup has written.")
    private Path file = Path.of("");

    @Mixin
    private final Home home = new Home();

    @Override
    protected void run() {
        try {
            Backup.restore(file, home.folder());
        } catch (BadInput e) {
            throw new BadFile(e);
        }
        terminal.out().println("Restored to: " + home.folder());
    }
}
