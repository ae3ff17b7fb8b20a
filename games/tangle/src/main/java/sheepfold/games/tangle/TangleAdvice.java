package sheepfold.games.tangle;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import sheepfold.advice.Advice;
import sheepfold.advice.Fact;
import sheepfold.advice.Sign;
import sheepfold.engine.Moves;
import sheepfold.engine.Observation;
import sheepfold.engine.Sentence;

/** The scripted player and what a position is worth. */
final class TangleAdvice implements Advice<Wasteland, TangleMove> {
    /** How much one placement ahead counts. */
    private static final double SHARPNESS = 0.35;

    private static final int PLACEMENTS = 4;

    /** So many turns before the end a game has just begun. */
    private static final double LONG = 12;

    private static final double FAR = 6;

    private static final List<String> COMPANY = List.of("", "", "2 players", "3 players", "4 players");

    private static final List<Sign<Wasteland>> SIGNS = List.of(
            new Sign<>("fewer turns to go", TangleAdvice::lead),
            new Sign<>("earlier in the round", TangleAdvice::earliness),
            new Sign<>("to move", (table, seat) -> table.course.active == seat ? 1 : 0));

    @Override
    public TangleMove greedy(Observation<Wasteland, TangleMove> seen, RandomGenerator random) {
        return new Script(seen.determinize(random), seen.seat(), random).choose(seen.legalMoves());
    }

    /** Each seat's share of what all are worth, by the placements that each still needs. */
    @Override
    public double value(Wasteland table, int seat) {
        if (table.isOver()) {
            int winners = TheEnd.winners(table);
            return (winners >> seat & 1) != 0 ? 1 : 0;
        }
        double[] shares = DoubleStream.of(turns(table))
                .map(turns -> Math.exp(-SHARPNESS * turns))
                .toArray();
        double all = 0;
        for (double share : shares) {
            all += share;
        }
        return shares[seat] / all;
    }

    /** Turns that each seat still needs. */
    private static double[] turns(Wasteland table) {
        Outlook outlook = new Outlook(table.rules);
        return IntStream.range(0, table.seats())
                .mapToDouble(seat -> outlook.turns(table, seat))
                .toArray();
    }

    @Override
    public String company(Wasteland table) {
        return COMPANY.get(table.seats());
    }

    /** By the turns that whoever is nearest still needs. */
    @Override
    public double progress(Wasteland table) {
        if (table.phase().isSetup()) {
            return 0;
        }
        double least = DoubleStream.of(turns(table)).min().orElse(LONG);
        return Math.clamp(1 - least / LONG, 0, 1);
    }

    @Override
    public List<Sign<Wasteland>> signs() {
        return SIGNS;
    }

    /** Fewer turns than the nearest rival. */
    private static double lead(Wasteland table, int seat) {
        if (table.phase().isSetup()) {
            return 0;
        }
        double[] turns = turns(table);
        double least = Double.MAX_VALUE;
        for (int rival = 0; rival < turns.length; rival++) {
            least = rival == seat ? least : Math.min(least, turns[rival]);
        }
        return Math.clamp(least - turns[seat], -FAR, FAR) / FAR;
    }

    private static double earliness(Wasteland table, int seat) {
        return 1 - 2.0 * Math.floorMod(seat - table.course.first, table.seats()) / (table.seats() - 1);
    }

    @Override
    public TangleMove playoutMove(Wasteland table, int seat, Moves<TangleMove> legal, RandomGenerator random) {
        return new Plan(table, random).choose(table, legal);
    }

    /** Of placements those after which it looks best; of small moves the planned one. */
    @Override
    public void prune(Wasteland table, int seat, Moves<TangleMove> moves, RandomGenerator random) {
        if (moves.size() < 2) {
            return;
        }
        Plan plan = new Plan(table, random);
        if (!table.phase().isPlacing()) {
            TangleMove chosen = plan.choose(table, moves);
            moves.keepIf(chosen::equals);
            return;
        }
        double[] left = plan.afterEach(table, moves);
        double most = Plan.smallest(left, PLACEMENTS);
        int[] next = {0};
        moves.keepIf(_ -> left[next[0]++] <= most);
    }

    /** Between rounds: in the middle of one, some have had a turn more than others. */
    @Override
    public boolean settled(Wasteland table) {
        boolean newRound = table.course.active == table.course.first && table.course.placements == 0;
        return table.isOver() || table.phase().isSetup() || (table.phase() == Phase.PLACE && newRound);
    }

    /** The plan is the victory card that is nearest. */
    @Override
    public String purpose(Observation<Wasteland, TangleMove> seen, TangleMove move, RandomGenerator random) {
        Wasteland table = seen.determinize(random);
        return table.phase().isSetup() || table.cards.goals(seen.seat()) == 0
                ? ""
                : Sentence.of("on the way to {card}", new Outlook(table.rules).nearest(table, seen.seat()))
                        .marked();
    }

    @Override
    public List<Fact> facts(Wasteland table, int seat) {
        boolean hasPlan = !table.isOver() && table.cards.goals(seat) != 0;
        return hasPlan ? PlanFacts.of(table, seat) : List.of();
    }
}
