package sheepfold.advice;

import sheepfold.engine.Sentence;

/**
 * Something that counts in the value of a position for a seat, as a whole number: the more, the better. How a move changes it
 * is why that move is good or bad.
 *
 * @param about of what it is told where that can change, such as the next gate: of different things nothing is compared
 * @param gain what a move does that adds some
 * @param loss what a move does that takes some away
 */
public record Fact(int about, int amount, Deed gain, Deed loss) {
    public Fact(int amount, Deed gain, Deed loss) {
        this(0, amount, gain, loss);
    }

    /** What is said of one, and of several as {@code {n}}: "brings {n} of your sheep home". */
    public record Deed(String one, String several) {
        public Sentence of(int n) {
            return Sentence.counted(n, one, several);
        }
    }
}
