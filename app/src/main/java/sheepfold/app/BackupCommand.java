package sheepfold.app;

import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sheepfold.app.io.BadFile;
import sheepfold.json.BadInput;
import sheepfold.server.store.Backup;

@Command(name = "backup", description = "Copy the embedded database into a new file; the server may be running.")
final class BackupCommand extends TerminalCommand {
    @Parameters(paramLabel = "FILE", description = "The file to write; it must not be there yet.")
    private Path file = Path.of("");

    @Option(
            names = "--database",
            paramLabel = "URL",
            description = "Says how a PostgreSQL is backed up: by its own tools.")
    private Optional<String> database = Optional.empty();

    @Mixin
    private final Home home = new Home();

    @Override
    protected void run() {
        if (database.isPresent()) {
            throw Backup.refusal(database.get());
        }
        try {
            Backup.write(home.folder(), file);
        } catch (BadInput e) {
            throw new BadFile(e);
        }
        terminal.out().println("Written: " + file);
    }
}
