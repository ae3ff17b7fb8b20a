package sheepfold.server.wire;

import org.jspecify.annotations.Nullable;
import sheepfold.json.About;

@About("A game to be started.")
public record AskStart(
        @About("The bot that takes the seats that are open.") @Nullable
        String bot) {}
