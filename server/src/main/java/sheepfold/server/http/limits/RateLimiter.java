package sheepfold.server.http.limits;

import io.javalin.http.Context;
import java.net.InetSocketAddress;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.Semaphore;
import java.util.function.Supplier;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
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

    /** By address alone, before it is known who asks. This machine itself has no such limits. */
    public void admit(Kind kind, Context context) {
        Address address = address(context);
        if (!address.isThisMachine()) {
            require(kind, address.limitedAs());
        }
    }

    /** By address, and this machine too. */
    public void admitFromAnywhere(Kind kind, Context context) {
        require(kind, address(context).limitedAs());
    }

    /** By guest, or by address who has not said who they are. */
    public void admit(Kind kind, Context context, Visitor caller) {
        if (caller.guest().isEmpty()) {
            admit(kind, context);
        } else {
            require(kind, caller.guest());
        }
    }

    public void admitGuest(Visitor caller) {
        if (!caller.guest().isEmpty()) {
            require(Kind.GUEST, caller.guest());
        }
    }

    public void admitScrape() {
        require(Kind.SCRAPES, "all");
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
        Address connected = connected(context);
        return proxies == Proxies.NONE
                ? connected
                : proxies.caller(
                        connected,
                        String.join(",", Collections.list(context.req().getHeaders(FORWARDED))));
    }

    private static Address connected(Context context) {
        return ServletContextRequest.getServletContextRequest(context.req())
                                .getConnectionMetaData()
                                .getRemoteSocketAddress()
                        instanceof InetSocketAddress socket
                ? new Address(socket.getAddress())
                : UNKNOWN;
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
