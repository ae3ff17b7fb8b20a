package sheepfold.games.tangledyarns;

import sheepfold.engine.Events;
import sheepfold.engine.Moves;

/** Phase 4: each cultist takes a step on a shortest path to the altar; and the same under Lightness, for the farthest. */
final class CultistPhase {
    private CultistPhase() {}

    /** All cultists at the greatest distance move, the new ones included (TY-WAY-11). */
    static void beginLightness(Parokiam table, Events events) {
        int movers = 0;
        int farthest = 0;
        for (int i = 0; i < table.servants.cultists() && table.isActive(WayTile.LIGHTNESS); i++) {
            int distance = table.city.distanceToAltar(table.servants.cultist(i));
            movers = distance > farthest ? 1 << i : distance == farthest ? movers | 1 << i : movers;
            farthest = Math.max(distance, farthest);
        }
        table.pending.movers = movers;
        goOn(table, Phase.LIGHTNESS, events);
    }

    /** In order of arrival (TY-CULT-01). */
    static void begin(Parokiam table, Events events) {
        if (events.heard() && table.servants.cultists() > 0) {
            events.tell(new YarnsEvent.PhaseBegan(4));
        }
        table.pending.movers = (1 << table.servants.cultists()) - 1;
        goOn(table, Phase.CULTIST, events);
    }

    private static void goOn(Parokiam table, Phase phase, Events events) {
        Pending pending = table.pending;
        while (pending.movers != 0 && !table.isOver()) {
            pending.mover = Integer.numberOfTrailingZeros(pending.movers);
            if (mustChoose(table)) {
                table.await(phase);
                return;
            }
            step(table, Cell.first(nearer(table)), events);
        }
        if (!table.isOver()) {
            endPhase(table, phase, events);
        }
    }

    private static void endPhase(Parokiam table, Phase phase, Events events) {
        if (phase == Phase.LIGHTNESS) {
            ShepherdPhase.endPhase(table, events);
        } else if (table.isFinalAct()) {
            FinalAct.endRound(table, events);
        } else {
            WolfPhase.begin(table, events);
        }
    }

    private static boolean mustChoose(Parokiam table) {
        return Long.bitCount(nearer(table)) > 1;
    }

    /** The cells to which the cultist in turn may step. */
    private static long nearer(Parokiam table) {
        return table.city.nearerToAltar(table.servants.cultist(table.pending.mover));
    }

    static void addDirections(Parokiam table, Moves<YarnsMove> into) {
        addDirections(table.servants.cultist(table.pending.mover), nearer(table), into);
    }

    /** Each direction is as likely as the others, however many paths begin there (TY-FATE-02). */
    static void addDirections(int from, long cells, Moves<YarnsMove> into) {
        for (int direction = 0; direction < Colour.COUNT; direction++) {
            int next = Cell.GRID.neighbour(from, direction);
            if (next >= 0 && Cell.isIn(next, cells)) {
                into.add(YarnsMoves.direction(direction));
            }
        }
    }

    static void go(Parokiam table, int direction, Events events) {
        step(table, Cell.GRID.neighbour(table.servants.cultist(table.pending.mover), direction), events);
        if (!table.isOver()) {
            goOn(table, table.phase(), events);
        }
    }

    /** A cultist that enters the altar ends the game (TY-CULT-03). */
    private static void step(Parokiam table, int to, Events events) {
        int cultist = table.pending.mover;
        int from = table.servants.cultist(cultist);
        table.pending.movers &= ~(1 << cultist);
        table.servants.moveCultist(cultist, to);
        if (events.heard()) {
            events.tell(new YarnsEvent.CultistMoved(
                    cultist, Cell.of(from), Cell.of(to), Colour.of(Cell.direction(from, to))));
        }
        if (to == Cell.ALTAR) {
            table.finish(Ending.CULTIST, events);
        }
    }
}
