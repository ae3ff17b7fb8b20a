package sheepfold.server.http.limits;

import io.javalin.http.Context;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.Semaphore;
import java.util.function.Supplier;
import sheepfold.server.http.limits.Limits.Kind;
import sheepfold.server.store.Store.Visitor;
import sheepfold.server.table.Declined;

/** Lets in what the limits allow. Who asks too fast waits for the answer that says so, and so slows down. */
public final class RateLimiter {
    private static final long PENANCE_MILLIS = 250;
    private static final int MOST_WAITING = 500;
    private static final String FORWARDED = "X-Forwarded-For";
    private static final Address UNKNOWN = Address.of("0.0.0.0").orElseThrow();

    private final Proxies proxies;
    private final Map<Kind, TokenBuckets> limits = new EnumMap<>(Kind.class);
    private final Semaphore waiting = new Semaphore(MOST_WAITING);
    private final FairQueue fairQueue;

    public RateLimiter(Limits limits, Proxies proxies) {
        this.proxies = proxies;
        this.fairQueue = new FairQueue(limits.places(), System::nanoTime);
        limits.rates().forEach((kind, rate) -> this.limits.put(kind, new TokenBuckets(rate)));
    }

    /** Comes first, before it is known who asks. */
    public void admitAddress(Context context) {
        requireOfOthers(Kind.ADDRESS, address(context));
    }

    public void admitGuest(Visitor caller) {
        if (!caller.guest().isEmpty()) {
            require(Kind.GUEST, caller.guest());
        }
    }

    public void admitNewGuest(Context context) {
        admitAddress(context);
        requireOfOthers(Kind.NEW_GUESTS, address(context));
    }

    /** Comes before a proof is looked up, and before one is refused. */
    public void admitProof(Context context) {
        require(Kind.PROOFS, address(context).limitedAs());
    }

    public void admitHint(Visitor caller) {
        require(Kind.HINTS, caller.guest());
    }

    public void admitProgress(Visitor caller) {
        require(Kind.PROGRESS, caller.guest());
    }

    /** Says where a new table counts as well. */
    public String admitTable(Context context, Visitor caller) {
        require(Kind.TABLES, caller.guest());
        return place(context);
    }

    public void admitList(Context context, Visitor caller) {
        requireOfGuestOrAddress(Kind.LISTS, context, caller);
    }

    public void admitChat(Visitor caller) {
        require(Kind.CHATS, caller.guest());
    }

    public void admitAnalysis(Visitor caller) {
        require(Kind.ANALYSES, caller.guest());
    }

    public void admitTry(Visitor caller) {
        require(Kind.TRIES, caller.guest());
    }

    public void admitLesson(Context context, Visitor caller) {
        requireOfGuestOrAddress(Kind.LESSONS, context, caller);
    }

    public void admitMeasurement(Visitor caller) {
        require(Kind.MEASUREMENTS, caller.guest());
    }

    public void admitPhrase(Visitor caller) {
        require(Kind.PHRASES, caller.guest());
    }

    public void admitStream(Context context, Visitor caller) {
        requireOfGuestOrAddress(Kind.STREAMS, context, caller);
    }

    private void requireOfGuestOrAddress(Kind kind, Context context, Visitor caller) {
        if (caller.guest().isEmpty()) {
            requireOfOthers(kind, address(context));
        } else {
            require(kind, caller.guest());
        }
    }

    public void admitScrape() {
        require(Kind.SCRAPES, "all");
    }

    public void admitHealthCheck(Context context) {
        require(Kind.HEALTH, address(context).limitedAs());
    }

    /** Does something for somebody when their turn comes. */
    public <T> T inTurn(Context context, Visitor caller, Supplier<T> work) {
        return fairQueue.pass(caller.guest(), place(context), work);
    }

    /** What is limited together with all else that comes from the caller's address; empty for this machine. */
    public String place(Context context) {
        Address address = address(context);
        return address.isThisMachine() ? "" : address.limitedAs();
    }

    /** The caller's address, as far as those who name it are trusted. */
    public Address address(Context context) {
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
    public void letWait() {
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
    public static final class TooFast extends RuntimeException {
        private static final long serialVersionUID = 1;

        private final int seconds;

        TooFast(int seconds) {
            super("too fast", null, false, false);
            this.seconds = seconds;
        }

        public int seconds() {
            return seconds;
        }

        public Declined declined() {
            return Declined.because(429, "That was too much at once; try again in %d s.".formatted(seconds));
        }
    }
}
