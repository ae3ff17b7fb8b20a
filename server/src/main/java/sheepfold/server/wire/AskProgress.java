package sheepfold.server.wire;

import sheepfold.json.About;
import sheepfold.json.BadInput;
import sheepfold.json.Within;
import tools.jackson.databind.JsonNode;

@About("What a guest has learnt, solved and played, to be kept.")
public record AskProgress(
        @About("The version that this goes on from, 0 if nothing was kept.") @Within(least = 0)
        long version,

        @About("A JSON object of the caller's own making, of at most 60,000 letters.")
        JsonNode progress) {
    private static final int LONGEST = 60_000;

    public AskProgress {
        if (!progress.isObject()) {
            throw new BadInput("progress", "it is to be an object");
        }
        if (progress.toString().length() > LONGEST) {
            throw new BadInput("progress", "it has more than %,d letters".formatted(LONGEST));
        }
    }
}
