package sheepfold.server.lab;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sheepfold.bots.Bot;
import sheepfold.bots.Bots;
import sheepfold.engine.Game;
import sheepfold.engine.Games;
import sheepfold.engine.Setup;
import sheepfold.json.BadInput;
import sheepfold.lab.measure.Comparison;
import sheepfold.lab.play.Measuring;
import sheepfold.lab.play.SimulationPlan;
import sheepfold.lab.report.HtmlReport;
import sheepfold.lab.run.LiveRun;
import sheepfold.server.bots.RoundRobin;
import sheepfold.server.lab.StoredRuns.Kept;
import sheepfold.server.store.Store;
import sheepfold.server.store.Store.Visitor;
import sheepfold.server.table.Declined;
import sheepfold.server.wire.LabMessages.AskRun;
import sheepfold.server.wire.LabMessages.LabBot;
import sheepfold.server.wire.LabMessages.LabMeasure;
import sheepfold.server.wire.LabMessages.RunPlan;
import sheepfold.server.wire.LabMessages.RunSetup;
import sheepfold.server.wire.LabMessages.RunState;
import sheepfold.server.wire.LabMessages.RunStatus;

/**
 * The lab's runs: played in the background by few threads that rest as long as they work, so that tables never wait for them.
 * Addresses take turns, and at each of them its runs, a slice of one at a time. Anybody who knows its id may watch a run; whoever began it may pause and stop it. What came of
 * one is kept by the store; here are those that are under way, and those that could not be kept yet.
 */
