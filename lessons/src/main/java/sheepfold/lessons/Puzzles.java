package sheepfold.lessons;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import sheepfold.engine.Game;
import sheepfold.engine.SeededRandom;
import sheepfold.json.About;
import sheepfold.json.Json;
import sheepfold.json.Shape;
import sheepfold.json.Shaped;
import tools.jackson.databind.JsonNode;

@About("The puzzles of a game, the easy ones first.")
@Shaped
public record Puzzles(List<Puzzle> puzzles) {
    private static final String FILE = "lessons/puzzles.json";
    private static final Shape<Puzzles> SHAPE = Shape.of(Puzzles.class);

    private static final ClassValue<Puzzles> KNOWN = new ClassValue<>() {
        @Override
        protected Puzzles computeValue(Class<?> game) {
            return game.getResource(FILE) == null ? new Puzzles(List.of()) : read(Json.resource(game, FILE));
        }
    };

    /** Those that come with a game; none for a game that has no such file. */
    public static List<Puzzle> of(Game<?, ?> game) {
        return KNOWN.get(game.getClass()).puzzles;
    }

    public static Puzzles read(JsonNode json) {
        return SHAPE.read(json, FILE);
    }

    public JsonNode write() {
        return SHAPE.write(this);
    }

    /** A puzzle and its game. */
    public record OfDay(Game<?, ?> game, Puzzle puzzle) {}

    /**
     * The puzzle of a day, counted from any day on: the games take turns, and none comes again before all others of its game.
     * Which follows which does not follow from how hard they are.
     */
    public static Optional<OfDay> ofDay(List<Game<?, ?>> games, long day) {
        List<Game<?, ?>> having =
                games.stream().filter(game -> !of(game).isEmpty()).toList();
        if (having.isEmpty()) {
            return Optional.empty();
        }
        Game<?, ?> game = having.get((int) Math.floorMod(day, (long) having.size()));
        List<Puzzle> shuffled = of(game).stream()
                .sorted(Comparator.<Puzzle>comparingLong(
                                puzzle -> new SeededRandom(puzzle.id().hashCode()).nextLong())
                        .thenComparing(Puzzle::id))
                .toList();
        long round = Math.floorDiv(day, (long) having.size());
        return Optional.of(new OfDay(game, shuffled.get((int) Math.floorMod(round, (long) shuffled.size()))));
    }
}
