package sheepfold.app;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import picocli.CommandLine.Command;
import sheepfold.app.io.LineReader;
import sheepfold.app.referee.Referee;
import sheepfold.json.BadInput;

@Command(name = "referee", description = "Answer questions about the rules: one JSON object a line in, one a line out.")
final class RefereeCommand extends TerminalCommand {
    private static final int LONGEST_LINE = 1 << 20;

    private final Referee referee = new Referee();

    @Override
    protected void run() throws IOException {
        LineReader lines = new LineReader(terminal.in(), LONGEST_LINE);
        boolean more = true;
        while (more && !terminal.out().checkError()) {
            try {
                Optional<String> line = lines.read();
                line.filter(text -> !text.isBlank()).map(referee::answer).ifPresent(this::write);
                more = line.isPresent();
            } catch (BadInput e) {
                write(referee.refuse(e));
            }
        }
    }

    private void write(String answer) {
        terminal.out().writeBytes((answer + "\n").getBytes(StandardCharsets.UTF_8));
        terminal.out().flush();
    }
}
