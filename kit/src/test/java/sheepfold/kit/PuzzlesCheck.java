package sheepfold.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import sheepfold.advice.Advice;
import sheepfold.advice.Ranked;
import sheepfold.engine.Game;
import sheepfold.engine.Move;
import sheepfold.engine.Observation;
import sheepfold.engine.Position;
import sheepfold.lessons.Exercise;
import sheepfold.lessons.Puzzle;
import sheepfold.lessons.Puzzles;

/** Every puzzle of the game can be tried and solved, and where the game can compute what moves are worth, just its moves are best. */
final class PuzzlesCheck<P extends Position<P, M>, M extends Move> implements Check<P, M> {
    private final Game<P, M> game;

    PuzzlesCheck(Game<P, M> game) {
        this.game = game;
    }

    @Override
    public String name() {
        return "puzzles can be solved";
    }

    @Override
    public void on(RandomGame<P, M> random) {
        // Puzzles are no part of a random game
    }

    @Override
    public void afterwards() {
        List<Puzzle> puzzles = Puzzles.of(game);
        assertThat(puzzles).extracting(Puzzle::id).as("ids of puzzles").doesNotHaveDuplicates();
        assertThat(puzzles)
                .extracting(Puzzle::stars)
                .as("stars, the fewest first")
                .isSorted();
        puzzles.forEach(this::look);
    }

    private void look(Puzzle puzzle) {
        assertThat(LessonFaults.ofPuzzle(game, puzzle))
                .as("the faults of puzzle %s", puzzle.id())
                .isEmpty();
        assertThat(puzzle.lesson().steps())
                .as("the steps of puzzle %s", puzzle.id())
                .hasSize(1);
        Exercise<P, M> exercise = Exercise.of(game, puzzle.lesson(), 0);
        int seat = exercise.step().seat();
        List<Ranked<M>> exact =
                Advice.of(game).exact(new Observation<>(game, exercise.match().position(), seat));
        double best = exact.stream().mapToDouble(Ranked::value).max().orElse(1);
        exact.forEach(ranked -> assertThat(ranked.value() == best)
                .as("%s is best in puzzle %s", ranked, puzzle.id())
                .isEqualTo(exercise.accepts(ranked.move())));
    }
}
