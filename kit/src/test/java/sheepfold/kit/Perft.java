package sheepfold.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import sheepfold.engine.Events;
import sheepfold.engine.Game;
import sheepfold.engine.Move;
import sheepfold.engine.MoveText;
import sheepfold.engine.MoveText.Step;
import sheepfold.engine.Position;
import sheepfold.engine.Turn;

/**
 * Counts the ways a game can go, as chess programmers do: how many lines of just so many moves there are, chance moves
 * included; a line that ends before counts no more. Sealed answers are given in the order of the seats, forms are left out.
 */
public final class Perft {
    private Perft() {}

    public static <P extends Position<P, M>, M extends Move> long count(P position, int depth) {
        if (depth == 0) {
            return 1;
        }
        long count = 0;
        for (Step<M> step : steps(position)) {
            count += depth == 1 ? 1 : count(after(position, step), depth - 1);
        }
        return count;
    }

    /** The count split by the first move, to find where two counts part. */
    public static <P extends Position<P, M>, M extends Move> Map<String, Long> divide(
            Game<P, M> game, P position, int depth) {
        Map<String, Long> counts = new LinkedHashMap<>();
        for (Step<M> step : steps(position)) {
            counts.put(
                    MoveText.write(game, position, step.actor(), step.move()), count(after(position, step), depth - 1));
        }
        return counts;
    }

    /**
     * Demands that at every position on the way a second, naive generator lists the same moves, in any order, written as in
     * a record; the count.
     */
    public static <P extends Position<P, M>, M extends Move> long assertAgrees(
            Game<P, M> game, P position, int depth, Function<P, List<String>> naive) {
        return assertAgrees(game, position, depth, naive, new ArrayList<>());
    }

    private static <P extends Position<P, M>, M extends Move> long assertAgrees(
            Game<P, M> game, P position, int depth, Function<P, List<String>> naive, List<String> line) {
        if (depth == 0) {
            return 1;
        }
        List<Step<M>> steps = steps(position);
        List<String> written = steps.stream()
                .map(step -> MoveText.write(game, position, step.actor(), step.move()))
                .toList();
        assertThat(written).as("the moves after %s", line).containsExactlyInAnyOrderElementsOf(naive.apply(position));
        long count = 0;
        for (int i = 0; i < steps.size(); i++) {
            line.addLast(written.get(i));
            count += assertAgrees(game, after(position, steps.get(i)), depth - 1, naive, line);
            line.removeLast();
        }
        return count;
    }

    private static <P extends Position<P, M>, M extends Move> List<Step<M>> steps(P position) {
        return actors(position.turn()).stream()
                .flatMap(actor -> Moment.legal(position, actor).stream().map(move -> new Step<>(actor, move)))
                .toList();
    }

    private static List<Integer> actors(Turn turn) {
        return Snapshot.actors(turn).stream()
                .limit(Snapshot.isSealed(turn) ? 1 : Long.MAX_VALUE)
                .toList();
    }

    private static <P extends Position<P, M>, M extends Move> P after(P position, Step<M> step) {
        P next = position.copy();
        next.play(step.actor(), step.move(), Events.UNHEARD);
        return next;
    }
}
