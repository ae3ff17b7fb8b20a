package sheepfold.games.sheephop;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import sheepfold.advice.Advice;
import sheepfold.advice.Expectation;
import sheepfold.advice.Fact;
import sheepfold.advice.Fact.Deed;
import sheepfold.advice.Ranked;
import sheepfold.engine.Moves;
import sheepfold.engine.Observation;
import sheepfold.engine.SeededRandom;
import sheepfold.games.sheephop.Hillside.Phase;
import sheepfold.games.sheephop.SheepHopMove.Hop;
import sheepfold.games.sheephop.SheepHopMove.HopOn;
import sheepfold.games.sheephop.SheepHopMove.Slide;
import sheepfold.games.sheephop.oracle.Judgement;
import sheepfold.games.sheephop.oracle.Judgement.JudgedMove;
import sheepfold.games.sheephop.oracle.Oracle;

/**
 * A careful shepherd: each sheep is worth the more the nearer home it is, and the less the sooner a wolf may come by.
 * The value of a game is ten for a win and one for each saved sheep of nine.
 */
final class SheepHopAdvice implements Advice<Hillside, SheepHopMove> {
    /** By steps that a wolf still has to go to a sheep, from one on. */
    private static final double[] BIG_BAD_THREAT = {.34, .30, .16, .10, .06, .04, .02, .01};

    private static final double[] LITTLE_THREAT = {.20, .07, .03, .01, .005};

    /** What a sheep is worth so many moves from home to a shepherd who wants to get on. */
    private static final double[] WORTH = worth(0.93, 0.93);

    /** How likely a sheep comes home from so far. */
    private static final double[] PROSPECT = worth(1, 0.97);

    /** The same to a search: a sheep in the fold is worth more than one before its gate, lest it dawdle. */
    private static final double[] HOPE = worth(0.93, 0.97);

    private static final double WIN = 10;
    private static final double FLOCK = 9;
    /** How far results lie around the expected number of saved sheep. */
    private static final double TYPICAL_SPREAD = 1.5;

    private static final double LEAST_SPREAD = 0.3;
    /** Sheep faces among all, and moves that hopping saves. */
    private static final double MOVES_PER_ROLL = 4 / 6.0 / 0.6;

    private static final double NOISE = 0.02;

    private static double[] worth(double factor, double base) {
        double[] worth = new double[WaysHome.NO_WAY + 1];
        for (int moves = 0; moves < WaysHome.NO_WAY; moves++) {
            worth[moves] = factor * Math.pow(base, moves);
        }
        return worth;
    }

    /** Plays the first decision of the complete move, chains and the Patou's extra moves included, that ends best. */
    @Override
    public SheepHopMove greedy(Observation<Hillside, SheepHopMove> seen, RandomGenerator random) {
        Hillside before = seen.determinize(random);
        Moves<SheepHopMove> best = new Moves<>();
        double bestValue = Double.NEGATIVE_INFINITY;
        for (SheepHopMove move : seen.legalMoves()) {
            double value = bestEnd(before.after(seen.seat(), move), seen.seat());
            if (value > bestValue) {
                bestValue = value;
                best.clear();
            }
            if (value == bestValue) {
                best.add(move);
            }
        }
        return best.pick(random);
    }

    private static double bestEnd(Hillside hillside, int seat) {
        if (hillside.phase() != Phase.CHAIN && hillside.phase() != Phase.EXTRA) {
            return evaluation(hillside);
        }
        Moves<SheepHopMove> moves = new Moves<>();
        hillside.legalMoves(seat, moves);
        double best = Double.NEGATIVE_INFINITY;
        for (SheepHopMove move : moves) {
            best = Math.max(best, bestEnd(hillside.after(seat, move), seat));
        }
        return best;
    }

    /** Saved sheep, and for each on the board its worth less the threat to it. */
    static double evaluation(Hillside hillside) {
        return hillside.saved() + (hillside.phase() == Phase.OVER ? 0 : sum(hillside, WORTH));
    }

