package sheepfold.server.live;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sheepfold.engine.Seats;
import sheepfold.engine.Turn;
import sheepfold.server.bots.BotJob;
import sheepfold.server.bots.SeatDecision;
import sheepfold.server.people.Seating;
import sheepfold.server.store.Store;
import sheepfold.server.table.Declined;
import sheepfold.server.table.Entry;
import sheepfold.server.table.RulesFault;
import sheepfold.server.table.Table;
import sheepfold.server.wire.TableRequests.TriedMove;

/**
 * Keeps a table going by itself: closes sealed decisions, passes quietly, lets bots think and watches the clock. Of all nodes that
 * have the table in memory only one drives it, the others wait for what it does.
 */
final class Driver {
    private static final Logger LOG = LoggerFactory.getLogger(Driver.class);
    /** Who plays where time is up and the game has no move for it. */
    private static final String STAND_IN = "greedy";

    private static final long RETRY_MILLIS = 2_000;
    private static final long SOON_MILLIS = 20;

    private static final long NOT_DRIVING = -1;

    private final LiveTable live;
    private final Services services;
    private Map<Integer, String> holding = Map.of();
    private long fence;
    private boolean drivenElsewhere;
    private boolean thinking;
    /** Has somebody moved while a bot was thinking, so that it thinks again? */
    private boolean overtaken;
    /** Whose time was up, by seat, with the sealed decision that they did not answer. */
    private final Map<Integer, Long> late = new TreeMap<>();

    private @Nullable Future<?> alarm;
    private boolean stopped;

    /** The number to drive with, where this node has been made the driver already. */
    Driver(LiveTable live, Services services, OptionalLong fence) {
        this.live = live;
        this.services = services;
        this.fence = fence.orElse(NOT_DRIVING);
    }

    /** The holders of these seats want to be asked even where the game would pass for them quietly. */
    void holdAs(Map<Integer, String> guests) {
        holding = Map.copyOf(guests);
    }

    /** Somebody else may drive by now, or nobody. */
    void doubt() {
        fence = services.store().isShared() ? NOT_DRIVING : fence;
        drivenElsewhere = false;
    }

    /** This node was made the driver. */
    void driveWith(long number) {
        fence = number;
        drivenElsewhere = false;
        goOn();
    }

    /** Does this node drive the table? If nobody does, it begins to. */
    private boolean drives() {
        if (fence == NOT_DRIVING && !drivenElsewhere) {
            OptionalLong given = services.store().drive(live.id());
            fence = given.orElse(NOT_DRIVING);
            drivenElsewhere = given.isEmpty();
        }
        return fence != NOT_DRIVING;
    }

    private boolean holds(int seat) {
        return table().seat(seat).isHeldBy(holding.getOrDefault(seat, ""));
    }

    boolean isBusy() {
        return thinking || alarm != null;
    }

    void stop() {
        stopped = true;
        cancelAlarm();
        if (fence != NOT_DRIVING) {
            services.store().stopDriving(live.id(), fence);
        }
    }

    /**
     * Does what can be done without anybody, and sees to it that it goes on later. Called after every change. What fails
     * here is nobody's request, so nobody is told: it is tried again.
     */
    void goOn() {
        try {
            if (isUpToPeople() || !drives()) {
                cancelAlarm();
                return;
            }
            while (closesDecision() || timesOut() || comesBack()) {
                LOG.trace("table {} went on by itself", live.id());
            }
            askBots();
            setAlarm();
        } catch (LiveTable.OutOfDate e) {
            // Somebody was faster, here or as a driver: it is looked at anew
            doubt();
            tryAgainIn(SOON_MILLIS);
        } catch (Declined | Store.Unavailable | Store.Unknown e) {
            LOG.warn("table {} could not go on by itself: {}", live.id(), e.toString());
            tryAgainIn(RETRY_MILLIS);
        } catch (RulesFault e) {
            live.setAside(e);
        }
    }

    /** Most of the time people just take turns. */
    private boolean isUpToPeople() {
        if (!canGoOn() || table().settings().clock() != null || !sealed().isEmpty()) {
            return !canGoOn();
        }
        return table().seatNumbers()
                .filter(seat -> table().seat(seat).isBot())
                .noneMatch(seat -> table().turn().asks(seat) || comeBack(seat).isPresent());
    }

    private Optional<String> comeBack(int seat) {
        return table().comeBack(seat, ThreadLocalRandom.current());
    }

