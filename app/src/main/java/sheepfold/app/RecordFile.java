package sheepfold.app;

import picocli.CommandLine.Parameters;
import sheepfold.app.io.BadFile;
import sheepfold.app.io.Terminal;
import sheepfold.app.io.TextFile;
import sheepfold.engine.GameRecord;

/** The record that a command is about. */
final class RecordFile {
    private static final int MOST_MEBIBYTES = 16;

    @Parameters(index = "0", paramLabel = "FILE", description = "A record; - reads standard input.")
    private String name = "";

    String name() {
        return name;
    }

    GameRecord read(Terminal terminal) {
        return read(name, terminal);
    }

    static GameRecord read(String name, Terminal terminal) {
        String text = TextFile.read(name, terminal.in(), MOST_MEBIBYTES);
        return BadFile.blaming(name, () -> GameRecord.parse(text));
    }
}
