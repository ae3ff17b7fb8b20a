package sheepfold.games.wolfandsheep;

import java.util.Arrays;
import java.util.List;
import sheepfold.json.Shaped;

/**
 * What everybody sees.
 *
 * @param board rows 8 to 1 from top to bottom: {@code s} sheep, {@code w} wolf, a dot elsewhere
 */
@Shaped
record HuntView(List<String> board, Piece toMove, int movesMade, int moveLimit) {
    static HuntView of(Pasture pasture, HuntRules rules) {
        return new HuntView(drawn(pasture), Piece.values()[pasture.toMove()], pasture.movesMade(), rules.moveLimit());
    }

    static List<String> drawn(Pasture pasture) {
        char[][] rows = new char[8][8];
        for (char[] row : rows) {
            Arrays.fill(row, '.');
        }
        for (int number = 0; number < Square.COUNT; number++) {
            Square square = Square.of(number);
            rows[7 - square.row()][square.column()] = letter(pasture, square);
        }
        return Arrays.stream(rows).map(String::new).toList();
    }

    private static char letter(Pasture pasture, Square square) {
        if (pasture.wolf() == square.number()) {
            return 'w';
        }
        return (pasture.sheep() & square.bit()) != 0 ? 's' : '.';
    }
}
