package sheepfold.games.tangledyarns;

import java.util.Locale;
import sheepfold.engine.Ref;
import sheepfold.engine.Sentence;
import sheepfold.games.tangledyarns.YarnsMove.*;

/** What a move is good for, as a partner would say it. */
final class Purpose {
    private Purpose() {}

    static String of(Parokiam table, int seat, YarnsMove move) {
        return switch (move) {
            case Walk walk -> walk(table, seat, walk);
            case Lock lock -> lock(table, lock);
            case Attack attack -> attack(table, attack);
            case Sacrifice _
            when !table.way.lies() && !table.isFinalAct() ->
                Sentence.of("the Shepherd lies down, and nobody arrives in the next round, {rule}", rule("TY-SAC-03"))
                        .marked();
            case Turn turn -> turn(table, turn);
            default -> "";
        };
    }

    private static String walk(Parokiam table, int seat, Walk walk) {
        return Baseline.schemeOf(table, seat, walk)
                .map(scheme -> "then: " + YarnsMoveLines.words(scheme.action()).marked())
                .orElse("");
    }

    private static String lock(Parokiam table, Lock lock) {
        int space = table.rules.spaceOf().get(Box.WAY_SLOTS + lock.gate() - 1);
        int rounds = Dangers.roundsTo(table, space);
        return Sentence.of(
                        "the Shepherd would be above that gate {when}, {rule}",
                        Sentence.counted(rounds, "in the next round", "in {n} rounds"),
                        rule("TY-P1-03"))
                .marked();
    }

    private static Ref rule(String id) {
        return Ref.sign("rule", id);
    }

    private static String attack(Parokiam table, Attack attack) {
        return String.format(Locale.ROOT, "the attack succeeds with %.0f %%", 100 * Odds.attack(table, attack));
    }

    private static String turn(Parokiam table, Turn turn) {
        int before = steps(table.city, table.servants);
        int then = steps(table.city.turned(turn.tile(), turn.wall()), table.servants);
        return then > before
                ? String.format(Locale.ROOT, "the cultists then have %d steps to the altar instead of %d", then, before)
                : "";
    }

    private static int steps(City city, Servants servants) {
        return servants.cultistCellsInOrder().stream()
                .mapToInt(cell -> city.distanceToAltar(cell.number()))
                .sum();
    }
}