    /** A bot that was done may have something to do after what somebody did. */
    private boolean comesBack() {
        for (int seat = 0; canGoOn() && table().hasSeat(seat); seat++) {
            Optional<String> move = table().seat(seat).isBot() ? comeBack(seat) : Optional.empty();
            if (move.isPresent()) {
                play(seat, move.get());
                return true;
            }
        }
        return false;
    }

    private Table<?, ?> table() {
        return live.table();
    }

    private boolean canGoOn() {
        return !stopped && table().isRunning() && !table().isPaused();
    }

    /** The number to append with; who has stopped driving appends nothing as a driver. */
    private long fence() {
        if (fence == NOT_DRIVING) {
            throw new LiveTable.OutOfDate();
        }
        return fence;
    }

    private Map<Integer, String> answers() {
        return live.answers().to(table());
    }

    private void tryAgainIn(long millis) {
        cancelAlarm();
        wakeIn(millis);
    }

    /** The seats of a sealed decision, if there is one now. */
    private Seats sealed() {
        return canGoOn() && table().turn().isSealed() ? table().turn().asked() : Seats.NONE;
    }

    private boolean closesDecision() {
        Seats asked = sealed();
        if (asked.isEmpty()) {
            return false;
        }
        passQuietly();
        if (isTimeUp()) {
            asked.list().stream().filter(this::mayTimeOut).forEach(this::answerLate);
        }
        if (!answers().keySet().containsAll(asked.list()) || isFloorAhead()) {
            return false;
        }
        live.act("", new Store.Terms(fence(), live.answers().count()), draft -> {
            late.forEach((seat, decision) -> tellOfTime(draft, seat, decision));
            return draft.close(answers(), live.answers().requests());
        });
        late.clear();
        return true;
    }

    private void answerLate(int seat) {
        if (!answers().containsKey(seat)) {
            late.put(seat, table().decision());
        }
        answerAsTimedOut(seat);
    }

    /** Who lets a window pass is not late, and why they did is their secret. */
    private void tellOfTime(LiveTable.Draft draft, int seat, long decision) {
        if (decision == table().decision() && table().seat(seat).isPerson() && !table().isWindow()) {
            draft.add(new Entry.TimeUp(seat));
        }
    }

    /**
     * Quiet seats of people pass at once, whatever they hold, and so do empty seats where all may pass. It happens before
     * anybody hears of the decision, so that nobody is shown what has been answered for them already.
     */
    void passQuietly() {
        for (int seat : sealed().list()) {
            boolean passes = table().seat(seat).isOpen()
                    ? table().isWindow()
                    : table().seat(seat).isPerson() && isQuiet(seat) && !holds(seat);
            if (passes) {
                answerAsTimedOut(seat);
            }
        }
    }

    private void answerAsTimedOut(int seat) {
        table().timeOutMove(seat).ifPresent(move -> live.answers().add(table(), seat, move));
    }

    /** The clock is for people; a bot may have to queue. */
    private boolean mayTimeOut(int seat) {
        return !table().seat(seat).isBot() || table().isWindow();
    }

    private boolean isQuiet(int seat) {
        return table().turn() instanceof Turn.Players players && !players.loud().contains(seat);
    }

    /** How soon a window closes must not tell who had to think. */
    private boolean isFloorAhead() {
        return floor() > live.elapsedMillis() && !isTimeUp();
    }

    /** How long the decision stays open at least, in milliseconds from its beginning. */
    private long floor() {
        boolean personPrompted = sealed().list().stream()
                .anyMatch(seat -> table().seat(seat).isPerson() && (!isQuiet(seat) || holds(seat)));
        return personPrompted && table().isWindow()
                ? services.pace().windowFloor().toMillis()
                : 0;
    }

    private boolean isTimeUp() {
        OptionalLong deadline = live.deadlineMillis();
        return deadline.isPresent() && deadline.getAsLong() <= live.elapsedMillis();
    }

    /** Plays the game's own move for somebody whose time is up; false where there is none and a bot has to. */
    private boolean timesOut() {
        if (!canGoOn() || !sealed().isEmpty() || !isTimeUp()) {
            return false;
        }
        for (int seat = 0; table().hasSeat(seat); seat++) {
            if (table().turn().asks(seat) && mayTimeOut(seat)) {
                Optional<String> move = table().timeOutMove(seat);
                if (move.isPresent()) {
                    play(seat, move.get());
                    return true;
                }
            }
        }
        return false;
    }

