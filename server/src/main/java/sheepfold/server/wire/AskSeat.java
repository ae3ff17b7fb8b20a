package sheepfold.server.wire;

import org.jspecify.annotations.Nullable;

/**
 * A seat to be taken, or given to a bot.
 *
 * @param bot the bot that takes it; without one the caller does
 * @param key the personal key of a seat's holder, which moves the seat to this device
 */
public record AskSeat(
        @Nullable Integer seat,
        @Nullable String bot,
        @Nullable String key) {}
