package sheepfold.games.shepherdmess;

import java.util.random.RandomGenerator;
import sheepfold.engine.Moves;

final class Baseline {
    static ShepherdMessMove move(Meadow before, Moves<ShepherdMessMove> legal, RandomGenerator random) {
        return legal.pick(random);
    }
}
