package sheepfold.server.wire;

import org.jspecify.annotations.Nullable;

/**
 * Moves to be taken back, or an answer to somebody who asks for it.
 *
 * @param to how many moves are to remain; without it the caller's last move goes
 * @param agree the answer to a request; without it this is a request
 * @param at the log number the caller has seen, by which a repeated request is known
 */
public record AskUndo(
        @Nullable Integer to,
        @Nullable Boolean agree,
        @Nullable Long at) {}
