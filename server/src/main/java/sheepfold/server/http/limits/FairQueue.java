package sheepfold.server.http.limits;

import static java.util.concurrent.TimeUnit.MILLISECONDS;
import static java.util.concurrent.TimeUnit.NANOSECONDS;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedSet;
import java.util.concurrent.CompletableFuture;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * Who used little of the server lately goes straight in; the others share a few places, and who used least is next.
 * Who waits uses nothing meanwhile, so everybody's turn comes.
 */
final class FairQueue {
    /** What takes longer waits for something, such as the database, and others need not wait for that as well. */
    static final long TURN = MILLISECONDS.toNanos(50);
    /** What people need who look and think: with fading as it is, a twentieth of their time. */
    private static final long LITTLE = 2 * TURN;

    private static final long FADING_NANOS = MILLISECONDS.toNanos(100);
    private static final double STAYS = 0.95;
    private static final long FORGOTTEN = 1_000;
    /** Many people may sit behind an address. */
    private static final int PEOPLE = 8;

    private final int places;
    private final LongSupplier clock;
    private final Map<String, Use> uses = new HashMap<>();
    private final List<Visit> waiting = new ArrayList<>();
    private final SequencedSet<Visit> inPlaces = new LinkedHashSet<>();
    private long faded;
    private boolean looksAgain;

    /** How long somebody was served lately, in nanoseconds that fade. */
    private static final class Use {
        private long nanos;
    }

    private static final class Visit {
        private final Use guest;
        private final Use address;
        private final CompletableFuture<Void> begun = new CompletableFuture<>();
        private long began;

        Visit(Use guest, Use address) {
            this.guest = guest;
            this.address = address;
        }

        long used() {
            return guest.nanos + address.nanos / PEOPLE;
        }

        void charge(long nanos) {
            guest.nanos += nanos;
            address.nanos += nanos;
        }
    }

    /** With so many places for those who use much. */
    FairQueue(int places, LongSupplier clock) {
        this.places = places;
        this.clock = clock;
        this.faded = clock.getAsLong();
    }

    /** Works for somebody when their turn comes; without a name or an address they share nothing with others. */
    <T> T pass(String guest, String address, Supplier<T> work) {
        Visit visit = arrive(guest, address);
        visit.begun.join();
        try {
            return work.get();
        } finally {
            leave(visit);
        }
    }

    private synchronized Visit arrive(String guest, String address) {
        fade();
        Visit visit = new Visit(use(guest), use(address));
        if (visit.used() < LITTLE) {
            begin(visit);
        } else {
            waiting.add(visit);
            letIn();
        }
        return visit;
    }

    private Use use(String who) {
        return who.isEmpty() ? new Use() : uses.computeIfAbsent(who, _ -> new Use());
    }

    private synchronized void leave(Visit visit) {
        visit.charge(-Math.max(0, visit.began + TURN - clock.getAsLong()));
        inPlaces.remove(visit);
        letIn();
    }

    private void letIn() {
        long now = clock.getAsLong();
        // Who began first stands first
        while (!inPlaces.isEmpty() && now - inPlaces.getFirst().began >= TURN) {
            inPlaces.removeFirst();
        }
        while (!waiting.isEmpty() && inPlaces.size() < places) {
            Visit next = Collections.min(waiting, Comparator.comparingLong(Visit::used));
            waiting.remove(next);
            inPlaces.add(next);
            begin(next);
        }
        if (!waiting.isEmpty() && !looksAgain) {
            looksAgain = true;
            CompletableFuture.delayedExecutor(TURN, NANOSECONDS).execute(this::lookAgain);
        }
    }

    /** Places become free even while nobody comes or leaves. */
    private synchronized void lookAgain() {
        looksAgain = false;
        fade();
        letIn();
    }

    /** A whole turn counts at once, lest somebody begins many; what is left of it is given back. */
    private void begin(Visit visit) {
        visit.began = clock.getAsLong();
        visit.charge(TURN);
        visit.begun.complete(null);
    }

    private void fade() {
        long steps = (clock.getAsLong() - faded) / FADING_NANOS;
        if (steps > 0) {
            faded += steps * FADING_NANOS;
            double stays = Math.pow(STAYS, (double) steps);
            uses.values().removeIf(use -> (use.nanos = (long) (use.nanos * stays)) < FORGOTTEN);
        }
    }

    /** How many guests and addresses have used something lately. */
    synchronized int known() {
        fade();
        return uses.size();
    }
}