    private void askBots() {
        if (thinking || !canGoOn() || !(table().turn() instanceof Turn.Players players)) {
            return;
        }
        List<Integer> waiting = players.seats().list().stream()
                .filter(seat -> !answers().containsKey(seat) && isUpToABot(seat))
                .toList();
        if (!waiting.isEmpty()) {
            int any = waiting.get(ThreadLocalRandom.current().nextInt(waiting.size()));
            think(players.mode() == Turn.Mode.ALL ? waiting : List.of(any));
        }
    }

    private boolean isUpToABot(int seat) {
        return table().seat(seat).isBot() || isTimeUp();
    }

    private String botOf(int seat) {
        return table().seat(seat).isBot() ? table().seat(seat).bot() : STAND_IN;
    }

    private void think(List<Integer> seats) {
        long decision = table().decision();
        Map<Integer, Long> standing = seats.stream().collect(Collectors.toMap(seat -> seat, table()::decision));
        BotJob job = new BotJob(
                table().opened().owner(),
                seats.stream()
                        .map(seat -> new BotJob.Task(SeatDecision.of(table(), seat), Seating.bot(botOf(seat))))
                        .toList());
        thinking = true;
        services.bots()
                .think(
                        job,
                        moves -> later(() -> answered(decision, standing, job, moves)),
                        failure -> later(() -> failed(failure)));
    }

    /**
     * Whoever moves in the meantime makes a bot think again, but once: at a busy table it would never come to an end, so
     * then it makes its move if it still can.
     */
    private void answered(long decision, Map<Integer, Long> standing, BotJob job, Map<Integer, String> moves) {
        thinking = false;
        boolean same = canGoOn() && table().decision() == decision;
        boolean atLast = overtaken;
        overtaken = !same && !atLast;
        moves.forEach((seat, move) -> {
            boolean counts = same || (atLast && stillDecides(seat, standing) && isLegal(seat, move));
            if (counts && canGoOn() && isStillOf(seat, job)) {
                answer(seat, move);
            }
        });
        goOn();
    }

    private boolean stillDecides(int seat, Map<Integer, Long> standing) {
        return sealed().isEmpty()
                && canGoOn()
                && table().turn().asks(seat)
                && standing.getOrDefault(seat, 0L) == table().decision(seat);
    }

    private boolean isLegal(int seat, String move) {
        return table().read(seat, TriedMove.of(move)).refusal().isEmpty();
    }

    /** Somebody may have come back to their seat in the meantime. */
    private boolean isStillOf(int seat, BotJob job) {
        return isUpToABot(seat) && job.isOf(seat, botOf(seat));
    }

    private void answer(int seat, String move) {
        if (sealed().isEmpty()) {
            play(seat, move);
        } else {
            live.answers().add(table(), seat, move);
        }
    }

    private void failed(RulesFault failure) {
        thinking = false;
        live.setAside(failure);
    }

    /** Plays a move that nobody asked for; one that the rules do not take is a fault of the game. */
    private void play(int seat, String move) {
        Store.Terms terms = new Store.Terms(fence(), Store.Terms.ANY);
        live.act("", terms, draft -> {
                    tellOfTime(draft, seat, table().decision());
                    return draft.play(seat, TriedMove.of(move), Optional.empty());
                })
                .ifPresent(why -> {
                    throw RulesFault.refused(move, why);
                });
    }

    private void later(Runnable work) {
        live.whileLocked(() -> {
            try {
                if (!stopped) {
                    work.run();
                }
            } catch (RulesFault e) {
                live.setAside(e);
            } catch (LiveTable.OutOfDate e) {
                doubt();
                tryAgainIn(SOON_MILLIS);
            } catch (RuntimeException e) {
                LOG.warn("table {} could not go on by itself: {}", live.id(), e.toString());
                tryAgainIn(RETRY_MILLIS);
            }
        });
    }

    private void setAlarm() {
        cancelAlarm();
        if (!canGoOn()) {
            return;
        }
        long elapsed = live.elapsedMillis();
        LongStream.of(live.deadlineMillis().orElse(0), floor())
                .filter(time -> time > elapsed)
                .min()
                .ifPresent(time -> wakeIn(time - elapsed));
    }

    private void wakeIn(long millis) {
        if (!stopped) {
            alarm = services.scheduler().in(millis, () -> later(this::wake));
        }
    }

    private void cancelAlarm() {
        if (alarm != null) {
            alarm.cancel(false);
            alarm = null;
        }
    }

    private void wake() {
        alarm = null;
        goOn();
    }
}
