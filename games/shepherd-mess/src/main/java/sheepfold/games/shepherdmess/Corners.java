package sheepfold.games.shepherdmess;

import java.util.Arrays;
import sheepfold.games.shepherdmess.ShepherdMessMove.CornerWall;

/**
 * How many corner walls can stand on a set of walled edges. Each takes one edge that lies and one that stands, so it is the
 * question who can be paired off with whom at most (the method of augmenting ways).
 */
final class Corners {
    private static final int NOBODY = -1;

    private final long edges;
    private final int[] partners = new int[Edge.COUNT];
    private long asked;

    private Corners(long edges) {
        this.edges = edges;
        Arrays.fill(partners, NOBODY);
    }

    static int most(long edges) {
        Corners corners = new Corners(edges);
        int count = 0;
        for (long left = edges & Edge.LYING; left != 0; left &= left - 1) {
            corners.asked = 0;
            count += corners.pairOff(Long.numberOfTrailingZeros(left)) ? 1 : 0;
        }
        return count;
    }

    private boolean pairOff(int lying) {
        for (CornerWall wall : CornerWall.POSSIBLE) {
            long pair = wall.edges();
            int standing = Long.numberOfTrailingZeros(pair & ~Edge.LYING);
            boolean fits = Edge.isIn(lying, pair) && (pair & ~edges) == 0 && !Edge.isIn(standing, asked);
            if (fits) {
                asked |= 1L << standing;
                if (partners[standing] == NOBODY || pairOff(partners[standing])) {
                    partners[standing] = lying;
                    return true;
                }
            }
        }
        return false;
    }
}
