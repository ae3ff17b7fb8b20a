package sheepfold.games.sheephop;

import java.util.List;
import sheepfold.games.sheephop.Landscape.Path;

/** The wolves' paths as they walk them: spaces under tiles do not exist for them (SS-WOLF-03). */
public final class Trails {
    private final long covered;
    private final long[] clockwise = new long[Landscape.MOST_SPACES];
    private final long[] counterclockwise = new long[Landscape.MOST_SPACES];

    Trails(Landscape landscape, long covered) {
        this.covered = covered;
        for (Path path : landscape.paths()) {
            follow(path.spaces(), clockwise);
            follow(path.spaces().reversed(), counterclockwise);
        }
    }

    private void follow(List<Space> loop, long[] next) {
        for (int i = 0; i < loop.size(); i++) {
            int steps = 1;
            while (steps < loop.size() && loop.get((i + steps) % loop.size()).isIn(covered)) {
                steps++;
            }
            // Having gone all the way round, a wolf alone on its path stays where it is (SS-WOLF-04)
            next[loop.get(i).number()] = loop.get((i + steps) % loop.size()).bit();
        }
    }

    /** The next uncovered space along the path through a space. */
    public long next(long space, boolean backwards) {
        int number = Space.firstOf(space);
        return backwards ? counterclockwise[number] : clockwise[number];
    }

    /** How many steps a wolf needs to reach a space; 0 if it never will. */
    int steps(long wolf, long target, boolean backwards) {
        int steps = 1;
        for (long at = next(wolf, backwards); at != wolf; at = next(at, backwards)) {
            if (at == target) {
                return steps;
            }
            steps++;
        }
        return 0;
    }

    /** The spaces of a path that a wolf may stand on. */
    long open(Path path) {
        return path.set() & ~covered;
    }
}
