package sheepfold.games.tangle;

import sheepfold.engine.Events;
import sheepfold.engine.Moves;

/** The rulebook's chapter on placements: a root moves, arrows bring cubes, tiles around are fed or emptied. */
final class Placing {
    private static final int NO_ARROW = -1;

    private Placing() {}

    /** The next placement of this turn, or casting if there is none. */
    static void next(Wasteland table, Events events) {
        Course course = table.course;
        table.pending.space = Detail.NOWHERE;
        table.pending.paid = 0;
        if (course.placements >= TangleRules.MOST_PLACEMENTS) {
            course.awake = 0;
            course.toPlace = 0;
        }
        if (course.awake != 0) {
            table.pending.phase = Phase.HIBERNATE;
        } else if (course.toPlace > 0) {
            table.pending.phase = Phase.PLACE;
        } else {
            int seat = course.active;
            for (long left = table.front(seat) & table.rules.leaveLast; left != 0; left &= left - 1) {
                Doing.discardFront(table, seat, Long.numberOfTrailingZeros(left), events);
            }
            Casting.goOn(table, events);
        }
    }

    /** The space on which roots hibernate, or -1. */
    static int hibernation(Wasteland table) {
        for (int left = table.rules.board.spaces; left != 0; left &= left - 1) {
            int space = Integer.numberOfTrailingZeros(left);
            if (table.kind(space) == Kind.HIBERNATE) {
                return space;
            }
        }
        return -1;
    }

    static void addPlacements(Wasteland table, Moves<TangleMove> into) {
        int seat = table.course.active;
        int open = openSpaces(table, seat);
        long trees = table.land.areas(Tile.TREE, seat);
        if (table.phase() == Phase.HIBERNATE) {
            addFrom(table, hibernation(table), table.course.awake, open, trees, into);
            into.add(TangleMoves.SKIP);
            return;
        }
        for (int left = table.ground.at(seat); left != 0; left &= left - 1) {
            int space = Integer.numberOfTrailingZeros(left);
            addFrom(table, space, -1, open, trees, into);
        }
        for (long left = trees; left != 0; left &= left - 1) {
            int area = Long.numberOfTrailingZeros(left);
            if (table.land.roots(area) > 0) {
                addTargets(Space.COUNT + area, 1, open, trees & ~(1L << area), into);
            }
        }
    }

    /** Of own roots that lie directly on each other, and sleep alike, it is all the same which one goes: the lowest is named. */
    private static boolean isLikeTheOneBelow(Wasteland table, int space, int index) {
        int seat = table.course.active;
        return index > 0
                && table.ground.root(space, index) == seat
                && table.ground.root(space, index - 1) == seat
                && ((table.course.asleep | table.course.awake) == 0
                        || table.kind(space) != Kind.HIBERNATE
                        || (isSame(table.course.asleep, index) && isSame(table.course.awake, index)));
    }

    private static boolean isSame(int roots, int index) {
        return (roots >> index & 1) == (roots >> (index - 1) & 1);
    }

    /** The root that stands for the one named, so that each of them may be. */
    static int standIn(Wasteland table, int space, int nth) {
        int index = table.ground.index(space, table.course.active, nth);
        int lowest = nth;
        while (isLikeTheOneBelow(table, space, index)) {
            index--;
            lowest--;
        }
        return lowest;
    }

    /** Roots of the active player among these places of a stack go anywhere, one of those that are alike. */
    private static void addFrom(Wasteland table, int space, int roots, int open, long trees, Moves<TangleMove> into) {
        int seat = table.course.active;
        int nth = 0;
        for (int i = 0; i < table.ground.height(space); i++) {
            if (table.ground.root(space, i) == seat) {
                nth++;
                boolean named = (roots >> i & 1) != 0 && !isLikeTheOneBelow(table, space, i);
                if (named && table.phase() == Phase.HOMING) {
                    addHomes(space, nth, trees, into);
                } else if (named) {
                    addTargets(space, nth, open & ~(1 << space), trees, into);
                }
            }
        }
    }

    private static void addTargets(int from, int nth, int spaces, long trees, Moves<TangleMove> into) {
        for (int left = spaces; left != 0; left &= left - 1) {
            into.add(TangleMoves.place(from, nth, Integer.numberOfTrailingZeros(left)));
        }
        for (long left = trees; left != 0; left &= left - 1) {
            into.add(TangleMoves.place(from, nth, Space.COUNT + Long.numberOfTrailingZeros(left)));
        }
    }

    private static void addHomes(int from, int nth, long trees, Moves<TangleMove> into) {
        for (long left = trees; left != 0; left &= left - 1) {
            into.add(TangleMoves.home(from, nth, Long.numberOfTrailingZeros(left)));
        }
    }

