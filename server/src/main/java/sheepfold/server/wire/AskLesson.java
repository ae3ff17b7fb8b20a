package sheepfold.server.wire;

import org.jspecify.annotations.Nullable;
import sheepfold.json.About;
import sheepfold.json.Matches;
import tools.jackson.databind.JsonNode;

@About("A move of the learner: either move or data.")
public record AskLesson(
        @About("The move as it is written in the game's notation.")
        @Nullable
        @Matches(value = "[\\s\\S]{0,2000}", words = "no move is that long")
        String move,

        @About("The move as a tagged record of the game.") @Nullable
        JsonNode data) {
    public AskLesson {
        AskMove.requireOne(move, data);
    }
}
