package sheepfold.games.lastfleecestanding;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import sheepfold.engine.line.LineReader;
import sheepfold.games.lastfleecestanding.FleeceMove.ACell;

/** A set of cells of a coat, a bit each from 0; everywhere else they have numbers from 1. */
public record Cells(long bits) {
    @JsonCreator
    static Cells of(List<Integer> numbers) {
        return new Cells(
                numbers.stream().mapToLong(number -> 1L << (number - 1)).reduce(0, (some, more) -> some | more));
    }

    /** Nothing if a cell is named twice. */
    static Optional<Cells> named(String text) {
        LineReader line = new LineReader(text);
        List<Integer> numbers = new ArrayList<>();
        do {
            numbers.add(line.number(1, Coat.MOST_CELLS));
        } while (line.has(" "));
        Cells cells = of(numbers);
        return line.isRead() && cells.count() == numbers.size() ? Optional.of(cells) : Optional.empty();
    }

    int count() {
        return Long.bitCount(bits);
    }

    @JsonValue
    List<@ACell Integer> numbers() {
        return LongStream.iterate(bits, rest -> rest != 0, rest -> rest & (rest - 1))
                .mapToObj(rest -> Long.numberOfTrailingZeros(rest) + 1)
                .toList();
    }

    @Override
    public String toString() {
        return numbers().stream().map(String::valueOf).collect(Collectors.joining(" "));
    }
}
