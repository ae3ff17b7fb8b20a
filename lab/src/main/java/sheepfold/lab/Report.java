package sheepfold.lab;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import sheepfold.bots.Bot;
import sheepfold.engine.GameInfo;
import sheepfold.engine.Result;
import sheepfold.engine.Seats;

/**
 * What came of a simulation. All but the timing follows from the seed, unless a bot's budget is a time.
 *
 * @param cooperative true if all seats always won or lost together
 * @param options those that differ from the game's defaults
 * @param ownData true if a data file replaced the game's own
 * @param reproducible false if a bot's budget is a time
 * @param alternate true if the bots moved one seat on after every game
 * @param outcomes how many games were won, drawn, lost by all, or only scored
 * @param length moves of a game, chance included
 * @param playerMoves moves of a game without those of chance, on average
 * @param scores of all seats together; where they share one score it counts once a game
 * @param reasons how often each ending came
 * @param figures the numbers that results give as details
 * @param tallies how often each detail that is no number had each of its values
 */
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
        List<Standing> byBot,
        Distribution length,
        double playerMoves,
        Distribution scores,
        Map<String, Integer> reasons,
        Map<String, Distribution> figures,
        Map<String, Map<String, Integer>> tallies,
        Timing timing) {
    /**
     * How one seat or one bot fared.
     *
     * @param wins share of games won, shared wins included
     */
    public record Standing(String name, int games, int won, Interval wins, Interval score, double meanRank) {
        private Standing named(String other) {
            return new Standing(other, games, won, wins, score, meanRank);
        }
    }

    public record Timing(double seconds, int threads, double gamesPerSecond, double movesPerSecond) {}

    /** How the seats fared; one line for all where they win or lose together. */
    public List<Standing> standings() {
        return cooperative ? List.of(bySeat.getFirst().named("all seats")) : bySeat;
    }

    /** Are scores more than another way to say who won? */
    public boolean scoresMatter() {
        return scores.varies() && (scores.least() < 0 || scores.most() > 1);
    }

    /** Do ranks say more than who won? */
    public boolean ranksMatter() {
        return seats > 2 && !cooperative;
    }

    static Report of(GameInfo info, Simulation.Plan plan, List<SelfPlay.Outcome> played, double seconds) {
        List<String> bots = plan.bots().stream().map(Bot::id).toList();
        boolean cooperative = info.cooperative() || played.stream().allMatch(game -> isShared(game.result()));
        Map<String, Integer> outcomes = new TreeMap<>();
        Map<String, Integer> reasons = new TreeMap<>();
        Map<String, List<Double>> numbers = new TreeMap<>();
        Map<String, Map<String, Integer>> tallies = new TreeMap<>();
        List<Share> seats = shares(IntStream.range(0, plan.setup().seats())
                .mapToObj(seat -> "seat " + seat)
                .toList());
        Map<String, Share> players = new LinkedHashMap<>();
        bots.forEach(bot -> players.putIfAbsent(bot, new Share(bot)));
        for (int number = 0; number < played.size(); number++) {
            Result result = played.get(number).result();
            List<Bot> seated = plan.botsBySeat(number);
            outcomes.merge(result.kind().name().toLowerCase(Locale.ROOT), 1, Integer::sum);
            reasons.merge(result.reason(), 1, Integer::sum);
            for (int seat = 0; seat < plan.setup().seats(); seat++) {
                seats.get(seat).add(result, seat);
                Share player = players.get(seated.get(seat).id());
                if (player != null) {
                    player.add(result, seat);
                }
            }
            result.details().forEach((name, value) -> {
                if (value instanceof Number figure) {
                    numbers.computeIfAbsent(name, _ -> new ArrayList<>()).add(figure.doubleValue());
                } else {
                    tallies.computeIfAbsent(name, _ -> new TreeMap<>()).merge(String.valueOf(value), 1, Integer::sum);
                }
            });
        }
        Map<String, Distribution> figures = new TreeMap<>();
        numbers.forEach((name, values) -> figures.put(name, Distribution.of(toArray(values))));
        long moves = played.stream().mapToLong(SelfPlay.Outcome::moves).sum();
        return new Report(
                info.id(),
                info.title(),
                cooperative,
                plan.setup().seats(),
                plan.setup().chosen(info),
                plan.setup().data().isPresent(),
                bots,
                plan.games(),
                plan.seed(),
                plan.alternate(),
                plan.bots().stream().allMatch(Bot::reproducible),
                outcomes,
                standings(seats),
                standings(players.values()),
                Distribution.of(
                        played.stream().mapToDouble(SelfPlay.Outcome::moves).toArray()),
                played.stream()
                        .mapToInt(SelfPlay.Outcome::playerMoves)
                        .average()
                        .orElse(0),
                Distribution.of(scoresOf(played, cooperative)),
                reasons,
                figures,
                tallies,
                new Timing(seconds, plan.threads(), plan.games() / seconds, moves / seconds));
    }

    /** Adds up how somebody fares. */
    private static final class Share {
        private final String name;
        private final List<Double> scores = new ArrayList<>();
        private int won;
        private long ranks;

        private Share(String name) {
            this.name = name;
        }

        private void add(Result result, int seat) {
            won += result.winners().contains(seat) ? 1 : 0;
            ranks += result.ranks().get(seat);
            scores.add((double) result.scores().get(seat));
        }

        private Standing standing() {
            int games = scores.size();
            return new Standing(
                    name,
                    games,
                    won,
                    Interval.share(won, games),
                    Interval.mean(toArray(scores)),
                    games == 0 ? 0 : (double) ranks / games);
        }
    }

    private static List<Share> shares(List<String> names) {
        return names.stream().map(Share::new).toList();
    }

    private static List<Standing> standings(Collection<Share> shares) {
        return shares.stream().map(Share::standing).toList();
    }

    /** Games may be played against each other or together, as an option says, so the result tells. */
    private static boolean isShared(Result result) {
        int seats = result.scores().size();
        return seats > 1
                && switch (result.kind()) {
                    case WIN -> result.winners().size() == seats;
                    case LOSS -> true;
                    case DRAW, SCORES -> false;
                };
    }

    private static double[] scoresOf(List<SelfPlay.Outcome> played, boolean cooperative) {
        return played.stream()
                .flatMap(game -> game.result().scores().stream().limit(cooperative ? 1 : Seats.MOST))
                .mapToDouble(Integer::doubleValue)
                .toArray();
    }

    private static double[] toArray(List<Double> values) {
        return values.stream().mapToDouble(Double::doubleValue).toArray();
    }
}
