package sheepfold.app;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.URI;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import sheepfold.app.io.BadFile;
import sheepfold.json.BadInput;
import sheepfold.server.Keeping;
import sheepfold.server.Server;
import sheepfold.server.ServerOptions;
import sheepfold.server.bots.Pace;
import sheepfold.server.http.limits.Limits;
import sheepfold.server.http.limits.Proxies;
import sheepfold.server.http.limits.Timeouts;
import sheepfold.server.lab.LabLimits;
import sheepfold.server.live.Share;
import sheepfold.server.store.Store;
import sheepfold.server.store.Stores;

@Command(name = "serve", description = "Start the server and its page, until Ctrl-C.")
final class ServeCommand extends TerminalCommand {
    private static final int HIGHEST_PORT = 65_535;
    private static final int MOST_THREADS = 64;
    private static final int MOST_LAB_GAMES = 100_000;
    private static final int MOST_LAB_RUNS = 100_000;
    private static final int LONGEST_DEADLINE = 600;
    private static final int LONGEST_START = 3_600;
    private static final int MOST_SHARED = 1_000_000;
    private static final long MEGABYTE = 1_000_000;
    private static final int FINE = 0;
    private static final int FAILED = 1;

    @Option(names = "--port", paramLabel = "N", description = "The port (default ${DEFAULT-VALUE}; 0 for a free one).")
    private int port = 7433;

    @Option(
            names = "--host",
            paramLabel = "HOST",
            description = "The address to listen at (default ${DEFAULT-VALUE}; 0.0.0.0 lets your network in).")
    private String host = "127.0.0.1";

    @Option(
            names = "--public-url",
            paramLabel = "URL",
            description = "The address people use, if a proxy stands in front.")
    private Optional<URI> publicUrl = Optional.empty();

    @Option(
            names = "--behind-proxy",
            description = "Believe a proxy on this machine about the addresses of callers (X-Forwarded-For).")
    private boolean behindProxy;

    @Option(
            names = "--trusted-proxy",
            paramLabel = "ADDRESS[/BITS]",
            description = "Believe a proxy at this address or in this network likewise; may be given several times.")
    private List<String> trustedProxies = List.of();

    @Option(
            names = "--database",
            paramLabel = "URL",
            defaultValue = "${env:SHEEPFOLD_DATABASE}",
            description = "A PostgreSQL in place of the embedded database, as jdbc:postgresql://HOST/NAME?user=…"
                    + " (default: SHEEPFOLD_DATABASE).")
    private Optional<String> database = Optional.empty();

    @Option(
            names = "--database-deadline",
            paramLabel = "SECONDS",
            defaultValue = "${env:SHEEPFOLD_DATABASE_DEADLINE:-5}",
            description = "How long a call waits at most for a database that does not answer"
                    + " (default: SHEEPFOLD_DATABASE_DEADLINE, or 5).")
    private int databaseDeadline;

    @Option(
            names = "--database-start",
            paramLabel = "SECONDS",
            defaultValue = "${env:SHEEPFOLD_DATABASE_START:-60}",
            description = "How long to wait at the start for a PostgreSQL that is not there yet"
                    + " (default: SHEEPFOLD_DATABASE_START, or 60; 0 for not at all).")
    private int databaseStart;

    @Option(names = "--backed-up", description = "A PostgreSQL may be brought to a newer form: you have backed it up.")
    private boolean backedUp;

    @Option(
            names = "--keep-tables",
            paramLabel = "DAYS",
            description =
                    "For how long tables are kept after their last change" + " (default ${DEFAULT-VALUE}; 0 for ever).")
    private int keepTables = 365;

    @Option(
            names = "--keep-guests",
            paramLabel = "DAYS",
            description = "For how long guests are kept who do not come back and hold no seat"
                    + " (default ${DEFAULT-VALUE}; 0 for ever).")
    private int keepGuests = 365;

    @Option(
            names = "--keep-runs",
            paramLabel = "DAYS",
            description =
                    "For how long it is kept what came of runs of the lab (default ${DEFAULT-VALUE}; 0 for ever).")
    private int keepRuns = 365;

