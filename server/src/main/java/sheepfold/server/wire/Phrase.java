package sheepfold.server.wire;

/**
 * A quick phrase from one seat to the table. Sent as the event {@code phrase}, without a log number.
 *
 * @param id by which it is known when it is told again
 * @param at when it was said, in milliseconds since 1970
 */
public record Phrase(int seat, String text, String id, long at) {}
