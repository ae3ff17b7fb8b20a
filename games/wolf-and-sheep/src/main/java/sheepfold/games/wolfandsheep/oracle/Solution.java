package sheepfold.games.wolfandsheep.oracle;

import java.util.Arrays;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import sheepfold.games.wolfandsheep.Square;

/**
 * Every position with some number of sheep, worked out from the end: sheep never go back, so those who have gone further come
 * first. Sheep are a set of squares, as bits; outcomes are single bytes, two million of them with four sheep.
 */
public final class Solution {
    private static final ConcurrentMap<Kind, Solution> SOLVED = new ConcurrentHashMap<>();

    private static final int SHEEP_TO_MOVE = 0;
    private static final int WOLF_TO_MOVE = 1;
    private static final int ENDLESS = 0;
    private static final int CAUGHT = 1;
    private static final int HOME = -1;

    private static final int STUCK = -2;

    private record Kind(int sheep, boolean stuckSheepLose) {}

    private final boolean stuckSheepLose;
    private final int[][] choices;
    private final byte[] outcomes;

    private Solution(Kind kind) {
        this.stuckSheepLose = kind.stuckSheepLose;
        this.choices = choices(kind.sheep);
        this.outcomes = new byte[choices[kind.sheep][Square.COUNT] * Square.COUNT * 2];
        for (int rows = kind.sheep * 7; rows >= 0; rows--) {
            solve(kind.sheep, rows);
        }
    }

    /** The solution for so many sheep, which lose when they are stuck or pass. Worked out once, in less than a second. */
    public static Solution of(int sheep, boolean stuckSheepLose) {
        return SOLVED.computeIfAbsent(new Kind(sheep, stuckSheepLose), Solution::new);
    }

    public Outcome outcome(int sheep, int wolf, boolean wolfToMove) {
        return Outcome.unpacked(outcomes[index(sheep, wolf, wolfToMove ? WOLF_TO_MOVE : SHEEP_TO_MOVE)]);
    }

    /** In how many ways k things can be chosen of n, by k and n. */
    private static int[][] choices(int most) {
        int[][] choices = new int[most + 1][Square.COUNT + 1];
        Arrays.fill(choices[0], 1);
        for (int k = 1; k <= most; k++) {
            for (int n = 1; n <= Square.COUNT; n++) {
                choices[k][n] = choices[k][n - 1] + choices[k - 1][n - 1];
            }
        }
        return choices;
    }

    private int index(int sheep, int wolf, int toMove) {
        return (number(sheep) * Square.COUNT + wolf) * 2 + toMove;
    }

    /** Sets of as many squares, numbered without a gap. */
    private int number(int sheep) {
        int number = 0;
        int k = 1;
        for (int left = sheep; left != 0; left &= left - 1) {
            number += choices[k++][Integer.numberOfTrailingZeros(left)];
        }
        return number;
    }

    /** All positions in which the sheep have gone so many rows together. */
    private void solve(int count, int rows) {
        long end = 1L << Square.COUNT;
        for (long set = (1L << count) - 1; set < end; set = next(set)) {
            if (rows((int) set) == rows) {
                solve((int) set);
            }
        }
    }

    /** The next larger set of as many bits (Gosper's hack). */
    private static long next(long set) {
        long lowest = set & -set;
        long carried = set + lowest;
        return carried | (((set ^ carried) / lowest) >>> 2);
    }

    private static int rows(int sheep) {
        int rows = 0;
        for (int left = sheep; left != 0; left &= left - 1) {
            rows += Integer.numberOfTrailingZeros(left) / 4;
        }
        return rows;
    }

    /** Where stuck sheep pass, the wolf goes on alone, perhaps in circles: until nothing more is learned. */
    private void solve(int sheep) {
        boolean learned = true;
        while (learned) {
            learned = false;
            for (int wolf = 0; wolf < Square.COUNT; wolf++) {
                if ((sheep & 1 << wolf) == 0) {
                    learned |= note(index(sheep, wolf, SHEEP_TO_MOVE), beforeSheep(sheep, wolf));
                    learned |= note(index(sheep, wolf, WOLF_TO_MOVE), beforeWolf(sheep, wolf));
                }
            }
        }
    }

    private boolean note(int index, int outcome) {
        boolean isNew = outcomes[index] != outcome;
        outcomes[index] = (byte) outcome;
        return isNew;
    }

    private int beforeSheep(int sheep, int wolf) {
        if (isHome(wolf)) {
            return HOME;
        }
        int free = ~(sheep | 1 << wolf);
        int best = Integer.MIN_VALUE;
        for (int left = sheep; left != 0; left &= left - 1) {
            int from = Integer.numberOfTrailingZeros(left);
            for (int targets = Square.ahead(from) & free; targets != 0; targets &= targets - 1) {
                int moved = sheep ^ (1 << from | Integer.lowestOneBit(targets));
                best = better(best, outcomes[index(moved, wolf, WOLF_TO_MOVE)]);
            }
        }
        if (best != Integer.MIN_VALUE) {
            return oneMoveEarlier(best);
        }
        return stuckSheepLose ? STUCK : oneMoveEarlier(outcomes[index(sheep, wolf, WOLF_TO_MOVE)]);
    }

    private int beforeWolf(int sheep, int wolf) {
        if (isHome(wolf)) {
            return HOME;
        }
        int targets = Square.around(wolf) & ~sheep;
        if (targets == 0) {
            return CAUGHT;
        }
        int best = Integer.MIN_VALUE;
        for (; targets != 0; targets &= targets - 1) {
            int to = Integer.numberOfTrailingZeros(targets);
            // What is good for the wolf is bad for the sheep
            best = better(best, -outcomes[index(sheep, to, SHEEP_TO_MOVE)]);
        }
        return oneMoveEarlier(-best);
    }

    private static boolean isHome(int wolf) {
        return (Square.FIRST_ROW & 1 << wolf) != 0;
    }

    /** The better of two for the one who wins above zero: a win soon, or a loss late. */
    private static int better(int one, int other) {
        return rank(other) > rank(one) ? other : one;
    }

    private static int rank(int outcome) {
        if (outcome == ENDLESS || outcome == Integer.MIN_VALUE) {
            return outcome;
        }
        return outcome > 0 ? Byte.MAX_VALUE + 1 - outcome : -Byte.MAX_VALUE - 1 - outcome;
    }

    private static int oneMoveEarlier(int outcome) {
        return outcome + Integer.signum(outcome);
    }
}
