package sheepfold.server.table;

import java.util.Map;
import java.util.TreeMap;

/** The answers to the present decision that are in, by seat; with the decision they go. */
final class SealedAnswers {
    private final Map<Integer, String> bySeat = new TreeMap<>();
    private long decision = -1;

    Map<Integer, String> to(Table<?, ?> table) {
        if (decision != table.decision()) {
            decision = table.decision();
            bySeat.clear();
        }
        return bySeat;
    }
}
