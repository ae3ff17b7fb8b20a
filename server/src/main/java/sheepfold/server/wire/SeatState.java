package sheepfold.server.wire;

import org.jspecify.annotations.Nullable;
import sheepfold.json.About;

@About("Who sits where.")
public record SeatState(
        int seat,
        SeatKind kind,
        String name,

        @About("The bot's id, if it is one, or the bot that stands in for a person who left.") @Nullable
        String bot,

        @About("True if the caller holds it.") boolean yours,
        @About("True if its holder has a stream open.") boolean here,

        @About("Since when its holder is not here, in milliseconds since 1970; nothing if they are, or for bots.")
        @Nullable
        Long awaySince,

        @About("From when on others may let a bot stand in for its holder; nothing while they are here.") @Nullable
        Long replaceableFrom,

        @About("The name of the one who has asked its holder to leave.") @Nullable
        String leaveAskedBy,

        @About("True if the caller played here before and may take it back.")
        boolean claim) {}
