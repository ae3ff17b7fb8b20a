package sheepfold.games.wolfandsheep;

import java.util.List;
import java.util.random.RandomGenerator;
import sheepfold.advice.Advice;
import sheepfold.advice.Ranked;
import sheepfold.engine.Moves;
import sheepfold.engine.Observation;
import sheepfold.engine.SeededRandom;

/** The wolf runs the shortest way; the sheep make that way as long as they can and keep their line closed. */
final class HuntAdvice implements Advice<Pasture, HuntMove> {
    private static final int NO_WAY = 40;

    @Override
    public HuntMove greedy(Observation<Pasture, HuntMove> seen, RandomGenerator random) {
        Pasture before = seen.determinize(random);
        Moves<HuntMove> best = new Moves<>();
        int bestScore = Integer.MIN_VALUE;
        for (HuntMove move : seen.legalMoves()) {
            Pasture after = before.after(seen.seat(), move);
            int score = seen.seat() == Pasture.WOLF ? -wolfsWay(after) : 100 * wolfsWay(after) - gaps(after.sheep());
            if (score > bestScore) {
                bestScore = score;
                best.clear();
            }
            if (score == bestScore) {
                best.add(move);
            }
        }
        return best.pick(random);
    }

    /** How many steps the wolf needs to row 1 while the sheep stand still. */
    static int wolfsWay(Pasture pasture) {
        int reached = Square.of(pasture.wolf()).bit();
        for (int steps = 0; ; steps++) {
            if ((reached & Square.FIRST_ROW) != 0) {
                return steps;
            }
            int further = reached;
            for (int left = reached; left != 0; left &= left - 1) {
                further |= Square.around(Integer.numberOfTrailingZeros(left)) & ~pasture.sheep();
            }
            if (further == reached) {
                return NO_WAY;
            }
            reached = further;
        }
    }

    /** How far the sheep are from standing in one row: the sum of their distances to the foremost. */
    private static int gaps(int sheep) {
        int foremost = Square.of(31 - Integer.numberOfLeadingZeros(sheep)).row();
        int gaps = 0;
        for (int left = sheep; left != 0; left &= left - 1) {
            gaps += foremost - Square.of(Integer.numberOfTrailingZeros(left)).row();
        }
        return gaps;
    }

    @Override
    public double value(Pasture pasture, int seat) {
        double forSheep = switch (pasture.ending()) {
            case WOLF_CAUGHT -> 1;
            case WOLF_HOME, SHEEP_STUCK -> 0;
            case MOVE_LIMIT -> 0.5;
            case NOT_YET -> hope(pasture);
        };
        return seat == Pasture.SHEEP ? forSheep : 1 - forSheep;
    }

    /** The game is solved. */
    @Override
    public List<Ranked<HuntMove>> exact(Observation<Pasture, HuntMove> seen) {
        Pasture before = seen.determinize(new SeededRandom(0)); // nothing is hidden, so nothing is drawn
        return seen.legalMoves().stream()
                .map(move -> Verdict.on(move, before, seen.seat()))
                .sorted(Verdict.BEST_FIRST)
                .map(Verdict::ranked)
                .toList();
    }

    /** The sheep may hope while the wolf has no way through, the more the better they keep in line. */
    private static double hope(Pasture pasture) {
        int way = wolfsWay(pasture);
        return way == NO_WAY ? 0.95 - 0.01 * gaps(pasture.sheep()) : 0.02 * Math.min(way, 10);
    }
}
