package sheepfold.games.tangledyarns;

import java.util.List;
import sheepfold.engine.Fact;
import sheepfold.engine.Fact.Deed;

/** What the flock can see a move change: gates, cultists, its own and what it carries. */
final class CityFacts {
    private static final int FAR = 12;

    private static final Deed LOCKED = new Deed("locks a gate", "locks {n} gates");
    private static final Deed OPENED = new Deed("opens a gate again", "opens {n} gates again");
    private static final Deed HELD_OFF = new Deed(
            "keeps the nearest cultist a step farther from the altar",
            "keeps the nearest cultist {n} steps farther from the altar");
    private static final Deed LET_NEARER = new Deed(
            "lets the nearest cultist a step nearer to the altar",
            "lets the nearest cultist {n} steps nearer to the altar");
    private static final Deed HEALED =
            new Deed("frees a sheep from corruption", "frees {n} sheep from corruption");
    private static final Deed CORRUPTED = new Deed("lets a sheep be corrupted", "lets {n} sheep be corrupted");
    private static final Deed TAKEN = new Deed("gains a power-up", "gains {n} power-ups");
    private static final Deed SPENT = new Deed("spends a power-up", "spends {n} power-ups");

    private CityFacts() {}

    static List<Fact> of(Parokiam table) {
        return List.of(
                new Fact(-openGates(table), LOCKED, OPENED),
                new Fact(nearestCultist(table), HELD_OFF, LET_NEARER),
                new Fact(-Integer.bitCount(table.flock.living() & table.flock.corrupted()), HEALED, CORRUPTED),
                new Fact(table.store.size(), TAKEN, SPENT));
    }

    private static int openGates(Parokiam table) {
        int open = 0;
        for (int slot = Box.WAY_SLOTS; slot < Box.SLOTS; slot++) {
            open += table.way.isGate(slot) ? 1 : 0;
        }
        return open;
    }

    private static int nearestCultist(Parokiam table) {
        int nearest = FAR;
        for (int i = 0; i < table.servants.cultists(); i++) {
            nearest = Math.min(nearest, table.city.distanceToAltar(table.servants.cultist(i)));
        }
        return nearest;
    }
}
