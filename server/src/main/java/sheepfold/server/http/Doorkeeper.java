package sheepfold.server.http;

import io.javalin.http.Context;
import java.util.concurrent.Semaphore;
import java.util.regex.Pattern;
import sheepfold.server.store.Store.Visitor;
import sheepfold.server.table.Declined;

/** Lets in what the limits allow. Who asks too fast waits for the answer that says so, and so slows down. */
final class Doorkeeper {
    private static final long PENANCE_MILLIS = 250;
    private static final int MOST_WAITING = 500;
    private static final Pattern LOOPBACK_6 = Pattern.compile("\\[?(::|(0:){7})1]?");

    private final boolean behindProxy;
    private final RateLimit guests;
    private final RateLimit addresses;
    private final RateLimit newGuests;
    private final RateLimit hints;
    private final RateLimit measurements;
    private final Semaphore waiting = new Semaphore(MOST_WAITING);

    Doorkeeper(Limits limits, boolean behindProxy) {
        this.behindProxy = behindProxy;
        this.guests = new RateLimit(limits.guest());
        this.addresses = new RateLimit(limits.address());
        this.newGuests = new RateLimit(limits.newGuests());
        this.hints = new RateLimit(limits.hints());
        this.measurements = new RateLimit(limits.measurements());
    }

    void admit(Context context, Visitor caller) {
        requireOfAddress(addresses, address(context));
        if (!caller.guest().isEmpty()) {
            require(guests, caller.guest());
        }
    }

    void admitNewGuest(Context context) {
        requireOfAddress(addresses, address(context));
        requireOfAddress(newGuests, address(context));
    }

    void admitHint(Visitor caller) {
        require(hints, caller.guest());
    }

    void admitMeasurement(Visitor caller) {
        require(measurements, caller.guest());
    }

    /** The caller's address; behind a proxy the last one named is the one the proxy saw. */
    String address(Context context) {
        String forwarded = behindProxy ? context.header("X-Forwarded-For") : null;
        return forwarded == null
                ? context.req().getRemoteAddr()
                : forwarded.substring(forwarded.lastIndexOf(',') + 1).strip();
    }

    private void requireOfAddress(RateLimit limit, String address) {
        if (!isThisMachine(address)) {
            require(limit, address);
        }
    }

    private static boolean isThisMachine(String address) {
        return address.startsWith("127.") || LOOPBACK_6.matcher(address).matches();
    }

    private void require(RateLimit limit, String key) {
        int seconds = limit.secondsUntilFree(key);
        if (seconds > 0) {
            doPenance();
            throw new TooFast(seconds);
        }
    }

    private void doPenance() {
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
