package sheepfold.games.tangledyarns;

import sheepfold.engine.Moves;
import sheepfold.games.tangledyarns.YarnsMove.Lock;

/** Every way in which sheep can lock a gate together: different tiles whose relics are just the gate's (TY-LOCK-01). */
final class Locks {
    private final Parokiam table;
    private final int gate;
    private final int seat;
    private final int own;
    private final Moves<YarnsMove> into;

    private Locks(Parokiam table, int gate, int seat, int own, Moves<YarnsMove> into) {
        this.table = table;
        this.gate = gate;
        this.seat = seat;
        this.own = own;
        this.into = into;
    }

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
                Gate gate = table.way.gate(slot);
                new Locks(table, slot - Box.WAY_SLOTS + 1, seat, own, into)
                        .add(able, gate.needs(), gate.size(), 0, 0, 0);
            }
        }
    }

    /** How many tiles of each kind sheep stand on or can reach, as in needs; a kind of which there are many counts as seven. */
    private static int supply(Parokiam table, int able) {
        long tiles = table.flock.cellsOf(able);
        for (int left = able; left != 0; left &= left - 1) {
            tiles |= Traits.lockReach(table, Integer.numberOfTrailingZeros(left));
        }
        int supply = 0;
        for (int relic = 0; relic < Relic.KINDS; relic++) {
            supply += Gate.one(relic) * Math.min(7, Long.bitCount(tiles & table.city.showing(relic)));
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
    private void add(int able, int needs, int missing, long parts, long used, int joined) {
        if (missing == 0) {
            if (SheepPhase.maySuggest(table, seat, own, joined)) {
                into.add(Lock.of(gate, parts));
            }
            return;
        }
        if (Integer.bitCount(able) < missing) {
            return;
        }
        int sheep = Integer.numberOfTrailingZeros(able);
        int others = able & able - 1;
        long tiles = (1L << table.flock.cell(sheep) | Traits.lockReach(table, sheep)) & ~used;
        for (long left = tiles; left != 0; left &= left - 1) {
            int tile = Cell.first(left);
            int relic = table.city.relicOn(tile);
            if (relic < Relic.KINDS && Gate.count(needs, relic) > 0) {
                add(
                        others,
                        needs - Gate.one(relic),
                        missing - 1,
                        parts | Lock.part(sheep, tile),
                        used | 1L << tile,
                        joined | 1 << sheep);
            }
        }
        add(others, needs, missing, parts, used, joined);
    }
}
