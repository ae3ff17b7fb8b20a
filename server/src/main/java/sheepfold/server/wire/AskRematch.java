package sheepfold.server.wire;

import org.jspecify.annotations.Nullable;
import sheepfold.json.About;

@About("Another game to be asked for, or an answer to somebody who asks for one.")
public record AskRematch(
        @About("True if everybody is to move on by one seat, so that two swap sides; for the first who asks.") @Nullable
        Boolean swap,

        @About("False if the caller does not want another game.") @Nullable
        Boolean agree) {}
