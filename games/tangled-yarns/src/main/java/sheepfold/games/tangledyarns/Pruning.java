package sheepfold.games.tangledyarns;

import java.util.Arrays;
import java.util.List;
import sheepfold.engine.Moves;
import sheepfold.games.tangledyarns.YarnsMove.Done;

/** Leaves a search what the scripted player would think of, and of turns those after which things look best. */
final class Pruning {
    private static final int TURNS = 5;

    private Pruning() {}

    static void prune(Parokiam table, int seat, Moves<YarnsMove> moves) {
        if (moves.size() <= TURNS) {
            return;
        }
        if (table.phase() == Phase.ACT) {
            List<YarnsMove> ideas = Baseline.ideas(table, seat, moves);
            moves.keepIf(ideas::contains);
        } else {
            keepBest(table, seat, moves);
        }
    }

    private static void keepBest(Parokiam table, int seat, Moves<YarnsMove> moves) {
        Parokiam after = table.copy();
        double[] worth = new double[moves.size()];
        for (int i = 0; i < worth.length; i++) {
            YarnsMove move = moves.get(i);
            worth[i] = move instanceof Done ? Double.POSITIVE_INFINITY : Baseline.worthAfter(table, seat, move, after);
        }
        double[] sorted = worth.clone();
        Arrays.sort(sorted);
        double least = sorted[sorted.length - TURNS];
        int[] next = {0};
        moves.keepIf(_ -> worth[next[0]++] >= least);
    }
}
