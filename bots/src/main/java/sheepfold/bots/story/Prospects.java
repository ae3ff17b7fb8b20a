package sheepfold.bots.story;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import sheepfold.engine.Advice;
import sheepfold.engine.Events;
import sheepfold.engine.Game;
import sheepfold.engine.Move;
import sheepfold.engine.Moves;
import sheepfold.engine.Observation;
import sheepfold.engine.Position;
import sheepfold.engine.Ranked;
import sheepfold.engine.Seats;
import sheepfold.engine.Turn;

/**
 * What each seat may hope for in a position, by what it can know: the mean over guesses at the rest. A turn under way is
 * thought to be finished well; before chance it is the mean of all that may come, so that luck is nothing on average.
 */
final class Prospects<P extends Position<P, M>, M extends Move> {
    private static final int GUESSES = 16;
    private static final int DRAWS_OF_A_GUESS = 8;
    private static final int LONGEST_TURN = 4;

    private final Game<P, M> game;
    private final Advice<P, M> advice;
    private final boolean together;
    private final int curves;
    private final int guesses;

    Prospects(Game<P, M> game, int seats) {
        this.game = game;
        this.advice = game.advice();
        this.together = game.info().cooperative();
        this.curves = together ? 1 : seats;
        this.guesses = game.info().hidden() ? GUESSES : 1;
    }

    /** What each seat may hope for, all together just one. */
    List<Double> of(P position, RandomGenerator random) {
        return ofEach(seat -> hope(position, seat, random));
    }

    /** What chance was expected to bring each seat, and what it brought. */
    record Brought(List<Double> expected, List<Double> actual) {}

    Brought luck(P before, M drawn, RandomGenerator random) {
        P after = before.copy();
        after.play(Seats.CHANCE, drawn, Events.UNHEARD);
        List<Double> expected = new ArrayList<>();
        List<Double> actual = new ArrayList<>();
        for (int seat = 0; seat < curves; seat++) {
            double hope = meanOfGuesses(before, seat, random, (guess, of) -> beforeChance(guess, of, random));
            expected.add(hope);
            actual.add(
                    learns(before, seat)
                            ? meanOfGuesses(after, seat, random, (guess, of) -> afterChance(guess, of, random))
                            : hope);
        }
        return new Brought(expected, actual);
    }

    private List<Double> ofEach(ToDoubleFunction<Integer> hope) {
        return IntStream.range(0, curves).boxed().map(hope::applyAsDouble).toList();
    }

    private double hope(P position, int seat, RandomGenerator random) {
        return meanOfGuesses(
                position,
                seat,
                random,
                (guess, of) -> guess.turn().isChance()
                        ? beforeChance(guess, of, random)
                        : afterTurn(guess, of, random));
    }

    /** What a guess promises a seat; it may be played on. */
    private interface Promise<P> {
        double of(P guess, int seat);
    }

    private double meanOfGuesses(P position, int seat, RandomGenerator random, Promise<P> promise) {
        Observation<P, M> seen = new Observation<>(game, position, seat);
        double sum = 0;
        for (int i = 0; i < guesses; i++) {
            sum += promise.of(seen.determinize(random), seat);
        }
        return sum / guesses;
    }

    /** Can a seat tell what chance brings? Where not, it brings the seat nothing yet. */
    private boolean learns(P before, int seat) {
        if (!game.info().hidden()) {
            return true;
        }
        return chances(before).stream()
                        .map(outcome -> after(before, outcome).view(seat))
                        .distinct()
                        .limit(2)
                        .count()
                > 1;
    }

    private Moves<M> chances(P position) {
        Moves<M> chances = new Moves<>();
        position.legalMoves(Seats.CHANCE, chances);
        return chances;
    }

    private P after(P before, M drawn) {
        P after = before.copy();
        after.play(Seats.CHANCE, drawn, Events.UNHEARD);
        return after;
    }

    private double beforeChance(P guess, int seat, RandomGenerator random) {
        Moves<M> outcomes = chances(guess);
        return guesses > 1 && outcomes.size() > DRAWS_OF_A_GUESS
                ? sampled(guess, outcomes, seat, random)
                : weighed(guess, outcomes, seat, random);
    }

    private double weighed(P guess, Moves<M> outcomes, int seat, RandomGenerator random) {
        double sum = 0;
        for (int i = 0; i < outcomes.size(); i++) {
            sum += outcomes.weight(i) * afterChance(after(guess, outcomes.get(i)), seat, random);
        }
        return sum / outcomes.totalWeight();
    }

    private double sampled(P guess, Moves<M> outcomes, int seat, RandomGenerator random) {
        double sum = 0;
        for (int i = 0; i < DRAWS_OF_A_GUESS; i++) {
            sum += afterChance(after(guess, outcomes.pick(random)), seat, random);
        }
        return sum / DRAWS_OF_A_GUESS;
    }

    /** Where chance goes on the value is asked: to weigh everything that may come would have no end. */
    private double afterChance(P position, int seat, RandomGenerator random) {
        return position.turn().isChance() ? advice.value(position, seat) : afterTurn(position, seat, random);
    }

    /** The one who is asked finishes the turn by what looks best to them. */
    private double afterTurn(P position, int seat, RandomGenerator random) {
        int first = decider(position);
        for (int made = 0; made < LONGEST_TURN && decider(position) != NOBODY; made++) {
            int decider = decider(position);
            List<Ranked<M>> exact = advice.exact(new Observation<>(game, position, decider));
            if (!exact.isEmpty() && (together || decider == seat)) {
                return exact.getFirst().value();
            }
            if (exact.isEmpty() && decider != first) {
                break;
            }
            M move = exact.isEmpty() ? promising(position, decider, random) : exact.getFirst().move();
            position.play(decider, move, Events.UNHEARD);
        }
        return advice.value(position, seat);
    }

    private static final int NOBODY = -1;

    /** The one seat that decides now. */
    private static int decider(Position<?, ?> position) {
        return position.turn() instanceof Turn.Players players && players.seats().count() == 1
                ? players.seats().lowest()
                : NOBODY;
    }

    private M promising(P position, int decider, RandomGenerator random) {
        Moves<M> moves = new Moves<>();
        position.legalMoves(decider, moves);
        advice.prune(position, decider, moves, random);
        M best = moves.get(0);
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < moves.size() && moves.size() > 1; i++) {
            P after = position.copy();
            after.play(decider, moves.get(i), Events.UNHEARD);
            double value = advice.value(after, decider);
            if (value > most) {
                most = value;
                best = moves.get(i);
            }
        }
        return best;
    }
}
