package sheepfold.games.lastfleecestanding;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import sheepfold.engine.Refusal;
import sheepfold.engine.Seats;
import sheepfold.engine.Sentence;
import sheepfold.games.lastfleecestanding.FleeceMove.Arrange;
import sheepfold.games.lastfleecestanding.FleeceMove.Coin;
import sheepfold.games.lastfleecestanding.FleeceMove.Concede;
import sheepfold.games.lastfleecestanding.FleeceMove.Draw;
import sheepfold.games.lastfleecestanding.FleeceMove.Drawn;
import sheepfold.games.lastfleecestanding.FleeceMove.End;
import sheepfold.games.lastfleecestanding.FleeceMove.First;
import sheepfold.games.lastfleecestanding.FleeceMove.Keep;
import sheepfold.games.lastfleecestanding.FleeceMove.Lay;
import sheepfold.games.lastfleecestanding.FleeceMove.Part;
import sheepfold.games.lastfleecestanding.FleeceMove.Pass;
import sheepfold.games.lastfleecestanding.FleeceMove.Play;
import sheepfold.games.lastfleecestanding.FleeceMove.Roll;
import sheepfold.games.lastfleecestanding.FleeceMove.Row;
import sheepfold.games.lastfleecestanding.FleeceMove.Shear;
import sheepfold.games.lastfleecestanding.FleeceMove.Shed;
import sheepfold.games.lastfleecestanding.FleeceMove.Shift;
import sheepfold.games.lastfleecestanding.FleeceMove.Snip;
import sheepfold.games.lastfleecestanding.FleeceMove.Stick;
import sheepfold.games.lastfleecestanding.FleeceMove.Take;
import sheepfold.games.lastfleecestanding.FleeceMove.Throw;
import sheepfold.games.lastfleecestanding.Paddock.Occasion;
import sheepfold.games.lastfleecestanding.Paddock.Phase;

/** Why a move cannot be made. Nothing here depends on what the mover may not know. */
final class Objections {
    private final Paddock paddock;
    private final int actor;

    private Objections(Paddock paddock, int actor) {
        this.paddock = paddock;
        this.actor = actor;
    }

    static Optional<Refusal> to(Paddock paddock, int actor, FleeceMove move) {
        return new Objections(paddock, actor).to(move);
    }

    private Optional<Refusal> to(FleeceMove move) {
        if (paddock.phase() == Phase.OVER) {
            return refuse("SH-END-01", "the game is over");
        }
        if (!paddock.turn().asks(actor)) {
            return refuse(somebodyElsesRule(), "somebody else decides now: " + toDo());
        }
        if (actor == Seats.CHANCE) {
            return toChance(move);
        }
        return switch (move) {
            case Lay lay -> now(Phase.COAT, "SH-SET-02").or(() -> toLay(lay));
            case Draw _ -> now(Phase.ACT, "SH-TURN-01").or(this::toDraw);
            case Shear shear -> now(Phase.ACT, "SH-TURN-01").or(() -> toShear(shear));
            case End _ -> now(Phase.ACT, "SH-TURN-01").or(this::toEnd);
            case Snip snip -> now(Phase.SNIP, "SH-SHEAR-05").or(() -> toSnip(snip.cell()));
            case Shed shed -> toShed(shed.cells());
            case Stick stick -> now(Phase.GAIN, "SH-COAT-04").or(() -> toStick(stick));
            case Arrange arrange -> toArrange(arrange.shifts());
            case Row row -> now(Phase.ROW, "SH-CSH-02").or(() -> toRow(row.row()));
            case Keep keep -> now(Phase.KEEP, "SH-CSH-03").or(() -> toKeep(keep.cell()));
            case Throw _ -> now(Phase.HANDS, "SH-CRM-02");
            case Pass _ -> now(Phase.WINDOW, "SH-REACT-04");
            case Concede _ -> toConcede();
            case Play play -> toPlay(play);
            case First _, Roll _, Drawn _, Coin _, Take _ ->
                refuse("SH-TURN-01", "chance decides that, and now it is for you: " + toDo());
        };
    }

    private String somebodyElsesRule() {
        return switch (paddock.phase()) {
            case WINDOW -> "SH-REACT-03";
            case COAT -> "SH-SET-02";
            case SHED -> "SH-REACT-04";
            default -> "SH-TURN-01";
        };
    }

    private Optional<Refusal> now(Phase phase, String rule) {
        return paddock.phase() == phase ? allowed() : refuse(rule, "now it is time for something else: " + toDo());
    }

    private String toDo() {
        return switch (paddock.phase()) {
            case COAT -> "lay the coats";
            case FIRST -> "see who begins";
            case ROLL -> "roll the die";
            case WINDOW -> paddock.isCardWindow() ? "answer the card or pass" : "throw in a card or pass";
            case BITE, SHED -> "shed wool";
            case ACT -> "draw, shear, play a card or end the turn";
            case CARD -> "turn up the drawn card";
            case GAIN -> "stick the new piece to the coat";
            case SNIP -> "snip a piece";
            case COIN -> "flip the coin";
            case HANDS -> "show rock, paper or shear";
            case TAKE -> "see which piece Velcro takes";
            case ROW -> "name a row";
            case KEEP -> "keep a piece";
            case OVER -> "nothing";
        };
    }

