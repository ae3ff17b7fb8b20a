package sheepfold.trials;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sheepfold.app.OwnJvm;
import sheepfold.trials.load.Wire;

/** A server of this very program in a process of its own, to be measured or killed. */
public final class OwnServer {
    public static final String HOST = "127.0.0.1";

    private OwnServer() {}

    public static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    /** Starts this build or another one, whose jars lie in a folder. */
    static Process start(Path home, int port, Optional<Path> dist, List<String> more) throws IOException {
        List<String> arguments =
                new ArrayList<>(List.of("serve", "--port", Integer.toString(port), "--home", home.toString()));
        arguments.addAll(more);
        List<String> command = OwnJvm.usual(arguments);
        if (dist.isPresent()) {
            command = new ArrayList<>(command);
            command.removeIf(option -> option.startsWith("-XX:AOT"));
            command.set(command.indexOf("-cp") + 1, dist.get().resolve("*").toString());
        }
        ProcessBuilder server = new ProcessBuilder(command)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD);
        server.environment().remove("SHEEPFOLD_DATABASE");
        return server.start();
    }

    /** A command of the trials in a process that takes what the server leaves of the machine, as if it ran on another. */
    public static Process beside(List<String> arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of("nice", "-n", "19"));
        command.addAll(OwnJvm.usual(arguments));
        command.replaceAll(word -> word.equals(sheepfold.app.Main.class.getName()) ? Main.class.getName() : word);
        return new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    static void awaitReady(Process server, int port) throws IOException, InterruptedException {
        for (int attempt = 0; attempt < 600 && server.isAlive(); attempt++) {
            try (Wire wire = new Wire(HOST, port, 5_000)) {
                if (wire.get("/health", "").status() == 200) {
                    return;
                }
            } catch (IOException e) {
                // Not there yet
            }
            Thread.sleep(100);
        }
        throw new IOException("the server did not start");
    }

    /** Starts it, behind a command of the system such as one that pins it to a processor. */
    static Process start(Path home, int port, List<String> wrapper, boolean unlimited) throws IOException {
        List<String> arguments =
                new ArrayList<>(List.of("serve", "--port", Integer.toString(port), "--home", home.toString()));
        if (unlimited) {
            arguments.add("--no-limits");
        }
        List<String> command = new ArrayList<>(wrapper);
        command.addAll(OwnJvm.usual(arguments));
        ProcessBuilder server = new ProcessBuilder(command)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.INHERIT);
        server.environment().remove("SHEEPFOLD_DATABASE");
        return server.start();
    }
}
