package sheepfold.lab.learn;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import sheepfold.advice.Advice;
import sheepfold.bots.Bots;
import sheepfold.bots.Chance.Grounds;
import sheepfold.bots.story.Moment;
import sheepfold.bots.story.Prospects;
import sheepfold.engine.Game;
import sheepfold.engine.Match;
import sheepfold.engine.Move;
import sheepfold.engine.Position;
import sheepfold.engine.Result;
import sheepfold.engine.SeededRandom;
import sheepfold.engine.Setup;
import sheepfold.json.Default;
import sheepfold.json.Shape;
import sheepfold.json.Shaped;
import sheepfold.lab.play.ResultsFile;
import sheepfold.lab.play.SelfPlay;

/**
 * What hints and stories would have said in games of a bot with itself, kept line by line in a file: first which games these
 * are. Positions of one game are won or lost together, so few are taken of each. Every decision has the same chance to be one
 * of them, however long the game then goes on: where short games had more to say, leads would look safer than they are.
 */
public record Forecasts(Source source, List<Forecast> all) {
    private static final Shape<Forecast> FORECAST = Shape.of(Forecast.class);
    private static final Shape<Source> SOURCE = Shape.of(Source.class);
    /** A stream of luck that no seat has. */
    private static final int OF_SAMPLES = 100;

    private static final double DIGITS = 10_000;

    /**
     * Which games; the same ones give the same forecasts.
     *
     * @param chances are chances to win said? Else it is an amount, such as of sheep
     * @param every of how many decisions one is listened to
     * @param signs names of what counts beside the value
     */
    @Shaped
    public record Source(
            String game,
            String rules,
            int seats,
            boolean chances,
            String bot,
            long seed,
            int every,
            List<String> signs) {}

    /**
     * What would have been said of chances before a decision, and what then came.
     *
     * @param game its number
     * @param made how many moves had been made
     * @param seat whose decision it was
     * @param hint from what a hint would have made its chance
     * @param seats the same for each seat's curve in the game's story, all together just one; empty where it is computed
     * @param came for each seat: 1 if it won, else 0; its score where no chances are said
     */
    @Shaped
    record Forecast(
            int game,
            int made,
            int seat,
            Grounds hint,
            @Default("[]") List<Grounds> seats,
            List<Integer> came) {}

    /** How many games they are from. */
    public int games() {
        return (int) all.stream().mapToInt(Forecast::game).distinct().count();
    }

    /** Plays the games that a file does not hold yet, and keeps what would have been said before one of so many decisions. */
    public static <P extends Position<P, M>, M extends Move> Forecasts gather(
            Game<P, M> game,
            Setup setup,
            String bot,
            int games,
            int every,
            long seed,
            Path file,
            IntConsumer progress) {
        List<String> signs =
                Advice.of(game).signs().stream().map(sign -> sign.name()).toList();
        Source source = new Source(
                game.info().id(),
                game.info().rules(),
                setup.seats(),
                Advice.of(game).isChance(),
                bot,
                seed,
                every,
                signs);
        ResultsFile<Forecast> results = new ResultsFile<>(file, SOURCE, source, FORECAST);
        Forecasts kept = new Forecasts(source, new ArrayList<>(results.kept()));
        SelfPlay<P, M> selfPlay = new SelfPlay<>(game, setup);
        int played = kept.all.stream().mapToInt(Forecast::game).max().orElse(-1) + 1;
        for (int number = played; number < games; number++) {
            Match<P, M> match = selfPlay.match(Collections.nCopies(setup.seats(), Bots.named(bot)), seed, number);
            List<Forecast> said = said(match, number, every, SeededRandom.stream(seed, number, OF_SAMPLES));
            kept.all.addAll(said);
            said.forEach(results::keep);
            progress.accept(number + 1);
        }
        return kept;
    }

    /** Decisions at equal distances, the first of them at random, as far as a hint states a chance there. */
    private static <P extends Position<P, M>, M extends Move> List<Forecast> said(
            Match<P, M> match, int number, int every, SeededRandom random) {
        List<Moment<P, M>> choices =
                Moment.of(match).stream().filter(Moment::isChoice).toList();
        int seats = match.setup().seats();
        List<Integer> came = came(match.game(), match.position().result(), seats);
        List<Forecast> said = new ArrayList<>();
        for (int i = random.nextInt(every); i < choices.size(); i += every) {
            Moment<P, M> moment = choices.get(i);
            Bots.groundsOfHint(moment.seen().orElseThrow(), random)
                    .map(hint -> new Forecast(
                            number,
                            moment.made(),
                            moment.next().orElseThrow().actor(),
                            said(moment, hint),
                            inStory(moment, seats, random.nextLong()),
                            came))
                    .ifPresent(said::add);
        }
        return said;
    }

    /** In the unit in which it is said. */
    private static <P extends Position<P, M>, M extends Move> Grounds said(Moment<P, M> moment, Grounds hint) {
        double amount = Advice.of(moment.game())
                .expectation()
                .map(hope -> hope.amount(moment.position(), hint.value()))
                .orElse(hint.value());
        return rounded(new Grounds(hint.company(), hint.progress(), amount, hint.signs()));
    }

    /** Where chances are said. */
    private static <P extends Position<P, M>, M extends Move> List<Grounds> inStory(
            Moment<P, M> moment, int seats, long luck) {
        if (!Advice.of(moment.game()).isChance()) {
            return List.of();
        }
        Prospects<P, M> prospects = new Prospects<>(moment.game(), seats);
        int curves = moment.game().info().cooperative() ? 1 : seats;
        List<Grounds> known = IntStream.range(0, curves)
                .mapToObj(seat -> prospects.grounds(moment.position(), seat, luck))
                .flatMap(Optional::stream)
                .map(Forecasts::rounded)
                .toList();
        return known.size() == curves ? known : List.of();
    }

    private static List<Integer> came(Game<?, ?> game, Result result, int seats) {
        return Advice.of(game).isChance()
                ? IntStream.range(0, seats)
                        .mapToObj(seat -> result.winners().contains(seat) ? 1 : 0)
                        .toList()
                : result.scores();
    }

    private static Grounds rounded(Grounds grounds) {
        return new Grounds(
                grounds.company(),
                rounded(grounds.progress()),
                rounded(grounds.value()),
                grounds.signs().stream().map(Forecasts::rounded).toList());
    }

    static double rounded(double figure) {
        return Math.round(figure * DIGITS) / DIGITS;
    }
}
