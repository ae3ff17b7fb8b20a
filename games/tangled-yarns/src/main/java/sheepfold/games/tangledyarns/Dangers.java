package sheepfold.games.tangledyarns;

import java.util.ArrayList;
import java.util.List;
import sheepfold.engine.Sentence;
import sheepfold.games.tangledyarns.YarnsView.Warning;

/** What may soon cost the game, each danger with the rule by which all would be lost. */
final class Dangers {
    private static final int SOON = 2;

    private Dangers() {}

    static List<Warning> of(Parokiam table) {
        List<Warning> warnings = new ArrayList<>();
        if (!table.phase().isSetup() && !table.isOver()) {
            addCultists(table, warnings);
            addGates(table, warnings);
            addFlock(table, warnings);
            addTime(table, warnings);
        }
        return warnings;
    }

    private static void addCultists(Parokiam table, List<Warning> warnings) {
        for (Cell cell : table.servants.cultistCellsInOrder()) {
            int distance = table.city.distanceToAltar(cell.number());
            if (distance <= SOON) {
                warnings.add(new Warning(
                        "TY-CULT-03",
                        Sentence.of(
                                distance == 1
                                        ? "The cultist on {tile} reaches the altar with its next step."
                                        : "The cultist on {tile} reaches the altar in two steps.",
                                cell)));
            }
        }
    }

    /** Rounds until the Shepherd comes to a space; one more while he lies. */
    static int roundsTo(Parokiam table, int space) {
        return space - table.way.space() + (table.way.lies() && space > table.way.space() ? 1 : 0);
    }

    private static void addGates(Parokiam table, List<Warning> warnings) {
        for (int slot = Box.WAY_SLOTS; slot < Box.SLOTS; slot++) {
            int rounds = roundsTo(table, table.rules.spaceOf().get(slot));
            if (table.way.isGate(slot) && rounds <= SOON) {
                warnings.add(new Warning(
                        "TY-P1-03",
                        Sentence.of(
                                rounds == 1
                                        ? "The Shepherd comes above gate {gate} in the next round."
                                        : "The Shepherd comes above gate {gate} in two rounds.",
                                Words.gate(slot - Box.WAY_SLOTS + 1))));
            }
        }
    }

    private static void addFlock(Parokiam table, List<Warning> warnings) {
        boolean mortal = table.isFinalAct() || (table.flock.living() & table.flock.corrupted()) != 0;
        if (!mortal) {
            return;
        }
        if (table.flock.size() == 1) {
            warnings.add(new Warning("TY-END-03", Sentence.of("One sheep is left: its death would lose the game.")));
        } else if (table.way.largestGate() == table.flock.size()) {
            warnings.add(new Warning(
                    "TY-END-03",
                    Sentence.of("An open gate needs all {n} sheep: a death would lose the game.", table.flock.size())));
        }
    }

    private static void addTime(Parokiam table, List<Warning> warnings) {
        int left = table.rules.finalActRounds() - table.course.angelRounds;
        if (table.isFinalAct() && left < SOON) {
            warnings.add(new Warning(
                    "TY-END-04",
                    Sentence.of(
                            left == 0
                                    ? "The final act ends with this round."
                                    : "The final act ends with the next round.")));
        }
    }
}
