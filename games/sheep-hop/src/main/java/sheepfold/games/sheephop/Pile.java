package sheepfold.games.sheephop;

import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/** A pile of sheep that have left the board, counted by colour in one number; the empty pile is 0. */
final class Pile {
    private static final int BITS = 4;
    private static final int MASK = (1 << BITS) - 1;

    private Pile() {}

    static int with(int pile, Colour colour) {
        return pile + (1 << (BITS * colour.ordinal()));
    }

    static int of(int pile, Colour colour) {
        return (pile >> (BITS * colour.ordinal())) & MASK;
    }

    static int size(int pile) {
        return (pile & MASK) + ((pile >> BITS) & MASK) + (pile >> (2 * BITS));
    }

    /** Its sheep by their colours. */
    static List<Colour> sheep(int pile) {
        return Colour.ALL.stream()
                .flatMap(colour -> Collections.nCopies(of(pile, colour), colour).stream())
                .toList();
    }

    /** Its sheep by their letters, such as {@code TTS}. */
    static String drawn(int pile) {
        return sheep(pile).stream().map(Colour::id).collect(Collectors.joining());
    }
}
