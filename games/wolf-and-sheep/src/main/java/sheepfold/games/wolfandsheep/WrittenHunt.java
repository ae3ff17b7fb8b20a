package sheepfold.games.wolfandsheep;

import java.util.List;
import sheepfold.engine.Setup;
import sheepfold.json.About;
import sheepfold.json.BadInput;
import sheepfold.json.Default;
import sheepfold.json.Matches;
import sheepfold.json.Shaped;
import sheepfold.json.Sized;
import sheepfold.json.Within;

/** A position as JSON. */
@Shaped
record WrittenHunt(
        @About(
                "Rows 8 to 1 from top to bottom, columns a to h: s a sheep, w the wolf, a dot for nothing. Only dark squares are used; a1 is dark.")
        @Sized(least = 8, most = 8, words = "the board has 8 rows", rule = "WS-BOARD-01")
        List<
                        @Matches(
                                value = "[.sw]{8}",
                                words = "a row is drawn with 8 characters: s, w or a dot",
                                rule = "WS-BOARD-01")
                        String>
                board,

        Piece toMove,

        @About("Counts towards the move limit.") @Default("0") @Within(least = 0)
        int movesMade) {
    static WrittenHunt of(Pasture pasture) {
        return new WrittenHunt(HuntView.drawn(pasture), Piece.values()[pasture.toMove()], pasture.movesMade());
    }

    Pasture read(Setup setup) {
        int sheep = squares('s');
        int wolves = squares('w');
        if (Integer.bitCount(sheep) > 4 || sheep == 0) {
            throw new BadInput("board", "WS-SETUP-01", "there are one to four sheep, not " + Integer.bitCount(sheep));
        }
        if (Integer.bitCount(wolves) != 1) {
            throw new BadInput("board", "WS-SETUP-02", "there is one wolf, not " + Integer.bitCount(wolves));
        }
        return new Pasture(
                HuntRules.of(setup), sheep, Integer.numberOfTrailingZeros(wolves), toMove.ordinal(), movesMade);
    }

    private int squares(char piece) {
        int squares = 0;
        for (int line = 0; line < 8; line++) {
            for (int column = 0; column < 8; column++) {
                if (board.get(line).charAt(column) == piece) {
                    squares |= square(column, line).bit();
                }
            }
        }
        return squares;
    }

    private static Square square(int column, int line) {
        return Square.at(column, 7 - line)
                .orElseThrow(() -> new BadInput(
                        "board[" + line + "]",
                        "WS-BOARD-01",
                        "abcdefgh".charAt(column) + "" + (8 - line) + " is a light square; only dark ones are used"));
    }
}
