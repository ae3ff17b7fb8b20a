package sheepfold.games.tangle;

import sheepfold.engine.Events;
import sheepfold.engine.Moves;

/** Step 5 of a placement: a cube for each opposing root below, from the top down (TA-PLC-07). */
final class Tolls {
    private Tolls() {}

    static boolean arePaidByPool(Wasteland table, int seat) {
        return table.powers().tollPool.isIn(table.front(seat));
    }

    /** All that a seat owes to opposing roots on a space. */
    static int owed(Wasteland table, int seat, int space) {
        int owed = 0;
        for (int i = table.ground.height(space) - 1; i >= 0; i--) {
            int owner = table.ground.root(space, i);
            owed += owner == seat ? 0 : table.powers().toll(table.front(owner));
        }
        return owed;
    }

    /** Cubes that the active player must keep for the toll of this placement (TA-PLC-09). */
    static int reserve(Wasteland table) {
        int seat = table.course.active;
        boolean owes = table.pending.space != Detail.NOWHERE
                && table.ground.height(table.pending.space) > 1
                && !arePaidByPool(table, seat);
        return owes ? owed(table, seat, table.pending.space) : 0;
    }

    static void begin(Wasteland table, Events events) {
        table.pending.paid = 0;
        goOn(table, events);
    }

    /** Whom the next cube goes to, or -1 if all is paid. */
    static int recipient(Wasteland table) {
        int left = table.pending.paid;
        int space = table.pending.space;
        for (int i = table.ground.height(space) - 2; i >= 0; i--) {
            int owner = table.ground.root(space, i);
            left -= owner == table.course.active ? 0 : table.powers().toll(table.front(owner));
            if (left < 0) {
                return owner;
            }
        }
        return -1;
    }

    private static void goOn(Wasteland table, Events events) {
        int recipient = recipient(table);
        while (recipient >= 0 && canGive(table)) {
            int only = onlyCube(table);
            if (only < 0) {
                table.pending.phase = Phase.TOLL;
                return;
            }
            pay(table, recipient, only, events);
            recipient = recipient(table);
        }
        Placing.settled(table, events);
    }

    /** Always, unless Hard Winter in a sacrifice has taken the card by which the pool would have paid. */
    private static boolean canGive(Wasteland table) {
        int seat = table.course.active;
        return table.stashes.cubes(seat) > 0 || arePaidByPool(table, seat);
    }

    /** The only kind of cube that can be given; -1 if there is a choice. */
    private static int onlyCube(Wasteland table) {
        int seat = table.course.active;
        if (arePaidByPool(table, seat)) {
            return -1;
        }
        int only = -1;
        for (int cube = 0; cube < Cube.KINDS; cube++) {
            if (table.stashes.cubes(seat, cube) > 0) {
                if (only >= 0) {
                    return -1;
                }
                only = cube;
            }
        }
        return only;
    }

    static void addGifts(Wasteland table, Moves<TangleMove> into) {
        int seat = table.course.active;
        boolean pool = arePaidByPool(table, seat);
        for (int cube = 0; cube < Cube.KINDS; cube++) {
            if (pool || table.stashes.cubes(seat, cube) > 0) {
                into.add(TangleMoves.give(cube));
            }
        }
    }

    static void play(Wasteland table, TangleMove.Give give, Events events) {
        pay(table, recipient(table), give.cube().ordinal(), events);
        goOn(table, events);
    }

    private static void pay(Wasteland table, int recipient, int cube, Events events) {
        int seat = table.course.active;
        table.pending.paid++;
        if (arePaidByPool(table, seat)) {
            Doing.gain(table, recipient, cube, 1, events);
        } else {
            Doing.give(table, seat, recipient, cube, events);
        }
    }
}
