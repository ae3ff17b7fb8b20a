package sheepfold.games.lastfleecestanding;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import sheepfold.games.lastfleecestanding.FleeceMove.ACell;

/** A set of cells of a coat, a bit each from 0; everywhere else they have numbers from 1. */
public record Cells(long bits) {
    @JsonCreator
    static Cells of(List<Integer> numbers) {
        return new Cells(
                numbers.stream().mapToLong(number -> 1L << (number - 1)).reduce(0, (some, more) -> some | more));
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
