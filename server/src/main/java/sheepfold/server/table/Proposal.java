package sheepfold.server.table;

import java.util.List;
import java.util.OptionalInt;

/**
 * Something that needs the consent of others: these people have yet to agree.
 *
 * @param to down to how many moves somebody wants to take back; nothing if the game is to end
 */
public record Proposal(String by, OptionalInt to, List<String> waiting) {
    public boolean isToEnd() {
        return to.isEmpty();
    }

    public Proposal agreedBy(String guest) {
        return new Proposal(
                by, to, waiting.stream().filter(other -> !other.equals(guest)).toList());
    }
}
