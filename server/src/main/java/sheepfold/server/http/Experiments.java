package sheepfold.server.http;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sheepfold.bots.Bot;
import sheepfold.bots.Bots;
import sheepfold.engine.BadInput;
import sheepfold.engine.Game;
import sheepfold.engine.Games;
import sheepfold.engine.Setup;
import sheepfold.lab.Comparison;
import sheepfold.lab.HtmlReport;
import sheepfold.lab.LiveRun;
import sheepfold.lab.Measuring;
import sheepfold.lab.Simulation;
import sheepfold.server.LabLimits;
import sheepfold.server.store.Store.Visitor;
import sheepfold.server.table.Declined;
import sheepfold.server.wire.AskRun;
import sheepfold.server.wire.LabBot;
import sheepfold.server.wire.RunSetup;
import sheepfold.server.wire.RunState;
import sheepfold.server.wire.RunStatus;

/**
 * The lab's runs: played in the background by few threads that rest as long as they work, a slice of each run in turn, so that
 * tables never wait for them. Anybody who knows its id may watch a run; whoever began it may pause and stop it.
 */
final class Experiments implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Experiments.class);

    /** Runs that are not over, of all guests and of one. */
    private static final int MOST_OPEN = 16;

    private static final int MOST_OF_A_GUEST = 2;
    /** Runs that are over are kept so long, and at most so many. */
    private static final Duration KEPT = Duration.ofHours(24);

    private static final int MOST_KEPT = 60;
    private static final long SLICE_NANOS = Duration.ofMillis(200).toNanos();
    /** What a run may take of a thread before it is stopped. */
    private static final long LONGEST_NANOS = Duration.ofMinutes(15).toNanos();
    /** Nobody sees figures settle faster than this. */
    private static final long BETWEEN_LOOKS_NANOS = Duration.ofMillis(500).toNanos();

    private static final String ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789";
    private static final int ID_LENGTH = 16;

    private final LabLimits limits;
    private final InstantSource clock;
    private final SecureRandom random = new SecureRandom();
    private final Map<String, Experiment> all = new LinkedHashMap<>();
    private final BlockingQueue<Experiment> waiting = new LinkedBlockingQueue<>();
    private final List<Thread> workers = new ArrayList<>();

    Experiments(LabLimits limits, InstantSource clock) {
        this.limits = limits;
        this.clock = clock;
        for (int i = 0; i < limits.threads(); i++) {
            Thread worker = new Thread(this::work, "lab-" + i);
            worker.setDaemon(true);
            worker.start();
            workers.add(worker);
        }
    }

    RunState begin(Visitor caller, AskRun ask) {
        if (!limits.isOpen()) {
            throw Declined.because(403, "There is no lab on this server.");
        }
        if (ask.games() > limits.games()) {
            throw Declined.wrongInput(
                    new BadInput("games", "this server plays at most %d games of a set-up".formatted(limits.games())));
        }
        Experiment experiment = new Experiment(id(), caller.guest(), ask);
        synchronized (all) {
            forget();
            long open = all.values().stream().filter(Experiment::isOpen).count();
            long own = all.values().stream()
                    .filter(run -> run.isOpen() && run.guest.equals(caller.guest()))
                    .count();
            if (own >= MOST_OF_A_GUEST) {
                throw Declined.because(409, "Two of your runs are not over yet; stop one of them first.");
            }
            if (open >= MOST_OPEN) {
                throw Declined.because(503, "The lab is full just now; try again in a few minutes.");
            }
            all.put(experiment.id, experiment);
        }
        waiting.add(experiment);
        return experiment.state(caller);
    }

    RunState state(Visitor caller, String id) {
        return known(id).state(caller);
    }

    RunState pause(Visitor caller, String id) {
        return own(caller, id).turn(caller, RunStatus.PAUSED);
    }

    RunState resume(Visitor caller, String id) {
        Experiment experiment = own(caller, id);
        if (experiment.goesOn()) {
            waiting.add(experiment);
        }
        return experiment.state(caller);
    }

    RunState stop(Visitor caller, String id) {
        return own(caller, id).turn(caller, RunStatus.STOPPED);
    }

    String table(String id, int variant) {
        Experiment experiment = known(id);
        if (variant < 0 || variant >= experiment.setups.size()) {
            throw Declined.because(404, "The run has no such set-up.");
        }
        return experiment.run.table(variant);
    }

    Comparison result(String id) {
        Comparison result = known(id).look();
        if (result == null) {
            throw Declined.because(409, "No game is finished yet.");
        }
        return result;
    }

    String page(String id) {
        Comparison result = result(id);
        return result.variants().size() == 1
                ? HtmlReport.of(result.variants().getFirst().report())
                : HtmlReport.of(result);
    }

    @Override
    public void close() {
        workers.forEach(Thread::interrupt);
    }

    private Experiment known(String id) {
        synchronized (all) {
            forget();
            Experiment experiment = all.get(id);
            if (experiment == null) {
                throw Declined.because(404, "There is no such run, or it is too long ago.");
            }
            return experiment;
        }
    }

    private Experiment own(Visitor caller, String id) {
        Experiment experiment = known(id);
        if (!experiment.guest.equals(caller.guest())) {
            throw Declined.because(403, "Only whoever began the run may do that.");
        }
        return experiment;
    }

    private void forget() {
        Instant now = clock.instant();
        all.values().removeIf(run -> run.begun.plus(KEPT).isBefore(now) && run.end());
        List<Experiment> over =
                all.values().stream().filter(run -> !run.isOpen()).toList();
        over.stream().limit(Math.max(0, over.size() - MOST_KEPT)).forEach(run -> all.remove(run.id));
    }

    private String id() {
        StringBuilder id = new StringBuilder();
        for (int i = 0; i < ID_LENGTH; i++) {
            id.append(ALPHABET.charAt(random.nextInt(ALPHABET.length())));
        }
        return id.toString();
    }

    private void work() {
        try {
            while (true) {
                Experiment experiment = waiting.take();
                if (experiment.slice()) {
                    waiting.add(experiment);
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** One run. */
    private final class Experiment {
        private final String id;
        private final String guest;
        private final Instant begun = clock.instant();
        private final Game<?, ?> game;
        private final List<Map<String, String>> setups = new ArrayList<>();
        private final int seats;
        private final List<String> bots;
        private final LiveRun run;

        private final Semaphore playing = new Semaphore(1);

        private RunStatus status = RunStatus.WAITING;
        private @Nullable String fault;
        private long spent;
        private long looked;
        private int lookedAt = -1;
        private @Nullable Comparison seen;

        Experiment(String id, String guest, AskRun ask) {
            this.id = id;
            this.guest = guest;
            this.game = Games.named(ask.game());
            Map<String, Simulation.Plan> plans = new LinkedHashMap<>();
            Measuring measuring = Measuring.of(List.of("play"), false);
            for (RunSetup variant : ask.setups()) {
                Setup setup = Workbench.setup(game, ask.seats(), variant.options(), variant.data());
                game.start(setup);
                setups.add(setup.chosen(game.info()));
                plans.put(
                        plans.isEmpty() ? "A" : "B",
                        new Simulation.Plan(
                                        setup,
                                        seated(ask.bots(), setup.seats()),
                                        ask.games(),
                                        ask.seed(),
                                        1,
                                        ask.alternate())
                                .measuring(measuring));
            }
            Simulation.Plan first = plans.values().iterator().next();
            this.seats = first.setup().seats();
            this.bots = first.bots().stream().map(Bot::id).toList();
            this.run = new LiveRun(game, "set-up", plans);
        }

        private static List<Bot> seated(List<LabBot> named, int seats) {
            List<Bot> bots = named.stream().map(bot -> Bots.named(bot.id())).toList();
            return bots.size() == 1 ? Collections.nCopies(seats, bots.getFirst()) : bots;
        }

        /** Plays for a moment and rests as long; true if there is more to play. */
        boolean slice() throws InterruptedException {
            // A pause may end while the game before it is still being played
            if (!playing.tryAcquire(1, TimeUnit.SECONDS)) {
                return true;
            }
            try {
                return begins() && plays();
            } finally {
                playing.release();
            }
        }

        private boolean plays() throws InterruptedException {
            long began = System.nanoTime();
            boolean more = true;
            try {
                while (more && isRunning() && System.nanoTime() - began < SLICE_NANOS) {
                    more = run.playOne();
                }
            } catch (RuntimeException | StackOverflowError e) {
                LOG.warn("run {} of the lab failed", id, e);
                fail("A game of this set-up could not be played to its end.");
                return false;
            }
            long took = System.nanoTime() - began;
            boolean goesOn = goesOn(more, took);
            Thread.sleep(Duration.ofNanos(took));
            return goesOn;
        }

        private synchronized boolean begins() {
            if (status == RunStatus.WAITING) {
                status = RunStatus.RUNNING;
            }
            return status == RunStatus.RUNNING;
        }

        private synchronized boolean isRunning() {
            return status == RunStatus.RUNNING;
        }

        private synchronized boolean goesOn(boolean more, long took) {
            spent += took;
            if (status != RunStatus.RUNNING) {
                return false;
            }
            if (!more) {
                status = RunStatus.DONE;
            } else if (spent > LONGEST_NANOS) {
                status = RunStatus.STOPPED;
                fault = "It took longer than this server allows; the command line has no such limit.";
            }
            return status == RunStatus.RUNNING;
        }

        private synchronized void fail(String why) {
            status = RunStatus.FAILED;
            fault = why;
        }

        synchronized boolean isOpen() {
            return switch (status) {
                case WAITING, RUNNING, PAUSED -> true;
                case STOPPED, FAILED, DONE -> false;
            };
        }

        /** Nobody plays it from now on. */
        synchronized boolean end() {
            if (isOpen()) {
                status = RunStatus.STOPPED;
            }
            return true;
        }

        RunState turn(Visitor caller, RunStatus wanted) {
            synchronized (this) {
                if (!isOpen()) {
                    throw Declined.because(409, "The run is over.");
                }
                status = wanted;
            }
            return state(caller);
        }

        /** Ends a pause; false if there was none. */
        synchronized boolean goesOn() {
            if (!isOpen()) {
                throw Declined.because(409, "The run is over.");
            }
            boolean paused = status == RunStatus.PAUSED;
            status = paused ? RunStatus.WAITING : status;
            return paused && !waiting.contains(this);
        }

        RunState state(Visitor caller) {
            Comparison result = look();
            synchronized (this) {
                return new RunState(
                        id,
                        status,
                        guest.equals(caller.guest()),
                        game.info().id(),
                        seats,
                        bots,
                        setups,
                        run.played(),
                        run.planned(),
                        fault,
                        result);
            }
        }

        /** What is known, worked out once for all who watch. */
        synchronized @Nullable Comparison look() {
            long now = System.nanoTime();
            boolean due = seen == null || !isOpen() || now - looked > BETWEEN_LOOKS_NANOS;
            if (due && lookedAt != run.played()) {
                lookedAt = run.played();
                seen = run.soFar().orElse(null);
                looked = now;
            }
            return seen;
        }
    }
}
