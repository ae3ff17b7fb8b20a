package sheepfold.server.wire;

import org.jspecify.annotations.Nullable;
import sheepfold.json.About;
import sheepfold.json.Within;

@About("Moves to be taken back, or an answer to somebody who asks for it.")
public record AskUndo(
        @About("How many moves are to remain; without it the caller's last move goes.")
        @Nullable
        @Within(least = 0, most = 1_000_000)
        Integer to,

        @About("The answer to a request; without it this is a request.") @Nullable
        Boolean agree,

        @About("The log number the caller has seen, by which a repeated request is known.") @Nullable @Within(least = 0)
        Long at) {}
