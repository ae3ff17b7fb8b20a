package sheepfold.server.wire;

import org.jspecify.annotations.Nullable;
import sheepfold.engine.json.About;
import sheepfold.engine.json.Matches;
import sheepfold.engine.json.Within;

@About("A move to be made.")
public record AskMove(
        @Matches(value = "[\\s\\S]{0,2000}", words = "no move is that long")
        String move,

        @About("The log number the caller has seen, by which a repeated request is known.") @Nullable @Within(least = 0)
        Long at,

        @About("Needed only if the caller holds several.") @Nullable @Within(least = 0, most = 7)
        Integer seat) {}
