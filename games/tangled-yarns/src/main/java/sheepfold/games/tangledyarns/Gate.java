package sheepfold.games.tangledyarns;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sheepfold.engine.Sentence;
import sheepfold.json.About;

/**
 * A gate and the relics that lock it, in printed order.
 *
 * @param needs how many of each kind, three bits each
 */
@About("a gate as its relics, such as ta+bo")
record Gate(List<Relic> symbols, int needs) {
    private static final int BITS = 3;
    private static final int MASK = (1 << BITS) - 1;

    static Gate of(List<Relic> symbols) {
        return new Gate(
                List.copyOf(symbols), symbols.stream().mapToInt(Gate::one).sum());
    }

    static Optional<Gate> named(String text) {
        List<Relic> symbols = Stream.of(text.split("\\+", -1))
                .flatMap(code -> Relic.coded(code).stream())
                .toList();
        boolean whole = symbols.size() == text.split("\\+", -1).length && symbols.size() <= Sheep.COUNT;
        return whole && !symbols.contains(Relic.NONE) ? Optional.of(of(symbols)) : Optional.empty();
    }

    /** One relic of a kind, to be added to or taken from needs. */
    static int one(Relic relic) {
        return one(relic.ordinal());
    }

    static int one(int relic) {
        return 1 << (relic * BITS);
    }

    static int count(int needs, int relic) {
        return needs >> (relic * BITS) & MASK;
    }

    int size() {
        return symbols.size();
    }

    int count(Relic relic) {
        return count(needs, relic.ordinal());
    }

    /** "talaria and bone". */
    Sentence words() {
        return Sentence.list(symbols);
    }

    @JsonValue
    @Override
    public String toString() {
        return symbols.stream().map(Relic::toString).collect(Collectors.joining("+"));
    }
}