    private Optional<Refusal> toChance(FleeceMove move) {
        return switch (move) {
            case First first -> now(Phase.FIRST, "SH-SET-06").or(() -> toFirst(first));
            case Roll roll ->
                now(Phase.ROLL, "SH-TURN-02")
                        .or(() -> demand(
                                roll.number() >= 1 && roll.number() <= 6,
                                "SH-TURN-02",
                                "the die has the numbers 1 to 6"));
            case Drawn drawn ->
                now(Phase.CARD, "SH-DRAW-01")
                        .or(() -> demand(
                                paddock.deck.has(drawn.card()),
                                "SH-SET-05",
                                "no %s is left in the deck"
                                        .formatted(drawn.card().title())));
            case Coin _ -> now(Phase.COIN, "SH-CRM-01");
            case Take take ->
                now(Phase.TAKE, "SH-VEL-01")
                        .or(() -> demand(
                                paddock.sheep(paddock.robbed()).coat.has(take.cell()),
                                "SH-VEL-01",
                                "that cell is empty"));
            default -> refuse("SH-TURN-01", "chance decides now: " + toDo());
        };
    }

    private Optional<Refusal> toFirst(First first) {
        String sentence = paddock.rules.firstTakesWolf()
                ? "at this table the seat that begins takes the Wolf too"
                : "two different seats of the table: one begins, the other takes the Wolf";
        return demand(paddock.rules.mayStart(first), "SH-SET-06", sentence);
    }

    private Optional<Refusal> toLay(Lay lay) {
        boolean fits = isStartCell(lay.snag()) && isStartCell(lay.steel()) && lay.snag() != lay.steel();
        return demand(fits, "SH-SET-02", "Snag and Steel Wool go into two different cells from 1 to 9");
    }

    private static boolean isStartCell(int cell) {
        return cell >= 0 && cell < Coat.ROW * Coat.ROWS_AT_FIRST;
    }

    private Optional<Refusal> toDraw() {
        if (paddock.deck.isEmpty()) {
            return refuse("SH-DECK-03", "the deck is gone, so nothing is drawn any more");
        }
        return demand(paddock.owed() > 0, "SH-TURN-03", "all owed cards are drawn");
    }

    private Optional<Refusal> toShear(Shear shear) {
        if (paddock.isFirstTurn()) {
            return refuse("SH-TURN-05", "on its first turn a seat neither shears nor shaves");
        }
        if (paddock.attackUsed()) {
            return refuse("SH-SHEAR-03", "your attack of this turn is used up");
        }
        if (paddock.sheep(actor).clippers.isSnagged()) {
            return refuse("SH-SNAG-03", "your Shear is snagged");
        }
        int power = paddock.power(actor);
        if (power == 0) {
            return refuse("SH-SHEAR-01", "your Shear has no power");
        }
        return toParts(shear).or(() -> toPoints(shear.points(), power));
    }

    private Optional<Refusal> toParts(Shear shear) {
        Set<Integer> named = new HashSet<>();
        for (Part part : shear.parts()) {
            int seat = part.seat();
            if (seat == actor || seat >= paddock.seats() || !paddock.isLiving(seat)) {
                return refuse("SH-SHEAR-02", "%s is no living opponent".formatted(FleeceNotation.letter(seat)));
            }
            if (!named.add(seat)) {
                return refuse("SH-SHEAR-02", "each opponent is named once");
            }
            if (part.points() < 1) {
                return refuse("SH-SHEAR-02", "each part has at least one point");
            }
        }
        return demand(!named.isEmpty(), "SH-SHEAR-02", "an attack names at least one opponent");
    }

    private Optional<Refusal> toPoints(int points, int power) {
        boolean fits = paddock.rules.holdBack() ? points <= power : points == power;
        String sentence = paddock.rules.holdBack()
                ? "your power is %d, and you announce %d points".formatted(power, points)
                : "all %d points of your power are announced, not %d".formatted(power, points);
        return demand(fits, "SH-SHEAR-02", sentence);
    }

    private Optional<Refusal> toEnd() {
        if (paddock.owed() > 0) {
            return refuse("SH-TURN-03", "you still owe %d draws".formatted(paddock.owed()));
        }
        return demand(paddock.canEnd(), "SH-TURN-04", "you can shear, so you must before your turn ends");
    }

    private Optional<Refusal> toSnip(int cell) {
        return demand(
                paddock.sheep(paddock.attack.victim()).coat.has(cell), "SH-SHEAR-05", "there is no piece on that cell");
    }

