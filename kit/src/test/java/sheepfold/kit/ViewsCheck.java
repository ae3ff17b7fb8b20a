package sheepfold.kit;

import static org.assertj.core.api.Assertions.assertThat;

import sheepfold.engine.Ink;
import sheepfold.engine.Move;
import sheepfold.engine.Position;
import sheepfold.engine.Seats;
import sheepfold.json.Json;

/** Everybody gets a view and a drawing; where nothing is hidden they are alike for all, and nothing is left to guess. */
final class ViewsCheck<P extends Position<P, M>, M extends Move> implements Check<P, M> {
    private static final int MOMENTS = 30;

    @Override
    public String name() {
        return "views";
    }

    @Override
    public void on(RandomGame<P, M> game) {
        game.atMoments(MOMENTS, this::look);
    }

    private void look(Moment<P, M> moment) {
        P position = moment.position();
        for (int viewer : Snapshot.viewers(moment.setup().seats())) {
            assertThat(moment.game().draw(position, viewer, Ink.PLAIN))
                    .as("as drawn for %d", viewer)
                    .isNotBlank()
                    .doesNotContain("\u001b");
            assertThat(Json.tree(position.view(viewer)).isObject())
                    .as("the view of %d is an object", viewer)
                    .isTrue();
        }
        if (!moment.game().info().hidden()) {
            moment.seats().forEach(seat -> assertNothingIsHidden(moment, seat));
        }
    }

    private void assertNothingIsHidden(Moment<P, M> moment, int seat) {
        assertThat(Json.line(moment.position().view(seat)))
                .as("the view of %d in a game without hidden things", seat)
                .isEqualTo(Json.line(moment.position().view(Seats.SPECTATOR)));
        moment.snapshot(moment.position().determinize(seat, moment.random()))
                .assertEquals(moment.snapshot(), "what could be, in a game without hidden things");
    }
}
