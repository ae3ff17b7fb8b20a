package sheepfold.trials;

import java.io.IOException;
import java.io.OutputStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import sheepfold.app.io.Terminal;
import sheepfold.trials.neighbours.Crowd;

@Command(name = "crowd", hidden = true, description = "For neighbours: many guests of a server, until the input ends.")
final class CrowdCommand implements Runnable {
    private final Terminal terminal;

    @Option(names = "--port", required = true)
    private int port;

    @Option(names = "--guests", required = true)
    private int guests;

    CrowdCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void run() {
        try {
            Crowd crowd = new Crowd(port);
            crowd.begin(guests);
            terminal.in().transferTo(OutputStream.nullOutputStream());
            terminal.out().println(crowd.answered() + " " + crowd.refused());
        } catch (IOException e) {
            throw new IllegalStateException("nobody could come", e);
        }
    }
}
