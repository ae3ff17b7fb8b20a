package sheepfold.server.wire;

import java.util.List;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.json.About;

@About("Who decides now.")
public record TurnState(
        TurnKind kind,

        @About("For players: whether any of them may decide, or all are to answer in secret.") @Nullable
        TurnMode mode,

        @About("All who are asked; in mode all it does not show who has answered.") @Nullable
        List<Integer> seats,

        @About("The seats that are to be prompted; the others are asked quietly.") @Nullable
        List<Integer> loud,

        @About("Those of the caller's own seats whose sealed answers are in.") @Nullable
        List<Integer> answered,

        @About("When the time for this decision is up, in milliseconds since 1970, if there is a clock.") @Nullable
        Long deadline) {}
