package sheepfold.games.tangledyarns;

import sheepfold.engine.Moves;
import sheepfold.engine.Why;
import sheepfold.games.tangledyarns.YarnsMove.Lock;

/** Every way in which sheep can lock a gate together: different tiles whose relics are just the gate's (TY-LOCK-01). */
final class Locks {
    private static final int MOST = 7;

    private Locks() {}

    /** Adds the locks in which a sheep of this seat takes part. */
    static void add(Parokiam table, int seat, Moves<YarnsMove> into) {
        int able = table.flock.living() & ~table.flock.acted();
        int own = able & table.flock.of(seat);
        if (own == 0) {
            return;
        }
        int supply = supply(table, able);
        for (int slot = Box.WAY_SLOTS; slot < Box.SLOTS; slot++) {
            if (table.way.isGate(slot) && suffices(supply, table.way.gate(slot).needs())) {
                join(table, slot, seat, able, table.way.gate(slot).needs(), 0, 0, into);
            }
        }
    }

    /** How many tiles of each kind sheep stand on or can reach, as in needs; more than seven count as seven. */
    private static int supply(Parokiam table, int able) {
        long tiles = table.flock.cellsOf(able);
        for (int sheep : Band.numbers(able)) {
            tiles |= Traits.lockReach(table, sheep);
        }
        int supply = 0;
        for (int relic = 0; relic < Relic.KINDS; relic++) {
            supply += Gate.one(relic) * Math.min(MOST, Long.bitCount(tiles & table.city.showing(relic)));
        }
        return supply;
    }

    private static boolean suffices(int supply, int needs) {
        for (int relic = 0; relic < Relic.KINDS; relic++) {
            if (Gate.count(supply, relic) < Gate.count(needs, relic)) {
                return false;
            }
        }
        return true;
    }

    /** Lets the first of those who have not been looked at join with any of its tiles, or stay out. */
    private static void join(
            Parokiam table, int slot, int seat, int able, int needs, long parts, long used, Moves<YarnsMove> into) {
        if (needs == 0) {
            if (SheepPhase.maySuggest(table, seat, Parts.band(parts), Why.UNASKED)) {
                into.add(parts, Lock.of(slot - Box.WAY_SLOTS + 1));
            }
            return;
        }
        if (able == 0) {
            return;
        }
        int sheep = Integer.numberOfTrailingZeros(able);
        int others = able & able - 1;
        long tiles = (1L << table.flock.cell(sheep) | Traits.lockReach(table, sheep)) & ~used;
        for (long left = tiles; left != 0; left &= left - 1) {
            int tile = Cell.first(left);
            int relic = table.city.relicOn(tile);
            if (relic < Relic.KINDS && Gate.count(needs, relic) > 0) {
                long more = parts | Parts.part(sheep, tile);
                join(table, slot, seat, others, needs - Gate.one(relic), more, used | 1L << tile, into);
            }
        }
        join(table, slot, seat, others, needs, parts, used, into);
    }
}
