package sheepfold.games.wolfandsheep;

import java.util.Optional;
import sheepfold.engine.Decision;
import sheepfold.engine.Events;
import sheepfold.engine.Moves;
import sheepfold.engine.Position;
import sheepfold.engine.Ref;
import sheepfold.engine.Refusal;
import sheepfold.engine.Result;
import sheepfold.engine.Sentence;
import sheepfold.engine.Turn;
import sheepfold.games.wolfandsheep.HuntMove.Pass;
import sheepfold.games.wolfandsheep.HuntMove.Step;
import sheepfold.games.wolfandsheep.oracle.Outcome;
import sheepfold.games.wolfandsheep.oracle.Solution;

/** The board with four sheep and a wolf, and whose turn it is. */
final class Pasture implements Position<Pasture, HuntMove> {
    static final int SHEEP = 0;
    static final int WOLF = 1;

    /** How a game ends; {@code NOT_YET} while it goes on. */
    enum Ending {
        NOT_YET,
        WOLF_HOME,
        WOLF_CAUGHT,
        SHEEP_STUCK,
        MOVE_LIMIT
    }

    private final HuntRules rules;
    private int sheep;
    private int wolf;
    private int toMove;
    private int movesMade;

    Pasture(HuntRules rules, int sheep, int wolf, int toMove, int movesMade) {
        this.rules = rules;
        this.sheep = sheep;
        this.wolf = wolf;
        this.toMove = toMove;
        this.movesMade = movesMade;
    }

    @Override
    public Turn turn() {
        return ending() == Ending.NOT_YET ? Turn.of(toMove) : Turn.OVER;
    }

    Ending ending() {
        if ((wolfBit() & Square.FIRST_ROW) != 0) {
            return Ending.WOLF_HOME;
        }
        if (toMove == WOLF && wolfTargets() == 0) {
            return Ending.WOLF_CAUGHT;
        }
        if (movesMade >= rules.moveLimit()) {
            return Ending.MOVE_LIMIT;
        }
        if (rules.stuckSheepLose() && toMove == SHEEP && sheepAreStuck()) {
            return Ending.SHEEP_STUCK;
        }
        return Ending.NOT_YET;
    }

    @Override
    public void legalMoves(int seat, Moves<HuntMove> into) {
        if (toMove == WOLF) {
            addSteps(wolf, wolfTargets(), into);
            return;
        }
        for (int left = sheep; left != 0; left &= left - 1) {
            int from = Integer.numberOfTrailingZeros(left);
            addSteps(from, sheepTargets(from), into);
        }
        if (into.isEmpty()) {
            into.add(HuntMoves.PASS);
        }
    }

    private static void addSteps(int from, int targets, Moves<HuntMove> into) {
        for (int left = targets; left != 0; left &= left - 1) {
            into.add(HuntMoves.step(from, Integer.numberOfTrailingZeros(left)));
        }
    }

    @Override
    public void play(int seat, HuntMove move, Events events) {
        switch (move) {
            case Step(Square from, Square to) -> step(from, to, events);
            case Pass _ -> pass(events);
        }
        toMove = 1 - toMove;
        movesMade++;
    }

    private void step(Square from, Square to, Events events) {
        if (toMove == WOLF) {
            wolf = to.number();
        } else {
            sheep ^= from.bit() | to.bit();
        }
        if (events.heard()) {
            events.tell(new HuntEvent.Moved(Piece.values()[toMove], from, to));
        }
    }

    private static void pass(Events events) {
        if (events.heard()) {
            events.tell(new HuntEvent.Passed());
        }
    }

    /** What is decided here. */
    enum Task {
        MOVE_A_SHEEP,
        MOVE_THE_WOLF,
        PASS
    }

    @Override
    public Decision<HuntMove> decision(int seat) {
        if (toMove == WOLF) {
            return Decision.of(Task.MOVE_THE_WOLF, Sentence.of("You are the wolf: slip past the sheep to row 1."));
        }
        return sheepAreStuck()
                ? Decision.<HuntMove>of(Task.PASS, Sentence.of("No sheep can move: pass."))
                        .orPass(HuntMoves.PASS)
                : Decision.of(
                        Task.MOVE_A_SHEEP, Sentence.of("Move a sheep forward: let the wolf find no way through."));
    }

