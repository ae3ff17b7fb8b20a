package sheepfold.lab.measure;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import sheepfold.bots.Bot;
import sheepfold.engine.GameInfo;
import sheepfold.json.Shaped;
import sheepfold.lab.play.SimulationPlan;

/**
 * What came of a simulation. All but the timing follows from the seed, unless a bot's budget is a time.
 *
 * @param cooperative true if all seats always won or lost together
 * @param options those that differ from the game's defaults
 * @param ownData true if a data file replaced the game's own
 * @param reproducible false if a bot's budget is a time
 * @param alternate true if the bots moved one seat on after every game
 * @param outcomes how many games were won, drawn, lost by all, or only scored
 * @param byPlace whoever began and the seats after them in turn, where that is known and they are rivals
 * @param length moves of a game, chance included
 * @param playerMoves moves of a game without those of chance, on average
 * @param scores of all seats together; where they share one score it counts once a game
 * @param reasons how often each ending came
 * @param figures the numbers that results give as details
 * @param had for details that list what each seat had: how seats fared with each of these things
 * @param tallies how often each detail that is no number had each of its values
 * @param measures what the game is like, where that was asked for
 */
@Shaped
public record Report(
        String game,
        String title,
        boolean cooperative,
        int seats,
        Map<String, String> options,
        boolean ownData,
        List<String> bots,
        int games,
        long seed,
        boolean alternate,
        boolean reproducible,
        Map<String, Integer> outcomes,
        List<Standing> bySeat,
        List<Standing> byPlace,
        List<Standing> byBot,
        Distribution length,
        double playerMoves,
        Distribution scores,
        Map<String, Integer> reasons,
        Map<String, Distribution> figures,
        Map<String, Map<String, Integer>> tallies,
        Map<String, List<Holding>> had,
        @Nullable Measures measures,
        Timing timing) {
    /**
     * How one seat or one bot fared.
     *
     * @param wins share of games won, shared wins included
     */
    public record Standing(String name, int games, int won, Interval wins, Interval score, double meanRank) {
        /** The share that each would have if they were equal. */
        public static double equalShare(List<Standing> standings) {
            return standings.stream()
                    .mapToDouble(standing -> standing.wins.value())
                    .average()
                    .orElse(0);
        }

        public static Standing best(List<Standing> standings) {
            return standings.stream()
                    .max(Comparator.comparingDouble(standing -> standing.wins.value()))
                    .orElseThrow();
        }

        private Standing named(String other) {
            return new Standing(other, games, won, wins, score, meanRank);
        }
    }

    /**
     * How long it took. Games that were played in an earlier run count for decisions alone.
     *
     * @param millisecondsPerDecision of a core
     */
    public record Timing(
            double seconds,
            int threads,
            double gamesPerSecond,
            double movesPerSecond,
            double millisecondsPerDecision) {}

    /** How the seats fared; one line for all where they win or lose together. */
    public List<Standing> standings() {
        return cooperative ? List.of(bySeat.getFirst().named("all seats")) : bySeat;
    }

    /** What the game is like, if that was asked for. */
    public Optional<Measures> character() {
        return Optional.ofNullable(measures);
    }

    /** How many of all seats had a thing. */
    public double shareOfSeats(Holding thing) {
        return (double) thing.seats() / (games * seats);
    }

    /** Are scores more than another way to say who won? */
    public boolean scoresMatter() {
        return scores.varies() && (scores.least() < 0 || scores.most() > 1);
    }

    /** Do ranks say more than who won? */
    public boolean ranksMatter() {
        return seats > 2 && !cooperative;
    }

    /**
     * What came of games of a plan.
     *
     * @param before what of it was played in an earlier run, not in those seconds
     * @param measures what the game is like; nothing where nobody asked
     */
    public static Report of(
            GameInfo info,
            SimulationPlan plan,
            Tally played,
            Tally before,
            double seconds,
            @Nullable Measures measures) {
        boolean cooperative = info.cooperative() || played.alwaysTogether();
        return new Report(
                info.id(),
                info.title(),
                cooperative,
                plan.setup().seats(),
                plan.setup().chosen(info),
                plan.setup().data().isPresent(),
                plan.bots().stream().map(Bot::id).toList(),
                plan.games(),
                plan.seed(),
                plan.alternate(),
                plan.bots().stream().allMatch(Bot::reproducible),
                played.outcomes,
                played.bySeat(),
                played.byPlace(),
                played.byBot(),
                Distribution.of(played.lengths()),
                (double) played.playerMoves / plan.games(),
                Distribution.of(played.scores(cooperative)),
                played.reasons,
                played.figures(),
                played.tallies,
                played.had(),
                measures,
                new Timing(
                        seconds,
                        plan.threads(),
                        (plan.games() - before.lengths().size()) / seconds,
                        (played.lengths().sum() - before.lengths().sum()) / seconds,
                        played.millisecondsPerDecision()));
    }
}
