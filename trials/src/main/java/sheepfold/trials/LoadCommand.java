package sheepfold.trials;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import sheepfold.app.io.Terminal;
import sheepfold.json.BadInput;
import sheepfold.json.Json;
import sheepfold.json.Shaped;
import sheepfold.trials.load.Beside;
import sheepfold.trials.load.Errands;
import sheepfold.trials.load.Flood;
import sheepfold.trials.load.Fsync;
import sheepfold.trials.load.Load;

@Command(
        name = "load",
        description = "Measure a server of its own, every move durable: tables of two, server and load on a core each.")
final class LoadCommand implements Runnable {
    private static final int FLOOD_CONNECTIONS = 32;
    private static final int TABLES_TO_WARM_UP = 100;
    /** How long each plan plays before it is measured, once the code is compiled. */
    private static final int MOST_SECONDS_TO_SETTLE = 20;

    private static final Pattern PLAN = Pattern.compile("(\\d{1,5})(?:@(\\d{1,6}))?(\\+flood|\\+lab|\\+stories)?");

    private final Terminal terminal;

    @Option(
            names = "--tables",
            paramLabel = "PLAN",
            split = ",",
            description =
                    "Numbers of tables; 300@2600 has them offer 2600 moves a second together, else they play as fast as"
                            + " they can; beside them +flood lets one guest send as fast as it can, +lab has the lab play and +stories"
                            + " finds out what games were about, on a server of two cores (default ${DEFAULT-VALUE}).")
    private List<String> plans = List.of("1", "10", "100", "300", "1000", "300@2600", "1000@200", "10@50+flood");

    @Option(
            names = "--seconds",
            paramLabel = "S",
            description = "How long each is measured (default ${DEFAULT-VALUE}).")
    private int seconds = 10;

    @Option(
            names = "--warm-up",
            paramLabel = "S",
            description =
                    "How long a server plays before the first, until its code is compiled (default ${DEFAULT-VALUE}).")
    private int warmUp = 120;

    @Option(names = "--home", paramLabel = "DIR", description = "An empty folder on the disk to be used.")
    private Optional<Path> home = Optional.empty();

    @Option(names = "--json", description = "As JSON.")
    private boolean json;

    LoadCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    /**
     * What one plan came to; times in milliseconds.
     *
     * @param inside99 from accepting a move until it is durable and told to all, as the server itself counts it
     */
    record Row(
            String plan,
            double movesPerSecond,
            double movesPerCpuSecond,
            double p50,
            double p99,
            double inside99,
            long failures) {}

    @Shaped
    record Report(Fsync fsync, List<Row> rows) {}