    @Override
    public Ref player(int seat) {
        return Ref.of("seat", Integer.toString(seat), seat == WOLF ? "the wolf" : "the sheep");
    }

    @Override
    public Optional<Refusal> whyNot(int seat, HuntMove move) {
        if (seat != toMove || turn().isOver()) {
            return Optional.of(new Refusal("WS-TURN-01", whoDecides()));
        }
        return switch (move) {
            case Pass _ when toMove == WOLF -> refuse("WS-PASS-01", "the wolf never passes");
            case Pass _ when !sheepAreStuck() -> refuse("WS-PASS-01", "sheep pass only when none of them can move");
            case Pass _ -> Optional.empty();
            case Step step
            when !hasOwnPieceOn(step.from()) ->
                refuse(
                        "WS-TURN-01",
                        toMove == WOLF ? "no wolf stands on {square}" : "no sheep stands on {square}",
                        step.from());
            case Step(Square from, Square to) when !reaches(from, to) -> tooFar(from, to);
            case Step step
            when (occupied() & step.to().bit()) != 0 ->
                refuse("WS-MOVE-01", "{square} is occupied, and nobody captures here", step.to());
            case Step _ -> Optional.empty();
        };
    }

    private boolean hasOwnPieceOn(Square square) {
        return ((toMove == WOLF ? wolfBit() : sheep) & square.bit()) != 0;
    }

    private boolean reaches(Square from, Square to) {
        return ((toMove == WOLF ? Square.around(from.number()) : Square.ahead(from.number())) & to.bit()) != 0;
    }

    private Optional<Refusal> tooFar(Square from, Square to) {
        return toMove == WOLF
                ? refuse(
                        "WS-WOLF-01",
                        "the wolf steps one square diagonally, and {to} is not that from {from}",
                        to,
                        from)
                : refuse(
                        "WS-SHEEP-01",
                        "a sheep steps one square diagonally forward, and {to} is not that from {from}",
                        to,
                        from);
    }

    private static Optional<Refusal> refuse(String rule, String sentence, Object... named) {
        return Optional.of(Refusal.of(rule, sentence, named));
    }

    boolean sheepAreStuck() {
        for (int left = sheep; left != 0; left &= left - 1) {
            if (sheepTargets(Integer.numberOfTrailingZeros(left)) != 0) {
                return false;
            }
        }
        return true;
    }

    private int sheepTargets(int from) {
        return Square.ahead(from) & ~occupied();
    }

    private int wolfTargets() {
        return Square.around(wolf) & ~sheep;
    }

    private int occupied() {
        return sheep | wolfBit();
    }

    private int wolfBit() {
        return 1 << wolf;
    }

    int sheep() {
        return sheep;
    }

    int wolf() {
        return wolf;
    }

    int toMove() {
        return toMove;
    }

    int movesMade() {
        return movesMade;
    }

    /** What it comes to with best play: nothing, if that takes longer than the game may. */
    Outcome outcome() {
        return Solution.of(Integer.bitCount(sheep), rules.stuckSheepLose())
                .outcome(sheep, wolf, toMove == WOLF)
                .within(rules.moveLimit() - movesMade);
    }

    @Override
    public Pasture copy() {
        return new Pasture(rules, sheep, wolf, toMove, movesMade);
    }

    @Override
    public HuntView view(int viewer) {
        return HuntView.of(this, rules);
    }

    @Override
    public Result result() {
        return switch (ending()) {
            case WOLF_HOME -> Result.won(WOLF, 2, ending(), Sentence.of("The wolf has reached row 1."));
            case WOLF_CAUGHT -> Result.won(SHEEP, 2, ending(), Sentence.of("The wolf cannot move."));
            case SHEEP_STUCK -> Result.won(WOLF, 2, ending(), Sentence.of("No sheep can move."));
            case MOVE_LIMIT ->
                Result.drawn(2, ending(), Sentence.of("After {n} moves the hunt is called off.", movesMade));
            case NOT_YET -> throw new IllegalStateException("the game is not over");
        };
    }
}
