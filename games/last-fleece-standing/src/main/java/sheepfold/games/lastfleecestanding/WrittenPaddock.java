package sheepfold.games.lastfleecestanding;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.Seats;
import sheepfold.engine.Setup;
import sheepfold.games.lastfleecestanding.FleeceMove.*;
import sheepfold.json.About;
import sheepfold.json.BadInput;
import sheepfold.json.Default;
import sheepfold.json.Matches;
import sheepfold.json.Shaped;
import sheepfold.json.Sized;
import sheepfold.json.Within;

/** A position as it stands in JSON. */
@About(
        "Seats count from 0, cells and rows from 1. Cards that are named nowhere lie in the deck, or in the discard pile where "
                + "the deck cannot have them.")
@Shaped
record WrittenPaddock(
        @About("What is being decided.") @Default("act") Phase phase,

        @About("What cards are thrown into, or were when the card on the stack was played.")
        @Default(value = "act", omitted = true)
        Window window,

        @Nullable @Within(least = 0, most = 1_000_000) Integer turn,
        @Default("0") @ASeat int active,

        @About("0 before the roll") @Nullable @Within(least = 0, most = 6)
        Integer die,

        @Default(value = "0", omitted = true) @Within(least = 0, most = 1000)
        int owed,

        @Default(value = "false", omitted = true) boolean attackUsed,

        @About("The active seat has just rearranged its coat.") @Default(value = "false", omitted = true)
        boolean arranged,

        @About("Seats that have had their first turn; all if not given.") @Nullable
        SomeSeats firstTurnOver,

        @About("Who has the Wolf; out of play if not given.") @Nullable @ASeat
        Integer wolf,

        @About("Who is safe from the Wolf on its next turn, with moonMastery=round.") @Nullable @ASeat
        Integer master,

        @Nullable Card event,

        @About("Who had the Wolf when the event was drawn.") @Nullable @ASeat
        Integer wolfAtEvent,

        @About("Who has rearranged in this end window.") @Default(value = "[]", omitted = true)
        SomeSeats arrangedAtEnd,

        @About("The row of a Close Shave of which a piece is kept.")
        @Nullable
        @Within(least = 1, most = WrittenPaddock.MOST_ROWS)
        Integer keepRow,

        @Default(value = "0", omitted = true) @Within(least = 0, most = Pending.Duel.MOST_TIES)
        int ties,

        List<Seat> seats,
        @Nullable Strike attack,

        @About("Played cards that wait, the lowest first.") @Default(value = "[]", omitted = true)
        List<Played> stack,

        @About("A piece that is being gained; without known, everybody knows its kind.") @Nullable
        Gained gain,

        @About("Pieces that came into a coat from the deck or from another coat and whose kind not everybody knows.")
        @Default(value = "[]", omitted = true)
        List<Astray> strays,

        @About("The deck; if not given, all cards that lie nowhere else.") @Nullable
        Map<Card, @Within(least = 0, most = 100) Integer> deck,

        @About("The discard pile; if not given, all cards that lie nowhere else.") @Nullable
        Map<Card, @Within(least = 0, most = 100) Integer> discard) {
    static final int MOST_ROWS = Coat.MOST_ROWS - 1;

    /** Seats, a bit each, which stand as a list. */
    record SomeSeats(int bits) {
        static SomeSeats of(List<Integer> seats) {
            int bits = 0;
            for (int seat : seats) {
                if (seat < 0 || seat >= FleeceRules.MOST_SEATS) {
                    throw new BadInput("", "it is to be a list of seats, which count from 0");
                }
                bits |= 1 << seat;
            }
            return new SomeSeats(bits);
        }

        @JsonValue
        List<Integer> list() {
            return new Seats(bits).list();
        }
    }

    /** What lies before one seat. */
    record Seat(
            @About("Rows of three: W Basic Wool, T Steel Wool, t damaged Steel Wool, S Snag, a dot for an empty cell.")
            @Sized(
                    least = Coat.ROWS_AT_FIRST,
                    most = MOST_ROWS,
                    words = "a coat has 3 to " + MOST_ROWS + " rows",
                    rule = "SH-COAT-05")
            List<
                            @Matches(
                                    value = "[WTtS.]{3}",
                                    words = "a row is drawn with 3 characters: W, T, t, S or a dot",
                                    rule = "SH-SET-02")
                            String>
                    coat,

            @About("Face-down pieces whose kind everybody knows.") @Default(value = "[]", omitted = true)
            List<Integer> known,

            @About("With coatMemory=strict: the number of each piece, in the order of cells.") @Nullable
            List<Integer> tokens,

            @Nullable @Within(least = 0, most = Byte.MAX_VALUE)
            Integer tokensGiven,

            @Nullable Card shear,
            @Nullable Card battery,
            @Nullable Card blade,

            @Nullable
            @Matches(
                    value = "free|this turn|earlier",
                    words = "it is to be free, this turn or earlier",
                    rule = "SH-SNAG-02")
            String snag,

            @About("The Sheepdog is unused.") @Default("true")
            boolean dog,

            @Default(value = "false", omitted = true) boolean shepherd,
            @Default("[]") List<Card> hand,

            @About("This seat has not discarded a POW yet, so all know that it holds one.")
            @Default(value = "false", omitted = true)
            boolean keptPow,

            @About("What the coat has lost to the discard pile.") @Nullable
            Map<Wool, @Within(least = 0, most = Coat.MOST_PIECES) Integer> lost,

            @Default(value = "0", omitted = true) @Within(least = 0, most = FleeceRules.MOST_SEATS)
            int place,

            @About("A sealed answer that is already in.") @Nullable
            String answer) {}

    /** An attack under way. */
    record Strike(
            @About("What is left, the current part first.") List<Part> parts,

            @About("The seats that the announcement named.") @Nullable
            SomeSeats named,

            @Default("false") boolean snipped,

            @About("Who bounced the attack last.") @Nullable @ASeat
            Integer deflector) {}

    record Played(@ASeat int seat, String play) {}

    record Gained(
            @ASeat int seat,
            Wool kind,
            @Default(value = "false", omitted = true) boolean damaged,
            @Nullable SomeSeats known,
            @Nullable @ASeat Integer from,
            @Default(value = "false", omitted = true) boolean steelOrSnag) {}

    record Astray(
            Wool kind,

            @About("It came from the deck, so all know that it is one of the two.")
            @Default(value = "false", omitted = true)
            boolean steelOrSnag,

            @About("Who knows the kind.") @Default(value = "[]", omitted = true)
            SomeSeats known,

            @About("The coat it came from; the deck if not given.") @Nullable @ASeat
            Integer from,

            @ASeat int to,

            @About("Where it lies, as long as others can tell.") @Nullable @ACell
            Integer cell) {}

    static WrittenPaddock of(Paddock paddock) {
        Round round = paddock.round;
        Occasion.Event event = paddock.event();
        return new WrittenPaddock(
                paddock.phase(),
                paddock.occasion.window,
                round.number,
                round.active,
                round.die == 0 ? null : round.die,
                round.owed,
                round.attackUsed,
                round.arranged,
                new SomeSeats(round.seasoned),
                orNull(paddock.wolf.holder),
                orNull(paddock.wolf.master),
                event == null ? null : event.card,
                event == null ? null : orNull(event.wolf),
                new SomeSeats(paddock.occasion instanceof Occasion.End end ? end.arranged : 0),
                paddock.pending instanceof Pending.Keep keep ? keep.row + 1 : null,
                paddock.pending instanceof Pending.Duel duel ? duel.ties : 0,
                IntStream.range(0, paddock.seats())
                        .mapToObj(seat -> seat(paddock, seat))
                        .toList(),
                attack(paddock.attack),
                IntStream.range(0, paddock.stack.size())
                        .mapToObj(
                                i -> new Played(paddock.stack.player(i), FleeceMoveLines.write(paddock.stack.card(i))))
                        .toList(),
                gain(paddock.pending),
                paddock.strays.list().stream().map(WrittenPaddock::astray).toList(),
                Card.counted(paddock.deck),
                Card.counted(paddock.discard));
    }

    Paddock read(Setup setup) {
        return new PositionReader(FleeceRules.of(setup), this).paddock();
    }

    private static @Nullable Integer orNull(int seat) {
        return seat == Paddock.NOBODY ? null : seat;
    }

    private static Seat seat(Paddock paddock, int seat) {
        Sheep sheep = paddock.sheep(seat);
        Coat coat = sheep.coat;
        boolean living = paddock.flock.isLiving(seat);
        boolean numbered = coat.tokensGiven > 0;
        Map<Wool, Integer> lost = sheep.lost();
        lost.values().removeIf(count -> count == 0);
        return new Seat(
                drawn(coat),
                new Cells(coat.knownToAll() & ~coat.damaged()).numbers(),
                numbered && !coat.isBare() ? tokens(coat) : null,
                numbered ? coat.tokensGiven : null,
                living ? sheep.clippers.shear() : null,
                sheep.clippers.battery().orElse(null),
                sheep.clippers.blade().orElse(null),
                sheep.clippers.isSnagged() ? sheep.clippers.snag.id() : null,
                sheep.dog,
                sheep.shepherd,
                sheep.hand.pieces(),
                sheep.keptPow,
                lost,
                living && !paddock.isOver() ? 0 : paddock.flock.place(seat),
                paddock.hasAnswered(seat) ? FleeceMoveLines.write(paddock.asking.of(seat)) : null);
    }

    /** Rows from the first; {@code t} is damaged Steel Wool, a dot an empty cell. */
    private static List<String> drawn(Coat coat) {
        List<String> rows = new ArrayList<>();
        for (int row = 0; row < coat.rows; row++) {
            StringBuilder text = new StringBuilder();
            for (int cell = row * Coat.ROW; cell < (row + 1) * Coat.ROW; cell++) {
                char letter = coat.has(cell) ? coat.at(cell).letter() : '.';
                text.append(coat.isDamaged(cell) ? 't' : letter);
            }
            rows.add(text.toString());
        }
        return rows;
    }

    private static List<Integer> tokens(Coat coat) {
        return new Cells(coat.occupied())
                .numbers().stream().map(cell -> coat.token(cell - 1)).toList();
    }

    private static @Nullable Strike attack(Attack attack) {
        return attack.isOn()
                ? new Strike(
                        attack.partsLeft(),
                        new SomeSeats(attack.named()),
                        attack.snipped(),
                        orNull(attack.lastDeflector()))
                : null;
    }

    private static @Nullable Gained gain(Pending pending) {
        if (!(pending instanceof Pending.Gain gain)) {
            return null;
        }
        Stray stray = gain.stray;
        return new Gained(
                gain.seat,
                gain.wool,
                gain.damaged,
                stray == null ? null : new SomeSeats(stray.known()),
                stray == null || stray.isFromDeck() ? null : stray.from(),
                stray != null && stray.steelOrSnag());
    }

    private static Astray astray(Stray stray) {
        return new Astray(
                stray.kind(),
                stray.steelOrSnag(),
                new SomeSeats(stray.known()),
                stray.isFromDeck() ? null : stray.from(),
                stray.to(),
                stray.isPlaced() ? stray.cell() + 1 : null);
    }
}
