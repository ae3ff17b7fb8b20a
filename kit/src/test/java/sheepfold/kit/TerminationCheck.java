package sheepfold.kit;

import static org.assertj.core.api.Assertions.assertThat;

import sheepfold.engine.Move;
import sheepfold.engine.Position;
import sheepfold.kit.RandomGame.Style;

/** However it is played, a game ends within the longest there can be. */
final class TerminationCheck<P extends Position<P, M>, M extends Move> implements Check<P, M> {
    @Override
    public String name() {
        return "games end in time";
    }

    @Override
    public void on(RandomGame<P, M> game) {
        assertEnds(game, Style.ANY_MOVE);
        assertEnds(new RandomGame<>(game.game(), game.setup(), game.seed(), Style.FIRST_LISTED), Style.FIRST_LISTED);
        assertEnds(new RandomGame<>(game.game(), game.setup(), game.seed(), Style.LAST_LISTED), Style.LAST_LISTED);
    }

    private void assertEnds(RandomGame<P, M> game, Style style) {
        assertThat(game.finished())
                .as(
                        "the game played %s is over after %d moves",
                        style, game.steps().size())
                .isTrue();
    }
}
