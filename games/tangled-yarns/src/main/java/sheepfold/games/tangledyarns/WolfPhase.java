package sheepfold.games.tangledyarns;

import sheepfold.engine.Events;
import sheepfold.engine.Moves;
import sheepfold.parts.Ways;

/** Phase 5: wolves and packs hunt the closest sheep, step by step. */
final class WolfPhase {
    private static final int STEPS = 2;
    private static final int STEPS_BY_CLAW = 3;

    private WolfPhase() {}

    static void begin(Parokiam table, Events events) {
        if (events.heard() && table.servants.wolves() > 0) {
            events.tell(new YarnsEvent.PhaseBegan(5));
        }
        table.pending.mover = 0;
        table.pending.stepsLeft = steps(table);
        goOn(table, events);
    }

    /** TY-WOLF-02, TY-WAY-02. */
    static int steps(Parokiam table) {
        return table.isActive(WayTile.CLAW) ? STEPS_BY_CLAW : STEPS;
    }

    private static void goOn(Parokiam table, Events events) {
        Pending pending = table.pending;
        Servants servants = table.servants;
        while (pending.mover < servants.wolves()) {
            long nearer = servants.leader(pending.mover) == pending.mover && pending.stepsLeft > 0
                    ? nearer(table, servants.wolf(pending.mover))
                    : 0;
            if (nearer == 0) {
                pending.mover++;
                pending.stepsLeft = steps(table);
            } else if (Long.bitCount(nearer) > 1) {
                table.await(Phase.WOLF);
                return;
            } else {
                step(table, Cell.first(nearer), events);
            }
        }
        formPacks(servants, events);
        Strikes.begin(table, events);
    }

    /** The cells that bring a wolf nearer to a closest sheep; none where it stays (TY-WOLF-01 to TY-WOLF-03). */
    static long nearer(Parokiam table, int wolf) {
        long sheep = table.flock.cellsOf(table.flock.living()) & Cell.TILES;
        return Cell.isIn(wolf, sheep) ? 0 : City.nearer(ways(table), wolf, sheep, Cell.TILES);
    }

    /** By GIFT walls do not count (TY-WAY-08). */
    static Ways ways(Parokiam table) {
        return table.isActive(WayTile.GIFT) ? Cell.GRID : table.city;
    }

    static void addDirections(Parokiam table, Moves<YarnsMove> into) {
        int wolf = table.servants.wolf(table.pending.mover);
        CultistPhase.addDirections(wolf, nearer(table, wolf), into);
    }

    static void go(Parokiam table, int direction, Events events) {
        step(table, Cell.GRID.neighbour(table.servants.wolf(table.pending.mover), direction), events);
        goOn(table, events);
    }

    private static void step(Parokiam table, int to, Events events) {
        int leader = table.pending.mover;
        int from = table.servants.wolf(leader);
        table.servants.movePack(leader, to);
        table.pending.stepsLeft--;
        if (events.heard()) {
            events.tell(new YarnsEvent.WolvesMoved(
                    leader,
                    table.servants.packSize(leader),
                    Cell.of(from),
                    Cell.of(to),
                    Colour.of(Cell.direction(from, to))));
        }
    }

    private static void formPacks(Servants servants, Events events) {
        for (int grown = servants.formPacks(); grown != 0; grown &= grown - 1) {
            int leader = Integer.numberOfTrailingZeros(grown);
            if (events.heard()) {
                events.tell(new YarnsEvent.PackFormed(Cell.of(servants.wolf(leader)), servants.packSize(leader)));
            }
        }
    }
}
