package sheepfold.server.wire;

import org.jspecify.annotations.Nullable;
import sheepfold.json.About;

/** How far a table has come. */
public record Standing(
        @About("The table's log number.") long at,
        TableStatus status,
        boolean paused,
        @About("How many moves the game has.") int moves,
        @Nullable ResultState result,

        @About("The secret seed, once the table is closed.") @Nullable
        String seed,

        @Nullable String rematch,
        @Nullable String fault,

        @About("A request to end the game that waits for consent.") @Nullable
        CloseRequest closing) {}
