package sheepfold.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sheepfold.server.wire.TableMessages.Told;

/** What people did at a table beside their moves, told to all between the lines of its log; no record has any of it. */
public final class Notes {
    /** Older ones are of interest to nobody. */
    private static final int MOST = 200;

    /**
     * @param entry the number of the log entry it tells of
     * @param after how many moves stand before it
     * @param by who did it; empty for nobody
     */
    private record Note(long entry, int after, String by, String words) {
        boolean saysTheSame(Note other) {
            return after == other.after && words.equals(other.words);
        }
    }

    private record Deed(String by, String words) {}

    private final List<Note> notes = new ArrayList<>();

    /** Notes what an entry tells people, if anything; the table is still as it was before. */
    void hear(Entry entry, Table<?, ?> table) {
        Optional<Deed> deed = deed(entry, table);
        if (entry instanceof Entry.Undone undone) {
            notes.replaceAll(note -> new Note(note.entry, Math.min(note.after, undone.to()), note.by, note.words));
        }
        int moves = entry instanceof Entry.Undone undone
                ? undone.to()
                : table.made().size();
        deed.map(done -> new Note(table.at() + 1, moves, done.by, done.words)).ifPresent(this::add);
    }

    /** Whoever has several seats does the same with all of them, and is told of once. */
    private void add(Note note) {
        if (notes.isEmpty() || !notes.getLast().saysTheSame(note)) {
            notes.add(note);
        }
        if (notes.size() > MOST) {
            notes.removeFirst();
        }
    }

    /** Those of entries after a number, for somebody. */
    public List<Told> since(long entry, String guest) {
        return notes.stream()
                .filter(note -> note.entry > entry)
                .map(note -> new Told(note.entry, note.after, note.words, !guest.isEmpty() && note.by.equals(guest)))
                .toList();
    }

    private static Optional<Deed> deed(Entry entry, Table<?, ?> table) {
        return switch (entry) {
            case Entry.SeatTaken taken -> inGame(table, taken.guest(), sat(taken, table.seat(taken.seat())));
            case Entry.SeatGiven given -> given(given, table);
            case Entry.SeatLeft(int seat) -> left(table.seat(seat), table);
            case Entry.LeaveAsked(int seat, String by) ->
                deed(
                        by,
                        "%s asked %s to leave."
                                .formatted(table.nameOf(by), table.seat(seat).name()));
            case Entry.Undone undone -> takenBack(undone, table);
            case Entry.UndoAsked asked ->
                deed(
                        asked.by(),
                        "%s asked to take back %s."
                                .formatted(mover(asked.by(), asked.to(), table), moves(asked.to(), table)));
            case Entry.UndoAgreed(String guest) ->
                deed(guest, "%s agreed to %s.".formatted(table.nameOf(guest), asked(table)));
            case Entry.UndoRefused(String guest) -> refused(guest, table);
            case Entry.TimeUp(int seat) ->
                deed(
                        "",
                        "%s’s time was up, and a move was made for them."
                                .formatted(table.seat(seat).name()));
            case Entry.Paused _ -> deed(table.opened().owner(), "The table was paused.");
            case Entry.Resumed _ -> deed(table.opened().owner(), "The table goes on.");
            case Entry.Listed(boolean listed) ->
                deed(
                        table.opened().owner(),
                        listed
                                ? "From now on everybody finds this table in the list."
                                : "From now on only those who have the link find this table.");
            case Entry.Renamed(String guest, String name) ->
                table.ownName(guest)
                        .filter(before -> !before.equals(name))
                        .flatMap(before -> deed(guest, "%s is called %s now.".formatted(before, name)));
            case Entry.CloseAsked asked ->
                deed(asked.by(), "%s asked to end the game.".formatted(table.nameOf(asked.by())));
            case Entry.Closed _ ->
                deed(
                        table.opened().owner(),
                        allAgreed(table)
                                ? "The game was ended by agreement: nobody has won."
                                : "The table was given up by the one who made it: nobody has won.");
            case Entry.Rematched rematched -> rematched(rematched, table);
            case Entry.RematchDeclined(String guest, String name) ->
                deed(guest, "%s does not want another game.".formatted(name));
            case Entry.Opened _, Entry.Started _, Entry.Played _, Entry.Phrased _, Entry.SetAside _ -> Optional.empty();
        };
    }

