package sheepfold.server.wire;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A game to be tried differently, at a table of its own.
 *
 * @param moves after how many moves; without it after all of them
 * @param seats who sits there, as at a new table; without it the caller and bots
 */
public record AskFork(@Nullable Integer moves, @Nullable List<String> seats) {}
