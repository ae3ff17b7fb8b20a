package sheepfold.server.wire;

import org.jspecify.annotations.Nullable;
import sheepfold.json.About;
import sheepfold.json.BadInput;
import sheepfold.json.Matches;
import sheepfold.json.Within;
import tools.jackson.databind.JsonNode;

@About("A move to be made: either move or data.")
public record AskMove(
        @About("The move as it is written in the game's notation.")
        @Nullable
        @Matches(value = "[\\s\\S]{0,2000}", words = "no move is that long")
        String move,

        @About("The move as a tagged record of the game.") @Nullable
        JsonNode data,

        @About("The log number the caller has seen, by which a repeated request is known.") @Nullable @Within(least = 0)
        Long at,

        @About("Needed only if the caller holds several.") @Nullable @Within(least = 0, most = 7)
        Integer seat) {
    public AskMove {
        requireOne(move, data);
    }

    static void requireOne(@Nullable String move, @Nullable JsonNode data) {
        if (move == null && data == null) {
            throw new BadInput("move", "it is missing");
        }
        if (move != null && data != null) {
            throw new BadInput("data", "a move is sent either as move or as data, not both");
        }
    }
}