    @Option(
            names = "--share-tables",
            paramLabel = "N",
            description =
                    "How many tables of one guest are kept, and ten times as many of one address; where there are more,"
                            + " those go first that nobody else has played at (default ${DEFAULT-VALUE}).")
    private int shareTables = Limits.USUAL.share().tables();

    @Option(
            names = "--share-megabytes",
            paramLabel = "N",
            description = "How much the logs of these tables may take (default ${DEFAULT-VALUE}).")
    private int shareMegabytes = (int) (Limits.USUAL.share().bytes() / MEGABYTE);

    @Option(
            names = "--no-chat",
            description = "People talk to each other in quick phrases alone, not in their own words.")
    private boolean noChat;

    @Option(
            names = "--analysis-threads",
            paramLabel = "N",
            description = "How many threads find out what finished games were about, one game at a time"
                    + " (default: one less than there are cores; 0 for not at all).")
    private Optional<Integer> analysisThreads = Optional.empty();

    @Option(
            names = "--lab-threads",
            paramLabel = "N",
            description =
                    "How many runs of the lab are played at the same time, each on a thread that rests half of the time"
                            + " (default ${DEFAULT-VALUE}).")
    private int labThreads = LabLimits.USUAL.threads();

    @Option(
            names = "--lab-games",
            paramLabel = "N",
            description = "The most games of a run of the lab (default ${DEFAULT-VALUE}).")
    private int labGames = LabLimits.USUAL.games();

    @Option(
            names = "--lab-runs",
            paramLabel = "N",
            description = "Of how many runs of the lab it is kept what came of them; the oldest go first"
                    + " (default ${DEFAULT-VALUE}).")
    private int labRuns = LabLimits.USUAL.runs();

    @Option(names = "--no-lab", description = "Nobody runs anything in the lab.")
    private boolean noLab;

    @Option(names = "--no-limits", hidden = true, description = "For measuring: no limits, and bots do not wait.")
    private boolean unlimited;

    @Mixin
    private final Home home = new Home();

