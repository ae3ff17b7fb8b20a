package sheepfold.games.wolfandsheep;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import sheepfold.engine.Named;
import sheepfold.engine.Ref;

/** One of the 32 dark squares, numbered from a1 eastwards and then row by row. Sets of squares are bits of an int. */
public record Square(int number) implements Named {
    public static final int COUNT = 32;
    /** The squares of row 1. */
    public static final int FIRST_ROW = 0b1111;

    private static final Square[] ALL =
            IntStream.range(0, COUNT).mapToObj(Square::new).toArray(Square[]::new);
    private static final List<String> NAMES = Arrays.stream(ALL)
            .map(square -> "abcdefgh".charAt(square.column()) + Integer.toString(square.row() + 1))
            .toList();
    private static final int[] AHEAD =
            IntStream.range(0, COUNT).map(n -> diagonals(n, 1)).toArray();
    private static final int[] AROUND = IntStream.range(0, COUNT)
            .map(n -> diagonals(n, 1) | diagonals(n, -1))
            .toArray();

    static Square of(int number) {
        return ALL[number];
    }

    static Optional<Square> named(String name) {
        int number = NAMES.indexOf(name);
        return number < 0 ? Optional.empty() : Optional.of(of(number));
    }

    /** The dark square in a column and row that count from 0, if it is one. */
    static Optional<Square> at(int column, int row) {
        boolean dark = (column + row) % 2 == 0;
        return dark ? Optional.of(of(row * 4 + column / 2)) : Optional.empty();
    }

    /** The squares one step diagonally forward of a square: towards row 8. */
    public static int ahead(int number) {
        return AHEAD[number];
    }

    /** The squares one step diagonally away in any direction. */
    public static int around(int number) {
        return AROUND[number];
    }

    int bit() {
        return 1 << number;
    }

    int row() {
        return number / 4;
    }

    int column() {
        return number % 4 * 2 + row() % 2;
    }

    private static int diagonals(int number, int direction) {
        Square square = new Square(number);
        int row = square.row() + direction;
        return IntStream.of(square.column() - 1, square.column() + 1)
                .filter(column -> row >= 0 && row < 8 && column >= 0 && column < 8)
                .map(column -> 1 << (row * 4 + column / 2))
                .reduce(0, (a, b) -> a | b);
    }

    @Override
    public Ref ref() {
        return Ref.sign("square", toString());
    }

    @JsonValue
    @Override
    public String toString() {
        return NAMES.get(number);
    }
}
