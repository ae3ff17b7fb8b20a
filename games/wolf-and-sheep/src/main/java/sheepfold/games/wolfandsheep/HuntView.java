package sheepfold.games.wolfandsheep;

import java.util.ArrayList;
import java.util.List;

/**
 * What everybody sees.
 *
 * @param board rows 8 to 1 from top to bottom: {@code s} sheep, {@code w} wolf, a dot elsewhere
 */
record HuntView(List<String> board, String toMove, int movesMade, int moveLimit) {
    static HuntView of(Pasture pasture, HuntRules rules) {
        return new HuntView(
                drawn(pasture),
                pasture.toMove() == Pasture.WOLF ? "wolf" : "sheep",
                pasture.movesMade(),
                rules.moveLimit());
    }

    static List<String> drawn(Pasture pasture) {
        List<String> rows = new ArrayList<>();
        for (int row = 7; row >= 0; row--) {
            StringBuilder text = new StringBuilder();
            for (int column = 0; column < 8; column++) {
                text.append(Square.at(column, row)
                        .map(square -> letter(pasture, square))
                        .orElse('.'));
            }
            rows.add(text.toString());
        }
        return rows;
    }

    private static char letter(Pasture pasture, Square square) {
        if (pasture.wolf() == square.number()) {
            return 'w';
        }
        return (pasture.sheep() & square.bit()) != 0 ? 's' : '.';
    }
}
