package sheepfold.lab.run;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import sheepfold.engine.SeededRandom;
import sheepfold.lab.measure.Interval;

/**
 * How strong bots are by whom they beat: a seat wins in proportion to its bot's strength (Bradley and Terry 1952, for several
 * seats Plackett 1975), fitted by minorization (Hunter 2004) and said as Elo: 400 points make ten times the strength.
 */
record EloRatings(int bots, List<EloRatings.Bout> bouts) {
    private static final int RESAMPLES = 400;
    private static final int MOST_STEPS = 2_000;
    private static final double STEADY = 1e-7;
    private static final double ELO = 400;

    /**
     * Games with the same luck, which stand or fall together.
     *
     * @param seats the number of the bot on each seat, game by game
     * @param credit what each seat made of its game; 1 for each game in all
     */
    record Bout(List<int[]> seats, List<double[]> credit) {}

    /** Each bot's Elo, the mean of all being 0, with the bounds that bouts drawn anew from these give. */
    List<Interval> elo() {
        double[] found = fit(bouts);
        double[][] again = new double[RESAMPLES][];
        RandomGenerator random = new SeededRandom(bouts.size());
        for (int i = 0; i < RESAMPLES; i++) {
            again[i] = fit(random.ints(bouts.size(), 0, bouts.size())
                    .mapToObj(bouts::get)
                    .toList());
        }
        List<Interval> elo = new ArrayList<>();
        for (int bot = 0; bot < bots; bot++) {
            int one = bot;
            double[] sorted =
                    Arrays.stream(again).mapToDouble(fit -> fit[one]).sorted().toArray();
            elo.add(new Interval(found[bot], sorted[(int) (0.025 * RESAMPLES)], sorted[(int) (0.975 * RESAMPLES)]));
        }
        return elo;
    }

    private double[] fit(List<Bout> chosen) {
        double[] won = new double[bots];
        // Half a win for everybody against a bot of middling strength: who never lost is not infinitely strong
        Arrays.fill(won, 0.5);
        Map<List<Integer>, Integer> companies = new HashMap<>();
        for (Bout bout : chosen) {
            for (int game = 0; game < bout.seats.size(); game++) {
                int[] seats = bout.seats.get(game);
                companies.merge(Arrays.stream(seats).sorted().boxed().toList(), 1, Integer::sum);
                for (int seat = 0; seat < seats.length; seat++) {
                    won[seats[seat]] += bout.credit.get(game)[seat];
                }
            }
        }
        double[] strength = new double[bots];
        Arrays.fill(strength, 1);
        double change = Double.POSITIVE_INFINITY;
        for (int step = 0; step < MOST_STEPS && change > STEADY; step++) {
            double[] better = improved(companies, won, strength);
            change = 0;
            for (int bot = 0; bot < bots; bot++) {
                change = Math.max(change, Math.abs(better[bot] / strength[bot] - 1));
            }
            strength = better;
        }
        double middle = Arrays.stream(strength).map(Math::log10).average().orElse(0);
        return Arrays.stream(strength)
                .map(one -> ELO * (Math.log10(one) - middle))
                .toArray();
    }

    /** By how many games each company of bots has played. */
    private double[] improved(Map<List<Integer>, Integer> companies, double[] won, double[] strength) {
        double[] chances = new double[bots];
        for (int bot = 0; bot < bots; bot++) {
            chances[bot] = 1 / (strength[bot] + 1);
        }
        companies.forEach((company, games) -> {
            double all = company.stream().mapToDouble(bot -> strength[bot]).sum();
            company.forEach(bot -> chances[bot] += games / all);
        });
        double[] better = new double[bots];
        for (int bot = 0; bot < bots; bot++) {
            better[bot] = won[bot] / chances[bot];
        }
        return better;
    }
}
