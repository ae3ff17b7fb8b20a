package sheepfold.trials;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import sheepfold.app.io.Terminal;
import sheepfold.json.BadInput;
import sheepfold.trials.load.Soak;
import sheepfold.trials.load.Wire;

@Command(name = "soak", description = "Play many games on a server of its own, and see that its heap ends as it began.")
final class SoakCommand implements Runnable {
    private static final int PATIENCE_MILLIS = 30_000;
    private static final int WARM_UP_GAMES = 1_000;
    /** Tables that are over leave memory after some seconds. */
    private static final Duration UNTIL_IDLE = Duration.ofSeconds(15);

    private static final double MEGABYTE = 1024.0 * 1024.0;
    /** What may have grown: caches, compiled code's own data, and the noise of two measurements. */
    private static final double MOST_GROWTH_MEGABYTES = 8;

    private static final Pattern HEAP = Pattern.compile("jvm_memory_used_bytes\\{area=\"heap\"[^}]*} ([0-9.E+-]+)");

    private final Terminal terminal;

    @Option(names = "--games", paramLabel = "N", description = "How many games (default ${DEFAULT-VALUE}).")
    private int games = 10_000;

    SoakCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void run() {
        if (games < 1) {
            throw new BadInput("--games", "at least one");
        }
        try {
            int port = OwnServer.freePort();
            Path home = Files.createTempDirectory("sheepfold-soak");
            Process server = OwnServer.start(home, port, Optional.empty(), List.of("--no-limits"));
            try {
                OwnServer.awaitReady(server, port);
                soak(port, server.pid());
            } finally {
                server.destroy();
                server.waitFor();
                Folders.delete(home);
            }
        } catch (IOException e) {
            throw new IllegalStateException("the server could not be tried", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void soak(int port, long process) throws IOException, InterruptedException {
        Soak.play(OwnServer.HOST, port, Math.min(games, WARM_UP_GAMES));
        double before = heapMegabytes(port, process);
        long began = System.nanoTime();
        long moves = Soak.play(OwnServer.HOST, port, games);
        double seconds = (System.nanoTime() - began) / 1e9;
        double after = heapMegabytes(port, process);
        terminal.out()
                .println(String.format(
                        Locale.ROOT,
                        "%d games, %d moves in %.0f s; the heap was %.1f MB before and is %.1f MB after",
                        games,
                        moves,
                        seconds,
                        before,
                        after));
        if (after > before + MOST_GROWTH_MEGABYTES) {
            throw new IllegalStateException("the heap has grown by %.1f MB".formatted(after - before));
        }
    }

    /** What is still in use after everything that can go is gone. */
    private static double heapMegabytes(int port, long process) throws IOException, InterruptedException {
        Thread.sleep(UNTIL_IDLE);
        Path jcmd = Path.of(System.getProperty("java.home"), "bin", "jcmd");
        for (int i = 0; i < 2; i++) {
            new ProcessBuilder(jcmd.toString(), Long.toString(process), "GC.run")
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start()
                    .waitFor();
        }
        Thread.sleep(Duration.ofSeconds(2));
        try (Wire wire = new Wire(OwnServer.HOST, port, PATIENCE_MILLIS)) {
            Matcher used = HEAP.matcher(wire.get("/metrics", "").body());
            return used.results()
                            .mapToDouble(match -> Double.parseDouble(match.group(1)))
                            .sum()
                    / MEGABYTE;
        }
    }
}
