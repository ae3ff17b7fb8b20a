package sheepfold.server.wire;

import org.jspecify.annotations.Nullable;
import sheepfold.json.About;
import sheepfold.json.Within;

@About("A seat to be taken, given to a bot, or moved here with a personal key.")
public record AskSeat(
        @About("The first open one if none is named.") @Nullable @Within(least = 0, most = 7)
        Integer seat,

        @About("The bot that takes it; without one the caller does.") @Nullable
        String bot,

        @About("The personal key of a seat's holder, which moves the seat to this device.") @Nullable
        String key) {}
