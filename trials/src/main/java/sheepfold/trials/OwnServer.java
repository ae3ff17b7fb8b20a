package sheepfold.trials;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import sheepfold.app.OwnJvm;

/** A server of this very program in a process of its own, to be measured or killed. */
public final class OwnServer {
    public static final String HOST = "127.0.0.1";

    private OwnServer() {}

    public static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
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
