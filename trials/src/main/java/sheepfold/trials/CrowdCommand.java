package sheepfold.trials;

import java.io.IOException;
import java.io.OutputStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import sheepfold.app.TerminalCommand;
import sheepfold.trials.neighbours.Crowd;

@Command(name = "crowd", hidden = true, description = "For neighbours: many guests of a server, until the input ends.")
final class CrowdCommand extends TerminalCommand {
    @Option(names = "--port", required = true)
    private int port;

    @Option(names = "--guests", required = true)
    private int guests;

    @Override
    protected void run() throws IOException {
        Crowd crowd = new Crowd(port);
        crowd.begin(guests);
        terminal.in().transferTo(OutputStream.nullOutputStream());
        terminal.out().println(crowd.answered() + " " + crowd.refused());
    }
}
