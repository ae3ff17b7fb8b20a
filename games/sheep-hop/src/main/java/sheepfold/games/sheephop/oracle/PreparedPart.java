package sheepfold.games.sheephop.oracle;

import java.util.Optional;
import sheepfold.games.sheephop.Hillside;
import sheepfold.games.sheephop.oracle.Contents.Part;

/** The endgames on one ground as a file holds them. */
final class PreparedPart {
    private final EndgameFile file;
    private final Part part;
    private final Columns columns;
    private final Numbering numbering;

    PreparedPart(EndgameFile file, Part part, Ground ground) {
        this.file = file;
        this.part = part;
        this.columns = part.columns();
        this.numbering = new Numbering(ground, file.contents.herd());
    }

    boolean covers(Hillside evening) {
        int endgame = numbering.number(evening);
        return evening.rollsLeft() <= file.contents.horizon()
                && endgame != Flocks.UNKNOWN
                && columns.include(Goal.of(evening).needed(), endgame);
    }

    int number(Hillside evening) {
        return numbering.number(evening);
    }

    /** What is to be expected of a game, if values are kept for as many rolls as are left. */
    Optional<Prospect> prospect(Hillside evening) {
        int stride = file.contents.stride();
        if (evening.rollsLeft() % stride != 0) {
            return Optional.empty();
        }
        Goal goal = Goal.of(evening);
        int endgame = numbering.number(evening);
        short[] figures = file.figures(part, evening.rollsLeft() / stride, Columns.chunkOf(endgame));
        return Optional.of(goal.prospect(
                columns.win(figures, goal.needed(), endgame),
                evening.saved() + columns.saved(figures, goal.needed(), endgame)));
    }
}
