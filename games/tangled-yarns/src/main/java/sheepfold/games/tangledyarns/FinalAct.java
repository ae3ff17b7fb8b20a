package sheepfold.games.tangledyarns;

import sheepfold.engine.Events;
import sheepfold.engine.Moves;

/** The Angel: how it comes, and how it moves and strikes in place of the Shepherd (TY-ANG). */
final class FinalAct {
    private FinalAct() {}

    /** At once when the last gate is locked; without a cultist the game is won (TY-ANG-01, TY-END-01). */
    static void summon(Parokiam table, Events events) {
        int strength = table.servants.wolves();
        table.way.standAbove(0);
        table.servants.summonAngel(Cell.ALTAR, strength);
        if (events.heard()) {
            events.tell(new YarnsEvent.AngelArrived(strength));
        }
        if (!isWon(table, events)) {
            SheepPhase.goOn(table, events);
        }
    }

    static boolean isWon(Parokiam table, Events events) {
        if (table.isFinalAct() && table.servants.cultists() == 0) {
            table.finish(Ending.WIN, events);
        }
        return table.isOver();
    }

    /** Its phase 1: as many steps as there are cultists (TY-ANG-04). */
    static void begin(Parokiam table, Events events) {
        table.course.angelRounds++;
        table.pending.stepsLeft = table.servants.cultists();
        goOn(table, events);
    }

    private static void goOn(Parokiam table, Events events) {
        while (table.pending.stepsLeft > 0 && nearer(table) != 0) {
            long nearer = nearer(table);
            if (Long.bitCount(nearer) > 1) {
                table.await(Phase.ANGEL);
                return;
            }
            step(table, Cell.first(nearer), events);
        }
        boolean strikes = table.servants.strength() > 0 && table.flock.on(table.servants.angel()) != 0;
        if (strikes) {
            Strikes.strike(table, table.servants.angel(), events);
        } else {
            ShepherdPhase.endPhase(table, events);
        }
    }

    /** Walls do not count; none where it has met a sheep. */
    static long nearer(Parokiam table) {
        long sheep = table.flock.cellsOf(table.flock.living());
        int angel = table.servants.angel();
        return Cell.isIn(angel, sheep) ? 0 : City.nearer(Cell.GRID, angel, sheep, Cell.EVERY);
    }

    static void addDirections(Parokiam table, Moves<YarnsMove> into) {
        CultistPhase.addDirections(table.servants.angel(), nearer(table), into);
    }

    static void go(Parokiam table, int direction, Events events) {
        step(table, Cell.GRID.neighbour(table.servants.angel(), direction), events);
        goOn(table, events);
    }

    private static void step(Parokiam table, int to, Events events) {
        int from = table.servants.angel();
        table.servants.moveAngel(to);
        table.pending.stepsLeft--;
        if (events.heard()) {
            events.tell(new YarnsEvent.AngelMoved(Cell.of(from), Cell.of(to), Colour.of(Cell.direction(from, to))));
        }
    }

    /** After phase 4 (TY-ANG-02, TY-END-04). */
    static void endRound(Parokiam table, Events events) {
        if (table.course.angelRounds >= table.rules.finalActRounds()) {
            table.finish(Ending.TIME, events);
        } else {
            ShepherdPhase.beginRound(table, events);
        }
    }
}
