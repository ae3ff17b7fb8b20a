package sheepfold.bots;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import sheepfold.advice.Hint;
import sheepfold.engine.Game;
import sheepfold.engine.Games;
import sheepfold.engine.Match;
import sheepfold.engine.Move;
import sheepfold.engine.Observation;
import sheepfold.engine.Position;
import sheepfold.engine.Result;
import sheepfold.engine.Seats;
import sheepfold.engine.SeededRandom;
import sheepfold.engine.Setup;
import sheepfold.engine.Turn;

/**
 * The search beside plain UCT: a program to be run with the games on the class path,
 * {@code BesidePlainUct GAME SEATS ITERATIONS GAMES}. First both have the same iterations, then plain UCT has as many as take
 * it the same time of a core. Where players are rivals, games come in twos with the same luck and changed seats; where they
 * are not, each plays all seats.
 */
final class BesidePlainUct {
    private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();
    private static final long SEED = 1;

    private BesidePlainUct() {}

    public static void main(String[] arguments) {
        Game<?, ?> game = Games.named(arguments[0]);
        int iterations = Integer.parseInt(arguments[2]);
        int games = Integer.parseInt(arguments[3]);
        Timed search = new Timed(Bots.named("strong:" + iterations));
        Timed plain = new Timed(new PlainUct(iterations));
        Setup setup = Setup.of(game.info(), Integer.parseInt(arguments[1]));
        print("equal iterations", search, plain, outcome(game, setup, search, plain, games));
        int asMany = (int) Math.max(1, Math.round(iterations * search.millis() / plain.millis()));
        Timed inTime = new Timed(new PlainUct(asMany));
        Timed again = new Timed(Bots.named("strong:" + iterations));
        print("equal time", again, inTime, outcome(game, setup, again, inTime, games));
    }

    private static void print(String terms, Timed search, Timed plain, String outcome) {
        System.out.printf(
                Locale.ROOT,
                "%s: %s (%.2f ms) beside %s (%.2f ms): %s%n",
                terms,
                search.id(),
                search.millis(),
                plain.id(),
                plain.millis(),
                outcome);
    }

    private static <P extends Position<P, M>, M extends Move> String outcome(
            Game<P, M> game, Setup setup, Bot search, Bot plain, int games) {
        if (game.info().cooperative()) {
            return "%s against %s".formatted(alone(game, setup, search, games), alone(game, setup, plain, games));
        }
        double won = 0;
        for (int number = 0; number < games; number++) {
            int place = number % setup.seats();
            List<Bot> bots = new ArrayList<>(Collections.nCopies(setup.seats(), plain));
            bots.set(place, search);
            won += share(result(game, setup, bots, number / setup.seats()), place);
        }
        double share = won / games;
        return String.format(
                Locale.ROOT,
                "%.0f %% of %d games won (± %.0f)",
                100 * share,
                games,
                196 * Math.sqrt(share * (1 - share) / games));
    }

    private static double share(Result result, int seat) {
        return result.winners().isEmpty()
                ? 0.5
                : result.winners().contains(seat) ? 1.0 / result.winners().size() : 0;
    }

    private static <P extends Position<P, M>, M extends Move> String alone(
            Game<P, M> game, Setup setup, Bot bot, int games) {
        int won = 0;
        double scores = 0;
        for (int number = 0; number < games; number++) {
            Result result = result(game, setup, Collections.nCopies(setup.seats(), bot), number);
            won += result.winners().isEmpty() ? 0 : 1;
            scores +=
                    result.scores().stream().mapToInt(score -> score).average().orElse(0);
        }
        return String.format(Locale.ROOT, "%d of %d won, mean score %.2f", won, games, scores / games);
    }

    private static <P extends Position<P, M>, M extends Move> Result result(
            Game<P, M> game, Setup setup, List<Bot> bots, int luck) {
        Match<P, M> match = new Match<>(game, setup, Optional.empty());
        RandomGenerator chance = SeededRandom.stream(SEED, luck, Seats.CHANCE);
        RandomGenerator thoughts = SeededRandom.stream(SEED, luck, 0);
        while (!match.turn().isOver()) {
            switch (match.turn()) {
                case Turn.Players players
                when players.mode() == Turn.Mode.ALL -> {
                    Map<Integer, M> answers = new LinkedHashMap<>();
                    players.seats().list().forEach(seat -> answers.put(seat, chosen(match, seat, bots, thoughts)));
                    match.close(answers);
                }
                case Turn.Players players -> {
                    int seat =
                            players.seats().nth(chance.nextInt(players.seats().count()));
                    match.play(seat, chosen(match, seat, bots, thoughts));
                }
                default -> match.draw(chance);
            }
        }
        return match.position().result();
    }

    private static <P extends Position<P, M>, M extends Move> M chosen(
            Match<P, M> match, int seat, List<Bot> bots, RandomGenerator thoughts) {
        Observation<P, M> seen = new Observation<>(match.game(), match.position(), seat);
        return bots.get(seat).choose(seen, thoughts).move();
    }

    /** A bot, and how long it thinks. */
    private static final class Timed implements Bot {
        private final Bot bot;
        private long nanos;
        private long decisions;

        Timed(Bot bot) {
            this.bot = bot;
        }

        double millis() {
            return nanos / 1e6 / Math.max(1, decisions);
        }

        @Override
        public String id() {
            return bot.id();
        }

        @Override
        public <P extends Position<P, M>, M extends Move> Hint<M> choose(
                Observation<P, M> seen, RandomGenerator random) {
            long began = CLOCK.getCurrentThreadCpuTime();
            Hint<M> chosen = bot.choose(seen, random);
            nanos += CLOCK.getCurrentThreadCpuTime() - began;
            decisions++;
            return chosen;
        }
    }
}
