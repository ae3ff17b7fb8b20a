package sheepfold.bots.story;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import sheepfold.advice.Advice;
import sheepfold.advice.Expectation;
import sheepfold.advice.Ranked;
import sheepfold.bots.Chance;
import sheepfold.bots.Playout;
import sheepfold.bots.SearchStyle;
import sheepfold.engine.Events;
import sheepfold.engine.Game;
import sheepfold.engine.Move;
import sheepfold.engine.Moves;
import sheepfold.engine.Observation;
import sheepfold.engine.Position;
import sheepfold.engine.Seats;
import sheepfold.engine.SeededRandom;
import sheepfold.engine.Turn;

/**
 * What each seat may hope for in a position, by what it can know: the mean over guesses at the rest. A turn under way is
 * thought to be finished well, and what is not settled is played on; before chance it is the mean of what may come, with
 * the same further luck each time, so that luck is nothing on average.
 */
public final class Prospects<P extends Position<P, M>, M extends Move> {
    private static final int LONGEST_TURN = 4;
    private static final int NOBODY = -1;
    private static final int FEW = 4;
    private static final int MANY = 16;
    private static final int MOST_OUTCOMES = 250;

    private final Game<P, M> game;
    private final Advice<P, M> advice;
    private final Optional<Expectation<P>> expectation;
    private final Chance chance;
    private final boolean together;
    private final boolean hidden;
    /** Where luck outweighs moves, playouts know best how to go on. */
    private final boolean byPlayout;

    private final int playoutLength;
    private final int seats;
    private final int curves;

    public Prospects(Game<P, M> game, int seats) {
        SearchStyle style = SearchStyle.of(game);
        this.game = game;
        this.advice = Advice.of(game);
        this.expectation = advice.expectation();
        this.chance = Chance.of(game);
        this.together = game.info().cooperative();
        this.hidden = game.info().hidden();
        this.byPlayout = style.sameLuck();
        this.playoutLength = byPlayout ? style.playoutLength() : 0;
        this.seats = seats;
        this.curves = together ? 1 : seats;
    }

    /** What chance was expected to bring each seat, and what it brought. */
    record Brought(List<Double> expected, List<Double> actual) {
        /** What is hoped for before it; a seat that learns nothing hopes as before. */
        List<Double> before(List<Double> hopes) {
            return chosen(hopes, expected);
        }

        /** What is hoped for after it. */
        List<Double> after(List<Double> hopes) {
            return chosen(hopes, actual);
        }

        private List<Double> chosen(List<Double> hopes, List<Double> where) {
            return IntStream.range(0, hopes.size())
                    .mapToObj(seat -> actual.get(seat).equals(expected.get(seat)) ? hopes.get(seat) : where.get(seat))
                    .toList();
        }
    }

    /** What each seat may hope for, all together just one. */
    List<Double> of(P position, long luck) {
        return IntStream.range(0, curves)
                .mapToObj(seat -> hope(position, seat, luck))
                .toList();
    }

    Brought luck(P before, M drawn, long luck) {
        P after = after(before, drawn);
        int left = MOST_OUTCOMES / chances(before).size();
        List<Double> expected = new ArrayList<>();
        List<Double> actual = new ArrayList<>();
        for (int seat = 0; seat < curves; seat++) {
            double hope = hope(before, seat, luck);
            expected.add(hope);
            actual.add(
                    learns(before, seat, luck)
                            ? mean(before, after, seat, luck, (guess, of, with) -> afterChance(guess, of, with, left))
                            : hope);
        }
        return new Brought(expected, actual);
    }

    private double hope(P position, int seat, long luck) {
        return mean(position, position, seat, luck, promise(position));
    }

    private Promise<P> promise(P position) {
        return position.turn().isChance() ? this::beforeChance : this::goneOn;
    }

    /** Does every seat hope to win alone? Then one's chance is what the others do not have. */
    boolean areRivals() {
        return !together && expectation.isEmpty();
    }

    /** The chance that nobody wins, where that is what these hopes leave. */
    double ofDraw(P position, List<Double> hopes) {
        if (hopes.stream().allMatch(hope -> hope == 0)) {
            return 1;
        }
        return position.turn().isOver() ? 0 : chance.ofDraw(advice.company(position));
    }

    /** What a guess promises a seat; it is played on. */
    private interface Promise<P> {
        double of(P guess, int seat, long luck);
    }

    /** The mean over as many guesses as the situation deserves. */
    private double mean(P situation, P position, int seat, long luck, Promise<P> promise) {
        Observation<P, M> seen = new Observation<>(game, position, seat);
        int guesses = guesses(situation);
        double sum = 0;
        for (int i = 0; i < guesses; i++) {
            sum += promise.of(seen.determinize(new SeededRandom(luck + i)), seat, luck + i);
        }
        return sum / guesses;
    }

    private int guesses(P situation) {
        if (byPlayout) {
            return FEW;
        }
        if (hidden) {
            return MANY;
        }
        return advice.settled(situation) ? 1 : FEW;
    }

