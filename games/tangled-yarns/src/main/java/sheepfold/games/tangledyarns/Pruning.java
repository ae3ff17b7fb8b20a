package sheepfold.games.tangledyarns;

import java.util.Arrays;
import sheepfold.engine.Events;
import sheepfold.engine.Moves;
import sheepfold.games.tangledyarns.YarnsMove.Attack;
import sheepfold.games.tangledyarns.YarnsMove.Done;
import sheepfold.games.tangledyarns.YarnsMove.Lock;
import sheepfold.games.tangledyarns.YarnsMove.Sacrifice;

/** Leaves a search the moves after which things look best, and those whose worth shows only later. */
final class Pruning {
    private static final int WALKS_AND_TURNS = 9;

    private Pruning() {}

    static void prune(Parokiam table, int seat, Moves<YarnsMove> moves) {
        if (moves.size() <= WALKS_AND_TURNS) {
            return;
        }
        Parokiam after = table.copy();
        double[] worth = new double[moves.size()];
        for (int i = 0; i < worth.length; i++) {
            table.copyOnto(after);
            after.play(seat, moves.get(i), Events.UNHEARD);
            worth[i] = always(moves.get(i)) ? Double.POSITIVE_INFINITY : Worth.of(after);
        }
        double[] sorted = worth.clone();
        Arrays.sort(sorted);
        int sure = 0;
        for (double value : worth) {
            sure += value == Double.POSITIVE_INFINITY ? 1 : 0;
        }
        double least = sorted[Math.max(0, sorted.length - sure - WALKS_AND_TURNS)];
        int[] next = {0};
        moves.keepIf(_ -> worth[next[0]++] >= least);
    }

    private static boolean always(YarnsMove move) {
        return switch (move) {
            case Lock _, Done _, Sacrifice _ -> true;
            case Attack attack -> attack.bones() <= 2;
            default -> false;
        };
    }
}
