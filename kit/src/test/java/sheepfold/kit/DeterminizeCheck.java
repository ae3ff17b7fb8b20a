package sheepfold.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import sheepfold.engine.Form;
import sheepfold.engine.Move;
import sheepfold.engine.Position;
import sheepfold.engine.Seats;
import sheepfold.engine.Turn;
import sheepfold.json.Json;

/** A position that could be the true one for all a seat knows looks the same to that seat and asks it the same. */
final class DeterminizeCheck<P extends Position<P, M>, M extends Move> implements Check<P, M> {
    private static final int MOMENTS = 25;
    private static final int MOVES_AHEAD = 4;

    @Override
    public String name() {
        return "what could be looks like what is";
    }

    @Override
    public void on(RandomGame<P, M> game) {
        game.atMoments(MOMENTS, moment -> moment.seats().forEach(seat -> look(moment, seat)));
    }

    private void look(Moment<P, M> moment, int seat) {
        P truth = moment.position();
        Snapshot before = moment.snapshot();
        P guess = truth.determinize(seat, moment.random());
        assertThat(Json.line(guess.view(seat))).as("what %d sees", seat).isEqualTo(Json.line(truth.view(seat)));
        assertSameTurn(truth.turn(), guess.turn(), seat);
        if (truth.turn().asks(seat)) {
            assertThat(Snapshot.legal(guess, seat)).as("the moves of %d", seat).isEqualTo(Snapshot.legal(truth, seat));
            assertThat(names(guess.forms(seat))).as("the forms of %d", seat).isEqualTo(names(truth.forms(seat)));
        }
        moment.playOn(guess, MOVES_AHEAD);
        moment.snapshot().assertEquals(before, "after moves in what could be");
    }

    /** Sealed answers of others are dropped, so those seats may be asked again; all else is as it was. */
    private static void assertSameTurn(Turn truth, Turn guess, int seat) {
        if (truth instanceof Turn.Players(Turn.Mode mode, Seats asked, Seats loud)
                && mode == Turn.Mode.ALL
                && guess instanceof Turn.Players(Turn.Mode guessedMode, Seats guessedAsked, Seats guessedLoud)) {
            assertThat(guessedMode).as("the mode").isEqualTo(mode);
            assertThat(guessedAsked.list()).as("the seats asked").containsAll(asked.list());
            assertThat(guessedAsked.contains(seat))
                    .as("whether %d is asked", seat)
                    .isEqualTo(asked.contains(seat));
            assertThat(guessedLoud.bits() & asked.bits())
                    .as("the seats asked loudly")
                    .isEqualTo(loud.bits());
        } else {
            assertThat(guess).as("the turn").isEqualTo(truth);
        }
    }

    private List<String> names(List<Form<M>> forms) {
        return forms.stream().map(form -> form.name() + ": " + form.grammar()).toList();
    }
}
