package sheepfold.games.sheephop;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Optional;
import sheepfold.engine.Named;
import sheepfold.engine.Ref;
import sheepfold.engine.Sentence;

/**
 * A space of a board, or the fold. Sets of spaces are bits of a long. The fold has a number and a bit of its own, so that
 * a way home is a way like any other; it is always free.
 */
public record Space(int number, String name, int column, int row) implements Named {
    /** How spaces are called, by column and row. */
    static final String NAME = "[a-z][1-9]\\d?";

    public static final Space HOME = new Space(63, "home", -1, -1);

    /** A space as others name it; only a board knows its number, so it is looked up there before it is used. */
    @JsonCreator
    static Optional<Space> named(String name) {
        return name.equals(HOME.name)
                ? Optional.of(HOME)
                : Optional.of(name)
                        .filter(Space::isLike)
                        .map(text -> new Space(0, text, text.charAt(0) - 'a', Integer.parseInt(text.substring(1)) - 1));
    }

    /** Is a space called like that, even if it lies on no board? */
    static boolean isLike(String name) {
        return name.matches(NAME);
    }

    public long bit() {
        return 1L << number;
    }

    public boolean isHome() {
        return number == HOME.number;
    }

    public boolean isIn(long spaces) {
        return (spaces & bit()) != 0;
    }

    /** The number of the first space of a set that is not empty. */
    static int firstOf(long spaces) {
        return Long.numberOfTrailingZeros(spaces);
    }

    static boolean touches(Space one, Space other) {
        return Math.abs(one.column - other.column) + Math.abs(one.row - other.row) == 1;
    }

    @Override
    public Ref ref() {
        return Ref.sign("space", name);
    }

    /** Several spaces in a row. */
    static Sentence list(List<Space> spaces) {
        return spaces.stream()
                .map(space -> Sentence.of("{space}", space))
                .reduce((before, space) -> Sentence.of("{spaces}, {space}", before, space))
                .orElseGet(() -> Sentence.sign(""));
    }

    /** On one board, spaces are told apart by their names. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Space space && name.equals(space.name);
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }

    @JsonValue
    @Override
    public String toString() {
        return name;
    }
}
