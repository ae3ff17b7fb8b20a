package sheepfold.server.wire;

import org.jspecify.annotations.Nullable;
import sheepfold.json.About;
import sheepfold.json.Within;

@About("A quick phrase to be said.")
public record AskPhrase(
        String phrase,

        @About("Needed only if the caller holds several.") @Nullable @Within(least = 0, most = 7)
        Integer seat,

        @About("A place on the board that it points at, as views name it; not where a game has secrets.") @Nullable
        String place) {}
