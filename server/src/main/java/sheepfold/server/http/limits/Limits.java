package sheepfold.server.http.limits;

import java.util.EnumMap;
import java.util.Map;
import sheepfold.server.live.Share;

/**
 * How much one guest or one address may ask for, so that nobody suffers from others.
 *
 * @param rates how often something may be done; whatever is missing may be done at any rate
 * @param share what one guest may have of the store
 * @param streams open streams of one guest
 * @param places what is done at the same time for those who ask for much
 * @param bodyBytes the largest body
 */
public record Limits(Map<Kind, Rate> rates, Share share, int streams, int places, int bodyBytes) {
    /** So many at once, and so many a second from then on. */
    public record Rate(int burst, double perSecond) {}

    /** What is limited, with its usual rate. */
    public enum Kind {
        /** Requests of one guest: more than a program that plays many tables needs, less than hurts others. */
        GUEST(3000, 600),
        /** Requests from one address, behind which many people may sit; this machine itself has no such limit. */
        ADDRESS(3000, 1000),
        /** Guests made from one address; likewise. */
        NEW_GUESTS(60, 1),
        /** Tables made by one guest, again and again. */
        TABLES(120, 5),
        /** Lists of tables for one guest, or for one address: the dearest of what is asked often. */
        LISTS(120, 5),
        /** Tokens and cookies from one address that prove nothing or need the database to do so; this machine too. */
        PROOFS(50, 2),
        /** Hints for one guest. */
        HINTS(10, 0.5),
        /** Turns tried out by one guest: quicker than anybody touches a board. */
        TRIES(40, 4),
        /** Moves tried in lessons by one guest, or from one address; likewise. */
        LESSONS(60, 6),
        /** Questions of one guest for what games were about, the same game again and again until it is found out. */
        ANALYSES(20, 2),
        /** Layouts measured for one guest. */
        MEASUREMENTS(5, 0.1),
        /** Streams opened by one guest, however soon they are closed again. */
        STREAMS(60, 2),
        /** Phrases said by one guest. */
        PHRASES(5, 0.5),
        /** Lines written by one guest to others. */
        CHATS(5, 0.5),
        /** Changes of what one guest has learnt and played: more than somebody can do at once. */
        PROGRESS(20, 0.5),
        /** Scrapes of the metrics, by all callers together. */
        SCRAPES(20, 20),
        /** Questions for the server's health from one address; this machine too. */
        HEALTH(100, 50);

        private final int burst;
        private final double perSecond;

        Kind(int burst, double perSecond) {
            this.burst = burst;
            this.perSecond = perSecond;
        }
    }

    /** One waits for the disk while every processor works. */
    private static final int PLACES = Runtime.getRuntime().availableProcessors() + 1;

    private static final int BODY_BYTES = 64_000;
    /** Three games on every evening of a year. */
    private static final Share SHARE = new Share(100, 1_000, 64_000_000);

    public static final Limits USUAL = new Limits(usualRates(), SHARE, 40, PLACES, BODY_BYTES);

    /** For measuring the server itself. */
    public static final Limits NONE =
            new Limits(Map.of(), new Share(100_000, 10_000_000, 1L << 40), 100_000, 100_000, BODY_BYTES);

    public Limits {
        rates = Map.copyOf(rates);
    }

    private static Map<Kind, Rate> usualRates() {
        Map<Kind, Rate> rates = new EnumMap<>(Kind.class);
        for (Kind kind : Kind.values()) {
            rates.put(kind, new Rate(kind.burst, kind.perSecond));
        }
        return rates;
    }

    /** These limits with another rate. */
    public Limits with(Kind kind, Rate rate) {
        Map<Kind, Rate> changed = new EnumMap<>(Kind.class);
        changed.putAll(rates);
        changed.put(kind, rate);
        return new Limits(changed, share, streams, places, bodyBytes);
    }

    public Limits with(Share kept) {
        return new Limits(rates, kept, streams, places, bodyBytes);
    }

    public Limits withStreams(int most) {
        return new Limits(rates, share, most, places, bodyBytes);
    }
}
