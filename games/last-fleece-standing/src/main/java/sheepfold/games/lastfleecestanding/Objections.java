package sheepfold.games.lastfleecestanding;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import sheepfold.engine.Moves;
import sheepfold.engine.Refusal;
import sheepfold.engine.Seats;
import sheepfold.engine.Sentence;
import sheepfold.engine.Why;
import sheepfold.games.lastfleecestanding.FleeceMove.*;

/**
 * Why a move cannot be made. Nothing here depends on what the mover may not know. Where a decision has a plain list of moves,
 * a move is legal if it is listed.
 */
final class Objections {
    static final String UNFIT_COAT = "Snag and Steel Wool go into two different cells from 1 to 9";
    static final String NO_SUCH_NUMBER = "the die has the numbers 1 to 6";
    private static final String NO_PIECE = "from cell {n} no piece, or one piece twice";
    private static final String NOT_ALL_POINTS = "all {n} points of your power are announced, not {points}";
    private static final String TOO_MANY_POINTS = "your power is {n}, and you announce {points} points";

    private final Paddock paddock;
    private final int actor;
    private final Why why = Why.asked();

    private Objections(Paddock paddock, int actor) {
        this.paddock = paddock;
        this.actor = actor;
    }

    static Optional<Refusal> to(Paddock paddock, int actor, FleeceMove move) {
        Objections objections = new Objections(paddock, actor);
        if (paddock.isOver()) {
            return Optional.of(Refusal.of("SH-END-01", "the game is over"));
        }
        if (!paddock.turn().asks(actor)) {
            return Optional.of(new Refusal(objections.somebodyElsesRule(), paddock.whoDecides()));
        }
        return objections.may(move) ? Optional.empty() : objections.why.refusal();
    }

