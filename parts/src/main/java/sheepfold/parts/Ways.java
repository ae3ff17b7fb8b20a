package sheepfold.parts;

/**
 * Up to 64 cells and which lead to which. A set of cells is the bits of a long, so that a step of all of them at once is a
 * handful of instructions.
 */
public interface Ways {
    /** Farther than any way. */
    int NO_WAY = 64;

    /** The cells that are one step from any of these; some of these may be among them. */
    long next(long cells);

    /** The cells that can be reached without leaving a set, those one starts from included. */
    default long reach(long from, long within) {
        long reached = from;
        for (long fresh = from; fresh != 0; ) {
            fresh = next(fresh) & within & ~reached;
            reached |= fresh;
        }
        return reached;
    }

    /** The fewest steps from any of some cells to any of others without leaving a set; {@link #NO_WAY} if there is no way. */
    default int steps(long from, long to, long within) {
        long reached = from;
        int steps = 0;
        for (long fresh = from; fresh != 0; steps++) {
            if ((fresh & to) != 0) {
                return steps;
            }
            fresh = next(fresh) & within & ~reached;
            reached |= fresh;
        }
        return NO_WAY;
    }

    /**
     * How far everything is: the cells at no steps, at one, at two and so on; how many such rings there are.
     *
     * @param into at least as long as the longest way, one ring each; what is behind the last ring stays as it was
     */
    default int rings(long from, long within, long[] into) {
        long reached = from;
        int rings = 0;
        for (long fresh = from; fresh != 0; ) {
            into[rings++] = fresh;
            fresh = next(fresh) & within & ~reached;
            reached |= fresh;
        }
        return rings;
    }
}
