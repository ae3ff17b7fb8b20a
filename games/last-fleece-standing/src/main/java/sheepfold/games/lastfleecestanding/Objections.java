package sheepfold.games.lastfleecestanding;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import sheepfold.engine.Moves;
import sheepfold.engine.Refusal;
import sheepfold.engine.Seats;
import sheepfold.engine.Sentence;
import sheepfold.games.lastfleecestanding.FleeceMove.*;

/**
 * Why a move cannot be made. Nothing here depends on what the mover may not know. Where a decision has a plain list of moves,
 * a move is legal if it is listed.
 */
final class Objections {
    static final Refusal UNFIT_COAT =
            Refusal.of("SH-SET-02", "Snag and Steel Wool go into two different cells from 1 to 9");
    static final Refusal NO_SUCH_NUMBER = Refusal.of("SH-TURN-02", "the die has the numbers 1 to 6");

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
        if (paddock.isOver()) {
            return refuse("SH-END-01", "the game is over");
        }
        if (!paddock.turn().asks(actor)) {
            return Optional.of(new Refusal(somebodyElsesRule(), paddock.whoDecides()));
        }
        boolean chance = actor == Seats.CHANCE;
        return switch (move) {
            case First _, Roll _, Drawn _, Coin _, Take _
            when !chance -> refuse("SH-TURN-01", "chance decides that, and now it is for you: {task}", toDo());
            case First _ -> listed(move, Phase.FIRST, "SH-SET-06", whoMayBegin());
            case Roll _ -> listed(move, Phase.ROLL, NO_SUCH_NUMBER);
            case Drawn drawn ->
                now(Phase.CARD, "SH-DRAW-01")
                        .or(() -> listed(move, Phase.CARD, "SH-SET-05", "no {card} is left in the deck", drawn.card()));
            case Coin _ -> now(Phase.COIN, "SH-CRM-01");
            case Take _ -> listed(move, Phase.TAKE, "SH-VEL-01", "that cell is empty");
            case FleeceMove _ when chance -> refuse("SH-TURN-01", "chance decides now: {task}", toDo());
            case Lay _ -> listed(move, Phase.COAT, UNFIT_COAT);
            case Draw _ -> now(Phase.ACT, "SH-TURN-01").or(this::toDraw);
            case Shear shear -> now(Phase.ACT, "SH-TURN-01").or(() -> toShear(shear));
            case End _ -> now(Phase.ACT, "SH-TURN-01").or(this::toEnd);
            case Snip _ -> listed(move, Phase.SNIP, "SH-SHEAR-05", "there is no piece on that cell");
            case Shed shed -> toShed(shed.cells());
            case Stick stick -> now(Phase.GAIN, "SH-COAT-04").or(() -> toStick(stick));
            case Arrange arrange -> toArrange(arrange.shifts());
            case Row _ -> listed(move, Phase.ROW, "SH-CSH-02", "there is no piece in that row");
            case Keep _ -> listed(move, Phase.KEEP, "SH-CSH-03", "you keep a piece of the row that is shaved");
            case Throw _ -> now(Phase.HANDS, "SH-CRM-02");
            case Pass _ -> now(Phase.WINDOW, "SH-REACT-04");
            case Concede _ ->
                demand(mayLeave(), "SH-END-04", "you concede in your own turn, or when another turn ends");
            case Play play ->
                paddock.phase() == Phase.ACT
                        ? Playable.whyNot(paddock, actor, play)
                        : now(Phase.WINDOW, "SH-REACT-01").or(() -> Playable.whyNot(paddock, actor, play));
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
        return paddock.phase() == phase ? allowed() : refuse(rule, "now it is time for something else: {task}", toDo());
    }

    private Sentence toDo() {
        return Sentence.of(
                switch (paddock.phase()) {
                    case COAT -> "lay the coats";
                    case FIRST -> "see who begins";
                    case ROLL -> "roll the die";
                    case WINDOW -> !paddock.stack.isEmpty() ? "answer the card or pass" : "throw in a card or pass";
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
                });
    }

    private Optional<Refusal> listed(FleeceMove move, Phase phase, String rule, String sentence, Object... named) {
        return listed(move, phase, Refusal.of(rule, sentence, named));
    }

