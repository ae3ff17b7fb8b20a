package sheepfold.server.wire;

import org.jspecify.annotations.Nullable;

/**
 * Who sits where.
 *
 * @param kind {@code open}, {@code person} or {@code bot}
 * @param bot the bot's id, if it is one, or the bot that stands in for a person who left
 * @param yours true if the caller holds it
 * @param here true if its holder has a stream open
 */
public record SeatState(
        int seat, String kind, String name, @Nullable String bot, boolean yours, boolean here) {}
