package sheepfold.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.Move;
import sheepfold.engine.Moves;
import sheepfold.engine.Position;
import sheepfold.engine.Seats;

/** Every outcome of chance has a positive weight, and the weights are those that the rules give. */
final class ChanceCheck<P extends Position<P, M>, M extends Move> implements Check<P, M> {
    private final @Nullable BiConsumer<P, Moves<M>> rules;
    private int draws;

    ChanceCheck(@Nullable BiConsumer<P, Moves<M>> rules) {
        this.rules = rules;
    }

    @Override
    public String name() {
        return "chance has its weights";
    }

    @Override
    public void on(RandomGame<P, M> game) {
        game.atEveryMoment(moment -> {
            if (moment.position().turn().isChance()) {
                look(moment.position(), moment.legal(Seats.CHANCE));
            }
        });
    }

    private void look(P position, Moves<M> outcomes) {
        draws++;
        for (int i = 0; i < outcomes.size(); i++) {
            assertThat(outcomes.weight(i))
                    .as("the weight of %s", outcomes.get(i))
                    .isPositive();
        }
        if (rules != null) {
            rules.accept(position, outcomes);
        }
    }

    @Override
    public void afterwards() {
        assertThat(rules != null || draws == 0)
                .as("chance was drawn %d times: say with chanceWeights(…) what the rules demand", draws)
                .isTrue();
    }
}
