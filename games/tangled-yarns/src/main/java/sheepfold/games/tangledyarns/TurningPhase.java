package sheepfold.games.tangledyarns;

import sheepfold.engine.Events;
import sheepfold.engine.Moves;
import sheepfold.games.tangledyarns.YarnsMove.Turn;

/** Phase 3: sheep turn tiles, all seats at the same time (TY-ROT). */
final class TurningPhase {
    private TurningPhase() {}

    /** By QUIET nothing is turned at all (TY-WAY-01). */
    static void begin(Parokiam table, Events events) {
        table.course.beginPhase();
        if (table.isActive(WayTile.QUIET)) {
            CultistPhase.begin(table, events);
            return;
        }
        if (events.heard()) {
            events.tell(new YarnsEvent.PhaseBegan(3));
        }
        goOn(table, events);
    }

    static void goOn(Parokiam table, Events events) {
        if (!table.awaitDeeds(Phase.TURN)) {
            CultistPhase.begin(table, events);
        }
    }

    static boolean canTurnAnything(Parokiam table, int seat) {
        for (int sheep : Band.numbers(table.flock.of(seat))) {
            for (long tiles = byHand(table, sheep) | byTech(table, sheep); tiles != 0; tiles &= tiles - 1) {
                if (canTurn(table.city, Cell.first(tiles))) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean canTurn(City city, int tile) {
        int before = city.wallOf(tile);
        for (int wall = 0; wall < Colour.COUNT; wall++) {
            if (wall != before && city.staysSound(tile, wall)) {
                return true;
            }
        }
        return false;
    }

    /** Tiles that are never turned: those of cultists and of the Angel (TY-ROT-04). */
    static long barred(Parokiam table) {
        long cultists = table.servants.cultistCells();
        return table.isFinalAct() ? cultists | 1L << table.servants.angel() : cultists;
    }

    static long byHand(Parokiam table, int sheep) {
        return table.flock.hasTurned(sheep) ? 0 : Traits.turnable(table, sheep) & ~barred(table);
    }

    static long byTech(Parokiam table, int sheep) {
        return table.store.count(Relic.TECH) > 0 ? Traits.turnableByTech(table, sheep) & ~barred(table) : 0;
    }

    static void addTurns(Parokiam table, int seat, Moves<YarnsMove> into) {
        into.add(YarnsMoves.DONE);
        for (int sheep : Band.numbers(table.flock.of(seat))) {
            addTurns(table, sheep, byHand(table, sheep), false, into);
            addTurns(table, sheep, byTech(table, sheep), true, into);
        }
    }

    /** To any other position that leaves the city sound (TY-ROT-05). */
    private static void addTurns(Parokiam table, int sheep, long tiles, boolean tech, Moves<YarnsMove> into) {
        for (long left = tiles; left != 0; left &= left - 1) {
            int tile = Cell.first(left);
            int before = table.city.wallOf(tile);
            for (int wall = 0; wall < Colour.COUNT; wall++) {
                if (wall != before && table.city.staysSound(tile, wall)) {
                    into.add(YarnsMoves.turn(sheep, tile, wall, tech));
                }
            }
        }
    }

    static void play(Parokiam table, Turn turn, Events events) {
        int tile = turn.tile().number();
        Colour before = Colour.of(table.city.wallOf(tile));
        table.city.turn(tile, turn.wall().ordinal());
        if (turn.tech()) {
            table.store.spend(Relic.TECH, 1);
        } else {
            table.flock.setTurned(turn.sheep().ordinal());
        }
        if (events.heard()) {
            events.tell(new YarnsEvent.TileTurned(turn.sheep(), turn.tile(), before, turn.wall(), turn.tech()));
        }
        goOn(table, events);
    }
}
