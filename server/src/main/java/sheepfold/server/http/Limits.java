package sheepfold.server.http;

/**
 * How much one guest or one address may ask for, so that nobody suffers from others.
 *
 * @param guest requests of one guest: more than a program that plays many tables needs, less than hurts others
 * @param address requests from one address, behind which many people may sit; this machine itself has no such limit
 * @param newGuests guests made from one address; likewise
 * @param hints hints for one guest
 * @param measurements layouts measured for one guest
 * @param tables tables of one guest that are not over
 * @param streams open streams of one guest
 * @param bodyBytes the largest body
 */
public record Limits(
        Rate guest,
        Rate address,
        Rate newGuests,
        Rate hints,
        Rate measurements,
        int tables,
        int streams,
        int bodyBytes) {
    /** So many at once, and so many a second from then on. */
    public record Rate(int burst, double perSecond) {}

    public static final Limits USUAL = new Limits(
            new Rate(3000, 600),
            new Rate(3000, 1000),
            new Rate(60, 1),
            new Rate(10, 0.5),
            new Rate(5, 0.1),
            100,
            40,
            64_000);

    private static final Rate UNLIMITED = new Rate(Integer.MAX_VALUE, Integer.MAX_VALUE);

    /** For measuring the server itself. */
    public static final Limits NONE =
            new Limits(UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED, 100_000, 100_000, 64_000);
}
