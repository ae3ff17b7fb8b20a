package sheepfold.app;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import sheepfold.app.io.BadFile;
import sheepfold.app.io.Terminal;
import sheepfold.engine.GameRecord;

@Command(
        name = "verify",
        description = "Check every draw of a finished record against the commitment made at its start.")
final class VerifyCommand implements Runnable {
    private final Terminal terminal;

    @Mixin
    private final RecordFile file = new RecordFile();

    VerifyCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void run() {
        GameRecord record = file.read(terminal);
        int draws = BadFile.blaming(file.name(), () -> record.verify(record.game()));
        terminal.out().println("commitment kept: %d draws checked".formatted(draws));
    }
}