    private Optional<Refusal> toShed(Cells cells) {
        if (paddock.phase() != Phase.BITE && paddock.phase() != Phase.SHED) {
            return now(Phase.SHED, "SH-WOLF-02");
        }
        int count = Losses.due(paddock, actor);
        if (cells.count() != count) {
            return refuse(lossRule(), "you lose %d of your pieces, not %d".formatted(count, cells.count()));
        }
        boolean own = (cells.bits() & ~paddock.sheep(actor).coat.occupied()) == 0;
        return demand(own, lossRule(), "not all of these cells hold a piece of yours");
    }

    private String lossRule() {
        if (paddock.phase() == Phase.BITE) {
            return !paddock.stack.isEmpty() ? "SH-CRM-01" : "SH-WOLF-02";
        }
        return paddock.isEvent(Card.BOY) ? "SH-BOY-01" : "SH-MOO-01";
    }

    private Optional<Refusal> toStick(Stick stick) {
        Coat coat = paddock.sheep(actor).coat;
        boolean free = stick.cell() < Coat.MOST_CELLS && (coat.free() >> stick.cell() & 1) != 0;
        if (!free) {
            return refuse("SH-COAT-04", "the new piece goes into a free cell of your open rows");
        }
        return stick.shifts().isEmpty()
                ? allowed()
                : toShifts(stick.shifts(), coat.occupied() | 1L << stick.cell(), coat.cells());
    }

    private Optional<Refusal> toArrange(List<Shift> shifts) {
        boolean inTime = paddock.phase() == Phase.ACT
                || (paddock.phase() == Phase.WINDOW && paddock.occasion() == Occasion.END && !paddock.isCardWindow());
        if (!inTime) {
            return refuse(
                    "SH-COAT-02", "a coat is rearranged in your own turn or at its end, while nothing is pending");
        }
        if (!Forms.mayArrange(paddock, actor)) {
            return refuse("SH-COAT-02", "you have just rearranged your coat");
        }
        Coat coat = paddock.sheep(actor).coat;
        return shifts.isEmpty()
                ? refuse("SH-COAT-01", "no piece is named that moves")
                : toShifts(shifts, coat.occupied(), coat.cells());
    }

    /** Pieces move from occupied cells to cells that are free or are left in the same move. */
    private static Optional<Refusal> toShifts(List<Shift> shifts, long occupied, long open) {
        long from = 0;
        long to = 0;
        for (Shift shift : shifts) {
            if (shift.from() == shift.to()) {
                return refuse("SH-COAT-01", "a piece that is named moves to another cell");
            }
            if (!isIn(occupied, shift.from()) || isIn(from, shift.from())) {
                return refuse("SH-COAT-01", "from cell %d no piece, or one piece twice".formatted(shift.from() + 1));
            }
            if (!isIn(open, shift.to()) || isIn(to, shift.to())) {
                return refuse("SH-COAT-01", "cell %d is not open, or is taken twice".formatted(shift.to() + 1));
            }
            from |= 1L << shift.from();
            to |= 1L << shift.to();
        }
        boolean clear = (occupied & ~from & to) == 0;
        return demand(clear, "SH-COAT-01", "a piece goes only to a cell that is free or is left in the same move");
    }

    private static boolean isIn(long cells, int cell) {
        return cell >= 0 && cell < Coat.MOST_CELLS && (cells >> cell & 1) != 0;
    }

    private Optional<Refusal> toRow(int row) {
        boolean there = row >= 0
                && row < Coat.MOST_ROWS
                && paddock.sheep(paddock.shaved()).coat.row(row) != 0;
        return demand(there, "SH-CSH-02", "there is no piece in that row");
    }

    private Optional<Refusal> toKeep(int cell) {
        boolean there = isIn(paddock.sheep(actor).coat.row(paddock.keepRow()), cell);
        return demand(there, "SH-CSH-03", "you keep a piece of the row that is shaved");
    }

    private Optional<Refusal> toConcede() {
        boolean inTime = paddock.phase() == Phase.ACT
                || (paddock.phase() == Phase.WINDOW && paddock.occasion() == Occasion.END && !paddock.isCardWindow());
        return demand(inTime, "SH-END-04", "you concede in your own turn, or when another turn ends");
    }

    private Optional<Refusal> toPlay(Play play) {
        boolean inTime = paddock.phase() == Phase.ACT || paddock.phase() == Phase.WINDOW;
        return inTime ? Playable.whyNot(paddock, actor, play) : now(Phase.WINDOW, "SH-REACT-01");
    }

    private static Optional<Refusal> demand(boolean holds, String rule, String sentence) {
        return holds ? allowed() : refuse(rule, sentence);
    }

    private static Optional<Refusal> refuse(String rule, String sentence) {
        return Optional.of(new Refusal(rule, Sentence.sign(sentence)));
    }

    private static Optional<Refusal> allowed() {
        return Optional.empty();
    }
}
