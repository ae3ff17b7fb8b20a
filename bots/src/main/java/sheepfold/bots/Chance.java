package sheepfold.bots;

import java.util.List;
import java.util.Map;
import sheepfold.engine.Game;
import sheepfold.engine.Move;
import sheepfold.engine.Position;
import sheepfold.engine.Ranked;
import sheepfold.engine.json.About;
import sheepfold.engine.json.Default;
import sheepfold.engine.json.Json;
import sheepfold.engine.json.Shape;

/**
 * How often those won who had such a value, as {@code chance.json} beside a game says it: a value is made to tell good moves
 * from bad ones, and what it means is learned from games.
 */
public record Chance(
        @About("From which games it was learned.") @Default("[]")
        List<Source> learnedFrom,

        @About("By stage of the game. In a stage that is not listed, the value is taken for the chance.") @Default("{}")
        Map<String, Curve> stages) {
    private static final String FILE = "chance.json";

    /** Nothing is certain before it has happened. */
    private static final double SURE = 0.999;

    /** Games of a bot with itself. */
    public record Source(String bot, int seats, long seed, int games, int positions) {}

    /**
     * The logit of the chance as a sum.
     *
     * @param slope for the logit of the value
     * @param lead for each unit by which the seat is ahead
     */
    public record Curve(double level, double slope, double lead) {
        public double chance(double value, double ahead) {
            return 1 / (1 + Math.exp(-level - slope * logit(value) - lead * ahead));
        }
    }

    private static final ClassValue<Chance> KNOWN = new ClassValue<>() {
        @Override
        protected Chance computeValue(Class<?> game) {
            return game.getResource(FILE) == null
                    ? new Chance(List.of(), Map.of())
                    : Shape.of(Chance.class).read(Json.resource(game, FILE), FILE);
        }
    };

    public static Chance of(Game<?, ?> game) {
        return KNOWN.get(game.getClass());
    }

    public static double logit(double value) {
        double within = Math.clamp(value, 1 - SURE, SURE);
        return Math.log(within / (1 - within));
    }

    /** The chance that a value stands for. */
    public double stated(String stage, double value, double ahead) {
        Curve curve = stages.get(stage);
        return curve == null ? value : curve.chance(value, ahead);
    }

    /** The same moves with their chances; what was computed, or compared with nothing, stays as it is. */
    <P extends Position<P, M>, M extends Move> List<Ranked<M>> stated(
            List<Ranked<M>> ranking, Game<P, M> game, P position, int seat) {
        Curve curve = stages.get(game.advice().stage(position));
        double ahead = game.advice().lead(position, seat);
        return curve == null
                ? ranking
                : ranking.stream()
                        .map(ranked -> stated(curve, ahead, ranked, game))
                        .toList();
    }

    private static <M extends Move> Ranked<M> stated(Curve curve, double ahead, Ranked<M> ranked, Game<?, M> game) {
        if (ranked.exact() || Double.isNaN(ranked.value())) {
            return ranked;
        }
        double chance = curve.chance(ranked.value(), ahead);
        double higher = curve.chance(ranked.value() + ranked.error(), ahead);
        double lower = curve.chance(ranked.value() - ranked.error(), ahead);
        return new Ranked<>(
                ranked.move(),
                chance,
                (higher - lower) / 2,
                false,
                game.advice().inWords(chance));
    }
}
