package sheepfold.advice;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.random.RandomGenerator;
import sheepfold.engine.Game;
import sheepfold.engine.Move;
import sheepfold.engine.Moves;
import sheepfold.engine.Observation;
import sheepfold.engine.Position;

/** What a game knows about playing it well. Search itself lives with the bots and knows no game. */
public interface Advice<P extends Position<P, M>, M extends Move> {
    /** What a game that bots are to play knows. */
    static <P extends Position<P, M>, M extends Move> Advice<P, M> of(Game<P, M> game) {
        if (game instanceof AdvisedGame<P, M> advised) {
            return advised.advice();
        }
        throw new IllegalArgumentException(game.info().title() + " gives no advice, so no bot can play it");
    }

    /** The move of the scripted baseline. */
    M greedy(Observation<P, M> seen, RandomGenerator random);

    /** What a position is worth to a seat, from 0 (lost) to 1 (the best there is); exact when the game is over. */
    double value(P position, int seat);

    /** What people are told to hope for where the value is no chance to win; nothing where it is one. */
    default Optional<Expectation<P>> expectation() {
        return Optional.empty();
    }

    /** Is the value a chance to win? If not, it is said in the game's own words alone. */
    default boolean isChance() {
        return expectation().isEmpty();
    }

    /** A value in a position like this one as people are told it, such as "64 % chance to win" or "about 6.4 of 9 sheep home". */
    default String inWords(P position, double value) {
        return expectation()
                .map(hope -> String.format(
                        Locale.ROOT,
                        "about %.1f of %.0f %s",
                        hope.amount(position, value),
                        hope.most(position),
                        hope.unit()))
                .orElseGet(() -> String.format(Locale.ROOT, "%.0f %% chance to win", 100 * value));
    }

    /** By how many it is played, and what else decides what a value means: what is learned in one company holds in no other. */
    default String company(P position) {
        return "";
    }

    /** How far a game has come, from 0 at its start to 1 shortly before its end. */
    default double progress(P position) {
        return 0;
    }

    /** What beside the value tells who will win; always the same ones. */
    default List<Sign<P>> signs() {
        return List.of();
    }

    /** What counts in the value for a seat, as far as the seat knows; the same things in the same order from move to move. */
    default List<Fact> facts(P position, int seat) {
        return List.of();
    }

    /** What a suggested move is good for, in a few words; empty where there is nothing to say. */
    default String purpose(Observation<P, M> seen, M move, RandomGenerator random) {
        return "";
    }

    /** A cheap, sensible move for a playout. */
    default M playoutMove(P position, int seat, Moves<M> legal, RandomGenerator random) {
        return legal.pick(random);
    }

    /**
     * Leaves in the list what a search should look at, at least one move; where most moves are idle that saves it most of its
     * time. Of moves between which the seat cannot tell, one at random stands for all, lest a search choose for others by
     * what they do not know.
     */
    default void prune(P position, int seat, Moves<M> moves, RandomGenerator random) {}

    /** Does the value tell enough here? In the middle of an attack it may not, and then a playout goes on to its end. */
    default boolean settled(P position) {
        return true;
    }

    /** The last word on a move that was chosen among those listed: a game may know a form that does better here. */
    default M polished(Observation<P, M> seen, M chosen, RandomGenerator random) {
        return chosen;
    }

    /**
     * The move by which a seat that is not asked takes part again, such as taking back that it is done, where others have made
     * that worth while; quickly found, for it is asked after their every move.
     */
    default Optional<M> comeBack(Observation<P, M> seen, RandomGenerator random) {
        return Optional.empty();
    }

    /** All moves, the best first, where the game can compute exactly what they are worth; else none. */
    default List<Ranked<M>> exact(Observation<P, M> seen) {
        return List.of();
    }
}
