package sheepfold.server.http;

/**
 * How much one guest or one address may ask for, so that nobody suffers from others.
 *
 * @param guest requests of one guest
 * @param address requests from one address, behind which many people may sit
 * @param newGuests guests made from one address
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
            new Rate(120, 20),
            new Rate(1200, 200),
            new Rate(60, 1),
            new Rate(10, 0.5),
            new Rate(5, 0.1),
            60,
            20,
            64_000);

    private static final Rate UNLIMITED = new Rate(Integer.MAX_VALUE, Integer.MAX_VALUE);

    /** For measuring the server itself. */
    public static final Limits NONE =
            new Limits(UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED, 100_000, 100_000, 64_000);
}
