package sheepfold.kit;

import sheepfold.engine.Move;
import sheepfold.engine.Position;
import sheepfold.json.Json;

/** A position, written and read again, answers everything as before. */
final class PositionJsonCheck<P extends Position<P, M>, M extends Move> implements Check<P, M> {
    private static final int MOMENTS = 40;

    @Override
    public String name() {
        return "position round trip";
    }

    @Override
    public void on(RandomGame<P, M> game) {
        game.atMoments(MOMENTS, this::look);
    }

    private void look(Moment<P, M> moment) {
        String json = Json.line(moment.game().positions().write(moment.position()));
        P read = moment.game().positions().read(moment.setup(), Json.parse(json));
        moment.snapshot(read).assertEquals(moment.snapshot(), "the position as read");
    }
}
