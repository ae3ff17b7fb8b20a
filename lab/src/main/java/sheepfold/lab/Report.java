package sheepfold.lab;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import sheepfold.bots.Bot;
import sheepfold.engine.GameInfo;
import sheepfold.engine.Result;

/**
 * What came of a simulation. All but the timing follows from the seed, unless a bot's budget is a time.
 *
 * @param outcomes how many games were won, drawn, lost by all, or only scored
 * @param reasons how often each ending came
 * @param figures means of the numbers that results give as details
 */
public record Report(
        String game,
        String title,
        int seats,
        Map<String, String> options,
        List<String> bots,
        int games,
        long seed,
        boolean alternate,
        Map<String, Integer> outcomes,
        List<Standing> bySeat,
        List<Standing> byBot,
        Length length,
        Map<String, Integer> reasons,
        Map<String, Interval> figures,
        Map<String, Map<String, Integer>> tallies,
        Timing timing) {
    /**
     * How one seat or one bot fared.
     *
     * @param wins share of games won, shared wins included
     */
    public record Standing(String name, int games, int won, Interval wins, Interval score, double meanRank) {}

    /** Moves of a game, chance included: mean, extremes, and the bounds of the middle nine tenths. */
    public record Length(Interval mean, int shortest, int low, int median, int high, int longest, double playerMoves) {}

    public record Timing(double seconds, int threads, double gamesPerSecond, double movesPerSecond) {}

    static Report of(GameInfo info, Simulation.Plan plan, List<SelfPlay.Outcome> played, double seconds) {
        List<String> bots = plan.bots().stream().map(Bot::id).toList();
        Map<String, Integer> outcomes = new TreeMap<>();
        Map<String, Integer> reasons = new TreeMap<>();
        Map<String, List<Double>> numbers = new TreeMap<>();
        Map<String, Map<String, Integer>> tallies = new TreeMap<>();
        List<Share> seats = shares(IntStream.range(0, plan.setup().seats()).mapToObj(seat -> "seat " + seat).toList());
        Map<String, Share> players = new LinkedHashMap<>();
        bots.forEach(bot -> players.putIfAbsent(bot, new Share(bot)));
        for (int number = 0; number < played.size(); number++) {
            Result result = played.get(number).result();
            List<Bot> seated = plan.botsBySeat(number);
            outcomes.merge(result.kind().name().toLowerCase(java.util.Locale.ROOT), 1, Integer::sum);
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
        Map<String, Interval> figures = new TreeMap<>();
        numbers.forEach((name, values) -> figures.put(name, Interval.mean(toArray(values))));
        long moves = played.stream().mapToLong(SelfPlay.Outcome::moves).sum();
        return new Report(
                info.id(),
                info.title(),
                plan.setup().seats(),
                plan.setup().chosen(info),
                bots,
                plan.games(),
                plan.seed(),
                plan.alternate(),
                outcomes,
                standings(seats),
                standings(players.values()),
                lengthOf(played),
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

    private static Length lengthOf(List<SelfPlay.Outcome> played) {
        int[] lengths =
                played.stream().mapToInt(SelfPlay.Outcome::moves).sorted().toArray();
        if (lengths.length == 0) {
            return new Length(Interval.mean(new double[0]), 0, 0, 0, 0, 0, 0);
        }
        double playerMoves =
                played.stream().mapToInt(SelfPlay.Outcome::playerMoves).average().orElse(0);
        return new Length(
                Interval.mean(Arrays.stream(lengths).asDoubleStream().toArray()),
                lengths[0],
                quantile(lengths, 0.05),
                quantile(lengths, 0.5),
                quantile(lengths, 0.95),
                lengths[lengths.length - 1],
                playerMoves);
    }

    private static int quantile(int[] sorted, double share) {
        return sorted[(int) Math.min(sorted.length - 1L, Math.round(share * (sorted.length - 1)))];
    }

    private static double[] toArray(List<Double> values) {
        return values.stream().mapToDouble(Double::doubleValue).toArray();
    }
}
