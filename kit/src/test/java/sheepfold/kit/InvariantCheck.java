package sheepfold.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Predicate;
import sheepfold.engine.Move;
import sheepfold.engine.Position;

/** Something that the rules of one game keep at every position, such as the number of sheep. */
final class InvariantCheck<P extends Position<P, M>, M extends Move> implements Check<P, M> {
    private final String sentence;
    private final Predicate<P> invariant;

    InvariantCheck(String sentence, Predicate<P> invariant) {
        this.sentence = sentence;
        this.invariant = invariant;
    }

    @Override
    public String name() {
        return "invariant: " + sentence;
    }

    @Override
    public void on(RandomGame<P, M> game) {
        game.atEveryMoment(moment ->
                assertThat(invariant.test(moment.position())).as(sentence).isTrue());
    }
}
