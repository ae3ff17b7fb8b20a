package sheepfold.server.wire;

import java.util.List;
import org.jspecify.annotations.Nullable;
import sheepfold.json.About;

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

        @About("What those of the caller's own seats decide that may move now; nobody sees what others decide.")
        @Nullable
        List<DecisionState> decisions,

        @About("When the time for this decision is up, in milliseconds since 1970, if there is a clock.") @Nullable
        Long deadline) {
    /** Where nobody is asked. */
    public static TurnState ofNobody(TurnKind kind) {
        return new TurnState(kind, null, null, null, null, null, null);
    }

    /** The same with what one of the caller's seats decides. */
    public TurnState deciding(DecisionState decision) {
        return new TurnState(kind, mode, seats, loud, List.of(), List.of(decision), deadline);
    }
}
