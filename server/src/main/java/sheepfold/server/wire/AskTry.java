package sheepfold.server.wire;

import java.util.List;
import org.jspecify.annotations.Nullable;
import sheepfold.json.About;
import sheepfold.json.Sized;
import sheepfold.json.Within;

@About("Moves of the caller's own turn to be tried out, one after another.")
public record AskTry(
        @Sized(least = 1, most = MOST, words = "between 1 and 60 moves are tried out")
        List<TriedMove> moves,

        @About("The log number the caller has seen.") @Nullable @Within(least = 0)
        Long at,

        @About("Needed only if the caller holds several.") @Nullable @Within(least = 0, most = 7)
        Integer seat) {
    private static final int MOST = 60;
}
