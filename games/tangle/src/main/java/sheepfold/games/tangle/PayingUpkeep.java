package sheepfold.games.tangle;

import sheepfold.engine.Events;
import sheepfold.engine.Moves;

/** The rulebook's chapter on paying upkeep: at the start of a turn by all, by the turn card each for oneself, or by a card. */
final class PayingUpkeep {
    private PayingUpkeep() {}

    /** Pays for the markers in front of the active player from this track on, then the turn goes on. */
    static void goOn(Wasteland table, int from, Events events) {
        int track = table.upkeep.nextHeld(table.course.active, from);
        if (track < Track.COUNT) {
            call(table, track, events);
        } else if (table.rules.turnCard) {
            Tracking.begin(table, events);
        } else {
            Placing.next(table, events);
        }
    }

    /** An upkeep is due, the active player first (TA-UPK-03). */
    static void call(Wasteland table, int track, Events events) {
        table.pending.track = track;
        if (events.heard()) {
            events.tell(new TangleEvent.UpkeepCalled(Track.of(track)));
        }
        ask(table, table.course.active, events);
    }

    private static void ask(Wasteland table, int seat, Events events) {
        Detail pending = table.pending;
        pending.payer = seat;
        // Cards count as they lay when the payment began (TA-UPK-11)
        pending.less = table.powers().upkeepLess[pending.track].sum(table.front(seat));
        pending.anyCubes = table.powers().upkeepAny.isIn(table.front(seat));
        askOn(table, events);
    }

    private static void askOn(Wasteland table, Events events) {
        if (isAsked(table)) {
            table.pending.phase = Phase.UPKEEP;
        } else {
            paid(table, events);
        }
    }

    private static void paid(Wasteland table, Events events) {
        int next = table.next(table.pending.payer);
        boolean alone = table.rules.turnCard && table.pending.card == Card.NONE;
        if (!alone && next != table.course.active) {
            ask(table, next, events);
        } else {
            close(table, events);
        }
    }

    private static void close(Wasteland table, Events events) {
        Detail pending = table.pending;
        int track = pending.track;
        pending.endPayment();
        if (pending.card != Card.NONE) {
            Casting.resolved(table, events);
            return;
        }
        int next = table.next(table.course.active);
        if (table.rules.turnCard && next != table.upkeep.taker(track)) {
            table.upkeep.pass(track, next);
            if (events.heard()) {
                events.tell(new TangleEvent.MarkerPassed(table.course.active, next, Track.of(track)));
            }
        } else {
            Doing.returnMarker(table, track, events);
        }
        goOn(table, track + 1, events);
    }

    /** Own tiles that owe for a track; those beside a lake owe nothing (TA-UPK-05, TA-TIL-02). */
    static long owing(Wasteland table, int seat, int track) {
        Land land = table.land;
        if (track == Track.LAKES.ordinal()) {
            return land.areas(Tile.LAKE, seat);
        }
        long thirsty = land.areas(Tile.BUSH, seat) | land.areas(Tile.MEADOW, seat);
        return thirsty == 0 ? 0 : thirsty & ~table.rules.board.borderingAny(land.lakes());
    }

    /** How many things of a seat owe for a track. */
    static int items(Wasteland table, int seat, int track) {
        return track == Track.CARDS.ordinal()
                ? Long.bitCount(table.front(seat))
                : Long.bitCount(owing(table, seat, track));
    }

    /** Has the payer anything that may be given up, even if cards make keeping it free (TA-UPK-07)? */
    static boolean isAsked(Wasteland table) {
        int items = items(table, table.pending.payer, table.pending.track);
        int free = table.rules.givesUpFreely && table.pending.less < Effect.ALL ? 0 : table.pending.less;
        return items > free;
    }

    /** What the payer owes for what is kept. */
    static int due(Wasteland table) {
        return Math.max(0, items(table, table.pending.payer, table.pending.track) - table.pending.less);
    }

