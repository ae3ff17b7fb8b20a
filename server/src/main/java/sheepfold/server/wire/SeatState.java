package sheepfold.server.wire;

import org.jspecify.annotations.Nullable;

/**
 * Who sits where.
 *
 * @param kind {@code open}, {@code person} or {@code bot}
 * @param bot the bot's id, if it is one, or the bot that stands in for a person who left
 * @param yours true if the caller holds it
 * @param here true if its holder has a stream open
 * @param awaySince since when its holder is not here, in milliseconds since 1970; nothing if they are, or for bots
 * @param replaceableFrom from when on others may let a bot stand in for its holder; nothing while they are here
 * @param leaveAskedBy the name of the one who has asked its holder to leave
 * @param claim true if the caller played here before and may take it back
 */
public record SeatState(
        int seat,
        String kind,
        String name,
        @Nullable String bot,
        boolean yours,
        boolean here,
        @Nullable Long awaySince,
        @Nullable Long replaceableFrom,
        @Nullable String leaveAskedBy,
        boolean claim) {}