    private int mostDraws() {
        return byPlayout ? FEW : 2 * FEW;
    }

    /** Can a seat tell what chance brings, for all it knows? Where not, it brings the seat nothing yet. */
    private boolean learns(P before, int seat, long luck) {
        if (!hidden) {
            return true;
        }
        P guess = new Observation<>(game, before, seat).determinize(new SeededRandom(luck));
        return chances(guess).stream()
                        .map(outcome -> after(guess, outcome).view(seat))
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

    private double beforeChance(P guess, int seat, long luck) {
        Moves<M> outcomes = chances(guess);
        return hidden && outcomes.size() > mostDraws()
                ? sampled(guess, outcomes, seat, luck)
                : weighed(guess, outcomes, seat, luck, MOST_OUTCOMES);
    }

    private double weighed(P guess, Moves<M> outcomes, int seat, long luck, int most) {
        double sum = 0;
        for (int i = 0; i < outcomes.size(); i++) {
            P after = after(guess, outcomes.get(i));
            sum += outcomes.weight(i) * afterChance(after, seat, luck, most / outcomes.size());
        }
        return sum / outcomes.totalWeight();
    }

    /** Where all is open and chance comes again, over all that may come in the end, if that is not too much. */
    private double afterChance(P after, int seat, long luck, int left) {
        return !hidden && left > 1 && after.turn().isChance()
                ? weighed(after, chances(after), seat, luck, left)
                : goneOn(after, seat, luck);
    }

    private double sampled(P guess, Moves<M> outcomes, int seat, long luck) {
        SeededRandom random = new SeededRandom(luck);
        double sum = 0;
        for (int i = 0; i < mostDraws(); i++) {
            sum += goneOn(after(guess, outcomes.pick(random)), seat, luck);
        }
        return sum / mostDraws();
    }

    /** What a position promises by the chance that its value stands for; what is over or computed is what it is. */
    private double goneOn(P position, int seat, long luck) {
        if (position.turn().isOver()) {
            return atTheEnd(position, seat);
        }
        if (expectation.isPresent()) {
            afterTurn(position, seat, new SeededRandom(luck));
            return share(expectation.get(), position);
        }
        P before = position.copy();
        OptionalDouble exact = afterTurn(position, seat, new SeededRandom(luck));
        return exact.isPresent() ? exact.getAsDouble() : chance.ofStory(game, before, position, seat, seats);
    }

    private double share(Expectation<P> hope, P position) {
        return hope.in(position) / hope.most(position);
    }

    /** Who has not won had no chance in the end, however a search values a defeat. */
    private double atTheEnd(P position, int seat) {
        if (expectation.isPresent()) {
            return share(expectation.get(), position);
        }
        double won = position.result().winners().contains(seat) ? 1 : 0;
        return chance.wasLearned() ? won : advice.value(position, seat);
    }

    /** From what a seat's chance is made, on average over guesses, for those who learn what it stands for; nothing where it is computed. */
    public Optional<Chance.Grounds> grounds(P position, int seat, long luck) {
        Observation<P, M> seen = new Observation<>(game, position, seat);
        int guesses = guesses(position);
        double logit = 0;
        double progress = 0;
        double[] signs = new double[advice.signs().size()];
        for (int i = 0; i < guesses; i++) {
            P guess = seen.determinize(new SeededRandom(luck + i));
            Chance.Grounds before = Chance.grounds(advice, guess, seat, 0);
            if (afterTurn(guess, seat, new SeededRandom(luck + i)).isPresent()) {
                return Optional.empty();
            }
            logit += Chance.logit(advice.value(guess, seat)) / guesses;
            progress += before.progress() / guesses;
            for (int sign = 0; sign < signs.length; sign++) {
                signs[sign] += before.signs().get(sign) / guesses;
            }
        }
        return Optional.of(new Chance.Grounds(
                advice.company(position),
                progress,
                Chance.logistic(logit),
                Arrays.stream(signs).boxed().toList()));
    }

    /** The one who is asked finishes the turn by what looks best to them; then it goes on until the value tells enough, unless that can be computed. */
    private OptionalDouble afterTurn(P position, int seat, RandomGenerator random) {
        int first = byPlayout ? NOBODY : decider(position);
        for (int made = 0; made < LONGEST_TURN && first != NOBODY && decider(position) != NOBODY; made++) {
            int decider = decider(position);
            List<Ranked<M>> exact = advice.exact(new Observation<>(game, position, decider));
            if (!exact.isEmpty() && (together || decider == seat)) {
                return OptionalDouble.of(exact.getFirst().value());
            }
            if (exact.isEmpty() && decider != first) {
                break;
            }
            M move = exact.isEmpty()
                    ? promising(position, decider, random)
                    : exact.getFirst().move();
            position.play(decider, move, Events.UNHEARD);
        }
        new Playout<>(advice, playoutLength).play(position, random);
        return OptionalDouble.empty();
    }

    /** The one seat that decides now. */
    private static int decider(Position<?, ?> position) {
        return position.turn() instanceof Turn.Players players
                        && players.seats().count() == 1
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
