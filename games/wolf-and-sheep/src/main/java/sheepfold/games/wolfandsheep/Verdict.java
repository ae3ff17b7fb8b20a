package sheepfold.games.wolfandsheep;

import java.util.Comparator;
import sheepfold.advice.Ranked;
import sheepfold.games.wolfandsheep.oracle.Outcome;

/**
 * What a move comes to if both sides play as well as can be.
 *
 * @param value 1 for a win, 0 for a loss
 * @param moves of the seat that makes it, this one included, until the end
 */
record Verdict(HuntMove move, double value, int moves) {
    private static final double WIN = 1;
    private static final double DRAW = 0.5;
    private static final double LOSS = 0;

    /** Who wins hurries, and who loses holds out. */
    static final Comparator<Verdict> BEST_FIRST = Comparator.comparingDouble(Verdict::value)
            .reversed()
            .thenComparingInt(verdict -> verdict.value == WIN ? verdict.moves : -verdict.moves);

    static Verdict on(HuntMove move, Pasture before, int seat) {
        Pasture after = before.after(seat, move);
        Outcome outcome = after.outcome();
        return switch (outcome.winner()) {
            case NOBODY -> new Verdict(move, DRAW, 0);
            case SHEEP -> of(move, seat == Pasture.SHEEP, outcome.moves());
            case WOLF -> of(move, seat == Pasture.WOLF, outcome.moves());
        };
    }

    private static Verdict of(HuntMove move, boolean wins, int left) {
        return wins ? new Verdict(move, WIN, 1 + left / 2) : new Verdict(move, LOSS, (left + 1) / 2);
    }

    Ranked<HuntMove> ranked() {
        return Ranked.exactly(move, value, inWords());
    }

    private String inWords() {
        if (value == DRAW) {
            return "nobody can force a win";
        }
        String times = moves == 1 ? "1 move" : moves + " moves";
        return value == WIN ? "wins in " + times : "loses in " + times + " against best play";
    }
}
