package sheepfold.games.sheephop;

import java.util.List;
import sheepfold.games.sheephop.Landscape.Path;

/** The wolves' paths as they walk them: spaces under tiles do not exist for them (SS-WOLF-03). */
public final class Trails {
    private final long covered;
    private final byte[] clockwise = new byte[Landscape.MOST_SPACES];
    private final byte[] counterclockwise = new byte[Landscape.MOST_SPACES];

    Trails(Landscape landscape, long covered) {
        this.covered = covered;
        for (Path path : landscape.paths()) {
            follow(path.spaces(), clockwise);
            follow(path.spaces().reversed(), counterclockwise);
        }
    }

    private void follow(List<Space> loop, byte[] next) {
        for (int i = 0; i < loop.size(); i++) {
            int steps = 1;
            while (steps < loop.size() && isCovered(loop.get((i + steps) % loop.size()))) {
                steps++;
            }
            // Having gone all the way round, a wolf alone on its path stays where it is (SS-WOLF-04)
            next[loop.get(i).number()] =
                    (byte) loop.get((i + steps) % loop.size()).number();
        }
    }

    private boolean isCovered(Space space) {
        return space.isIn(covered);
    }

    /** The next uncovered space along the path through a space. */
    public int next(int space, boolean backwards) {
        return backwards ? counterclockwise[space] : clockwise[space];
    }

    /** How many steps a wolf needs to reach a space; 0 if it never will. */
    int steps(int wolf, int target, boolean backwards) {
        int steps = 0;
        int at = wolf;
        do {
            at = next(at, backwards);
            steps++;
            if (at == target) {
                return at == wolf ? 0 : steps;
            }
        } while (at != wolf);
        return 0;
    }

    /** The spaces of a path that a wolf may stand on. */
    long open(Path path) {
        return path.set() & ~covered;
    }
}
