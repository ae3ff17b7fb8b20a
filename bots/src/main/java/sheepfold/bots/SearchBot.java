package sheepfold.bots;

import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import sheepfold.advice.Advice;
import sheepfold.advice.Hint;
import sheepfold.advice.Ranked;
import sheepfold.engine.Form;
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
    private static final double STANDS_OUT = 0.25;

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
        double overlooks = SearchStyle.of(seen.game())
                .level(level())
                .map(SearchStyle.Level::overlooks)
                .orElse(0.0);
        Ranked<M> best = noticed(ranking(seen, Optional.empty(), random), overlooks, random);
        M move = best.exact() ? best.move() : Advice.of(seen.game()).polished(seen, best.move(), random);
        return new Hint<>(move, best.value(), best.words(), best.exact());
    }

    /** The best move that is not overlooked, in a list that begins with the best. */
    private static <M extends Move> Ranked<M> noticed(
            List<Ranked<M>> ranking, double overlooks, RandomGenerator random) {
        int at = 0;
        while (overlooks > 0 && mayBeOverlooked(ranking, at) && random.nextDouble() < overlooks) {
            at++;
        }
        return ranking.get(at);
    }

    /** Nobody overlooks what stands out, or the last that is left. */
    private static boolean mayBeOverlooked(List<? extends Ranked<?>> ranking, int at) {
        return at + 1 < ranking.size()
                && ranking.get(at).value() - ranking.get(at + 1).value() < STANDS_OUT;
    }

    private String level() {
        return id.contains(":") ? id.substring(0, id.indexOf(':')) : id;
    }

    /** The moves worth a look and the one asked about, if it is listed; the best first. */
    <P extends Position<P, M>, M extends Move> List<Ranked<M>> ranking(
            Observation<P, M> seen, Optional<M> asked, RandomGenerator random) {
        Moves<M> legal = seen.legalMoves();
        if (legal.size() == 1) {
            return List.of(Ranked.alone(legal.at(0), "the only move" + besides(seen.forms())));
        }
        List<Ranked<M>> exact = knowing ? Advice.of(seen.game()).exact(seen) : List.of();
        return exact.isEmpty() ? weighed(seen, legal, asked.filter(legal::contains), random) : exact;
    }

    private static String besides(List<? extends Form<?>> forms) {
        return forms.isEmpty()
                ? ""
                : forms.stream().map(Form::name).collect(Collectors.joining("” or “", " beside “", "”"));
    }

    /** Looks ahead where the game leaves anything to choose. */
    private <P extends Position<P, M>, M extends Move> List<Ranked<M>> weighed(
            Observation<P, M> seen, Moves<M> legal, Optional<M> asked, RandomGenerator random) {
        Advice.of(seen.game()).prune(seen.determinize(random), seen.seat(), legal, random);
        asked.filter(move -> !legal.contains(move)).ifPresent(legal::add);
        return legal.size() == 1
                ? List.of(Ranked.alone(legal.at(0), "nothing else is worth a look"))
                : search(seen, legal, asked, random);
    }

    private Budget levelled(SearchStyle style) {
        return style.level(id)
                .map(level -> Budget.iterations(level.iterations()).within(budget.time()))
                .orElse(budget.at(style.cost()));
    }

    private <P extends Position<P, M>, M extends Move> List<Ranked<M>> search(
            Observation<P, M> seen, Moves<M> worthALook, Optional<M> asked, RandomGenerator random) {
        SearchStyle style = SearchStyle.of(seen.game());
        Budget given = levelled ? levelled(style) : budget;
        if (style.sameLuck()) {
            Trials<P, M> trials = new Trials<>(seen, worthALook, random, style);
            trials.run(given);
            return trials.ranking();
        }
        Search<P, M> search = new Search<>(seen, random, style);
        asked.ifPresent(search::lookAt);
        search.run(given);
        return search.ranking();
    }

    /** These moves alone, each with the whole budget for itself. */
    <P extends Position<P, M>, M extends Move> List<Ranked<M>> weighed(
            Observation<P, M> seen, List<M> some, RandomGenerator random) {
        SearchStyle style = SearchStyle.of(seen.game());
        Budget given = levelled ? budget.at(style.cost()) : budget;
        if (style.sameLuck()) {
            Moves<M> moves = new Moves<>();
            some.forEach(moves::add);
            Trials<P, M> trials = new Trials<>(seen, moves, random, style);
            trials.run(given.times(some.size()));
            return trials.rankingBehindTheBest();
        }
        return some.stream()
                .map(move -> {
                    Search<P, M> search = new Search<>(seen, random, style);
                    search.lookOnlyAt(move);
                    search.run(given);
                    return search.ranking().getFirst();
                })
                .sorted(Comparator.<Ranked<M>>comparingDouble(Ranked::value).reversed())
                .toList();
    }
}
