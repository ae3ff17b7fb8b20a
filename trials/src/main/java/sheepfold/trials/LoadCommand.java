package sheepfold.trials;

import java.io.IOException;
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
import sheepfold.app.TerminalCommand;
import sheepfold.json.BadInput;
import sheepfold.json.Json;
import sheepfold.json.Shaped;
import sheepfold.trials.load.Beside;
import sheepfold.trials.load.Errands;
import sheepfold.trials.load.Flood;
import sheepfold.trials.load.Fsync;
import sheepfold.trials.load.Load;
import sheepfold.trials.server.OwnServer;
import sheepfold.trials.server.Wire;

@Command(
        name = "load",
        description = "Measure a server of its own, every move durable: tables of two, server and load on a core each.")
final class LoadCommand extends TerminalCommand {
    private static final int FLOOD_CONNECTIONS = 32;
    private static final int TABLES_TO_WARM_UP = 100;
    /** How long each plan plays before it is measured, once the code is compiled. */
    private static final int MOST_SECONDS_TO_SETTLE = 20;

    private static final Pattern PLAN = Pattern.compile("(\\d{1,5})(?:@(\\d{1,6}))?(\\+flood|\\+lab|\\+stories)?");

    private static final Pattern INSIDE_99 =
            Pattern.compile("sheepfold_entry_durable_seconds\\{quantile=\"0.99\",?} ([0-9.Ee+-]+)");

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
    protected void run() throws IOException, InterruptedException {
        plans.forEach(LoadCommand::parsed);
        if (seconds < 1 || seconds > 3600 || warmUp < 0 || warmUp > 3600) {
            throw new BadInput("--seconds, --warm-up", "from 1 to 3600");
        }
        Report report = measured();
        terminal.out().println(json ? Json.line(report) : table(report));
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
            if (!same.isEmpty()) {
                rows.addAll(measured(same, folder.resolve(company.name()), company));
            }
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

        /** A flood is to be held back by the limits of the server. */
        String[] options() {
            return this == FLOOD ? new String[] {} : new String[] {"--no-limits"};
        }
    }

    private static String beside(String plan) {
        String beside = parsed(plan).group(3);
        return beside == null ? "" : beside;
    }

    /** Measures plans one after another on one server, as it would have been running for a while. */
    private List<Row> measured(List<String> same, Path folder, Company company)
            throws IOException, InterruptedException {
        try (OwnServer server = OwnServer.over(folder, OwnServer.freePort(), company.wrapper(), company.options())) {
            Load.run(plan(server, TABLES_TO_WARM_UP, 0, warmUp, 1), () -> {}, () -> {});
            List<Row> rows = new ArrayList<>();
            for (String plan : same) {
                if (company == Company.ERRANDS) {
                    rows.add(measured(plan.substring(0, plan.indexOf('+')), server));
                }
                rows.add(measuredBeside(plan, server));
            }
            return rows;
        }
    }

    private Row measuredBeside(String plan, OwnServer server) throws IOException, InterruptedException {
        if (beside(plan).isEmpty()) {
            return measured(plan, server);
        }
        try (Beside company = switch (beside(plan)) {
            case "+lab" -> Errands.runs(server.port());
            case "+stories" -> Errands.stories(server.port());
            default -> Flood.begin(server.port(), FLOOD_CONNECTIONS);
        }) {
            Row row = measured(plan, server);
            terminal.err().println(company.inWords());
            return row;
        }
    }

    private static Load.Plan plan(OwnServer server, int tables, double rate, int settle, int seconds) {
        return new Load.Plan(server.port(), tables, rate, Duration.ofSeconds(settle), Duration.ofSeconds(seconds));
    }

    private Row measured(String plan, OwnServer server) throws IOException, InterruptedException {
        Matcher parsed = parsed(plan);
        int tables = Integer.parseInt(parsed.group(1));
        double rate = parsed.group(2) == null ? 0 : Double.parseDouble(parsed.group(2));
        Duration[] cpu = new Duration[2];
        Load.Figures figures = Load.run(
                plan(server, tables, rate, Math.min(warmUp, MOST_SECONDS_TO_SETTLE), seconds),
                () -> cpu[0] = cpuTime(server),
                () -> cpu[1] = cpuTime(server));
        double cpuSeconds = cpu[1].minus(cpu[0]).toNanos() / 1e9;
        return new Row(
                plan,
                figures.movesPerSecond(),
                figures.moves() / cpuSeconds,
                figures.p50(),
                figures.p99(),
                inside99(server),
                figures.failures());
    }

    private static Duration cpuTime(OwnServer server) {
        return server.process().info().totalCpuDuration().orElse(Duration.ZERO);
    }

    private static double inside99(OwnServer server) throws IOException {
        try (Wire wire = new Wire(server.port())) {
            Matcher found = INSIDE_99.matcher(wire.get("/metrics", "").body());
            return found.find() ? Double.parseDouble(found.group(1)) * 1000 : Double.NaN;
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
