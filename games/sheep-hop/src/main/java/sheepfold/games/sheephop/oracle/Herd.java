package sheepfold.games.sheephop.oracle;

import java.util.List;
import java.util.stream.Stream;
import sheepfold.games.sheephop.Colour;
import sheepfold.games.sheephop.Hillside;

/**
 * Which sheep may be left.
 *
 * @param sheep the most there are of them together
 * @param ofColours the most there are of each colour, the smallest number first
 */
record Herd(int sheep, List<Integer> ofColours) {
    /** The sheep on the board and whoever will remain of them. */
    static Herd on(Hillside hillside) {
        List<Integer> counts = Stream.of(Colour.values())
                .map(colour -> Long.bitCount(hillside.sheepOf(colour)))
                .sorted()
                .toList();
        return new Herd(Long.bitCount(hillside.sheep()), counts);
    }

    /** Any so many sheep of a flock. */
    static Herd outOf(int sheepPerColour, int sheep) {
        return new Herd(
                sheep, Stream.of(Colour.values()).map(_ -> sheepPerColour).toList());
    }

    /** Could these be some of its sheep? The colours themselves do not matter. */
    boolean includes(Herd other) {
        for (int i = 0; i < ofColours.size(); i++) {
            if (other.ofColours.get(i) > ofColours.get(i)) {
                return false;
            }
        }
        return other.sheep <= sheep;
    }
}
