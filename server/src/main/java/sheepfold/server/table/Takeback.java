package sheepfold.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import sheepfold.engine.Undo;
import sheepfold.server.wire.TableMessages.UndoState;

/** Taking back at a table: whole entries go, never a move without the chance it triggered. */
public final class Takeback {
    private Takeback() {}

    /** What taking back one's last move would need; nothing for those who have none. */
    static Optional<UndoState> offer(String guest, Table<?, ?> table) {
        if (!table.isRunning() || table.heldBy(guest).isEmpty()) {
            return Optional.empty();
        }
        OptionalInt to = beforeLastMoveOf(guest, table);
        return to.isPresent() ? Optional.of(offer(guest, to.getAsInt(), table)) : Optional.empty();
    }

    private static UndoState offer(String guest, int to, Table<?, ?> table) {
        Undo.Verdict verdict = verdict(guest, to, table);
        List<String> names = verdict.ask().stream().map(table::nameOf).sorted().toList();
        return new UndoState(to, names, verdict.reason());
    }

    /** How many moves would remain if somebody took back their last one. */
    public static OptionalInt beforeLastMoveOf(String guest, Table<?, ?> table) {
        List<PlayedMove> made = table.made();
        for (int i = made.size() - 1; i >= table.movesBeforeFirstDecision(); i--) {
            if (!guest.isEmpty() && made.get(i).person().equals(guest)) {
                return OptionalInt.of(made.get(i).move().from());
            }
        }
        return OptionalInt.empty();
    }

    /** The moves that remain when all entries that reach beyond so many moves go. */
    public static int wholeEntries(int moves, Table<?, ?> table) {
        return moves >= table.made().size()
                ? table.made().size()
                : table.made().get(moves).move().from();
    }

    public static Undo.Verdict verdict(String guest, int to, Table<?, ?> table) {
        List<Undo.Step> tail = new ArrayList<>();
        for (PlayedMove made : table.made().subList(to, table.made().size())) {
            // Who has left the table has no say in it any more
            String person = table.people().contains(made.person()) ? made.person() : "";
            tail.add(new Undo.Step(person, made.move().byChance(), made.move().revealed()));
        }
        return Undo.of(tail, guest, Set.copyOf(table.people()), table.settings().training());
    }
}
