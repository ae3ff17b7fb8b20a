package sheepfold.kit;

import sheepfold.engine.Move;
import sheepfold.engine.Position;

/** Moves on a copy leave the original alone, and the other way round; so it is with a copy made out of a spent position. */
final class CopyCheck<P extends Position<P, M>, M extends Move> implements Check<P, M> {
    private static final int MOMENTS = 25;
    private static final int MOVES_AHEAD = 8;

    @Override
    public String name() {
        return "copies are independent";
    }

    @Override
    public void on(RandomGame<P, M> game) {
        game.atMoments(MOMENTS, this::look);
    }

    private void look(Moment<P, M> moment) {
        Snapshot before = moment.snapshot();
        P copy = moment.position().copy();
        moment.snapshot(copy).assertEquals(before, "a copy");
        P copyOfCopy = copy.copy();
        moment.playOn(copy, MOVES_AHEAD);
        moment.snapshot().assertEquals(before, "after moves on its copy");
        moment.snapshot(copyOfCopy).assertEquals(before, "a copy after moves on its original");
        P again = moment.position().copyOnto(copy);
        moment.snapshot(again).assertEquals(before, "a copy made out of a spent one");
        moment.playOn(again, MOVES_AHEAD);
        moment.snapshot().assertEquals(before, "after moves on a copy made out of a spent one");
    }
}
