package sheepfold.games.tangledyarns;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import sheepfold.json.BadInput;
import sheepfold.json.Text;

/**
 * The city as a picture of thirteen rows, which lie as the hexes do: the altar in the middle, the red corner on top. A cell is
 * what its tile shows and the side of its wall, as in {@code ta-r}; two dots are a tile that is not laid yet.
 */
final class Maze {
    static final int ROWS = 13;
    static final String UNLAID = "..";

    private static final String ALTAR = "alt";
    private static final int WIDTH = 5;
    private static final List<List<Cell>> CELLS = IntStream.range(0, ROWS)
            .mapToObj(row -> Cell.ALL.stream()
                    .filter(cell -> row(cell) == row)
                    .sorted((one, other) -> Integer.compare(column(one), column(other)))
                    .toList())
            .toList();

    private Maze() {}

    /** Columns of hexes, from the left. */
    static int column(Cell cell) {
        return Cell.GRID.column(cell.number());
    }

    /** Half hexes from the top. */
    static int row(Cell cell) {
        return 2 * Cell.GRID.row(cell.number()) + column(cell) - Cell.RINGS;
    }

    static List<Cell> row(int row) {
        return CELLS.get(row);
    }

    static List<String> draw(City city) {
        return CELLS.stream().map(cells -> draw(city, cells)).toList();
    }

    private static String draw(City city, List<Cell> cells) {
        StringBuilder line = new StringBuilder();
        for (Cell cell : cells) {
            line.append(" ".repeat(column(cell) * WIDTH - line.length())).append(draw(city, cell));
        }
        return line.toString();
    }

    static String draw(City city, Cell cell) {
        int number = cell.number();
        if (cell.isAltar()) {
            return ALTAR;
        }
        return Cell.isIn(number, city.laid())
                ? Relic.of(city.relicOn(number)) + "-" + Colour.of(city.wallOf(number))
                : UNLAID;
    }

    static void read(List<String> rows, City into) {
        for (int row = 0; row < ROWS; row++) {
            List<String> words =
                    new ArrayList<>(Arrays.asList(rows.get(row).strip().split("\\s+", -1)));
            String place = "city[%d]".formatted(row);
            List<Cell> cells = CELLS.get(row);
            if (words.size() != cells.size()) {
                throw new BadInput(place, "TY-SET-05", "this row has %d cells".formatted(cells.size()));
            }
            for (int i = 0; i < words.size(); i++) {
                read(cells.get(i), words.get(i), place, into);
            }
        }
    }

    private static void read(Cell cell, String word, String place, City into) {
        if (cell.isAltar() ? word.equals(ALTAR) : word.equals(UNLAID)) {
            return;
        }
        boolean shaped = !cell.isAltar() && word.matches("..-.");
        Optional<Relic> relic = shaped ? Relic.coded(word.substring(0, 2)) : Optional.empty();
        Optional<Colour> wall = shaped ? Colour.coded(word.substring(3)) : Optional.empty();
        if (relic.isEmpty() || wall.isEmpty()) {
            throw new BadInput(
                    place,
                    cell.isAltar()
                            ? "the altar is written alt, not " + Text.shortened(word)
                            : "%s is written as ta-r or .., not %s".formatted(cell, Text.shortened(word)));
        }
        into.lay(cell.number(), relic.get().ordinal(), wall.get().ordinal());
    }
}
