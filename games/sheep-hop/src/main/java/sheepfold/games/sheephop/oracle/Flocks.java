package sheepfold.games.sheephop.oracle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import sheepfold.games.sheephop.Colour;
import sheepfold.games.sheephop.Hillside;

/**
 * So many sheep on so many free spaces, numbered from 0: first by their spaces, then by their pattern. Which colours they
 * have does not matter, only who has the same as whom; so a pattern names the colours in the order in which they come.
 */
final class Flocks {
    static final int UNKNOWN = -1;

    private static final List<Colour> COLOURS = List.of(Colour.values());

    private final int sheep;
    private final int room;
    private final List<int[]> patterns = new ArrayList<>();

    /** By the colours of the sheep as the digits of a number, the first sheep's the lowest. */
    private final int[] patternOfColours;

    Flocks(int sheep, int room, Herd herd) {
        this.sheep = sheep;
        this.room = room;
        this.patternOfColours = new int[power(sheep)];
        for (int colours = 0; colours < patternOfColours.length; colours++) {
            patternOfColours[colours] = numberOf(pattern(colours), herd);
        }
    }

    private static int power(int exponent) {
        return exponent == 0 ? 1 : COLOURS.size() * power(exponent - 1);
    }

    private int[] pattern(int colours) {
        int[] names = new int[COLOURS.size()];
        Arrays.fill(names, UNKNOWN);
        int[] pattern = new int[sheep];
        int named = 0;
        for (int i = 0; i < sheep; i++) {
            int colour = colours / power(i) % COLOURS.size();
            if (names[colour] == UNKNOWN) {
                names[colour] = named++;
            }
            pattern[i] = names[colour];
        }
        return pattern;
    }

    private int numberOf(int[] pattern, Herd herd) {
        for (int i = 0; i < patterns.size(); i++) {
            if (Arrays.equals(patterns.get(i), pattern)) {
                return i;
            }
        }
        if (!herd.includes(herdOf(pattern))) {
            return UNKNOWN;
        }
        patterns.add(pattern);
        return patterns.size() - 1;
    }

    private static Herd herdOf(int[] pattern) {
        int[] counts = new int[COLOURS.size()];
        for (int colour : pattern) {
            counts[colour]++;
        }
        return new Herd(pattern.length, Arrays.stream(counts).sorted().boxed().toList());
    }

    int count() {
        return Math.multiplyExact(choose(room, sheep), patterns.size());
    }

    /** In how many ways so many of so many spaces can be taken. */
    private static int choose(int spaces, int taken) {
        int ways = 1;
        for (int i = 0; i < taken; i++) {
            ways = ways * (spaces - i) / (i + 1);
        }
        return ways;
    }

    /** The number of the flock on a board, or {@link #UNKNOWN} if its pattern is not among these. */
    int number(Hillside hillside, long free) {
        int spaces = 0;
        int colours = 0;
        int place = 1;
        int counted = 0;
        for (long left = hillside.sheep(); left != 0; left &= left - 1) {
            long one = Long.lowestOneBit(left);
            spaces += choose(Long.bitCount(free & one - 1), ++counted);
            colours += place * colour(hillside, one);
            place *= COLOURS.size();
        }
        int pattern = patternOfColours[colours];
        return pattern == UNKNOWN ? UNKNOWN : spaces * patterns.size() + pattern;
    }

    private static int colour(Hillside hillside, long space) {
        int colour = 0;
        while ((hillside.sheepOf(COLOURS.get(colour)) & space) == 0) {
            colour++;
        }
        return colour;
    }

    /** Shows every flock in a scene, in the order of their numbers. */
    void forEach(Hillside scene, long free, Consumer<Hillside> audience) {
        for (long taken = (1L << sheep) - 1; taken < 1L << room; taken = nextOfSameSize(taken)) {
            long spaces = Long.expand(taken, free);
            for (int[] pattern : patterns) {
                audience.accept(standing(scene, spaces, pattern));
            }
        }
    }

    /** The next larger number with as many one-bits. */
    private static long nextOfSameSize(long bits) {
        long lowest = bits & -bits;
        long carried = bits + lowest;
        return carried | ((bits ^ carried) / lowest) >>> 2;
    }

    private static Hillside standing(Hillside scene, long spaces, int[] pattern) {
        long[] ofColours = new long[COLOURS.size()];
        int counted = 0;
        for (long left = spaces; left != 0; left &= left - 1) {
            ofColours[pattern[counted++]] |= Long.lowestOneBit(left);
        }
        return scene.withSheep(ofColours[0], ofColours[1], ofColours[2]);
    }
}
