package sheepfold.games.wolfandsheep;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sheepfold.engine.Setup;
import sheepfold.kit.Perft;

class PerftTest {
    private final WolfAndSheep game = new WolfAndSheep();
    private final Pasture start = game.start(Setup.of(game.info(), 2));

    @ParameterizedTest
    @CsvSource({"1, 7", "2, 14", "3, 86", "4, 344", "5, 2088", "6, 6264", "7, 38177"})
    void countsAreThoseOfOtherEngines(int depth, long count) {
        assertThat(Perft.count(start, depth)).isEqualTo(count);
    }

    @Test
    void movesAreThoseOfANaiveGenerator() {
        Perft.assertAgrees(game, start, 5, PerftTest::naiveMoves);
    }

    /** The rules once more, from the drawn board and with coordinates only. */
    private static List<String> naiveMoves(Pasture pasture) {
        List<String> board = HuntView.drawn(pasture);
        boolean wolf = pasture.toMove() == Pasture.WOLF;
        List<String> moves = new ArrayList<>();
        for (int row = 1; row <= 8; row++) {
            for (char column = 'a'; column <= 'h'; column++) {
                if (at(board, column, row) == (wolf ? 'w' : 's')) {
                    for (int up = wolf ? -1 : 1; up <= 1; up += 2) {
                        for (int side = -1; side <= 1; side += 2) {
                            char toColumn = (char) (column + side);
                            if (at(board, toColumn, row + up) == '.') {
                                moves.add("" + column + row + "-" + toColumn + (row + up));
                            }
                        }
                    }
                }
            }
        }
        return moves.isEmpty() ? List.of("pass") : moves;
    }

    private static char at(List<String> board, char column, int row) {
        boolean onBoard = row >= 1 && row <= 8 && column >= 'a' && column <= 'h';
        return onBoard ? board.get(8 - row).charAt(column - 'a') : '#';
    }
}
