package sheepfold.games.sheephop;

import java.util.Arrays;

/** How many moves a lone sheep needs to come home: a slide or a hop over an animal tile counts one, over the Molehill two. */
final class WaysHome {
    /** So far that it makes no difference: there is no way. */
    static final int NO_WAY = 127;

    private final byte[] moves;
    private final byte[] movesOnceMoleMoved;

    WaysHome(Tiles tiles) {
        moves = count(tiles, false);
        movesOnceMoleMoved = tiles.include(TileKind.MOLE) ? count(tiles, true) : moves;
    }

    int moves(int space, boolean moleMoved) {
        return moleMoved ? movesOnceMoleMoved[space] : moves[space];
    }

    private static byte[] count(Tiles tiles, boolean moleMoved) {
        byte[] moves = new byte[Space.HOME.number() + 1];
        Arrays.fill(moves, (byte) NO_WAY);
        moves[Space.HOME.number()] = 0;
        long standable = tiles.landscape().allSpaces() & ~tiles.covered();
        boolean improved = true;
        while (improved) {
            improved = false;
            for (long left = standable; left != 0; left &= left - 1) {
                int from = Space.firstOf(left);
                int best = best(tiles, moleMoved, from, moves);
                if (best < moves[from]) {
                    moves[from] = (byte) best;
                    improved = true;
                }
            }
        }
        return moves;
    }

    private static int best(Tiles tiles, boolean moleMoved, int from, byte[] moves) {
        int best = NO_WAY;
        for (int way = Landscape.firstWay(from), last = way + Direction.COUNT; way < last; way++) {
            long ahead = tiles.landscape().ahead(way);
            long behind = tiles.landscape().behind(way);
            if (ahead != 0 && (ahead & tiles.covered()) == 0) {
                best = Math.min(best, 1 + moves[Space.firstOf(ahead)]);
            } else if (behind != 0 && (behind & tiles.covered()) == 0) {
                best = Math.min(
                        best, hopOver(tiles.shown(Space.firstOf(ahead), moleMoved)) + moves[Space.firstOf(behind)]);
            }
        }
        return best;
    }

    private static int hopOver(TileKind kind) {
        return switch (kind) {
            case MOLE, PATOU, RACCOON, FOX -> 1;
            case MOLEHILL -> 2;
            case ROCK -> NO_WAY;
        };
    }
}
