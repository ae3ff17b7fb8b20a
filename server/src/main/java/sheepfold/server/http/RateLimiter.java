package sheepfold.server.http;

import io.javalin.http.Context;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.Semaphore;
import java.util.function.Supplier;
import sheepfold.server.http.Limits.Kind;
import sheepfold.server.store.Store.Visitor;
import sheepfold.server.table.Declined;

/** Lets in what the limits allow. Who asks too fast waits for the answer that says so, and so slows down. */
final class RateLimiter {
    private static final long PENANCE_MILLIS = 250;
    private static final int MOST_WAITING = 500;
    private static final String FORWARDED = "X-Forwarded-For";
    private static final Address UNKNOWN = Address.of("0.0.0.0").orElseThrow();

    private final Proxies proxies;
    private final Map<Kind, TokenBuckets> limits = new EnumMap<>(Kind.class);
    private final Semaphore waiting = new Semaphore(MOST_WAITING);
    private final FairQueue fairQueue;

    RateLimiter(Limits limits, Proxies proxies) {
        this.proxies = proxies;
        this.fairQueue = new FairQueue(limits.places(), System::nanoTime);
        limits.rates().forEach((kind, rate) -> this.limits.put(kind, new TokenBuckets(rate)));
    }

    /** Comes first, before it is known who asks. */
    void admitAddress(Context context) {
        requireOfOthers(Kind.ADDRESS, address(context));
    }

    void admitGuest(Visitor caller) {
        if (!caller.guest().isEmpty()) {
            require(Kind.GUEST, caller.guest());
        }
    }

    void admitNewGuest(Context context) {
        admitAddress(context);
        requireOfOthers(Kind.NEW_GUESTS, address(context));
    }

    /** Comes before a proof is looked up, and before one is refused. */
    void admitProof(Context context) {
        require(Kind.PROOFS, address(context).limitedAs());
    }

    void admitHint(Visitor caller) {
        require(Kind.HINTS, caller.guest());
    }

    void admitProgress(Visitor caller) {
        require(Kind.PROGRESS, caller.guest());
    }

    /** Says where a new table counts as well. */
    String admitTable(Context context, Visitor caller) {
        require(Kind.TABLES, caller.guest());
        return place(context);
    }

    void admitList(Context context, Visitor caller) {
        requireOfGuestOrAddress(Kind.LISTS, context, caller);
    }

    void admitChat(Visitor caller) {
        require(Kind.CHATS, caller.guest());
    }

    void admitAnalysis(Visitor caller) {
        require(Kind.ANALYSES, caller.guest());
    }

    void admitTry(Visitor caller) {
        require(Kind.TRIES, caller.guest());
    }

    void admitLesson(Context context, Visitor caller) {
        requireOfGuestOrAddress(Kind.LESSONS, context, caller);
    }

    void admitMeasurement(Visitor caller) {
        require(Kind.MEASUREMENTS, caller.guest());
    }

    void admitPhrase(Visitor caller) {
        require(Kind.PHRASES, caller.guest());
    }

    void admitStream(Context context, Visitor caller) {
        requireOfGuestOrAddress(Kind.STREAMS, context, caller);
    }

    private void requireOfGuestOrAddress(Kind kind, Context context, Visitor caller) {
        if (caller.guest().isEmpty()) {
            requireOfOthers(kind, address(context));
        } else {
            require(kind, caller.guest());
        }
    }

    void admitScrape() {
        require(Kind.SCRAPES, "all");
    }

    void admitHealthCheck(Context context) {
        require(Kind.HEALTH, address(context).limitedAs());
    }

    /** Does something for somebody when their turn comes. */
    <T> T inTurn(Context context, Visitor caller, Supplier<T> work) {
        return fairQueue.pass(caller.guest(), place(context), work);
    }

    /** What is limited together with all else that comes from the caller's address; empty for this machine. */
    String place(Context context) {
        Address address = address(context);
        return address.isThisMachine() ? "" : address.limitedAs();
    }

    /** The caller's address, as far as those who name it are trusted. */
    Address address(Context context) {
        Address connected = Address.of(context.req().getRemoteAddr()).orElse(UNKNOWN);
        return proxies == Proxies.NONE
                ? connected
                : proxies.caller(
                        connected,
                        String.join(",", Collections.list(context.req().getHeaders(FORWARDED))));
    }

    /** Limits by address do not apply to the machine itself, unless said. */
    private void requireOfOthers(Kind kind, Address address) {
        if (!address.isThisMachine()) {
            require(kind, address.limitedAs());
        }
    }

    private void require(Kind kind, String key) {
        TokenBuckets limit = limits.get(kind);
        int seconds = limit == null ? 0 : limit.secondsUntilFree(key);
        if (seconds > 0) {
            throw new TooFast(seconds);
        }
    }

    /** Who was too fast waits, when nothing is done for them any more. */
    void letWait() {
        if (waiting.tryAcquire()) {
            try {
                Thread.sleep(PENANCE_MILLIS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            } finally {
                waiting.release();
            }
        }
    }

    /** Too many requests; after so many seconds there is room again. */
    static final class TooFast extends RuntimeException {
        private static final long serialVersionUID = 1;

        private final int seconds;

        TooFast(int seconds) {
            super("too fast", null, false, false);
            this.seconds = seconds;
        }

        int seconds() {
            return seconds;
        }

        Declined declined() {
            return Declined.because(429, "That was too much at once; try again in %d s.".formatted(seconds));
        }
    }
}