    private static Optional<Deed> deed(String by, String words) {
        return Optional.of(new Deed(by, words));
    }

    /** Before the game everybody sees who sits where, and nothing depends on it yet. */
    private static Optional<Deed> inGame(Table<?, ?> table, String by, String words) {
        return table.hasStarted() ? Optional.of(new Deed(by, words)) : Optional.empty();
    }

    private static String sat(Entry.SeatTaken taken, Seat before) {
        if (taken.from() != null) {
            return "%s plays on another device now.".formatted(taken.name());
        }
        return "%s %s.".formatted(taken.name(), before.isClaimedBy(taken.guest()) ? "is back" : "sits down");
    }

    private static Optional<Deed> given(Entry.SeatGiven given, Table<?, ?> table) {
        Seat before = table.seat(given.seat());
        if (!before.isPerson()) {
            return inGame(
                    table,
                    "",
                    before.isOpen()
                            ? "A bot takes the open seat."
                            : "A bot of another level plays on: %s.".formatted(given.bot()));
        }
        return Boolean.TRUE.equals(given.away())
                ? inGame(table, "", "%s was away for long; a bot plays for them.".formatted(before.name()))
                : inGame(table, before.guest(), "%s left; a bot plays for them.".formatted(before.name()));
    }

    private static Optional<Deed> left(Seat before, Table<?, ?> table) {
        return before.isPerson()
                ? inGame(table, before.guest(), "%s left.".formatted(before.name()))
                : inGame(table, "", "A bot left its seat.");
    }

    private static Optional<Deed> takenBack(Entry.Undone undone, Table<?, ?> table) {
        String by = Optional.ofNullable(undone.by()).orElse("");
        return deed(by, "%s took back %s.".formatted(mover(by, undone.to(), table), moves(undone.to(), table)));
    }

    /** Of several at one screen it is the one whose move goes first. */
    private static String mover(String guest, int to, Table<?, ?> table) {
        int actor = table.made().get(to).move().actor();
        return table.hasSeat(actor) && table.seat(actor).isHeldBy(guest)
                ? table.seat(actor).name()
                : table.nameOf(guest);
    }

    private static Optional<Deed> rematched(Entry.Rematched rematched, Table<?, ?> table) {
        String by = Optional.ofNullable(rematched.by()).orElse("");
        String how = Boolean.TRUE.equals(rematched.swapped()) ? ", with everybody one seat further" : "";
        return deed(by, "%s asks for another game%s.".formatted(table.nameOf(by), how));
    }

    /** Chance belongs to the move that asked for it. */
    private static String moves(int to, Table<?, ?> table) {
        long moves = table.made().subList(to, table.made().size()).stream()
                .filter(made -> !made.move().byChance())
                .count();
        return moves == 1 ? "a move" : moves + " moves";
    }

    private static Optional<Deed> refused(String guest, Table<?, ?> table) {
        boolean own =
                table.request().filter(request -> request.by().equals(guest)).isPresent();
        return deed(
                guest,
                "%s %s to %s.".formatted(table.nameOf(guest), own ? "no longer asks" : "did not agree", asked(table)));
    }

    private static String asked(Table<?, ?> table) {
        return table.request().filter(Proposal::isToEnd).isPresent() ? "end the game" : "take moves back";
    }

    private static boolean allAgreed(Table<?, ?> table) {
        return table.request()
                .filter(request -> request.isToEnd() && request.waiting().isEmpty())
                .isPresent();
    }
}
