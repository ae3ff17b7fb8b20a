package sheepfold.bots;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import sheepfold.advice.Advice;
import sheepfold.advice.Ranked;
import sheepfold.advice.Sign;
import sheepfold.engine.Game;
import sheepfold.engine.Move;
import sheepfold.engine.Position;
import sheepfold.json.About;
import sheepfold.json.Default;
import sheepfold.json.Json;
import sheepfold.json.Shape;
import sheepfold.json.Shaped;

/**
 * How often those won who had such a value and such signs, as {@code chance.json} beside a game says it: a value is made to
 * tell good moves from bad ones, and what it means is learned from games.
 */
@Shaped
public record Chance(
        @About("From which games it was learned.") @Default("[]")
        List<Source> learnedFrom,

        @About(
                "What the value of a hint stands for, by company. In one that is not listed, the value is taken for the chance.")
        @Default("{}")
        Map<String, Curve> hints,

        @About("The same for the value from which the curves of finished games are drawn.") @Default("{}")
        Map<String, Curve> stories) {
    private static final String FILE = "chance.json";

    /** Figures that every game has. */
    public static final String LEVEL = "level";

    public static final String VALUE = "value";

    /** Nothing is certain before it has happened. */
    private static final double SURE = 0.999;

    /** Games of a bot with itself. */
    public record Source(String bot, int seats, long seed, int games, int positions) {}

    /** What a figure counts for, which changes evenly while a game goes on. */
    public record Weight(String figure, double start, double end) {
        double at(double progress) {
            return start + (end - start) * progress;
        }
    }

    /**
     * The logit of a chance as a sum: a logistic regression.
     *
     * @param weights of {@link #LEVEL}, of the value's logit, and of the game's signs in their order
     * @param winners how many win on average; the chances of rivals add up to that
     * @param restraint how firmly the weights were held near 0: what did best on games that were left out in turn
     */
    public record Curve(List<Weight> weights, double winners, double restraint) {
        private static final int VALUE = 1;
        private static final int SIGNS = 2;

        public double chance(Grounds grounds) {
            double sum = beforeSigns(grounds.progress, grounds.value);
            for (int i = 0; i < grounds.signs.size(); i++) {
                sum += weights.get(SIGNS + i).at(grounds.progress) * grounds.signs.get(i);
            }
            return logistic(sum);
        }

        /** The same without anything being made on the way. */
        private <P extends Position<P, M>, M extends Move> double chance(
                Advice<P, M> advice, P position, int seat, double value) {
            double progress = advice.progress(position);
            double sum = beforeSigns(progress, value);
            List<Sign<P>> signs = advice.signs();
            for (int i = 0; i < signs.size(); i++) {
                sum += weights.get(SIGNS + i).at(progress)
                        * signs.get(i).measure().of(position, seat);
            }
            return logistic(sum);
        }

        private double beforeSigns(double progress, double value) {
            return weights.getFirst().at(progress) + weights.get(VALUE).at(progress) * logit(value);
        }
    }

    /**
     * What a chance is made from.
     *
     * @param signs in the game's order
     */
    @Shaped
    public record Grounds(String company, double progress, double value, List<Double> signs) {}

    public static <P extends Position<P, M>, M extends Move> Grounds grounds(
            Advice<P, M> advice, P position, int seat, double value) {
        List<Double> signs = advice.signs().stream()
                .map(sign -> sign.measure().of(position, seat))
                .toList();
        return new Grounds(advice.company(position), advice.progress(position), value, signs);
    }

    private static final ClassValue<Chance> KNOWN = new ClassValue<>() {
        @Override
        protected Chance computeValue(Class<?> game) {
            return game.getResource(FILE) == null
                    ? new Chance(List.of(), Map.of(), Map.of())
                    : Shape.of(Chance.class).read(Json.resource(game, FILE), FILE);
        }
    };

    public static Chance of(Game<?, ?> game) {
        return KNOWN.get(game.getClass());
    }

    public boolean wasLearned() {
        return !learnedFrom.isEmpty();
    }

    public static double logit(double value) {
        double within = Math.clamp(value, 1 - SURE, SURE);
        return Math.log(within / (1 - within));
    }

    public static double logistic(double logit) {
        return 1 / (1 + Math.exp(-logit));
    }

    /** The chance that the value of a move stands for, found by a search in this position. */
    public <P extends Position<P, M>, M extends Move> double ofHint(
            Advice<P, M> advice, P position, int seat, double value) {
        Curve curve = hints.get(advice.company(position));
        return curve == null ? value : curve.chance(advice, position, seat, value);
    }

    /**
     * A seat's chance beside those of its rivals.
     *
     * @param before the position itself
     * @param after the one that it leads to, whose value tells more
     */
    public <P extends Position<P, M>, M extends Move> double ofStory(
            Game<P, M> game, P before, P after, int seat, int seats) {
        Advice<P, M> advice = Advice.of(game);
        Curve curve = stories.get(advice.company(before));
        double own = ofStory(advice, curve, before, after, seat);
        if (curve == null || game.info().cooperative()) {
            return own;
        }
        double all = 0;
        for (int other = 0; other < seats; other++) {
            all += ofStory(advice, curve, before, after, other);
        }
        return share(own, all, curve.winners);
    }

    /** How often nobody wins in such a company. */
    public double ofDraw(String company) {
        Curve curve = stories.get(company);
        return curve == null ? 0 : Math.max(0, 1 - curve.winners);
    }

    /** A chance among rivals, so that all of them add up. */
    public static double share(double own, double all, double winners) {
        return Math.min(1, own * winners / all);
    }

    private static <P extends Position<P, M>, M extends Move> double ofStory(
            Advice<P, M> advice, @Nullable Curve curve, P before, P after, int seat) {
        double value = advice.value(after, seat);
        // Who is out already has no chance, whatever was learned of others
        boolean isOut = advice.value(before, seat) == 0;
        return curve == null || isOut ? value : curve.chance(advice, before, seat, value);
    }

    /** The same moves with their chances; what was computed, or compared with nothing, stays as it is. */
    <P extends Position<P, M>, M extends Move> List<Ranked<M>> stated(
            List<Ranked<M>> ranking, Game<P, M> game, P position, int seat) {
        Advice<P, M> advice = Advice.of(game);
        return hints.containsKey(advice.company(position))
                ? ranking.stream()
                        .map(ranked -> stated(advice, position, seat, ranked))
                        .toList()
                : ranking;
    }

    private <P extends Position<P, M>, M extends Move> Ranked<M> stated(
            Advice<P, M> advice, P position, int seat, Ranked<M> ranked) {
        if (ranked.exact() || Double.isNaN(ranked.value())) {
            return ranked;
        }
        double chance = ofHint(advice, position, seat, ranked.value());
        double higher = ofHint(advice, position, seat, ranked.value() + ranked.error());
        double lower = ofHint(advice, position, seat, ranked.value() - ranked.error());
        return new Ranked<>(ranked.move(), chance, (higher - lower) / 2, false, advice.inWords(position, chance));
    }
}
