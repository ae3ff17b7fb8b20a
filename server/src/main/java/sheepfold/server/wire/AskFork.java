package sheepfold.server.wire;

import java.util.List;
import org.jspecify.annotations.Nullable;
import sheepfold.json.About;
import sheepfold.json.Within;

@About("A game to be tried differently, at a table of its own.")
public record AskFork(
        @About("After how many moves; without it after all of them.") @Nullable @Within(least = 0, most = 1_000_000)
        Integer moves,

        @About("Who sits there, as at a new table; without it the caller and bots.") @Nullable
        List<String> seats) {}
