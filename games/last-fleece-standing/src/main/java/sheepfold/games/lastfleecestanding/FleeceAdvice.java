package sheepfold.games.lastfleecestanding;

import java.util.Locale;
import java.util.random.RandomGenerator;
import sheepfold.engine.Advice;
import sheepfold.engine.Moves;
import sheepfold.engine.Observation;
import sheepfold.games.lastfleecestanding.Paddock.Phase;

/** The scripted player, a policy for playouts and what a position is worth. */
final class FleeceAdvice implements Advice<Paddock, FleeceMove> {
    private static final int FULL_TURNS = 4;
    private static final double STEEPNESS = Double.parseDouble(System.getProperty("fl.steep", "0.22"));

    @Override
    public FleeceMove greedy(Observation<Paddock, FleeceMove> seen, RandomGenerator random) {
        Paddock paddock = seen.determinize(random);
        int seat = seen.seat();
        FleeceMove chosen = new Script(paddock, seat).choose(seen.legalMoves(), random);
        boolean mixes = Script.isMarked(paddock, seat) && Script.mayMix(paddock, seat);
        boolean free = paddock.phase() == Phase.ACT || chosen.equals(FleeceMove.PASS);
        return mixes && free ? Forms.anyArrangement(paddock, seat, random) : chosen;
    }

    @Override
    public FleeceMove playoutMove(Paddock paddock, int seat, Moves<FleeceMove> legal, RandomGenerator random) {
        boolean scripted = legal.size() > 1 && random.nextInt(8) != 0;
        return scripted ? new Script(paddock, seat).choose(legal, random) : legal.pick(random);
    }

    @Override
    public int playoutLength() {
        return Integer.getInteger("fl.len", 40);
    }

    @Override
    public double priorWeight() {
        return Double.parseDouble(System.getProperty("fl.prior", "0"));
    }

    /** Sums of wool, power and cards, one's own against the best of the others, as a chance to win. */
    @Override
    public double value(Paddock paddock, int seat) {
        if (paddock.phase() == Phase.OVER) {
            return paddock.isLiving(seat) ? 1 : 0;
        }
        if (!paddock.isLiving(seat)) {
            return 0;
        }
        double best = Double.NEGATIVE_INFINITY;
        double all = 0;
        for (int other = 0; other < paddock.seats(); other++) {
            if (other != seat && paddock.isLiving(other)) {
                double worth = worth(paddock, other);
                best = Math.max(best, worth);
                all += worth;
            }
        }
        double lead = worth(paddock, seat) - best - 0.3 * (all - best);
        double even = -0.3 * (paddock.livingCount() - 2) * best;
        return 1 / (1 + (paddock.livingCount() - 1) * Math.exp(-STEEPNESS * (lead - even)));
    }

    /** Hit points, Snags, power while there is somebody to shear, cards, and the Wolf. */
    static double worth(Paddock paddock, int seat) {
        Sheep sheep = paddock.sheep(seat);
        double worth = sheep.coat.hitPoints() + 0.7 * sheep.coat.count(Wool.SNAG);
        int power = sheep.clippers.isSnagged() ? paddock.power(seat) / 2 : paddock.power(seat);
        worth += 0.5 * power * turnsLeft(paddock, seat, Math.max(1, power));
        worth += 1.5 * sheep.hand.count(Card.POW)
                + 1.3 * sheep.hand.count(Card.AFTERSHAVE)
                + sheep.hand.count(Card.SHAVING_CREAM)
                + 1.2 * sheep.hand.count(Card.VELCRO)
                + sheep.hand.count(Card.SHEAR_THIEF)
                + 1.5 * sheep.hand.count(Card.CLOSE_SHAVE);
        worth += sheep.shepherd ? 0.6 : 0;
        return worth - (paddock.wolf() == seat ? 0.5 : 0);
    }

    /** How long a Shear will matter: until the others are shorn, but not more than a few turns. */
    private static double turnsLeft(Paddock paddock, int seat, int power) {
        int wool = 0;
        for (int other = 0; other < paddock.seats(); other++) {
            wool += other == seat ? 0 : paddock.sheep(other).coat.hitPoints();
        }
        return Math.min(FULL_TURNS, (double) wool / power);
    }

    @Override
    public String inWords(double value) {
        return String.format(Locale.ROOT, "%.0f %% chance to win", 100 * value);
    }
}
