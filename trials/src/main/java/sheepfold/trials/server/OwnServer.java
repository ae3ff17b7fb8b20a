package sheepfold.trials.server;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import sheepfold.app.Main;
import sheepfold.app.OwnJvm;

/** A server of this very program in a process of its own, to be measured or killed. */
public final class OwnServer implements AutoCloseable {
    private static final int LOOKS = 600;
    private static final int BETWEEN_LOOKS_MILLIS = 100;

    private final int port;
    private final Process process;
    /** Goes with the server. */
    private final Optional<Path> passing;

    private OwnServer(int port, List<String> command, Redirect complaints, Optional<Path> passing)
            throws IOException, InterruptedException {
        this.port = port;
        this.passing = passing;
        this.process = process(command)
                .redirectOutput(Redirect.DISCARD)
                .redirectError(complaints)
                .start();
        for (int look = 0; !isHealthy(port); look++) {
            if (look == LOOKS || !process.isAlive()) {
                close();
                throw new IOException("the server did not start");
            }
            Thread.sleep(BETWEEN_LOOKS_MILLIS);
        }
    }

    /** With a home that nobody needs afterwards; of this build or of another one, whose jars lie in a folder. */
    public static OwnServer passing(Optional<Path> dist, String... options) throws IOException, InterruptedException {
        int port = freePort();
        Path home = Files.createTempDirectory("sheepfold-trial");
        List<String> command = command(home, port, options);
        dist.ifPresent(jars -> {
            command.removeIf(option -> option.startsWith("-XX:AOT"));
            command.set(command.indexOf("-cp") + 1, jars.resolve("*").toString());
        });
        return new OwnServer(port, command, Redirect.DISCARD, Optional.of(home));
    }

    /** With a home that outlives it; behind a command of the system such as one that pins it to a processor. */
    public static OwnServer over(Path home, int port, List<String> wrapper, String... options)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(wrapper);
        command.addAll(command(home, port, options));
        return new OwnServer(port, command, Redirect.INHERIT, Optional.empty());
    }

    private static List<String> command(Path home, int port, String... options) {
        List<String> arguments =
                new ArrayList<>(List.of("serve", "--port", Integer.toString(port), "--home", home.toString()));
        arguments.addAll(List.of(options));
        return new ArrayList<>(OwnJvm.usual(arguments));
    }

    /** A process that is to start, and is not to find the database that people use. */
    public static ProcessBuilder process(List<String> command) {
        ProcessBuilder process = new ProcessBuilder(command);
        process.environment().remove("SHEEPFOLD_DATABASE");
        return process;
    }

    /** A command of the trials in a process that takes what the server leaves of the machine, as if it ran on another. */
    public static Process beside(List<String> arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of("nice", "-n", "19"));
        command.addAll(OwnJvm.usual(arguments));
        command.replaceAll(word -> word.equals(Main.class.getName()) ? "sheepfold.trials.Main" : word);
        return new ProcessBuilder(command).redirectError(Redirect.DISCARD).start();
    }

    public static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    /** Does a server answer there that can write? */
    public static boolean isHealthy(int port) {
        try (Wire wire = new Wire(port, 5_000)) {
            return wire.get("/health", "").status() == 200;
        } catch (IOException e) {
            return false;
        }
    }

    public int port() {
        return port;
    }

    public ProcessHandle process() {
        return process.toHandle();
    }

    /** Kills it without warning. */
    @Override
    public void close() throws IOException {
        process.destroyForcibly().onExit().join();
        if (passing.isPresent()) {
            delete(passing.get());
        }
    }

    public static void delete(Path folder) throws IOException {
        try (Stream<Path> content = Files.walk(folder)) {
            for (Path path : content.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }
}
