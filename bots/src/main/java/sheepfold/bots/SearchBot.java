package sheepfold.bots;

import java.time.Duration;
import java.util.Optional;
import java.util.random.RandomGenerator;
import sheepfold.engine.Hint;
import sheepfold.engine.Move;
import sheepfold.engine.Moves;
import sheepfold.engine.Observation;
import sheepfold.engine.Position;

/**
 * Looks ahead by tree search with playouts, or by trials where luck outweighs moves; see {@link Search} and {@link Trials}.
 *
 * @param levelled true if the budget is that of a level, which dear games have less of
 * @param knowing true if it plays exactly where the game can compute the best move
 */
record SearchBot(String id, Budget budget, boolean levelled, boolean knowing) implements Bot {
    @Override
    public boolean reproducible() {
        return budget.reproducible();
    }

    @Override
    public Bot within(Duration most) {
        return new SearchBot(id, budget.within(most), levelled, knowing);
    }

    @Override
    public <P extends Position<P, M>, M extends Move> Hint<M> choose(Observation<P, M> seen, RandomGenerator random) {
        Moves<M> legal = seen.legalMoves();
        if (legal.size() == 1) {
            return polished(seen, new Hint<>(legal.at(0), Double.NaN, "the only move", false), random);
        }
        return exact(seen).orElseGet(() -> polished(seen, weighed(seen, legal, random), random));
    }

    /** Looks ahead where the game leaves anything to choose. */
    private <P extends Position<P, M>, M extends Move> Hint<M> weighed(
            Observation<P, M> seen, Moves<M> legal, RandomGenerator random) {
        seen.game().advice().prune(seen.determinize(random), seen.seat(), legal, random);
        return legal.size() == 1
                ? new Hint<>(legal.at(0), Double.NaN, "nothing else is worth a look", false)
                : search(seen, legal, random);
    }

    /** Searches try listed moves only, so the game may replace one by a form. */
    private static <P extends Position<P, M>, M extends Move> Hint<M> polished(
            Observation<P, M> seen, Hint<M> found, RandomGenerator random) {
        M move = seen.game().advice().polished(seen, found.move(), random);
        return move.equals(found.move()) ? found : new Hint<>(move, found.value(), found.reason(), false);
    }

    private <P extends Position<P, M>, M extends Move> Optional<Hint<M>> exact(Observation<P, M> seen) {
        return knowing ? seen.game().advice().exact(seen) : Optional.empty();
    }

    private <P extends Position<P, M>, M extends Move> Hint<M> search(
            Observation<P, M> seen, Moves<M> worthALook, RandomGenerator random) {
        SearchStyle style = SearchStyle.of(seen.game());
        Budget given = levelled ? budget.at(style.cost()) : budget;
        if (style.sameLuck()) {
            Trials<P, M> trials = new Trials<>(seen, worthALook, random, style);
            trials.run(given);
            return trials.best();
        }
        Search<P, M> search = new Search<>(seen, random, style);
        search.run(given);
        return search.best();
    }
}
