package sheepfold.server.http.limits;

import java.time.Duration;

/**
 * How long the server waits, and how long it trusts what it knows.
 *
 * @param head for the head of a request, from opening the connection or from its first byte
 * @param body for the whole body of a request
 * @param stop for everything when the server is to stop; the requests under way have most of it
 * @param known how long a scrape of the server's metrics stands
 */
public record Timeouts(Duration head, Duration body, Duration stop, Duration known) {
    public static final Timeouts USUAL =
            new Timeouts(Duration.ofSeconds(10), Duration.ofSeconds(10), Duration.ofSeconds(10), Duration.ofSeconds(1));
}
