package sheepfold.server.wire;

import org.jspecify.annotations.Nullable;

/**
 * A move to be made.
 *
 * @param at the log number the caller has seen
 * @param seat needed only if the caller holds several
 */
public record AskMove(
        String move, @Nullable Long at, @Nullable Integer seat) {}
