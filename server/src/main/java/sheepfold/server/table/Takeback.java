package sheepfold.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import sheepfold.engine.Undo;

/** Taking back at a table: whole entries go, never a move without the chance it triggered. */
final class Takeback {
    private Takeback() {}

    /** How many moves would remain if somebody took back their last one. */
    static OptionalInt beforeLastMoveOf(String guest, Table<?, ?> table) {
        List<Made> made = table.made();
        for (int i = made.size() - 1; i >= table.movesBeforeFirstDecision(); i--) {
            if (!guest.isEmpty() && made.get(i).person().equals(guest)) {
                return OptionalInt.of(startOfEntry(i, made));
            }
        }
        return OptionalInt.empty();
    }

    /** The moves that remain when all entries that reach beyond so many moves go. */
    static int wholeEntries(int moves, Table<?, ?> table) {
        return moves >= table.made().size() ? table.made().size() : startOfEntry(moves, table.made());
    }

    private static int startOfEntry(int index, List<Made> made) {
        int first = index;
        while (first > 0 && made.get(first - 1).entry() == made.get(index).entry()) {
            first--;
        }
        return first;
    }

    static Undo.Verdict verdict(String guest, int to, Table<?, ?> table) {
        List<Undo.Step> tail = new ArrayList<>();
        for (Made made : table.made().subList(to, table.made().size())) {
            // Who has left the table has no say in it any more
            String person = table.people().contains(made.person()) ? made.person() : "";
            tail.add(new Undo.Step(person, made.byChance(), made.revealed()));
        }
        return Undo.of(tail, guest, Set.copyOf(table.people()), table.opened().training());
    }
}