    private static double sum(Hillside hillside, double[] worth) {
        double sum = 0;
        for (long left = hillside.sheep(); left != 0; left &= left - 1) {
            sum += worth[hillside.tiles().movesHome(Space.firstOf(left))];
        }
        return sum
                - threatened(hillside, hillside.spaceOf(Wolf.BIG_BAD), BIG_BAD_THREAT, worth)
                - threatened(hillside, hillside.spaceOf(Wolf.LITTLE), LITTLE_THREAT, worth);
    }

    /** What a wolf ahead of sheep takes from their worth. */
    private static double threatened(Hillside hillside, long wolf, double[] threats, double[] worth) {
        if (wolf == 0) {
            return 0;
        }
        double sum = 0;
        long at = wolf;
        for (double threat : threats) {
            at = hillside.tiles().trails().next(at, hillside.counterclockwise());
            if (at == wolf) {
                break;
            }
            if ((hillside.sheep() & at) != 0) {
                sum += threat * worth[hillside.tiles().movesHome(Space.firstOf(at))];
            }
        }
        return sum;
    }

    /** How many sheep will come home, roughly: by distance, wolves and the rolls that are left. */
    static double projectedScore(Hillside hillside) {
        return projectedScore(hillside, PROSPECT);
    }

    private static double projectedScore(Hillside hillside, double[] worth) {
        if (hillside.phase() == Phase.OVER) {
            return hillside.saved();
        }
        if (hillside.phase().compareTo(Phase.MEADOW) <= 0) {
            return hillside.rules().flock()
                    * worth[
                            hillside.tiles()
                                    .movesHome(hillside.board.exitInside().number())];
        }
        double inTime = Math.min(1, hillside.rollsLeft() * MOVES_PER_ROLL / (1 + hillside.wayHome()));
        return hillside.saved() + inTime * sum(hillside, worth);
    }

    @Override
    public double value(Hillside hillside, int seat) {
        int flock = hillside.rules().flock();
        double saved = projectedScore(hillside, HOPE);
        return (WIN * winChance(hillside, saved) + saved * FLOCK / flock) / (WIN + FLOCK);
    }

    /** Certain once one pile cannot be overtaken any more; before, sheep come home about independently. */
    private static double winChance(Hillside hillside, double projected) {
        int flock = hillside.rules().flock();
        int saved = hillside.saved();
        int out = hillside.phase() == Phase.OVER ? 0 : flock - saved - hillside.captured();
        if (2 * saved > flock || 2 * (saved + out) <= flock) {
            return 2 * saved > flock ? 1 : 0;
        }
        double expected = projected - saved;
        double spread = Math.max(LEAST_SPREAD, Math.sqrt(expected * (1 - expected / out)));
        return likelyAbove(projected - flock / 2.0, spread);
    }

    /** The chance to end above a line that lies so far below what is expected, close to that of a normal distribution. */
    private static double likelyAbove(double margin, double spread) {
        return 1 / (1 + Math.exp(-1.7 * margin / spread));
    }

    /** Sheep count too, so people are told how many will come home. */
    @Override
    public Optional<Expectation<Hillside>> expectation() {
        return Optional.of(SheepHome.EXPECTED);
    }

    private enum SheepHome implements Expectation<Hillside> {
        EXPECTED;

        @Override
        public String unit() {
            return "sheep home";
        }

        @Override
        public double most(Hillside hillside) {
            return hillside.rules().flock();
        }

        /** With few sheep left the oracle knows. */
        @Override
        public double in(Hillside hillside) {
            return Oracle.of(hillside)
                    .map(judgement -> hillside.saved() + judgement.moreSaved())
                    .orElseGet(() -> projectedScore(hillside));
        }