public final class LabRuns implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(LabRuns.class);

    /** Runs that are not over. */
    private static final int MOST_OPEN = 64;

    private static final int MOST_OF_A_GUEST = 2;
    /** Where there are so many, nobody begins a second one. */
    private static final int CROWDED = 16;

    private static final String GAVE_WAY =
            "The lab was full, and this run was stopped for somebody who had none there.";
    /** Whoever does not come back to a paused run has forgotten it. */
    private static final Duration LONGEST_OPEN = Duration.ofHours(24);
    /** Runs that are over and wait for a store that cannot write. */
    private static final int MOST_UNKEPT = 60;
    /** What a server loses at most that is killed. */
    private static final long BETWEEN_KEEPS_NANOS = Duration.ofSeconds(10).toNanos();

    private static final Duration BEFORE_NEXT_TRY = Duration.ofSeconds(5);
    private static final Duration LONGEST_GOODBYE = Duration.ofSeconds(10);
    private static final long SLICE_NANOS = Duration.ofMillis(200).toNanos();
    /** What a run may take of a thread before it is stopped. */
    private static final long LONGEST_NANOS = Duration.ofMinutes(15).toNanos();
    /** Nobody sees figures settle faster than this. */
    private static final long BETWEEN_LOOKS_NANOS = Duration.ofMillis(500).toNanos();

    private static final String ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789";
    private static final int ID_LENGTH = 16;
    private static final Pattern ID = Pattern.compile("[%s]{%d}".formatted(ALPHABET, ID_LENGTH));

    private final LabLimits limits;
    private final StoredRuns kept;
    private final InstantSource clock;
    private final SecureRandom random = new SecureRandom();
    private final Map<String, Experiment> all = new LinkedHashMap<>();
    private final RoundRobin<Experiment> waiting = new RoundRobin<>();
    private final List<Thread> workers = new ArrayList<>();
    private volatile boolean closed;

    public LabRuns(LabLimits limits, Store store, InstantSource clock) {
        this.limits = limits;
        this.kept = new StoredRuns(store, clock, limits.runs());
        this.clock = clock;
        for (int i = 0; i < limits.threads(); i++) {
            Thread worker = new Thread(this::work, "lab-" + i);
            worker.setDaemon(true);
            worker.start();
            workers.add(worker);
        }
    }

    /** Begins a run for somebody at an address. */
    public RunState begin(Visitor caller, String address, AskRun ask) {
        if (!limits.isOpen()) {
            throw Declined.because(403, "There is no lab on this server.");
        }
        if (ask.games() > limits.games()) {
            throw new BadInput("games", "this server plays at most %d games of a set-up".formatted(limits.games()));
        }
        Experiment experiment = new Experiment(id(), caller.guest(), address, ask);
        synchronized (all) {
            forget();
            makeRoom(experiment);
            all.put(experiment.id, experiment);
        }
        try {
            // Other nodes are asked for it as well, and after a restart it is to be known that there was one
            Store.await(experiment.keep(false));
        } catch (RuntimeException e) {
            synchronized (all) {
                all.remove(experiment.id);
            }
            throw e;
        }
        queue(experiment);
        return experiment.state().seenBy(true);
    }

    /** Whoever has no run yet may begin one; if need be, where most of them come from the newest gives way. */
    private void makeRoom(Experiment coming) {
        List<Experiment> open = all.values().stream().filter(Experiment::isOpen).toList();
        Map<String, Long> ofGuest = open.stream().collect(groupingBy(run -> run.guest, counting()));
        Map<String, Long> ofAddress = open.stream().collect(groupingBy(run -> run.address, counting()));
        long own = ofGuest.getOrDefault(coming.guest, 0L);
        if (own >= MOST_OF_A_GUEST) {
            throw Declined.because(409, "Two of your runs are not over yet; stop one of them first.");
        }
        if (open.size() < (own == 0 ? MOST_OPEN : CROWDED)) {
            return;
        }
        long here = ofAddress.getOrDefault(coming.address, 0L);
        Experiment newest = open.stream()
                .filter(run ->
                        ofAddress.getOrDefault(run.address, 0L) > here || ofGuest.getOrDefault(run.guest, 0L) > 1)
                .max(Comparator.<Experiment, Long>comparing(run -> ofAddress.getOrDefault(run.address, 0L))
                        .thenComparing(run -> ofGuest.getOrDefault(run.guest, 0L))
                        .thenComparing(run -> run.begun))
                .filter(_ -> own == 0)
                .orElseThrow(() -> Declined.because(503, "The lab is full just now; try again in a few minutes."));
        newest.stop(GAVE_WAY);
    }

    private void queue(Experiment experiment) {
        synchronized (waiting) {
            experiment.queued = true;
            waiting.add(experiment.address, experiment);
            waiting.notifyAll();
        }
    }

    private Experiment next() throws InterruptedException {
        synchronized (waiting) {
            Experiment next = waiting.peek();
            while (next == null) {
                waiting.wait();
                next = waiting.peek();
            }
            waiting.remove();
            next.queued = false;
            return next;
        }
    }

    public RunState state(Visitor caller, String id) {
        Optional<Experiment> experiment = underWay(id);
        if (experiment.isPresent()) {
            return experiment.get().state().seenBy(experiment.get().isOf(caller));
        }
        Kept run = known(id);
        return run.state().seenBy(run.guest().equals(caller.guest()));
    }

    public RunState pause(Visitor caller, String id) {
        return own(caller, id).turn(RunStatus.PAUSED);
    }

    public RunState resume(Visitor caller, String id) {
        Experiment experiment = own(caller, id);
        if (experiment.goesOn()) {
            queue(experiment);
        }
        return experiment.state().seenBy(true);
    }

    public RunState stop(Visitor caller, String id) {
        Experiment experiment = own(caller, id);
        RunState stopped = experiment.turn(RunStatus.STOPPED);
        experiment.settle();
        return stopped;
    }

    public String table(String id, int setup) {
        Optional<Experiment> experiment = underWay(id);
        int setups = experiment
                .map(run -> run.plan)
                .orElseGet(() -> known(id).state().plan())
                .setups()
                .size();
        if (setup < 0 || setup >= setups) {
            throw Declined.because(404, "The run has no such set-up.");
        }
        return experiment
                .map(run -> run.run.table(setup))
                .or(() -> kept.table(id, setup))
                .orElseThrow(() -> Declined.because(404, "The single games of this run were not kept."));
    }

    public Comparison result(String id) {
        Optional<Experiment> experiment = underWay(id);
        Comparison result = experiment.isPresent()
                ? experiment.get().viewing()
                : known(id).state().result();
        if (result == null) {
            throw Declined.because(409, "No game is finished yet.");
        }
        return result;
    }

    public String page(String id) {
        Comparison result = result(id);
        return result.variants().size() == 1
                ? HtmlReport.of(result.variants().getFirst().report())
                : HtmlReport.of(result);
    }

    /** What is under way is kept as far as it has come. */
    @Override
    public void close() {
        closed = true;
        List<Experiment> left;
        synchronized (all) {
            left = List.copyOf(all.values());
        }
        left.forEach(run -> run.end(RunStatus.STOPPED, StoredRuns.CUT_SHORT));
        workers.forEach(Thread::interrupt);
        CompletableFuture<?>[] keeps = left.stream().map(run -> run.keep(true)).toArray(CompletableFuture[]::new);
        try {
            CompletableFuture.allOf(keeps).get(LONGEST_GOODBYE.toSeconds(), TimeUnit.SECONDS);
        } catch (ExecutionException | TimeoutException e) {
            LOG.warn("runs of the lab could not be kept: {}", e.toString());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private Optional<Experiment> underWay(String id) {
        synchronized (all) {
            forget();
            return Optional.ofNullable(all.get(id));
        }
    }

    private Kept known(String id) {
        return (ID.matcher(id).matches() ? kept.run(id) : Optional.<Kept>empty())
                .orElseThrow(() -> Declined.because(404, "There is no such run, or it is too long ago."));
    }

    private Experiment own(Visitor caller, String id) {
        Optional<Experiment> experiment = underWay(id);
        Kept run = experiment.isPresent()
                ? new Kept(experiment.get().guest, experiment.get().state())
                : known(id);
        if (!run.guest().equals(caller.guest())) {
            throw Declined.because(403, "Only whoever began the run may do that.");
        }
        if (!run.state().status().isOpen()) {
            throw Declined.because(409, "The run is over.");
        }
        return experiment.orElseThrow(
                () -> Declined.because(409, "Another server plays this run and has to be asked; try again."));
    }

    private void forgetOnceKept(Experiment experiment) {
        CompletableFuture<Void> _ = experiment.keep(true).whenComplete((_, failure) -> {
            if (failure == null) {
                synchronized (all) {
                    all.remove(experiment.id);
                }
            } else if (!closed) {
                CompletableFuture.delayedExecutor(BEFORE_NEXT_TRY.toMillis(), TimeUnit.MILLISECONDS)
                        .execute(() -> forgetOnceKept(experiment));
            }
        });
    }

    private void forget() {
        Instant oldest = clock.instant().minus(LONGEST_OPEN);
        List<Experiment> old =
                all.values().stream().filter(run -> run.begun.isBefore(oldest)).toList();
        old.forEach(run -> run.stop("It was not over after a day."));
        List<Experiment> over =
                all.values().stream().filter(run -> !run.isOpen()).toList();
        over.stream().limit(Math.max(0, over.size() - MOST_UNKEPT)).forEach(run -> all.remove(run.id));
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
                Experiment experiment = next();
                if (experiment.slice()) {
                    experiment.keepNowAndThen();
                    queue(experiment);
                } else {
                    experiment.settle();
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
        private final String address;
        private final Instant begun = clock.instant();
        private final RunPlan plan;
        private final int games;
        private final LiveRun run;

        private final Semaphore playing = new Semaphore(1);

        private volatile boolean queued;
        private RunStatus status = RunStatus.WAITING;
        private @Nullable String fault;
        private boolean settled;
        private long spent;
        private long keptAt = System.nanoTime();
        private long looked;
        private int lookedAt = -1;
        private @Nullable Comparison seen;

        Experiment(String id, String guest, String address, AskRun ask) {
            this.id = id;
            this.guest = guest;
            // Who comes from this very machine counts for themselves
            this.address = address.isEmpty() ? guest : address;
            Game<?, ?> game = Games.named(ask.game());
            List<LabMeasure> measure =
                    ask.measure().stream().distinct().sorted().toList();
            List<Map<String, String>> setups = new ArrayList<>();
            this.games = ask.games();
            Map<String, SimulationPlan> plans = new LinkedHashMap<>();
            Measuring measuring = Measuring.of(
                    Stream.concat(Stream.of("play"), measure.stream().map(LabMeasure::id))
                            .toList(),
                    false);
            for (RunSetup variant : ask.setups()) {
                Setup setup = SetupTester.setup(game, ask.seats(), variant.options(), variant.data());
                game.start(setup);
                setups.add(setup.chosen(game.info()));
                plans.put(
                        plans.isEmpty() ? "A" : "B",
                        new SimulationPlan(
                                        setup,
                                        seated(ask.bots(), setup.seats()),
                                        ask.games(),
                                        ask.seed(),
                                        1,
                                        ask.alternate())
                                .measuring(measuring));
            }
            SimulationPlan first = plans.values().iterator().next();
            List<String> bots = first.bots().stream().map(Bot::id).toList();
            this.plan = new RunPlan(game.info().id(), first.setup().seats(), bots, setups, measure);
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
                end(RunStatus.FAILED, "A game of this set-up could not be played to its end.");
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

        boolean isOf(Visitor caller) {
            return guest.equals(caller.guest());
        }

        synchronized boolean isOpen() {
            return status.isOpen();
        }

        private synchronized void end(RunStatus how, String why) {
            if (isOpen()) {
                status = how;
                fault = why;
            }
        }

        private void stop(String why) {
            end(RunStatus.STOPPED, why);
            settle();
        }

        synchronized RunState turn(RunStatus wanted) {
            requireOpen();
            status = wanted;
            CompletableFuture<Void> _ = keep(false);
            return state().seenBy(true);
        }

        private void requireOpen() {
            if (!isOpen()) {
                throw Declined.because(409, "The run is over.");
            }
        }

        /** Once it is over, and the game that was being played then: whoever comes last keeps what came of it. */
        void settle() {
            if (!isOpen() && playing.tryAcquire()) {
                boolean first;
                synchronized (this) {
                    first = !settled;
                    settled = true;
                }
                playing.release();
                if (first) {
                    forgetOnceKept(this);
                }
            }
        }

        /** As it stands: no later state is kept before it, and no game is in one half of it alone. */
        synchronized CompletableFuture<Void> keep(boolean withTables) {
            keptAt = System.nanoTime();
            synchronized (run) {
                return kept.keep(guest, state(), withTables ? tables() : List.of());
            }
        }

        private List<String> tables() {
            return IntStream.range(0, plan.setups().size()).mapToObj(run::table).toList();
        }

        /** Nobody waits for it. */
        synchronized void keepNowAndThen() {
            if (isOpen() && System.nanoTime() - keptAt > BETWEEN_KEEPS_NANOS) {
                CompletableFuture<Void> _ = keep(false);
            }
        }

        /** Ends a pause; false if there was none. */
        synchronized boolean goesOn() {
            requireOpen();
            boolean paused = status == RunStatus.PAUSED;
            status = paused ? RunStatus.WAITING : status;
            return paused && !queued;
        }

        RunState state() {
            Comparison result = viewing();
            synchronized (this) {
                return new RunState(id, status, false, plan, run.played(), games, run.planned(), fault, result);
            }
        }

        /** What is known, worked out once for all who watch. */
        synchronized @Nullable Comparison viewing() {
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
