package sheepfold.kit;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import sheepfold.engine.Move;
import sheepfold.engine.Position;

/** Moves that were legal somewhere in the games seen so far, each once. */
final class NameableMoves<M extends Move> {
    private static final int ENOUGH = 3000;
    private static final int MOMENTS = 60;

    private final Set<M> known = new LinkedHashSet<>();
    private final List<M> list = new ArrayList<>();

    <P extends Position<P, M>> void collect(RandomGame<P, M> game) {
        if (list.size() < ENOUGH) {
            game.steps().forEach(step -> add(step.move()));
            game.atMoments(
                    MOMENTS,
                    moment ->
                            moment.actors().forEach(actor -> moment.legal(actor).forEach(this::add)));
        }
    }

    private void add(M move) {
        if (known.add(move)) {
            list.add(move);
        }
    }

    M any(RandomGenerator random) {
        return list.get(random.nextInt(list.size()));
    }
}
