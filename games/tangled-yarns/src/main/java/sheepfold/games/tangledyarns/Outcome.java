package sheepfold.games.tangledyarns;

import java.util.LinkedHashMap;
import java.util.Map;
import sheepfold.engine.Result;

/** How it ended, for all seats together. */
final class Outcome {
    private Outcome() {}

    static Result of(Parokiam table) {
        if (!table.isOver()) {
            throw new IllegalStateException("it is not over");
        }
        Ending ending = table.pending.ending;
        Flock flock = table.flock;
        Map<String, Object> details = new LinkedHashMap<>();
        details.put("cause", ending.name());
        details.put("rule", ending.rule());
        details.put("round", table.course.round);
        details.put("gatesLocked", Box.GATES - table.way.openGates() - (table.rules.easyFirstGate() ? 1 : 0));
        details.put("healthy", Integer.bitCount(flock.living() & ~flock.corrupted()));
        details.put("corrupted", Integer.bitCount(flock.living() & flock.corrupted()));
        details.put("dead", Integer.bitCount(flock.started() & ~flock.living()));
        boolean won = ending == Ending.WIN;
        return Result.shared(won, won ? 1 : 0, table.rules.seats(), ending, ending.reason(), details);
    }
}