    @Override
    protected void run() {
        ServerOptions options = options(addressOf(host));
        Server server = started(options);
        server.keep(Keeping.ofDays(keepTables, keepGuests, keepRuns));
        Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(server), "stop"));
        announce(server.port());
        waitForever();
    }

    /** Being told to stop is no failure, so the process does not end as if it had been killed. */
    private void stop(Server server) {
        Thread.ofPlatform().daemon().name("last-resort").start(this::endInTime);
        int status = FAILED;
        try {
            server.close();
            status = FINE;
        } catch (RuntimeException e) {
            say("it did not stop cleanly: " + e);
        } finally {
            terminal.out().flush();
            terminal.err().flush();
            Runtime.getRuntime().halt(status);
        }
    }

    /** Whoever stops a service kills it when it takes longer than it says. */
    private void endInTime() {
        try {
            Thread.sleep(Timeouts.USUAL.stop());
            say("it could not finish in time; all that it has acknowledged is kept");
            Runtime.getRuntime().halt(FAILED);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void waitForever() {
        try {
            new CountDownLatch(1).await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private ServerOptions options(InetAddress address) {
        if (port < 0 || port > HIGHEST_PORT) {
            throw new BadInput("--port", "a port is a number from 0 to %d".formatted(HIGHEST_PORT));
        }
        publicUrl.ifPresent(ServeCommand::requireWebAddress);
        requireWithin("--database-deadline", databaseDeadline, LONGEST_DEADLINE);
        if (databaseStart < 0 || databaseStart > LONGEST_START) {
            throw new BadInput("--database-start", "N is 0 to %d".formatted(LONGEST_START));
        }
        requireDays("--keep-tables", keepTables);
        requireDays("--keep-guests", keepGuests);
        requireDays("--keep-runs", keepRuns);
        if (analysisThreads
                .filter(threads -> threads < 0 || threads > MOST_THREADS)
                .isPresent()) {
            throw new BadInput("--analysis-threads", "N is 0 to %d".formatted(MOST_THREADS));
        }
        requireWithin("--share-tables", shareTables, MOST_SHARED);
        requireWithin("--share-megabytes", shareMegabytes, MOST_SHARED);
        requireWithin("--lab-threads", labThreads, MOST_THREADS);
        requireWithin("--lab-games", labGames, MOST_LAB_GAMES);
        requireWithin("--lab-runs", labRuns, MOST_LAB_RUNS);
        Proxies proxies = proxies();
        ServerOptions options = ServerOptions.of(openStore(), address.getHostAddress(), port)
                .withPublicUrl(publicUrl)
                .withProxies(proxies)
                .withChat(!noChat)
                .withLimits(Limits.USUAL.with(
                        new Share(Limits.USUAL.share().running(), shareTables, shareMegabytes * MEGABYTE)))
                .withLab(noLab ? LabLimits.CLOSED : new LabLimits(labThreads, labGames, labRuns))
                .withClock(SetClock.orSystem());
        ServerOptions thinking =
                analysisThreads.map(options::withAnalysisThreads).orElse(options);
        return unlimited ? thinking.withLimits(Limits.NONE).withPace(Pace.AT_ONCE) : thinking;
    }

    private static void requireWithin(String flag, int value, int most) {
        if (value < 1 || value > most) {
            throw new BadInput(flag, "N is 1 to %d".formatted(most));
        }
    }

    private static void requireDays(String flag, int days) {
        if (days < 0) {
            throw new BadInput(flag, "it is a number of days, or 0 for ever");
        }
    }

    private Proxies proxies() {
        Proxies proxies = behindProxy ? Proxies.HERE : Proxies.NONE;
        for (String network : trustedProxies) {
            proxies = proxies.and(network);
        }
        return proxies;
    }

    private static InetAddress addressOf(String host) {
        try {
            return InetAddress.getAllByName(host)[0];
        } catch (UnknownHostException e) {
            throw new BadInput("--host", "there is no address of the name " + host);
        }
    }

    private static void requireWebAddress(URI url) {
        boolean ofWeb = "http".equals(url.getScheme()) || "https".equals(url.getScheme());
        if (!ofWeb || url.getHost() == null) {
            throw new BadInput("--public-url", "it is to be like https://sheep.example");
        }
    }

    private Store openStore() {
        Duration deadline = Duration.ofSeconds(databaseDeadline);
        Duration start = Duration.ofSeconds(databaseStart);
        try {
            return postgres()
                    .map(url -> Stores.open(url, backedUp, deadline, start, this::say))
                    .orElseGet(() -> Stores.open(home.folder(), deadline));
        } catch (BadInput e) {
            throw new BadFile(e);
        }
    }

    private Optional<String> postgres() {
        return database.filter(url -> !url.isEmpty());
    }

    private void say(String sentence) {
        terminal.err().println("sheepfold: " + sentence);
        terminal.err().flush();
    }

    private Server started(ServerOptions options) {
        try {
            return Server.start(options);
        } catch (Server.NotListening e) {
            options.store().close();
            throw new BadFile("port " + port, e.getMessage() + "; --port chooses another");
        } catch (Store.Unavailable | Store.Unknown e) {
            options.store().close();
            throw new BadFile(
                    postgres().isPresent() ? "--database" : home.folder().toString(), String.valueOf(e.getMessage()));
        }
    }

    private void announce(int listening) {
        InetAddress address = addressOf(host);
        String near = address.isAnyLocalAddress() ? "localhost" : host;
        terminal.out()
                .println("Sheepfold is open at " + publicUrl.map(URI::toString).orElse(url(near, listening)));
        if (address.isAnyLocalAddress()) {
            lanAddresses().forEach(lan -> terminal.out().println("In your network:     " + url(lan, listening)));
        }
        terminal.out().println("Ctrl-C stops it.");
        terminal.out().flush();
    }

    private static String url(String host, int port) {
        return "http://%s:%d".formatted(host.contains(":") ? "[" + host + "]" : host, port);
    }

    private static List<String> lanAddresses() {
        try {
            return NetworkInterface.networkInterfaces()
                    .flatMap(NetworkInterface::inetAddresses)
                    .filter(address -> address instanceof Inet4Address
                            && !address.isLoopbackAddress()
                            && !address.isLinkLocalAddress())
                    .map(InetAddress::getHostAddress)
                    .toList();
        } catch (SocketException e) {
            return List.of();
        }
    }
}