        @Override
        public double amount(Hillside hillside, double value) {
            double least = 0;
            double most = FLOCK;
            while (most - least > 0.01) {
                double middle = (least + most) / 2;
                double utility = WIN * likelyAbove(middle - FLOCK / 2, TYPICAL_SPREAD) + middle;
                if (utility < value * (WIN + FLOCK)) {
                    least = middle;
                } else {
                    most = middle;
                }
            }
            return (least + most) / 2 * most(hillside) / FLOCK;
        }
    }

    @Override
    public List<Fact> facts(Hillside hillside, int seat) {
        int inDanger = Long.bitCount(hillside.sheep() & nextSteps(hillside));
        return List.of(
                new Fact(
                        hillside.saved(),
                        new Deed("brings a sheep home", "brings {n} sheep home"),
                        new Deed("takes a sheep out of the fold", "takes {n} sheep out of the fold")),
                new Fact(
                        -hillside.wayHome() - hillside.saved(),
                        new Deed(
                                "makes the flock's way home a step shorter",
                                "makes the flock's way home {n} steps shorter"),
                        new Deed(
                                "makes the flock's way home a step longer",
                                "makes the flock's way home {n} steps longer")),
                new Fact(
                        -inDanger,
                        new Deed("takes a sheep out of a wolf's way", "takes {n} sheep out of the wolves' way"),
                        new Deed(
                                "leaves a sheep where a wolf may come next",
                                "leaves {n} sheep where a wolf may come next")));
    }

    /** With few sheep left the oracle knows. */
    @Override
    public List<Ranked<SheepHopMove>> exact(Observation<Hillside, SheepHopMove> seen) {
        Hillside hillside = seen.determinize(new SeededRandom(0)); // nothing is hidden, so nothing is drawn
        return Oracle.of(hillside).stream()
                .flatMap(judgement -> judgement.moves().stream()
                        .map(move -> ranked(hillside.rules().flock(), judgement, move)))
                .toList();
    }

    private static Ranked<SheepHopMove> ranked(int flock, Judgement judgement, JudgedMove judged) {
        double value = Math.min(1, judged.prospect().utility() / (WIN + flock));
        return Ranked.exactly(judged.move(), value, judgement.inWords(judged.prospect()));
    }

    /** Whatever brings one sheep forward most without leaving it right before a wolf. */
    @Override
    public SheepHopMove playoutMove(Hillside hillside, int seat, Moves<SheepHopMove> legal, RandomGenerator random) {
        long risky = nextSteps(hillside);
        SheepHopMove best = legal.get(0);
        double bestGain = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < legal.size(); i++) {
            SheepHopMove move = legal.get(i);
            double gain = gain(hillside, move, risky) + NOISE * random.nextDouble();
            if (gain > bestGain) {
                bestGain = gain;
                best = move;
            }
        }
        return best;
    }

    /** The spaces that a wolf enters with the next wolf face. */
    private static long nextSteps(Hillside hillside) {
        if (hillside.phase().isSetUp()) {
            return 0;
        }
        Trails trails = hillside.tiles().trails();
        boolean backwards = hillside.counterclockwise();
        long little = trails.next(hillside.spaceOf(Wolf.LITTLE), backwards);
        long bigBad = trails.next(hillside.spaceOf(Wolf.BIG_BAD), backwards);
        return little | bigBad | trails.next(bigBad, backwards);
    }

    private static double gain(Hillside hillside, SheepHopMove move, long risky) {
        return switch (move) {
            case Slide slide -> gain(hillside, slide.from().bit(), slide.to(), risky);
            case Hop hop -> gain(hillside, hop.from().bit(), hop.to(), risky);
            case HopOn on -> gain(hillside, hillside.chain.sheep, on.to(), risky);
            default -> 0;
        };
    }

    private static double gain(Hillside hillside, long from, Space to, long risky) {
        return worth(hillside, to.bit(), risky) - worth(hillside, from, risky);
    }

    private static double worth(Hillside hillside, long space, long risky) {
        double worth = WORTH[hillside.tiles().movesHome(Space.firstOf(space))];
        return (risky & space) == 0 ? worth : worth * (1 - BIG_BAD_THREAT[0]);
    }
}
