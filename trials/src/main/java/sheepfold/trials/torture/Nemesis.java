package sheepfold.trials.torture;

import java.io.IOException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import sheepfold.trials.checker.FaultTimes;
import sheepfold.trials.torture.Tally.Count;

/** Does everything that can go wrong, at random, one thing after another in two places at once; with quiet times between. */
final class Nemesis {
    private static final Duration CYCLE = Duration.ofSeconds(30);
    private static final Duration QUIET = Duration.ofSeconds(9);
    private static final Duration WAIT_FOR_COMMIT = Duration.ofSeconds(2);
    private static final long AN_HOUR_MILLIS = Duration.ofHours(1).toMillis();

    private final Cluster cluster;
    private final Set<Fault> faults;
    private final Predicate<Fault> wanted;
    private final FaultTimes times;
    private final Tally tally;
    private final long began = System.nanoTime();
    private volatile boolean running = true;

    /** Some faults may be wanted more than others. */
    Nemesis(Cluster cluster, Set<Fault> faults, Predicate<Fault> wanted, FaultTimes times, Tally tally) {
        this.cluster = cluster;
        this.faults = faults;
        this.wanted = wanted;
        this.times = times;
        this.tally = tally;
    }

    List<Thread> begin(long seed) {
        return List.of(
                Thread.startVirtualThread(new Hand(Fault::ofProcesses, seed)::rage),
                Thread.startVirtualThread(new Hand(fault -> !fault.ofProcesses(), seed + 1)::rage));
    }

    void stop() {
        running = false;
    }

    private boolean isQuiet() {
        return (System.nanoTime() - began) % CYCLE.toNanos() < QUIET.toNanos();
    }

    /** Does one thing at a time. */
    private final class Hand {
        private final List<Fault> mine;
        private final Random random;

        private Hand(Predicate<Fault> mine, long seed) {
            this.mine = faults.stream().filter(mine).sorted().toList();
            this.random = new Random(seed);
        }

        private void rage() {
            try {
                while (running && !mine.isEmpty()) {
                    pause(300, 2_000);
                    if (!isQuiet() && running) {
                        strike(next());
                    }
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            } catch (IOException | SQLException e) {
                throw new IllegalStateException("the fault could not be made", e);
            }
        }

        private Fault next() {
            List<Fault> most = mine.stream().filter(wanted).toList();
            List<Fault> choice = most.isEmpty() || random.nextInt(4) == 0 ? mine : most;
            return choice.get(random.nextInt(choice.size()));
        }

        private void strike(Fault fault) throws IOException, InterruptedException, SQLException {
            long begun = times.begin();
            try {
                Node node = cluster.node(random.nextInt(cluster.nodes().size()));
                switch (fault) {
                    case KILL_NODE -> killNode(node);
                    case FREEZE_NODE -> freeze(node);
                    case KILL_DATABASE -> killDatabase();
                    case LOST_COMMIT -> loseCommits();
                    case HOLD_COMMIT -> holdCommits(node);
                    case LATE_COMMIT -> delayCommitsBeyondTheCut(node);
                    case CUT -> cut(node);
                    case DELAY -> delay(node);
                    case CLOCK -> setClock(node);
                }
                if (!fault.ofProcesses() || fault == Fault.FREEZE_NODE) {
                    tally.add(Count.OTHER_FAULTS);
                }
            } finally {
                times.end(begun);
            }
        }

        private void pause(int atLeastMillis, int atMostMillis) throws InterruptedException {
            Thread.sleep(atLeastMillis + random.nextInt(atMostMillis - atLeastMillis));
        }

        private void killNode(Node node) throws IOException, InterruptedException {
            node.kill();
            tally.add(Count.NODE_KILLS);
            node.startAgain();
            node.awaitHealthy();
        }

        private void freeze(Node node) throws IOException, InterruptedException {
            node.freeze();
            try {
                pause(1_000, random.nextBoolean() ? 3_000 : 12_000);
            } finally {
                node.thaw();
            }
        }

        private void killDatabase() throws IOException, InterruptedException {
            cluster.database().kill();
            tally.add(Count.DATABASE_KILLS);
            pause(1, 500);
            cluster.database().start();
        }

        private void loseCommits() throws IOException, InterruptedException, SQLException {
            Hold hold = new Hold();
            cluster.nodes().forEach(node -> node.proxy().hold(hold));
            try {
                if (hold.hasCaught(WAIT_FOR_COMMIT)) {
                    pause(20, 200);
                    killDatabase();
                    cluster.database().useUpTransactions(5 + random.nextInt(16));
                }
            } finally {
                cluster.nodes().forEach(node -> node.proxy().hold(null));
                hold.decide(Hold.Verdict.DROPPED);
            }
        }

        private void holdCommits(Node node) throws InterruptedException {
            Hold hold = new Hold();
            node.proxy().hold(hold);
            try {
                if (hold.hasCaught(WAIT_FOR_COMMIT)) {
                    pause(100, 5_000);
                }
            } finally {
                node.proxy().hold(null);
                hold.decide(random.nextBoolean() ? Hold.Verdict.RELEASED : Hold.Verdict.DROPPED);
            }
        }

        private void delayCommitsBeyondTheCut(Node node) throws InterruptedException {
            Hold hold = new Hold();
            node.proxy().hold(hold);
            try {
                if (hold.hasCaught(WAIT_FOR_COMMIT)) {
                    node.proxy().hold(null);
                    hold.lines().forEach(Line::cutClient);
                    pause(50, 4_000);
                }
            } finally {
                node.proxy().hold(null);
                hold.decide(Hold.Verdict.RELEASED);
            }
        }

        private void cut(Node node) throws InterruptedException {
            List<Line> lines = new ArrayList<>(node.proxy().lines());
            switch (random.nextInt(3)) {
                case 0 -> lines.forEach(Line::close);
                case 1 -> {
                    lines.forEach(Line::cutClient);
                    pause(200, 3_000);
                }
                default -> {
                    lines.forEach(Line::cutServer);
                    pause(200, 6_000);
                }
            }
            lines.forEach(Line::close);
        }

        private void delay(Node node) throws InterruptedException {
            boolean stops = random.nextInt(3) == 0;
            node.proxy().delay(stops ? Long.MAX_VALUE : 20 + random.nextInt(400));
            try {
                pause(500, 6_000);
            } finally {
                node.proxy().delay(0);
            }
        }

        private void setClock(Node node) throws IOException, InterruptedException {
            node.setClockApart(random.nextBoolean() ? AN_HOUR_MILLIS : -AN_HOUR_MILLIS);
            try {
                pause(1_000, 8_000);
            } finally {
                node.setClockApart(0);
            }
        }
    }
}