    /** Spaces whose toll a seat can pay (TA-PLC-08). */
    static int openSpaces(Wasteland table, int seat) {
        int stash = table.stashes.cubes(seat);
        int open = table.rules.board.spaces;
        int others = 0;
        for (int other = 0; other < table.seats(); other++) {
            others |= other == seat ? 0 : table.ground.at(other);
        }
        if (Tolls.arePaidByPool(table, seat)) {
            return open;
        }
        for (int left = others; left != 0; left &= left - 1) {
            int space = Integer.numberOfTrailingZeros(left);
            int owed = Tolls.owed(table, seat, space);
            if (owed > stash && owed > stash + sureIncome(table, seat, space)) {
                open &= ~(1 << space);
            }
        }
        return open;
    }

    /** Does Sap Flow keep what an arrow of a space brings? */
    static boolean canKeep(Wasteland table, int seat, int space) {
        return table.powers().sap.isIn(table.front(seat)) && table.rules.board.arrows(space) > 0;
    }

    /** What a placement brings without any choice: arrows by Sap Flow, tiles around, and what the space gives. */
    static int sureIncome(Wasteland table, int seat, int space) {
        return (canKeep(table, seat, space) ? 1 : 0)
                + aroundIncome(table, seat, space)
                + spaceIncome(table, seat, space);
    }

    private static int aroundIncome(Wasteland table, int seat, int space) {
        Land land = table.land;
        long around = table.rules.board.areasAt(space);
        int self = table.powers().self.sum(table.front(seat));
        int cap = table.powers().meadowCap(table.front(seat));
        int income = 0;
        for (long left = around & land.areas(Tile.MEADOW, seat); left != 0; left &= left - 1) {
            int stock = land.stock(Long.numberOfTrailingZeros(left));
            income += stock + Math.clamp((long) cap - stock, 0, self);
        }
        for (long left = around & land.areas(Tile.BUSH, seat); left != 0; left &= left - 1) {
            income += land.stock(Long.numberOfTrailingZeros(left)) + self;
        }
        return income;
    }

    private static int spaceIncome(Wasteland table, int seat, int space) {
        Kind kind = table.kind(space);
        if (kind == Kind.GATHER_WATER) {
            return table.land.count(Tile.TREE, seat);
        }
        if (!kind.holdsCubes()) {
            return 0;
        }
        int income = table.ground.cubes(space);
        for (int cube = 0; cube < Cube.KINDS; cube++) {
            boolean there = table.ground.cubes(space, cube) > 0;
            income += there ? table.powers().takeMore[cube].sum(table.front(seat)) : 0;
        }
        return income;
    }

    static void play(Wasteland table, TangleMove.Place move, Events events) {
        Course course = table.course;
        int seat = course.active;
        if (table.phase() == Phase.PLACE) {
            course.toPlace--;
        }
        course.placements++;
        move(table, seat, move.from(), move.nth(), move.to(), true, events);
        if (move.to() instanceof Area) {
            comeHome(table, seat, events);
            return;
        }
        int space = move.to().spot();
        table.pending.space = space;
        if (canKeep(table, seat, space)) {
            table.pending.phase = Phase.SAP;
        } else {
            bring(table, NO_ARROW, events);
        }
    }

    /** A root goes from one spot to another; it goes on top of what is there. */
    private static void move(Wasteland table, int seat, Spot from, int nth, Spot to, boolean placed, Events events) {
        int index = 0;
        if (from instanceof Space) {
            index = table.ground.index(from.spot(), seat, nth);
            boolean sleeper = table.kind(from.spot()) == Kind.HIBERNATE;
            table.ground.pull(from.spot(), index);
            if (sleeper) {
                table.course.leave(index);
            }
        } else {
            table.land.addRoots(from.spot() - Space.COUNT, -1);
        }
        if (to instanceof Space) {
            table.ground.push(to.spot(), seat);
        } else {
            table.land.addRoots(to.spot() - Space.COUNT, 1);
        }
        if (events.heard()) {
            events.tell(new TangleEvent.RootMoved(seat, from, index, to, placed));
        }
    }

    /** A root at home does nothing else (TA-PLC-03), but a card may reward it. */
    private static void comeHome(Wasteland table, int seat, Events events) {
        table.pending.gains = table.powers().onHome.sum(table.front(seat));
        if (table.pending.gains > 0) {
            table.pending.phase = Phase.GAIN;
        } else {
            next(table, events);
        }
    }

    /** Arrows that Sap Flow can keep; without one only if the toll does not depend on it (TA-PLC-09). */
    static void addSap(Wasteland table, Moves<TangleMove> into) {
        Board board = table.rules.board;
        int space = table.pending.space;
        for (int arrow = 0; arrow < board.arrows(space); arrow++) {
            into.add(TangleMoves.keep(board.brought(space, arrow), board.target(space, arrow)));
        }
        int seat = table.course.active;
        int sure = aroundIncome(table, seat, space) + spaceIncome(table, seat, space);
        if (table.stashes.cubes(seat) + sure >= Tolls.reserve(table)) {
            into.add(TangleMoves.SKIP);
        }
    }

