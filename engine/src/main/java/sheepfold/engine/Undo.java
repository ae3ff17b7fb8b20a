package sheepfold.engine;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Whether moves may be taken back, and who is to be asked. Undoing itself is replaying without the tail. */
public final class Undo {
    /**
     * A move that would go.
     *
     * @param person who made it; empty for chance and bots
     */
    public record Step(String person, boolean chance, boolean revealed) {}

    /**
     * The answer.
     *
     * @param ask the people whose consent it takes; nobody if it is free
     */
    public record Verdict(Set<String> ask, String reason) {
        public boolean free() {
            return ask.isEmpty();
        }
    }

    private Undo() {}

    /**
     * Undo is free while no chance was drawn, nothing was revealed and no other person acted since the move. Otherwise the
     * owners of the moves that would go are asked; after a draw or a reveal everybody at the table is, for it would give a
     * second throw.
     */
    public static Verdict of(List<Step> tail, String person, Set<String> peopleAtTable, boolean training) {
        if (training) {
            return new Verdict(Set.of(), "training tables always allow it");
        }
        boolean drawn = false;
        boolean revealed = false;
        Set<String> owners = new TreeSet<>();
        for (Step step : tail) {
            drawn |= step.chance;
            revealed |= step.revealed;
            if (!step.person.isEmpty()) {
                owners.add(step.person);
            }
        }
        Set<String> ask = drawn || revealed ? new TreeSet<>(peopleAtTable) : owners;
        ask.remove(person);
        String reason = drawn
                ? "chance was drawn since"
                : revealed
                        ? "something was revealed since"
                        : ask.isEmpty() ? "nobody else acted since" : "others acted since";
        return new Verdict(Set.copyOf(ask), reason);
    }
}
