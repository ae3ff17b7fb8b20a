package sheepfold.kit;

import static org.assertj.core.api.Assertions.assertThat;

import sheepfold.engine.Events;
import sheepfold.engine.Form;
import sheepfold.engine.Move;
import sheepfold.engine.Position;
import sheepfold.engine.SeededRandom;

/** What a form's sampler gives is accepted and can be played; forms are open to those who are asked. */
final class FormsCheck<P extends Position<P, M>, M extends Move> implements Check<P, M> {
    private static final int SAMPLES = 5;

    @Override
    public String name() {
        return "forms give legal moves";
    }

    @Override
    public void on(RandomGame<P, M> game) {
        game.atEveryMoment(this::look);
    }

    private void look(Moment<P, M> moment) {
        for (int seat : moment.seats()) {
            for (Form<M> form : moment.position().forms(seat)) {
                assertThat(moment.position().turn().asks(seat))
                        .as("%d, who has a form, is asked", seat)
                        .isTrue();
                look(moment, seat, form);
            }
        }
    }

    private void look(Moment<P, M> moment, int seat, Form<M> form) {
        assertThat(form.name()).as("the name of a form").isNotBlank();
        assertThat(form.grammar()).as("the grammar of the form %s", form.name()).isNotBlank();
        Snapshot before = moment.snapshot();
        for (int sample = 0; sample < SAMPLES; sample++) {
            long seed = moment.random().nextLong();
            M move = form.sample(new SeededRandom(seed));
            assertThat(form.sample(new SeededRandom(seed)))
                    .as("the same sample again")
                    .isEqualTo(move);
            assertThat(moment.position().whyNot(seat, move))
                    .as("why %s is refused", move)
                    .isEmpty();
            moment.position().copy().play(seat, move, Events.UNHEARD);
        }
        moment.snapshot().assertEquals(before, "after samples");
    }
}
