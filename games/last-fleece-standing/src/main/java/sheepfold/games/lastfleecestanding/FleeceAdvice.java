package sheepfold.games.lastfleecestanding;

import java.util.List;
import java.util.Locale;
import java.util.random.RandomGenerator;
import sheepfold.engine.Advice;
import sheepfold.engine.Fact;
import sheepfold.engine.Moves;
import sheepfold.engine.Observation;

/** The scripted player, a policy for playouts and what a position is worth. */
final class FleeceAdvice implements Advice<Paddock, FleeceMove> {
    @Override
    public FleeceMove greedy(Observation<Paddock, FleeceMove> seen, RandomGenerator random) {
        Paddock paddock = seen.determinize(random);
        FleeceMove chosen = new Script(paddock, seen.seat()).choose(seen.legalMoves(), random);
        return mixing(paddock, seen.seat(), chosen, random);
    }

    @Override
    public FleeceMove polished(Observation<Paddock, FleeceMove> seen, FleeceMove chosen, RandomGenerator random) {
        return mixing(seen.determinize(random), seen.seat(), chosen, random);
    }

    /** A coat of which others know something is mixed as soon as that costs nothing. */
    private static FleeceMove mixing(Paddock paddock, int seat, FleeceMove chosen, RandomGenerator random) {
        boolean mixes = Script.isMarked(paddock, seat) && Coats.mayArrange(paddock, seat);
        boolean free = paddock.phase() == Phase.ACT || chosen.equals(FleeceMove.PASS);
        return mixes && free ? Forms.anyArrangement(paddock, seat, random) : chosen;
    }

    @Override
    public FleeceMove playoutMove(Paddock paddock, int seat, Moves<FleeceMove> legal, RandomGenerator random) {
        boolean scripted = legal.size() > 1 && random.nextInt(8) != 0;
        return scripted ? new Script(paddock, seat).choose(legal, random) : legal.pick(random);
    }

    @Override
    public void prune(Paddock paddock, int seat, Moves<FleeceMove> moves, RandomGenerator random) {
        new Pruning(paddock, seat).prune(moves, random);
    }

    /** Between attacks, cards and events. */
    @Override
    public boolean settled(Paddock paddock) {
        return paddock.phase() == Phase.ACT || paddock.phase() == Phase.ROLL || paddock.phase() == Phase.OVER;
    }

    @Override
    public String stage(Paddock paddock) {
        return paddock.flock.livingCount() + " of " + paddock.seats() + " sheep left";
    }

    /** Each living seat's share of what all of them are worth; see {@link Worth}. */
    @Override
    public double value(Paddock paddock, int seat) {
        if (!paddock.flock.isLiving(seat)) {
            return 0;
        }
        double all = 0;
        for (int other = 0; other < paddock.seats(); other++) {
            all += paddock.flock.isLiving(other) ? Math.exp(Worth.of(paddock, other)) : 0;
        }
        return paddock.flock.livingCount() == 1 ? 1 : Math.exp(Worth.of(paddock, seat)) / all;
    }

    @Override
    public List<Fact> facts(Paddock paddock, int seat) {
        return paddock.phase() == Phase.OVER ? List.of() : WoolFacts.of(paddock, seat);
    }

    @Override
    public String inWords(double value) {
        return String.format(Locale.ROOT, "%.0f %% chance to win", 100 * value);
    }
}
