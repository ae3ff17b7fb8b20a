package sheepfold.server.wire;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * A move to be made, written in the game's notation or as data.
 *
 * @param move the move as it is written
 * @param data the move as a tagged record of the game, instead
 * @param at the log number the caller has seen
 * @param seat needed only if the caller holds several
 */
public record AskMove(
        @Nullable String move,
        @Nullable JsonNode data,
        @Nullable Long at,
        @Nullable Integer seat) {}
