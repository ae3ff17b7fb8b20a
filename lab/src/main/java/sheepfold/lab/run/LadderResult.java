package sheepfold.lab.run;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import sheepfold.engine.GameInfo;
import sheepfold.json.Shaped;
import sheepfold.lab.measure.Interval;
import sheepfold.lab.measure.Numbers;
import sheepfold.lab.measure.Sample;

/**
 * What came of a ladder.
 *
 * @param cooperative true if each bot had all seats, so that none has beaten another
 * @param rungs the best bot first
 * @param pairings none where all win or lose together
 */
@Shaped
public record LadderResult(
        String game,
        boolean cooperative,
        int seats,
        Map<String, String> options,
        long seed,
        List<Rung> rungs,
        List<Pairing> pairings) {
    /**
     * One bot.
     *
     * @param elo by all games of the ladder, the mean of its bots being 0; of no meaning where all win or lose together
     * @param won share of the games won; a seat's share where bots play against each other
     * @param score the mean; where it is another way to say who won, the same as that
     */
    public record Rung(String bot, int games, Interval elo, Interval won, Interval score) {}

    /** How much of the games between two bots the better one has won; a game that nobody won counts for both. */
    public record Pairing(String better, String worse, int games, Interval won) {}

    static LadderResult of(GameInfo info, Ladder.Plan plan, List<Ladder.Played> games) {
        List<Rung> rungs = new ArrayList<>();
        List<Interval> elo = info.cooperative() ? List.of() : elo(plan.bots(), games);
        for (int i = 0; i < plan.bots().size(); i++) {
            Interval points = elo.isEmpty() ? new Interval(0, 0, 0) : elo.get(i);
            rungs.add(rung(plan.bots().get(i), points, games));
        }
        Comparator<Rung> weakestFirst = Comparator.<Rung>comparingDouble(rung -> rung.elo.value())
                .thenComparingDouble(rung -> rung.won.value())
                .thenComparingDouble(rung -> rung.score.value());
        rungs.sort(weakestFirst.reversed());
        return new LadderResult(
                info.id(),
                info.cooperative(),
                plan.setup().seats(),
                plan.setup().chosen(info),
                plan.seed(),
                rungs,
                info.cooperative() ? List.of() : pairings(rungs, games));
    }

    private static Rung rung(String bot, Interval elo, List<Ladder.Played> games) {
        Sample scores = new Sample();
        int played = 0;
        int won = 0;
        for (Ladder.Played game : games) {
            played += game.bots().contains(bot) ? 1 : 0;
            for (int seat = 0; seat < game.bots().size(); seat++) {
                if (game.bots().get(seat).equals(bot)) {
                    won += game.winners().contains(seat) ? 1 : 0;
                    scores.add(game.scores().isEmpty() ? 0 : game.scores().get(seat));
                }
            }
        }
        return new Rung(bot, played, elo, Interval.share(won, scores.size()), Interval.mean(scores));
    }

    private static List<Pairing> pairings(List<Rung> rungs, List<Ladder.Played> games) {
        List<Pairing> pairings = new ArrayList<>();
        for (int i = 0; i < rungs.size(); i++) {
            for (int j = i + 1; j < rungs.size(); j++) {
                pairings.add(pairing(rungs.get(i).bot, rungs.get(j).bot, games));
            }
        }
        return pairings;
    }

    private static Pairing pairing(String better, String worse, List<Ladder.Played> games) {
        List<Ladder.Played> between = games.stream()
                .filter(game -> game.bots().contains(better) && game.bots().contains(worse))
                .toList();
        double won = between.stream().mapToDouble(game -> game.creditOf(better)).sum();
        return new Pairing(better, worse, between.size(), Interval.share(won, between.size()));
    }

    private static List<Interval> elo(List<String> bots, List<Ladder.Played> games) {
        List<EloRatings.Bout> bouts = games.stream()
                .collect(Collectors.groupingBy(
                        game -> game.luck()
                                + game.bots().stream()
                                        .sorted()
                                        .distinct()
                                        .toList()
                                        .toString(),
                        TreeMap::new,
                        Collectors.toList()))
                .values()
                .stream()
                .map(together -> new EloRatings.Bout(
                        together.stream()
                                .map(game -> game.bots().stream()
                                        .mapToInt(bots::indexOf)
                                        .toArray())
                                .toList(),
                        together.stream().map(Ladder.Played::credit).toList()))
                .toList();
        return new EloRatings(bots.size(), bouts).elo();
    }

    /** As tables for a terminal. */
    public String inWords() {
        StringBuilder text = new StringBuilder();
        text.append("%s, %d %s%s, seed %d\n\n"
                .formatted(game, seats, seats == 1 ? "seat" : "seats", options.isEmpty() ? "" : ", " + options, seed));
        for (Rung rung : rungs) {
            text.append(
                    "%-12s  %5d games  %s\n".formatted(rung.bot, rung.games, cooperative ? shared(rung) : elo(rung)));
        }
        text.append(pairings.isEmpty() ? "" : "\n");
        for (Pairing pairing : pairings) {
            text.append("%-12s  beats %-12s  %s of %d games\n"
                    .formatted(pairing.better, pairing.worse, Numbers.percentWithBounds(pairing.won), pairing.games));
        }
        return text.toString();
    }

    private static String elo(Rung rung) {
        return "Elo %+5.0f (95 %%: %+.0f to %+.0f)".formatted(rung.elo.value(), rung.elo.low(), rung.elo.high());
    }

    private static String shared(Rung rung) {
        return "won %s, score %s".formatted(Numbers.percentWithBounds(rung.won), Numbers.numberWithBounds(rung.score));
    }
}
