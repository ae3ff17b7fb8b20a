package sheepfold.games.sheephop;

import java.util.Arrays;

/** How many moves a lone sheep needs to come home: a slide or a hop over an animal tile counts one, over the Molehill two. */
final class WaysHome {
    /** So far that it makes no difference: there is no way. */
    static final int NO_WAY = 127;

    private final Tiles tiles;
    private final byte[] moves = new byte[Space.HOME.number() + 1];

    WaysHome(Tiles tiles) {
        this.tiles = tiles;
        Arrays.fill(moves, (byte) NO_WAY);
        moves[Space.HOME.number()] = 0;
        while (improve()) {}
    }

    int moves(int space) {
        return moves[space];
    }

    private boolean improve() {
        boolean improved = false;
        for (long left = tiles.landscape().allSpaces() & ~tiles.covered(); left != 0; left &= left - 1) {
            int from = Space.firstOf(left);
            int best = best(from);
            if (best < moves[from]) {
                moves[from] = (byte) best;
                improved = true;
            }
        }
        return improved;
    }

    private int best(int from) {
        int best = NO_WAY;
        for (int way = Landscape.firstWay(from), last = way + Direction.COUNT; way < last; way++) {
            long ahead = tiles.landscape().ahead(way);
            long behind = tiles.landscape().behind(way);
            if (ahead != 0 && (ahead & tiles.covered()) == 0) {
                best = Math.min(best, 1 + moves[Space.firstOf(ahead)]);
            } else if (behind != 0 && (behind & tiles.covered()) == 0) {
                best = Math.min(best, hopOver(tiles.shown(Space.firstOf(ahead))) + moves[Space.firstOf(behind)]);
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
