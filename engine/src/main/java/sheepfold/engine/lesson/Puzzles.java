package sheepfold.engine.lesson;

import java.util.List;
import java.util.Optional;
import sheepfold.engine.Game;
import sheepfold.engine.json.About;
import sheepfold.engine.json.Json;
import sheepfold.engine.json.Shape;
import tools.jackson.databind.JsonNode;

@About("The puzzles of a game, the easy ones first.")
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

    public Optional<Puzzle> named(String id) {
        return puzzles.stream().filter(puzzle -> puzzle.id().equals(id)).findFirst();
    }
}
