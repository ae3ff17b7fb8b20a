package sheepfold.bots;

import java.util.Map;
import java.util.Optional;
import sheepfold.engine.Game;
import sheepfold.json.About;
import sheepfold.json.Default;
import sheepfold.json.Json;
import sheepfold.json.Shape;
import sheepfold.json.Shaped;
import sheepfold.json.Within;

/**
 * How to search a game: what was found to work best, as {@code search.json} beside the game says it.
 *
 * @param exploration how curious it is, in units of the values' spread
 */
@Shaped
public record SearchStyle(
        @About("Why it is so.") @Default("") String why,

        @About("After how many moves a playout does better to ask for the value than to go on.")
        @Default("2147483647")
        @Within(least = 0)
        int playoutLength,

        @About("How many trials the value of a move's outcome is worth before the move is tried.") @Default("0")
        double priorWeight,

        @Default("1.4") double exploration,

        @About("How many iterations of an ordinary game one here takes the time of; levels get that many fewer.")
        @Default("1")
        @Within(least = 1)
        int cost,

        @About(
                "Are the few moves that the game leaves compared by lines of play with the same luck, instead of by a tree?")
        @Default("false")
        boolean sameLuck,

        @About("Does it go by the rules alone, as textbooks have it: no move left out, and playouts at random?")
        @Default("false")
        boolean blind,

        @About("How well each level plays; one that is not listed has its usual budget and overlooks nothing.")
        @Default("{}")
        Map<String, Level> levels) {
    /**
     * A level in a game, as the ladder calibrated it.
     *
     * @param overlooks how likely it is to overlook a move that does not stand out: then it makes the best that it sees
     */
    public record Level(
            @Within(least = 1) int iterations, @Default("0") double overlooks) {}

    private static final String FILE = "search.json";

    private static final ClassValue<SearchStyle> KNOWN = new ClassValue<>() {
        @Override
        protected SearchStyle computeValue(Class<?> game) {
            return game.getResource(FILE) == null
                    ? playingToTheEnd()
                    : Shape.of(SearchStyle.class).read(Json.resource(game, FILE), FILE);
        }
    };

    public static SearchStyle of(Game<?, ?> game) {
        return KNOWN.get(game.getClass());
    }

    Optional<Level> level(String name) {
        return Optional.ofNullable(levels.get(name));
    }

    /** Plain UCT with sensible playouts to the end of the game. */
    public static SearchStyle playingToTheEnd() {
        return toTheEnd(false);
    }

    /** Plain UCT as other programs have it: random playouts to the end of the game. */
    public static SearchStyle playingBlindly() {
        return toTheEnd(true);
    }

    private static SearchStyle toTheEnd(boolean blind) {
        return new SearchStyle("", Integer.MAX_VALUE, 0, 1.4, 1, false, blind, Map.of());
    }
}
