package sheepfold.games.wolfandsheep;

import java.util.Optional;
import sheepfold.engine.Notation;
import sheepfold.engine.Sentence;
import sheepfold.games.wolfandsheep.HuntMove.Step;

/** Moves as text and in words, as they stand on {@link HuntMove}. */
final class HuntNotation implements Notation<Pasture, HuntMove> {
    @Override
    public String write(Pasture position, HuntMove move) {
        return HuntMoveLines.write(move);
    }

    @Override
    public Optional<HuntMove> read(Pasture position, String text) {
        return HuntMoveLines.read(text);
    }

    @Override
    public Sentence words(Pasture position, HuntMove move) {
        return HuntMoveLines.words(position, move);
    }

    static boolean isByTheWolf(Pasture position, Step step) {
        return position.toMove() == Pasture.WOLF;
    }

    @Override
    public String grammar() {
        return "as from-to between dark squares, like c1-d2, or pass";
    }
}