    static void play(Wasteland table, TangleMove.Keep keep, Events events) {
        Board board = table.rules.board;
        int space = table.pending.space;
        int arrow = 0;
        while (board.target(space, arrow) != keep.space().number()) {
            arrow++;
        }
        bring(table, arrow, events);
    }

    /** Step 2: arrows bring cubes, but one may be kept (TA-PLC-04). */
    private static void bring(Wasteland table, int kept, Events events) {
        Board board = table.rules.board;
        int space = table.pending.space;
        for (int arrow = 0; arrow < board.arrows(space); arrow++) {
            int cube = board.brought(space, arrow);
            if (arrow == kept) {
                Doing.gain(table, table.course.active, cube, 1, events);
                continue;
            }
            table.ground.add(board.target(space, arrow), cube, 1);
            if (events.heard()) {
                events.tell(new TangleEvent.Brought(Space.of(board.target(space, arrow)), Cube.of(cube)));
            }
        }
        feedAndHarvest(table, events);
        Acting.begin(table, events);
    }

    /** Step 3: own meadows and bushes around are emptied, those of others get something (TA-PLC-05). */
    private static void feedAndHarvest(Wasteland table, Events events) {
        long around = table.rules.board.areasAt(table.pending.space);
        for (int seat = 0; seat < table.seats(); seat++) {
            if ((around & table.land.of(seat)) != 0) {
                feedAndHarvest(table, seat, Tile.MEADOW, around, events);
                feedAndHarvest(table, seat, Tile.BUSH, around, events);
            }
        }
    }

    private static void feedAndHarvest(Wasteland table, int seat, Tile tile, long around, Events events) {
        boolean own = seat == table.course.active;
        Powers powers = table.powers();
        for (long left = around & table.land.areas(tile, seat); left != 0; left &= left - 1) {
            int area = Long.numberOfTrailingZeros(left);
            int count = own ? powers.self.sum(table.front(seat)) : powers.gifts(tile, table.front(seat));
            Doing.feed(table, seat, tile, area, count, events);
            if (own) {
                Doing.harvest(table, seat, tile, area, events);
            }
        }
    }

    /** After step 5: those below gain, then the one above, then a root may come home (TA-PLC-11). */
    static void settled(Wasteland table, Events events) {
        int active = table.course.active;
        int space = table.pending.space;
        boolean above = false;
        for (int seat = table.next(active); seat != active; seat = table.next(seat)) {
            if ((table.ground.at(seat) >> space & 1) != 0) {
                above = true;
                for (int cube = 0; cube < Cube.KINDS; cube++) {
                    Doing.gain(table, seat, cube, table.powers().overMe[cube].sum(table.front(seat)), events);
                }
            }
        }
        table.pending.gains = above ? table.powers().overOpponent.sum(table.front(active)) : 0;
        if (table.pending.gains > 0) {
            table.pending.phase = Phase.GAIN;
        } else {
            homing(table, events);
        }
    }

    static void play(Wasteland table, TangleMove.Gain gain, Events events) {
        Doing.gain(table, table.course.active, gain.cube().ordinal(), 1, events);
        table.pending.gains--;
        if (table.pending.gains > 0) {
            return;
        }
        if (table.pending.space == Detail.NOWHERE) {
            next(table, events);
        } else {
            homing(table, events);
        }
    }

    private static void homing(Wasteland table, Events events) {
        int seat = table.course.active;
        boolean may = table.powers().homing.isIn(table.front(seat))
                && !table.course.homed
                && table.land.areas(Tile.TREE, seat) != 0;
        boolean others =
                table.ground.at(seat) != 1 << table.pending.space || table.ground.count(table.pending.space, seat) > 1;
        if (may && others) {
            table.pending.phase = Phase.HOMING;
        } else {
            next(table, events);
        }
    }

    /** Any other own root on a space, to any own tree. */
    static void addHomings(Wasteland table, Moves<TangleMove> into) {
        int seat = table.course.active;
        long trees = table.land.areas(Tile.TREE, seat);
        for (int left = table.ground.at(seat); left != 0; left &= left - 1) {
            int space = Integer.numberOfTrailingZeros(left);
            int placed = space == table.pending.space ? 1 << (table.ground.height(space) - 1) : 0;
            addFrom(table, space, ~placed, 0, trees, into);
        }
        into.add(TangleMoves.SKIP);
    }

    static void play(Wasteland table, TangleMove.Home home, Events events) {
        table.course.homed = true;
        move(table, table.course.active, home.from(), home.nth(), home.to(), false, events);
        next(table, events);
    }

    /** What may be left out: a hibernated root, sap, a root home. */
    static void skip(Wasteland table, Events events) {
        switch (table.phase()) {
            case SAP -> bring(table, NO_ARROW, events);
            case HIBERNATE -> {
                table.course.awake = 0;
                next(table, events);
            }
            default -> next(table, events);
        }
    }
}
