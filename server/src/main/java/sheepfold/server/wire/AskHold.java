package sheepfold.server.wire;

import org.jspecify.annotations.Nullable;
import sheepfold.json.About;
import sheepfold.json.Default;
import sheepfold.json.Within;

@About("Whether the caller wants to be prompted in quiet windows too.")
public record AskHold(
        @Default("true") boolean hold,

        @About("Needed only if the caller holds several.") @Nullable @Within(least = 0, most = 7)
        Integer seat) {}
