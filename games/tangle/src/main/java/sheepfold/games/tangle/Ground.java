package sheepfold.games.tangle;

import java.util.List;
import java.util.stream.IntStream;

/** The action spaces: cubes that wait on resource spaces, and stacks of roots. */
final class Ground {
    /** How many roots a stack has stands in its lowest bits, then two bits for the seat of each root from the bottom up. */
    private static final int SIZE_BITS = 5;

    private static final long SIZE = (1 << SIZE_BITS) - 1;

    /** The most of each kind of cube on one space: asked for much more often than it changes. */
    private static final int MOST = Space.COUNT * Cube.KINDS;

    /** Cubes of each space and kind, then the most of each kind. */
    private final int[] cubes = new int[MOST + Cube.KINDS];

    private final long[] stacks = new long[Space.COUNT];
    /** For each seat the spaces that hold a root of it. */
    private final int[] at = new int[Colour.MOST];

    void copyFrom(Ground other) {
        System.arraycopy(other.cubes, 0, cubes, 0, cubes.length);
        System.arraycopy(other.stacks, 0, stacks, 0, stacks.length);
        System.arraycopy(other.at, 0, at, 0, at.length);
    }

    int cubes(int space, int cube) {
        return cubes[space * Cube.KINDS + cube];
    }

    int cubes(int space) {
        int first = space * Cube.KINDS;
        return cubes[first] + cubes[first + 1] + cubes[first + 2] + cubes[first + 3];
    }

    void add(int space, int cube, int more) {
        int before = cubes[space * Cube.KINDS + cube];
        int now = Math.min(Mix.MOST, before + more);
        cubes[space * Cube.KINDS + cube] = now;
        boolean fewer = more < 0 && before == cubes[MOST + cube];
        cubes[MOST + cube] = fewer ? findMost(cube) : Math.max(cubes[MOST + cube], now);
    }

    private int findMost(int cube) {
        int found = 0;
        for (int i = cube; i < MOST; i += Cube.KINDS) {
            found = Math.max(found, cubes[i]);
        }
        return found;
    }

    /** The most cubes of a kind that lie on one space. */
    int most(int cube) {
        return cubes[MOST + cube];
    }

    /** What lies on a space. */
    Mix mix(int space) {
        return Mix.each(cube -> cubes(space, cube));
    }

    /** The seats of the roots on a space, from the bottom up. */
    List<Integer> stack(int space) {
        return IntStream.range(0, height(space))
                .map(index -> root(space, index))
                .boxed()
                .toList();
    }

    int height(int space) {
        return (int) (stacks[space] & SIZE);
    }

    /** The seat of a root, counted from 0 at the bottom. */
    int root(int space, int index) {
        return (int) (stacks[space] >> shift(index) & 3);
    }

    private static int shift(int index) {
        return SIZE_BITS + 2 * index;
    }

    void push(int space, int seat) {
        stacks[space] = (stacks[space] | ((long) seat << shift(height(space)))) + 1;
        at[seat] |= 1 << space;
    }

    /** Takes a root out; the rest keeps its order. */
    void pull(int space, int index) {
        long stack = stacks[space];
        int seat = root(space, index);
        long below = stack & ((1L << shift(index)) - 1);
        long above = stack >> shift(index + 1) << shift(index);
        stacks[space] = (below | above) - 1;
        if (count(space, seat) == 0) {
            at[seat] &= ~(1 << space);
        }
    }

    int count(int space, int seat) {
        int count = 0;
        for (int i = height(space) - 1; i >= 0; i--) {
            count += root(space, i) == seat ? 1 : 0;
        }
        return count;
    }

    /** Where in the stack the n-th root of a seat is, counted from 1 at the bottom; -1 if there is none. */
    int index(int space, int seat, int nth) {
        int left = nth;
        for (int i = 0; i < height(space); i++) {
            left -= root(space, i) == seat ? 1 : 0;
            if (left == 0) {
                return i;
            }
        }
        return -1;
    }

    /** Spaces with a root of a seat. */
    int at(int seat) {
        return at[seat];
    }

    /** Roots of a seat on all spaces. */
    int roots(int seat) {
        int count = 0;
        for (int left = at[seat]; left != 0; left &= left - 1) {
            count += count(Integer.numberOfTrailingZeros(left), seat);
        }
        return count;
    }
}
