package sheepfold.trials.torture;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import sheepfold.json.Shaped;
import sheepfold.trials.checker.FaultTimes;
import sheepfold.trials.checker.Finding;
import sheepfold.trials.torture.Tally.Count;

/**
 * Lets people play on several nodes while everything goes wrong, round after round; after each round all is mended, and what
 * they were told is compared with what is stored.
 */
public final class Torture {
    private static final Duration LONGEST_ROUND = Duration.ofSeconds(60);
    private static final Duration SHORTEST_ROUND = Duration.ofSeconds(20);
    /** What was still under way when all was mended has come to its end by then. */
    private static final Duration SETTLED = Duration.ofSeconds(4);

    /**
     * What is to be tried.
     *
     * @param time how long, at least
     * @param nodeKills how many nodes have to be killed before it is over
     * @param dist the jars of another build to be tried in place of this one
     */
    public record Plan(
            Duration time,
            int nodes,
            long seed,
            int nodeKills,
            int databaseKills,
            Optional<Path> dist,
            Set<String> faults) {
        Set<Fault> kinds() {
            Set<Fault> kinds = new TreeSet<>();
            faults.forEach(fault -> kinds.add(Fault.of(fault)));
            if (kinds.isEmpty()) {
                kinds.addAll(List.of(Fault.values()));
            }
            // Another build may not let its clock be set
            dist.ifPresent(_ -> kinds.remove(Fault.CLOCK));
            return kinds;
        }
    }

    /**
     * What came of it.
     *
     * @param acknowledged moves and answers that were answered with 200
     * @param sealed those of them that were answers to sealed decisions
     * @param unknown requests that nobody answered, or somebody who did not know
     * @param lags how often it was measured, with nothing wrong, how far another node is behind
     * @param lag50 that in milliseconds, the median
     * @param waited99 how long a read takes there that waits for the newest entry
     * @param faults one sentence each
     */
    @Shaped
    public record Outcome(
            long nodeKills,
            long databaseKills,
            long otherFaults,
            long tables,
            long deleted,
            long acknowledged,
            long sealed,
            long unknown,
            long repeated,
            long messages,
            long lags,
            double lag50,
            double lag99,
            double waited99,
            List<Finding> faults) {}

    private final Plan plan;
    private final Cluster cluster;
    private final Path folder;
    private final PrintStream progress;
    private final Random random;
    private final Tally tally = new Tally();

    private Torture(Plan plan, Cluster cluster, Path folder, PrintStream progress) {
        this.plan = plan;
        this.cluster = cluster;
        this.folder = folder;
        this.progress = progress;
        this.random = new Random(plan.seed);
    }

    /** Runs a plan in an empty folder. */
    public static Outcome run(Plan plan, Path folder, PrintStream progress)
            throws IOException, InterruptedException, SQLException {
        plan.kinds();
        try (Cluster cluster = Cluster.start(folder, plan.nodes, plan.dist)) {
            return new Torture(plan, cluster, folder, progress).run();
        }
    }

    private Outcome run() throws IOException, InterruptedException, SQLException {
        long end = System.nanoTime() + plan.time.toNanos();
        int told = 0;
        for (int round = 1; left(end) > 0 || isUnfinished(); round++) {
            long nanos = Math.clamp(left(end), SHORTEST_ROUND.toNanos(), LONGEST_ROUND.toNanos());
            play(Duration.ofNanos(nanos));
            progress.printf(
                    "round %d: %d node kills, %d database kills, %d tables, %d faults%n",
                    round,
                    tally.count(Count.NODE_KILLS),
                    tally.count(Count.DATABASE_KILLS),
                    tally.count(Count.TABLES),
                    tally.faults().size());
            tally.faults().stream().skip(told).forEach(progress::println);
            told = tally.faults().size();
        }
        return tally.outcome();
    }

    private static long left(long end) {
        return end - System.nanoTime();
    }

    private boolean isUnfinished() {
        return tally.count(Count.NODE_KILLS) < plan.nodeKills || tally.count(Count.DATABASE_KILLS) < plan.databaseKills;
    }

    private boolean isWanted(Fault fault) {
        return switch (fault) {
            case KILL_NODE -> tally.count(Count.NODE_KILLS) < plan.nodeKills;
            case KILL_DATABASE, LOST_COMMIT -> tally.count(Count.DATABASE_KILLS) < plan.databaseKills;
            default -> false;
        };
    }

    private void play(Duration time) throws IOException, InterruptedException, SQLException {
        FaultTimes times = new FaultTimes();
        Club club = new Club(cluster, tally, times);
        Nemesis nemesis = new Nemesis(cluster, plan.kinds(), this::isWanted, times, tally);
        List<Thread> people = club.begin(random.nextLong());
        List<Thread> hands = nemesis.begin(random.nextLong());
        Thread.sleep(time);
        nemesis.stop();
        for (Thread hand : hands) {
            hand.join();
        }
        club.stop();
        for (Thread person : people) {
            person.join();
        }
        cluster.awaitHealthy();
        Thread.sleep(SETTLED);
        new Reckoning(cluster, folder, tally).reckon(club.played(), times);
    }
}
