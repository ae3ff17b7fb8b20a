package sheepfold.server.wire;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Who decides now.
 *
 * @param kind {@code players}, {@code chance} or {@code over}
 * @param mode {@code any} or {@code all}, for players
 * @param seats all who are asked; in mode {@code all} it does not show who has answered
 * @param loud the seats that are to be prompted; the others are asked quietly
 * @param answered those of the caller's own seats whose sealed answers are in
 * @param decisions what those of the caller's own seats decide that may move now; nobody sees what others decide
 * @param deadline when the time for this decision is up, in milliseconds since 1970, if there is a clock
 */
public record TurnState(
        String kind,
        @Nullable String mode,
        @Nullable List<Integer> seats,
        @Nullable List<Integer> loud,
        @Nullable List<Integer> answered,
        @Nullable List<DecisionState> decisions,
        @Nullable Long deadline) {
    /** Where nobody is asked: {@code chance} or {@code over}. */
    public static TurnState ofNobody(String kind) {
        return new TurnState(kind, null, null, null, null, null, null);
    }
}