    /** For decisions whose moves are all listed. */
    private Optional<Refusal> listed(FleeceMove move, Phase phase, Refusal otherwise) {
        return now(phase, otherwise.rule()).or(() -> {
            Moves<FleeceMove> legal = new Moves<>();
            Listing.of(paddock, actor, legal);
            return legal.contains(move) ? allowed() : Optional.of(otherwise);
        });
    }

    private String whoMayBegin() {
        return paddock.rules.firstTakesWolf()
                ? "at this table whoever begins takes the Wolf too"
                : "two different players: one begins, the other takes the Wolf";
    }

    /** The active seat in its own turn, and others when it ends. */
    private boolean mayLeave() {
        return paddock.phase() == Phase.ACT || Windows.isOn(paddock, Window.END);
    }

    private Optional<Refusal> toDraw() {
        if (paddock.deck.isEmpty()) {
            return refuse("SH-DECK-03", "the deck is gone, so nothing is drawn any more");
        }
        return demand(paddock.round.owed > 0, "SH-TURN-03", "all owed cards are drawn");
    }

    private Optional<Refusal> toShear(Shear shear) {
        if (paddock.round.isFirst()) {
            return refuse("SH-TURN-05", "on your first turn you neither shear nor shave");
        }
        if (paddock.round.attackUsed) {
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
            if (!paddock.flock.isOpponent(actor, seat)) {
                return refuse("SH-SHEAR-02", "{seat} is no living opponent", Names.seat(seat));
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
        return demand(
                fits,
                "SH-SHEAR-02",
                paddock.rules.holdBack()
                        ? "your power is {n}, and you announce {points} points"
                        : "all {n} points of your power are announced, not {points}",
                power,
                points);
    }

    private Optional<Refusal> toEnd() {
        if (paddock.round.owed > 0) {
            return refuse("SH-TURN-03", "you still owe {n} draws", paddock.round.owed);
        }
        return demand(paddock.canEnd(), "SH-TURN-04", "you can shear, so you must before your turn ends");
    }

    private Optional<Refusal> toShed(Cells cells) {
        if (paddock.phase() != Phase.BITE && paddock.phase() != Phase.SHED) {
            return now(Phase.SHED, "SH-WOLF-02");
        }
        int count = Happenings.due(paddock, actor);
        if (cells.count() != count) {
            return refuse(lossRule(), "you lose {n} of your pieces, not {given}", count, cells.count());
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
        if (!isIn(coat.free(), stick.cell())) {
            return refuse("SH-COAT-04", "the new piece goes into a free cell of your open rows");
        }
        return stick.shifts().isEmpty()
                ? allowed()
                : toShifts(stick.shifts(), coat.occupied() | 1L << (stick.cell() - 1), coat.cells());
    }

    private Optional<Refusal> toArrange(List<Shift> shifts) {
        if (!mayLeave()) {
            return refuse(
                    "SH-COAT-02", "a coat is rearranged in your own turn or at its end, while nothing is pending");
        }
        if (!Coats.mayArrange(paddock, actor)) {
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
                return refuse("SH-COAT-01", "from cell {n} no piece, or one piece twice", shift.from());
            }
            if (!isIn(open, shift.to()) || isIn(to, shift.to())) {
                return refuse("SH-COAT-01", "cell {n} is not open, or is taken twice", shift.to());
            }
            from |= 1L << (shift.from() - 1);
            to |= 1L << (shift.to() - 1);
        }
        boolean clear = (occupied & ~from & to) == 0;
        return demand(clear, "SH-COAT-01", "a piece goes only to a cell that is free or is left in the same move");
    }

    private static boolean isIn(long cells, int number) {
        return number > 0 && number <= Coat.MOST_CELLS && (cells >> (number - 1) & 1) != 0;
    }

    private static Optional<Refusal> demand(boolean holds, String rule, String sentence, Object... named) {
        return holds ? allowed() : refuse(rule, sentence, named);
    }

    private static Optional<Refusal> refuse(String rule, String sentence, Object... named) {
        return Optional.of(Refusal.of(rule, sentence, named));
    }

    private static Optional<Refusal> allowed() {
        return Optional.empty();
    }
}
