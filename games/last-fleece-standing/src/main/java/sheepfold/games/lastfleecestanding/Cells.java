package sheepfold.games.lastfleecestanding;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/** A set of cells of a coat; cells count from 0 here and from 1 in texts. */
public record Cells(long bits) {
    static Cells of(int... cells) {
        long bits = 0;
        for (int cell : cells) {
            bits |= 1L << cell;
        }
        return new Cells(bits);
    }

    int count() {
        return Long.bitCount(bits);
    }

    /** The cells as they are numbered in texts. */
    List<Integer> numbers() {
        return list().stream().map(cell -> cell + 1).toList();
    }

    /** The cells as moves and views count them. */
    @JsonValue
    List<Integer> list() {
        return LongStream.iterate(bits, rest -> rest != 0, rest -> rest & (rest - 1))
                .mapToObj(Long::numberOfTrailingZeros)
                .toList();
    }

    @Override
    public String toString() {
        return numbers().stream().map(String::valueOf).collect(Collectors.joining(" "));
    }
}
