package sheepfold.trials;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import sheepfold.app.TerminalCommand;
import sheepfold.json.BadInput;
import sheepfold.trials.load.Soak;
import sheepfold.trials.server.OwnServer;
import sheepfold.trials.server.Wire;

@Command(name = "soak", description = "Play many games on a server of its own, and see that its heap ends as it began.")
final class SoakCommand extends TerminalCommand {
    private static final int PATIENCE_MILLIS = 30_000;
    private static final int WARM_UP_GAMES = 1_000;
    /** Tables that are over leave memory after some seconds. */
    private static final Duration UNTIL_IDLE = Duration.ofSeconds(15);

    private static final double MEGABYTE = 1024.0 * 1024.0;
    /** What may have grown: caches, compiled code's own data, and the noise of two measurements. */
    private static final double MOST_GROWTH_MEGABYTES = 8;

    private static final Pattern HEAP = Pattern.compile("jvm_memory_used_bytes\\{area=\"heap\"[^}]*} ([0-9.E+-]+)");

    @Option(names = "--games", paramLabel = "N", description = "How many games (default ${DEFAULT-VALUE}).")
    private int games = 10_000;

    @Override
    protected void run() throws IOException, InterruptedException {
        if (games < 1) {
            throw new BadInput("--games", "at least one");
        }
        try (OwnServer server = OwnServer.passing(Optional.empty(), "--no-limits")) {
            soak(server);
        }
    }

    private void soak(OwnServer server) throws IOException, InterruptedException {
        Soak.play(server.port(), Math.min(games, WARM_UP_GAMES));
        double before = heapMegabytes(server);
        long began = System.nanoTime();
        long moves = Soak.play(server.port(), games);
        double seconds = (System.nanoTime() - began) / 1e9;
        double after = heapMegabytes(server);
        terminal.out()
                .printf(
                        Locale.ROOT,
                        "%d games, %d moves in %.0f s; the heap was %.1f MB before and is %.1f MB after%n",
                        games,
                        moves,
                        seconds,
                        before,
                        after);
        if (after > before + MOST_GROWTH_MEGABYTES) {
            throw new IllegalStateException("the heap has grown by %.1f MB".formatted(after - before));
        }
    }

    /** What is still in use after everything that can go is gone. */
    private static double heapMegabytes(OwnServer server) throws IOException, InterruptedException {
        Thread.sleep(UNTIL_IDLE);
        Path jcmd = Path.of(System.getProperty("java.home"), "bin", "jcmd");
        for (int i = 0; i < 2; i++) {
            new ProcessBuilder(jcmd.toString(), Long.toString(server.process().pid()), "GC.run")
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start()
                    .waitFor();
        }
        Thread.sleep(Duration.ofSeconds(2));
        try (Wire wire = new Wire(server.port(), PATIENCE_MILLIS)) {
            Matcher used = HEAP.matcher(wire.get("/metrics", "").body());
            return used.results()
                            .mapToDouble(match -> Double.parseDouble(match.group(1)))
                            .sum()
                    / MEGABYTE;
        }
    }
}
