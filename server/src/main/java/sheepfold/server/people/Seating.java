package sheepfold.server.people;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import sheepfold.bots.Bot;
import sheepfold.bots.Bots;
import sheepfold.bots.Budget;
import sheepfold.engine.Seats;
import sheepfold.json.BadInput;
import sheepfold.server.store.Store.Visitor;
import sheepfold.server.table.Declined;
import sheepfold.server.table.Entry;
import sheepfold.server.table.Seat;
import sheepfold.server.table.Table;
import sheepfold.server.wire.TableRequests.AskSeat;

/**
 * Who may sit where: what is asked for becomes entries of the log, or is declined.
 *
 * @param awayTooLong whether a guest has been away for so long that others need not wait any more
 * @param generation how often a guest has ended their sign-ins
 */
public record Seating(
        Table<?, ?> table, Signer signer, Predicate<String> awayTooLong, ToLongFunction<String> generation) {
    private static final long MOST_ITERATIONS = 20_000;
    private static final long MOST_SECONDS = 3;

    /** Who stands in for somebody who is away. */
    private static final String STAND_IN = "medium";

    private static final Pattern GENERATION = Pattern.compile("([1-9]\\d{0,17})\\.");

    /** A bot that may sit at a table: one that does not think for ever. */
    public static Bot bot(String id) {
        Bot bot = Bots.named(id);
        int colon = id.indexOf(':');
        Budget budget = colon < 0 ? null : Budget.parse(id.substring(colon + 1)).orElse(null);
        if (budget != null
                && (budget.reproducible()
                        ? budget.iterations() > MOST_ITERATIONS
                        : budget.time().toSeconds() >= MOST_SECONDS)) {
            throw new BadInput(
                    "bot",
                    "a bot at a table has at most %d iterations or less than %d seconds for a move"
                            .formatted(MOST_ITERATIONS, MOST_SECONDS));
        }
        return bot;
    }

    public List<Entry> ask(Visitor caller, AskSeat ask) {
        if (table.isOver()) {
            throw Declined.because(409, "The game is over, and its seats stay as they are.");
        }
        if (ask.key() != null) {
            return moveHere(caller, ask.key());
        }
        return ask.bot() != null ? give(caller, ask.seat(), ask.bot()) : take(caller, ask.seat());
    }

    private List<Entry> take(Visitor caller, @Nullable Integer wanted) {
        int number = wanted != null ? existing(wanted) : firstFree(caller.guest());
        Seat seat = table.seat(number);
        boolean claimed = seat.isClaimedBy(caller.guest());
        if (seat.isHeldBy(caller.guest())) {
            return List.of();
        }
        if (seat.isPerson()) {
            throw Declined.because(409, "That seat is taken by %s.".formatted(seat.name()));
        }
        if (seat.isBot() && !claimed) {
            throw Declined.because(409, "A bot holds that seat.");
        }
        if (table.keepsSecrets() && !table.mayTakeBack(number, caller.guest())) {
            throw Declined.because(
                    403,
                    "This game has secrets: "
                            + (claimed
                                    ? "while one of you plays a hand that the other has seen, a bot plays here."
                                    : "this seat is for the one who left it, or for a bot."));
        }
        return List.of(claimed ? seat.takenAgain(number, caller) : Entry.SeatTaken.by(caller, number));
    }

    /** Who was away and finds a bot in their place is given the seat back. */
    public List<Entry> comeBack(Visitor caller) {
        if (table.isOver()) {
            return List.of();
        }
        return table.seatNumbers()
                .filter(number -> table.seat(number).standsIn() && table.mayTakeBack(number, caller.guest()))
                .<Entry>mapToObj(number -> table.seat(number).takenAgain(number, caller))
                .toList();
    }

    /** The seat that the caller left, or else any open one. */
    private int firstFree(String guest) {
        return table.seatNumbers()
                .filter(number -> table.seat(number).isClaimedBy(guest))
                .findFirst()
                .orElseGet(() -> table.seatNumbers()
                        .filter(number -> table.seat(number).isOpen())
                        .findFirst()
                        .orElseThrow(() -> Declined.because(409, "No seat is open at this table.")));
    }

    private List<Entry> give(Visitor caller, @Nullable Integer wanted, String botId) {
        if (wanted == null) {
            throw new BadInput("seat", "say which seat the bot is to take");
        }
        int number = existing(wanted);
        Seat seat = table.seat(number);
        String bot = bot(botId).id();
        boolean mayGive = seat.isHeldBy(caller.guest())
                || isOwner(caller.guest())
                || ((seat.isOpen() || table.isRunning())
                        && !table.heldBy(caller.guest()).isEmpty());
        if (!mayGive) {
            throw Declined.because(403, "Only those at the table can give a seat to a bot.");
        }
        if (!seat.isPerson() || seat.isHeldBy(caller.guest())) {
            return List.of(new Entry.SeatGiven(number, bot, null));
        }
        if (!mayBeReplaced(seat)) {
            throw Declined.because(409, "That seat is taken by %s.".formatted(seat.name()));
        }
        return List.of(new Entry.SeatGiven(number, bot, true));
    }

    private boolean mayBeReplaced(Seat seat) {
        return seat.isPerson() && table.isRunning() && awayTooLong.test(seat.guest());
    }

    /** The holder has come to another device with a personal link. */
    private List<Entry> moveHere(Visitor caller, String key) {
        Matcher named = GENERATION.matcher(key);
        long made = named.lookingAt() ? Long.parseLong(named.group(1)) : 0;
        String holder = table.people().stream()
                .filter(guest -> Signer.same(key(guest, made), key) && generation.applyAsLong(guest) == made)
                .findFirst()
                .orElseThrow(() -> Declined.because(403, "This personal link is not valid any more."));
        if (holder.equals(caller.guest())) {
            return List.of();
        }
        Seats moving = table.heldBy(holder);
        boolean knowsOthers = table.everHeldBy(caller.guest()).list().stream().anyMatch(seat -> !moving.contains(seat));
        if (table.keepsSecrets() && knowsOthers) {
            throw Declined.because(
                    403,
                    "This game has secrets, and you have played another seat of it: a second one cannot be yours.");
        }
        return moving.list().stream()
                .map(number -> moved(number, caller, holder))
                .toList();
    }

    private Entry moved(int number, Visitor caller, String holder) {
        Seat seat = table.seat(number);
        return new Entry.SeatTaken(
                number, caller.guest(), seat.name(), holder, seat.called().isEmpty() ? null : true);
    }

    /** The key to all seats that somebody holds here; it ends with the holding, and with the sign-ins of its time. */
    public String key(String guest, long made) {
        if (table.heldBy(guest).isEmpty()) {
            throw Declined.because(403, "You hold no seat at this table.");
        }
        List<Long> since = table.heldBy(guest).list().stream()
                .map(seat -> table.seat(seat).since())
                .toList();
        // The first generation is not named, as in the claims of guests
        String prefix = made == 0 ? "" : made + ".";
        return prefix + signer.sign("seat", prefix + table.id() + " " + guest + " " + since);
    }

    /**
     * Leaves a seat, or sees to it that another leaves theirs: before the game the one who made the table may, during the game
     * people are asked, and a bot stands in for those who are not there to hear it.
     */
    public List<Entry> leave(String guest, int number) {
        Seat seat = table.seat(existing(number));
        if (table.isOver()) {
            throw Declined.because(409, "The game is over, and its seats stay as they are.");
        }
        if (seat.isOpen()) {
            throw Declined.because(409, "Nobody sits there.");
        }
        if (seat.isHeldBy(guest)) {
            return List.of(new Entry.SeatLeft(number));
        }
        if (!isOwner(guest) && (!table.hasStarted() || table.heldBy(guest).isEmpty())) {
            throw Declined.notYours(seat);
        }
        return table.hasStarted() ? askToLeave(guest, number, seat) : List.of(new Entry.SeatLeft(number));
    }

    /** Leaves all seats that somebody holds, to bots if the game has begun. */
    public List<Entry> leaveAll(String guest) {
        return table.heldBy(guest).list().stream()
                .<Entry>map(number ->
                        table.hasStarted() ? new Entry.SeatGiven(number, STAND_IN, null) : new Entry.SeatLeft(number))
                .toList();
    }

    private List<Entry> askToLeave(String guest, int number, Seat seat) {
        if (mayBeReplaced(seat)) {
            return List.of(new Entry.SeatGiven(number, STAND_IN, true));
        }
        if (seat.isPerson()) {
            return seat.leaveAskedBy().equals(guest) ? List.of() : List.of(new Entry.LeaveAsked(number, guest));
        }
        if (!isOwner(guest) || table.keepsSecrets()) {
            throw Declined.because(409, "A bot plays there, and goes on playing.");
        }
        return List.of(new Entry.SeatLeft(number));
    }

    /** Bots take the seats that are still open, and the game begins. */
    public List<Entry> fill(String guest, @Nullable String botId) {
        if (!isOwner(guest)) {
            throw Declined.because(403, "Only the one who made the table can start it.");
        }
        if (table.hasStarted()) {
            throw Declined.because(409, "The game has begun already.");
        }
        List<Entry> entries = new ArrayList<>();
        for (int number = 0; number < table.seats().size(); number++) {
            if (table.seat(number).isOpen()) {
                if (botId == null) {
                    throw Declined.because(409, "A seat is still open: wait for somebody, or let a bot take it.");
                }
                entries.add(new Entry.SeatGiven(number, bot(botId).id(), null));
            }
        }
        return entries;
    }

    public boolean isOwner(String guest) {
        return !guest.isEmpty() && table.opened().owner().equals(guest);
    }

    private int existing(int number) {
        if (!table.hasSeat(number)) {
            throw Declined.because(404, "This table has no such seat.");
        }
        return number;
    }
}