    /** What a seat would owe if an upkeep were due now. */
    static int bill(Wasteland table, int seat, int track) {
        int less = table.powers().upkeepLess[track].sum(table.front(seat));
        return Math.max(0, items(table, seat, track) - less);
    }

    /** Cubes of the payer that a toll still needs (TA-PLC-09). */
    private static int reserve(Wasteland table) {
        return table.pending.payer == table.course.active ? Tolls.reserve(table) : 0;
    }

    static boolean canPay(Wasteland table) {
        int seat = table.pending.payer;
        int due = due(table);
        if (due == 0) {
            return true;
        }
        int cubes = table.stashes.cubes(seat);
        int fitting = table.pending.takesAnyCubes()
                ? cubes
                : table.stashes.cubes(seat, Track.of(table.pending.track).cube.ordinal());
        return fitting >= due && cubes - due >= reserve(table);
    }

    static void addMoves(Wasteland table, Moves<TangleMove> into) {
        if (canPay(table)) {
            addPayments(table, into);
        }
        int seat = table.pending.payer;
        if (table.pending.track == Track.CARDS.ordinal()) {
            Works.addAll(TangleMoves.ALL_DROP_CARD, table.front(seat), into);
        } else {
            Works.addAll(TangleMoves.ALL_DROP_TILE, owing(table, seat, table.pending.track), into);
        }
    }

    /** What is due in the cubes of its kind, if anything is. */
    static Mix usual(Wasteland table) {
        return table.phase() == Phase.UPKEEP
                ? Mix.of(Track.of(table.pending.track).cube.ordinal(), due(table))
                : Mix.NONE;
    }

    /** The usual cubes may be named or not: with a card that takes any they are written, without it they are not. */
    static Mix written(Wasteland table, Mix mix) {
        if (table.phase() != Phase.UPKEEP) {
            return mix;
        }
        Mix usual = usual(table);
        boolean any = table.pending.takesAnyCubes();
        return mix.equals(any ? Mix.NONE : usual) ? (any ? usual : Mix.NONE) : mix;
    }

    private static void addPayments(Wasteland table, Moves<TangleMove> into) {
        if (!table.pending.takesAnyCubes()) {
            into.add(TangleMove.Pay.PLAIN);
            return;
        }
        int due = due(table);
        Stashes stashes = table.stashes;
        int seat = table.pending.payer;
        for (int earth = 0; earth <= Math.min(due, stashes.cubes(seat, Cube.E)); earth++) {
            for (int water = 0; water <= Math.min(due - earth, stashes.cubes(seat, Cube.W)); water++) {
                int rest = due - earth - water;
                for (int food = 0; food <= Math.min(rest, stashes.cubes(seat, Cube.N)); food++) {
                    if (rest - food <= stashes.cubes(seat, Cube.M)) {
                        into.add(TangleMove.Pay.of(earth, water, food, rest - food));
                    }
                }
            }
        }
    }

    static void play(Wasteland table, TangleMove.Pay pay, Events events) {
        int seat = table.pending.payer;
        if (table.pending.takesAnyCubes()) {
            for (int cube = 0; cube < Cube.KINDS; cube++) {
                Doing.pay(table, seat, cube, pay.mix().count(cube), events);
            }
        } else {
            int cube = Track.of(table.pending.track).cube.ordinal();
            Doing.pay(table, seat, cube, due(table), events);
        }
        paid(table, events);
    }

    static void play(Wasteland table, TangleMove.DropTile drop, Events events) {
        int seat = table.pending.payer;
        int area = drop.area().number();
        boolean bush = table.land.tile(area) == Tile.BUSH;
        Doing.lose(table, seat, area, events);
        // A bush just flips; for the others there may be no tile left (TA-UPK-09)
        if (bush || table.land.left(Tile.Pair.LOW, seat) > 0) {
            Doing.leaveEarth(table, seat, area, events);
        }
        askOn(table, events);
    }

    static void play(Wasteland table, TangleMove.DropCard drop, Events events) {
        Doing.discardFront(table, table.pending.payer, drop.card().number(), events);
        askOn(table, events);
    }
}
