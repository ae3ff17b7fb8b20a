package sheepfold.server.wire;

import org.jspecify.annotations.Nullable;
import sheepfold.json.About;
import sheepfold.json.Within;

@About("A game to be given up.")
public record AskConcede(
        @About("Needed only if the caller holds several.") @Nullable @Within(least = 0, most = 7)
        Integer seat) {}
