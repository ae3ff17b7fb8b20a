package sheepfold.server.wire;

import org.jspecify.annotations.Nullable;
import sheepfold.json.About;

@About("That the game is to end, or an answer to somebody who asks for that.")
public record AskClose(
        @About("Whether the caller agrees; without it they ask.") @Nullable
        Boolean agree) {}