    @Override
    public void run() {
        plans.forEach(LoadCommand::parsed);
        if (seconds < 1 || seconds > 3600 || warmUp < 0 || warmUp > 3600) {
            throw new BadInput("--seconds, --warm-up", "from 1 to 3600");
        }
        try {
            Report report = measured();
            terminal.out().println(json ? Json.line(report) : table(report));
        } catch (IOException e) {
            throw new IllegalStateException("the server could not be measured", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static Matcher parsed(String plan) {
        Matcher matcher = PLAN.matcher(plan);
        if (!matcher.matches() || Integer.parseInt(matcher.group(1)) == 0) {
            throw new BadInput("--tables", "\"%s\" is to be like 300, 300@2600 or 10@50+flood".formatted(plan));
        }
        return matcher;
    }

    private Report measured() throws IOException, InterruptedException {
        Path folder = home.isPresent() ? home.get() : Files.createTempDirectory("sheepfold-load");
        Files.createDirectories(folder);
        pinThisProcess();
        Fsync fsync = Fsync.in(folder);
        List<Row> rows = new ArrayList<>();
        for (Company company : Company.values()) {
            List<String> same =
                    plans.stream().filter(plan -> Company.of(plan) == company).toList();
            rows.addAll(measured(same, folder.resolve(company.name()), company));
        }
        return new Report(fsync, rows);
    }

    /** What a server does beside the tables that are measured. */
    private enum Company {
        NOTHING,
        FLOOD,
        ERRANDS;

        static Company of(String plan) {
            return switch (beside(plan)) {
                case "" -> NOTHING;
                case "+flood" -> FLOOD;
                default -> ERRANDS;
            };
        }

        /** Errands are for a core that tables leave free. */
        List<String> wrapper() {
            return this == ERRANDS ? List.of() : pinned("0");
        }
    }

    private static String beside(String plan) {
        String beside = parsed(plan).group(3);
        return beside == null ? "" : beside;
    }

    /** Measures plans one after another on one server, as it would have been running for a while. */
    private List<Row> measured(List<String> same, Path folder, Company company)
            throws IOException, InterruptedException {
        if (same.isEmpty()) {
            return List.of();
        }
        int port = OwnServer.freePort();
        Process server = OwnServer.start(folder, port, company.wrapper(), company != Company.FLOOD);
        try {
            awaitReady(server, port);
            Load.run(plan(port, TABLES_TO_WARM_UP, 0, warmUp, 1), () -> {}, () -> {});
            List<Row> rows = new ArrayList<>();
            for (String plan : same) {
                if (company == Company.ERRANDS) {
                    String alone = plan.substring(0, plan.indexOf('+'));
                    rows.add(measured(alone, port, server.toHandle()));
                }
                rows.add(measuredBeside(plan, port, server.toHandle()));
            }
            return rows;
        } finally {
            server.destroy();
            server.waitFor();
        }
    }

    private Row measuredBeside(String plan, int port, ProcessHandle server) throws IOException, InterruptedException {
        if (beside(plan).isEmpty()) {
            return measured(plan, port, server);
        }
        try (Beside company = switch (beside(plan)) {
            case "+lab" -> Errands.runs(OwnServer.HOST, port);
            case "+stories" -> Errands.stories(OwnServer.HOST, port);
            default -> Flood.begin(OwnServer.HOST, port, FLOOD_CONNECTIONS);
        }) {
            Row row = measured(plan, port, server);
            terminal.err().println(company.inWords());
            return row;
        }
    }

    private static Load.Plan plan(int port, int tables, double rate, int settle, int seconds) {
        return new Load.Plan(
                OwnServer.HOST, port, tables, rate, Duration.ofSeconds(settle), Duration.ofSeconds(seconds));
    }

    private Row measured(String plan, int port, ProcessHandle server) throws IOException, InterruptedException {
        Matcher parsed = parsed(plan);
        int tables = Integer.parseInt(parsed.group(1));
        double rate = parsed.group(2) == null ? 0 : Double.parseDouble(parsed.group(2));
        Duration[] cpu = new Duration[2];
        Load.Figures figures = Load.run(
                plan(port, tables, rate, Math.min(warmUp, MOST_SECONDS_TO_SETTLE), seconds),
                () -> cpu[0] = cpuTime(server),
                () -> cpu[1] = cpuTime(server));
        double cpuSeconds = cpu[1].minus(cpu[0]).toNanos() / 1e9;
        return new Row(
                plan,
                figures.movesPerSecond(),
                figures.moves() / cpuSeconds,
                figures.p50(),
                figures.p99(),
                inside99(port),
                figures.failures());
    }

    private static Duration cpuTime(ProcessHandle process) {
        return process.info().totalCpuDuration().orElse(Duration.ZERO);
    }

    private static void awaitReady(Process server, int port) throws IOException, InterruptedException {
        for (int attempt = 0; attempt < 600 && server.isAlive(); attempt++) {
            try {
                if (fetched(port, "/health").contains("true")) {
                    return;
                }
            } catch (IOException e) {
                // Not there yet
            }
            Thread.sleep(100);
        }
        throw new IOException("the server did not start");
    }

    private static double inside99(int port) throws IOException, InterruptedException {
        Matcher found = Pattern.compile("sheepfold_entry_durable_seconds\\{quantile=\"0.99\",?} ([0-9.Ee+-]+)")
                .matcher(fetched(port, "/metrics"));
        return found.find() ? Double.parseDouble(found.group(1)) * 1000 : Double.NaN;
    }

    private static String fetched(int port, String path) throws IOException, InterruptedException {
        try (HttpClient http = HttpClient.newHttpClient()) {
            URI address = URI.create("http://%s:%d%s".formatted(OwnServer.HOST, port, path));
            return http.send(HttpRequest.newBuilder(address).build(), BodyHandlers.ofString())
                    .body();
        }
    }

    /** The command that pins what follows to a processor, where there is one. */
    private static List<String> pinned(String processor) {
        boolean possible = Files.isExecutable(Path.of("/usr/bin/taskset"))
                && Runtime.getRuntime().availableProcessors() > 1;
        return possible ? List.of("/usr/bin/taskset", "-c", processor) : List.of();
    }

    private static void pinThisProcess() throws IOException, InterruptedException {
        if (!pinned("1").isEmpty()) {
            new ProcessBuilder(
                            "/usr/bin/taskset",
                            "-acp",
                            "1",
                            Long.toString(ProcessHandle.current().pid()))
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start()
                    .waitFor();
        }
    }

    private static String table(Report report) {
        StringBuilder table = new StringBuilder(String.format(
                Locale.ROOT,
                "fsync of this disk: p50 %.2f ms, p99 %.2f ms%n%n%-12s %10s %14s %9s %9s %14s %9s%n",
                report.fsync.p50(),
                report.fsync.p99(),
                "tables",
                "moves/s",
                "moves/CPU-s",
                "p50 ms",
                "p99 ms",
                "inside p99 ms",
                "failures"));
        for (Row row : report.rows) {
            table.append(String.format(
                    Locale.ROOT,
                    "%-12s %10.0f %14.0f %9.2f %9.2f %14.2f %9d%n",
                    row.plan,
                    row.movesPerSecond,
                    row.movesPerCpuSecond,
                    row.p50,
                    row.p99,
                    row.inside99,
                    row.failures));
        }
        return table.toString();
    }
}
