package sheepfold.games.tangle;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sheepfold.json.About;

/** So many cubes of each kind, as {@code E1N2}; as it is paid, none is written if the kind is clear. */
@About("cubes such as E1N2, at most 99999999 of a kind")
record Mix(int earth, int water, int nourishment, int mana) {
    static final Mix NONE = new Mix(0, 0, 0, 0);
    /** Nothing is counted further than this, so that four kinds together still are a number. */
    static final int MOST = 99_999_999;

    private static final Pattern PART = Pattern.compile("([EWNM])([1-9]\\d{0,7})");

    /** As many of each kind as are counted. */
    static Mix each(IntUnaryOperator count) {
        return new Mix(
                count.applyAsInt(Cube.E), count.applyAsInt(Cube.W), count.applyAsInt(Cube.N), count.applyAsInt(Cube.M));
    }

    /** So many cubes of one kind. */
    static Mix of(int kind, int count) {
        return each(cube -> cube == kind ? count : 0);
    }

    int count(int cube) {
        return switch (cube) {
            case Cube.E -> earth;
            case Cube.W -> water;
            case Cube.N -> nourishment;
            default -> mana;
        };
    }

    int size() {
        return earth + water + nourishment + mana;
    }

    /** In any order, each kind once. */
    @JsonCreator
    static Optional<Mix> named(String text) {
        int[] counts = new int[Cube.KINDS];
        Matcher part = PART.matcher(text);
        int end = 0;
        while (end < text.length()) {
            if (!part.find(end) || part.start() != end) {
                return Optional.empty();
            }
            int cube = Cube.coded(part.group(1)).orElseThrow().ordinal();
            if (counts[cube] > 0) {
                return Optional.empty();
            }
            counts[cube] = Integer.parseInt(part.group(2));
            end = part.end();
        }
        return Optional.of(each(cube -> counts[cube]));
    }

    /** The kinds there are, with their numbers. */
    Map<Cube, Integer> counts() {
        Map<Cube, Integer> counts = new LinkedHashMap<>();
        for (Cube cube : Cube.ALL) {
            if (count(cube.ordinal()) > 0) {
                counts.put(cube, count(cube.ordinal()));
            }
        }
        return counts;
    }

    @JsonValue
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        counts().forEach((cube, count) -> text.append(cube).append(count));
        return text.toString();
    }
}
