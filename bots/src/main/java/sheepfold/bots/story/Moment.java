package sheepfold.bots.story;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import sheepfold.advice.Ranked;
import sheepfold.bots.Bots;
import sheepfold.bots.Budget;
import sheepfold.engine.Events;
import sheepfold.engine.Game;
import sheepfold.engine.Match;
import sheepfold.engine.Move;
import sheepfold.engine.Moves;
import sheepfold.engine.Observation;
import sheepfold.engine.Position;
import sheepfold.engine.Seats;

/**
 * A game as it stood after so many moves.
 *
 * @param asked the position in which the next decision came up: with a sealed answer that is before the others answered
 * @param next what was done then; nothing at the end
 */
public record Moment<P extends Position<P, M>, M extends Move>(
        Game<P, M> game, int made, P position, P asked, Optional<Match.Played<M>> next) {
    public static <P extends Position<P, M>, M extends Move> List<Moment<P, M>> of(Match<P, M> match) {
        List<Moment<P, M>> moments = new ArrayList<>();
        P position = match.until(0).position();
        P asked = position.copy();
        Seats waiting = Seats.NONE;
        for (Match.Played<M> step : match.played()) {
            if (waiting.isEmpty()) {
                asked = position.copy();
                waiting = position.turn().isSealed() ? position.turn().asked() : Seats.NONE;
            }
            moments.add(new Moment<>(match.game(), moments.size(), position.copy(), asked, Optional.of(step)));
            position.play(step.actor(), step.move(), Events.UNHEARD);
            waiting = step.byChance() ? Seats.NONE : waiting.without(step.actor());
        }
        moments.add(new Moment<>(match.game(), moments.size(), position, position, Optional.empty()));
        return moments;
    }

    /** The number of the move that follows. */
    int number() {
        return made + 1;
    }

    /** What the one who moved next could know. */
    public Optional<Observation<P, M>> seen() {
        return next.filter(step -> !step.byChance() && asked.turn().asks(step.actor()))
                .map(step -> new Observation<>(game, asked, step.actor()));
    }

    /** Was there anything to choose, among moves that are listed? */
    public boolean isChoice() {
        return seen().map(Observation::legalMoves)
                .filter(legal ->
                        legal.size() > 1 && legal.contains(next.orElseThrow().move()))
                .isPresent();
    }

    /** Could chance have brought something else? */
    boolean isLuck() {
        return next.filter(Match.Played::byChance).isPresent() && chances().size() > 1;
    }

    boolean isMoveOfOther(int seat) {
        return next.filter(step -> !step.byChance() && step.actor() != seat).isPresent();
    }

    private Moves<M> chances() {
        Moves<M> chances = new Moves<>();
        position.legalMoves(Seats.CHANCE, chances);
        return chances;
    }

    /** The moves of the one who moved next, the best first, the played one among them if it was worth anything to compare. */
    List<Ranked<M>> ranking(Budget budget, RandomGenerator random) {
        return Bots.ranking(seen().orElseThrow(), Optional.of(next.orElseThrow().move()), budget, random);
    }

    String inWords(M move) {
        return game.notation().words(asked, move).marked();
    }

    String nextInWords() {
        return inWords(next.orElseThrow().move());
    }

    String written(M move) {
        return game.notation().write(asked, move);
    }
}
