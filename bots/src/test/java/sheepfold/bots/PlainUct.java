package sheepfold.bots;

import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.random.RandomGenerator;
import sheepfold.advice.Advice;
import sheepfold.advice.Hint;
import sheepfold.engine.Events;
import sheepfold.engine.Move;
import sheepfold.engine.Moves;
import sheepfold.engine.Observation;
import sheepfold.engine.Position;
import sheepfold.engine.RandomPlay;
import sheepfold.engine.Seats;
import sheepfold.engine.Turn;

/**
 * UCT as the textbooks have it (Kocsis and Szepesvári 2006), to compare {@link Search} with: random playouts to the end, no
 * priors, nothing left out, and nothing that a game knows beyond its rules and who has won.
 */
record PlainUct(int iterations) implements Bot {
    private static final double EXPLORATION = Math.sqrt(2);

    /** What is known of a move, and of what comes after it; who made it counts its value. */
    private static final class Branch {
        private final Map<Object, Branch> next = new HashMap<>();
        private int visits;
        private double sum;

        double bound(int visitsBefore) {
            return visits == 0
                    ? Double.POSITIVE_INFINITY
                    : sum / visits + EXPLORATION * Math.sqrt(Math.log(visitsBefore) / visits);
        }
    }

    @Override
    public String id() {
        return "plain:" + iterations;
    }

    @Override
    public <P extends Position<P, M>, M extends Move> Hint<M> choose(Observation<P, M> seen, RandomGenerator random) {
        Branch root = new Branch();
        for (int i = 0; i < iterations; i++) {
            P position = seen.determinize(random);
            visit(root, seen, position, seen.seat(), random);
        }
        Comparator<M> byVisits = Comparator.comparingInt(move -> visits(root, move));
        return new Hint<>(seen.legalMoves().stream().max(byVisits).orElseThrow(), Double.NaN, "plain", false);
    }

    private static int visits(Branch branch, Move move) {
        Branch after = branch.next.get(move);
        return after == null ? 0 : after.visits;
    }

    /** Goes down to the first move that was not tried yet, plays on at random, and carries back what came of it. */
    private static <P extends Position<P, M>, M extends Move> void visit(
            Branch branch, Observation<P, M> seen, P position, int deciding, RandomGenerator random) {
        Moves<M> moves = new Moves<>();
        position.legalMoves(deciding, moves);
        M move = deciding == Seats.CHANCE ? moves.pick(random) : promising(branch, moves, random);
        Branch after = branch.next.computeIfAbsent(move, _ -> new Branch());
        position.play(deciding, move, Events.UNHEARD);
        boolean isNew = after.visits == 0 && deciding != Seats.CHANCE;
        if (isNew) {
            new RandomPlay<P, M>().toTheEnd(position, random, Integer.MAX_VALUE);
        } else if (!position.turn().isOver()) {
            visit(after, seen, position, decider(position.turn(), random), random);
        }
        int counts = seen.game().info().cooperative() ? seen.seat() : deciding;
        after.visits++;
        after.sum += deciding == Seats.CHANCE ? 0 : Advice.of(seen.game()).value(position, counts);
    }

    private static <M extends Move> M promising(Branch branch, Moves<M> moves, RandomGenerator random) {
        int visits = 1 + moves.stream().mapToInt(move -> visits(branch, move)).sum();
        int best = 0;
        double highest = Double.NEGATIVE_INFINITY;
        int start = random.nextInt(moves.size());
        for (int i = 0; i < moves.size(); i++) {
            int at = (start + i) % moves.size();
            Branch after = branch.next.get(moves.get(at));
            double bound = after == null ? Double.POSITIVE_INFINITY : after.bound(visits);
            if (bound > highest) {
                highest = bound;
                best = at;
            }
        }
        return moves.get(best);
    }

    private static int decider(Turn turn, RandomGenerator random) {
        return turn instanceof Turn.Players players
                ? players.seats().nth(random.nextInt(players.seats().count()))
                : Seats.CHANCE;
    }
}
