package sheepfold.kit;

import static org.assertj.core.api.Assertions.assertThat;

import sheepfold.engine.Game;
import sheepfold.engine.Move;
import sheepfold.engine.Position;
import sheepfold.lessons.Lessons;

/** Every lesson of the game can be followed to its end, whatever is tried on the way. */
final class LessonsCheck<P extends Position<P, M>, M extends Move> implements Check<P, M> {
    private static final int FEWEST_STEPS = 5;
    private static final int MOST_STEPS = 9;

    private final Game<P, M> game;

    LessonsCheck(Game<P, M> game) {
        this.game = game;
    }

    @Override
    public String name() {
        return "lessons can be followed";
    }

    @Override
    public void on(RandomGame<P, M> random) {
        // Lessons are no part of a random game
    }

    @Override
    public void afterwards() {
        Lessons.of(game).forEach((name, lesson) -> {
            assertThat(LessonFaults.of(game, lesson))
                    .as("the faults of lesson %s", name)
                    .isEmpty();
            assertThat(lesson.steps()).as("the steps of lesson %s", name).hasSizeBetween(FEWEST_STEPS, MOST_STEPS);
        });
    }
}