    private boolean may(FleeceMove move) {
        boolean chance = actor == Seats.CHANCE;
        return switch (move) {
            case First _, Roll _, Drawn _, Coin _, Take _
            when !chance -> why.not("SH-TURN-01", "chance decides that, and now it is for you: {task}", toDo());
            case First _ -> isListed(move, Phase.FIRST, "SH-SET-06", whoMayBegin());
            case Roll _ -> isListed(move, Phase.ROLL, "SH-TURN-02", NO_SUCH_NUMBER);
            case Drawn drawn ->
                isTime(Phase.CARD, "SH-DRAW-01")
                        && isListed(move, Phase.CARD, "SH-SET-05", "no {card} is left in the deck", drawn.card());
            case Coin _ -> isTime(Phase.COIN, "SH-CRM-01");
            case Take _ -> isListed(move, Phase.TAKE, "SH-VEL-01", "that cell is empty");
            case FleeceMove _ when chance -> why.not("SH-TURN-01", "chance decides now: {task}", toDo());
            case Lay _ -> isListed(move, Phase.COAT, "SH-SET-02", UNFIT_COAT);
            case Draw _ -> isTime(Phase.ACT, "SH-TURN-01") && mayDraw();
            case Shear shear -> isTime(Phase.ACT, "SH-TURN-01") && mayShear(shear);
            case End _ -> isTime(Phase.ACT, "SH-TURN-01") && mayEnd();
            case Snip _ -> isListed(move, Phase.SNIP, "SH-SHEAR-05", "there is no piece on that cell");
            case Shed(Cells cells) -> mayShed(cells);
            case Stick stick -> isTime(Phase.GAIN, "SH-COAT-04") && mayStick(stick);
            case Arrange arrange -> mayArrange(arrange);
            case Row _ -> isListed(move, Phase.ROW, "SH-CSH-02", "there is no piece in that row");
            case Keep _ -> isListed(move, Phase.KEEP, "SH-CSH-03", "you keep a piece of the row that is shaved");
            case Throw _ -> isTime(Phase.HANDS, "SH-CRM-02");
            case Pass _ -> isTime(Phase.WINDOW, "SH-REACT-04");
            case Concede _ ->
                demand(mayLeave(), "SH-END-04", "you concede in your own turn, or when another turn ends");
            case Play play ->
                (paddock.phase() == Phase.ACT || isTime(Phase.WINDOW, "SH-REACT-01"))
                        && Playable.may(paddock, actor, play, why);
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

    private boolean isTime(Phase phase, String rule) {
        return demand(paddock.phase() == phase, rule, "now it is time for something else: {task}", toDo());
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

    /** For decisions whose moves are all listed. */
    private boolean isListed(FleeceMove move, Phase phase, String rule, String sentence, Object... named) {
        Moves<FleeceMove> legal = new Moves<>();
        paddock.legalMoves(actor, legal);
        return isTime(phase, rule) && demand(legal.contains(move), rule, sentence, named);
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

    private boolean mayDraw() {
        return demand(!paddock.deck.isEmpty(), "SH-DECK-03", "the deck is gone, so nothing is drawn any more")
                && demand(paddock.round.owed > 0, "SH-TURN-03", "all owed cards are drawn");
    }

    private boolean mayShear(Shear shear) {
        int power = paddock.power(actor);
        int points = shear.points();
        return demand(!paddock.round.isFirst(), "SH-TURN-05", "on your first turn you neither shear nor shave")
                && demand(!paddock.round.attackUsed, "SH-SHEAR-03", "your attack of this turn is used up")
                && demand(!paddock.sheep(actor).clippers.isSnagged(), "SH-SNAG-03", "your Shear is snagged")
                && demand(power > 0, "SH-SHEAR-01", "your Shear has no power")
                && mayAim(shear.parts())
                && (paddock.rules.holdBack()
                        ? demand(points <= power, "SH-SHEAR-02", TOO_MANY_POINTS, power, points)
                        : demand(points == power, "SH-SHEAR-02", NOT_ALL_POINTS, power, points));
    }

    private boolean mayAim(List<Part> parts) {
        Set<Integer> named = new HashSet<>();
        for (Part part : parts) {
            int seat = part.seat();
            boolean rival = paddock.flock.isOpponent(actor, seat);
            boolean fits = demand(rival, "SH-SHEAR-02", "{seat} is no living opponent", Names.seat(seat))
                    && demand(named.add(seat), "SH-SHEAR-02", "each opponent is named once")
                    && demand(part.points() >= 1, "SH-SHEAR-02", "each part has at least one point");
            if (!fits) {
                return false;
            }
        }
        return demand(!named.isEmpty(), "SH-SHEAR-02", "an attack names at least one opponent");
    }

    private boolean mayEnd() {
        int owed = paddock.round.owed;
        return demand(owed == 0, "SH-TURN-03", "you still owe {n} draws", owed)
                && demand(paddock.canEnd(), "SH-TURN-04", "you can shear, so you must before your turn ends");
    }

    private boolean mayShed(Cells cells) {
        if (paddock.phase() != Phase.BITE && !isTime(Phase.SHED, "SH-WOLF-02")) {
            return false;
        }
        int due = Happenings.due(paddock, actor);
        int count = cells.count();
        boolean own = (cells.bits() & ~paddock.sheep(actor).coat.occupied()) == 0;
        return demand(count == due, lossRule(), "you lose {n} of your pieces, not {given}", due, count)
                && demand(own, lossRule(), "not all of these cells hold a piece of yours");
    }

    private String lossRule() {
        if (paddock.phase() == Phase.BITE) {
            return !paddock.stack.isEmpty() ? "SH-CRM-01" : "SH-WOLF-02";
        }
        return paddock.isEvent(Card.BOY) ? "SH-BOY-01" : "SH-MOO-01";
    }

    private boolean mayStick(Stick stick) {
        Coat coat = paddock.sheep(actor).coat;
        boolean free = isIn(coat.free(), stick.cell());
        return demand(free, "SH-COAT-04", "the new piece goes into a free cell of your open rows")
                && (stick.isPlain()
                        || mayShift(stick.shifts(), coat.occupied() | 1L << (stick.cell() - 1), coat.cells()));
    }

    private boolean mayArrange(Arrange arrange) {
        Coat coat = paddock.sheep(actor).coat;
        String when = "a coat is rearranged in your own turn or at its end, while nothing is pending";
        return demand(mayLeave(), "SH-COAT-02", when)
                && demand(Coats.mayArrange(paddock, actor), "SH-COAT-02", "you have just rearranged your coat")
                && demand(!arrange.isEmpty(), "SH-COAT-01", "no piece is named that moves")
                && mayShift(arrange.shifts(), coat.occupied(), coat.cells());
    }

    /** Pieces move from occupied cells to cells that are free or are left in the same move. */
    private boolean mayShift(List<Shift> shifts, long occupied, long open) {
        long left = 0;
        long taken = 0;
        for (Shift shift : shifts) {
            int from = shift.from();
            int to = shift.to();
            boolean fits = demand(from != to, "SH-COAT-01", "a piece that is named moves to another cell")
                    && demand(isIn(occupied & ~left, from), "SH-COAT-01", NO_PIECE, from)
                    && demand(isIn(open & ~taken, to), "SH-COAT-01", "cell {n} is not open, or is taken twice", to);
            if (!fits) {
                return false;
            }
            left |= 1L << (from - 1);
            taken |= 1L << (to - 1);
        }
        boolean clear = (occupied & ~left & taken) == 0;
        return demand(clear, "SH-COAT-01", "a piece goes only to a cell that is free or is left in the same move");
    }

    private static boolean isIn(long cells, int number) {
        return number > 0 && number <= Coat.MOST_CELLS && (cells >> (number - 1) & 1) != 0;
    }

    private boolean demand(boolean holds, String rule, String sentence, Object... named) {
        return holds || why.not(rule, sentence, named);
    }
}
