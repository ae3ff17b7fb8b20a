package sheepfold.games.tangle;

import sheepfold.games.tangle.Effect.Price;

/** What things cost the active player, and whether it can be paid with the toll still in hand (TA-PLC-09). */
final class Prices {
    static final int FREE = 0;
    private static final int MEADOW = 2;
    private static final int SPREAD_MEADOW = 1;
    private static final int SPROUT = 2;
    static final int TAKEOVER = 3;

    private Prices() {}

    /** Can so many cubes of a kind be paid? */
    static boolean affords(Wasteland table, int cube, int count) {
        int seat = table.course.active;
        return table.stashes.cubes(seat, cube) >= count && spares(table, count);
    }

    /** Can the stash spare so many cubes of whatever kind? */
    static boolean spares(Wasteland table, int count) {
        return count == 0 || table.stashes.cubes(table.course.active) - count >= Tolls.reserve(table);
    }

    /** Clean earth at a distance from the nearest own tile: 1 beside it, and 1 for each area jumped over (TA-ACT-03). */
    static int earth(Wasteland table, int distance) {
        Detail pending = table.pending;
        int jumped = distance - 1 - table.powers().jumpLess.sum(table.front(table.course.active));
        return (pending.free ? 0 : 1) + Math.max(0, jumped);
    }

    /** The same with what cards save in this action. */
    static int earthPaid(Wasteland table, int distance) {
        return Math.max(0, earth(table, distance) - table.pending.saved);
    }

    static int meadow(Wasteland table) {
        if (table.pending.free) {
            return FREE;
        }
        int price = table.pending.work == Work.SPREAD_MEADOWS ? SPREAD_MEADOW : MEADOW;
        return table.powers().reduced(price, Price.MEADOW, Cube.N, table.front(table.course.active));
    }

    static int growWater(Wasteland table, int area) {
        return table.pending.free ? FREE : water(table, Price.GROW, 1, area);
    }

    static int growFood(Wasteland table) {
        long front = table.front(table.course.active);
        return table.pending.free ? FREE : table.powers().reduced(1, Price.GROW, Cube.N, front);
    }

    static int sproutWater(Wasteland table, int area) {
        return water(table, Price.SPROUT, SPROUT, area);
    }

    static int sproutFood(Wasteland table) {
        return table.powers().reduced(SPROUT, Price.SPROUT, Cube.N, table.front(table.course.active));
    }

    /** Lakes around lower a price in water (TA-TIL-01). */
    private static int water(Wasteland table, Price what, int price, int area) {
        int lakes = Long.bitCount(table.rules.board.bordering(area) & table.land.lakes());
        int saved = table.rules.lakesStack ? lakes : Math.min(1, lakes);
        int reduced = table.powers().reduced(price, what, Cube.W, table.front(table.course.active));
        return Math.max(0, reduced - saved);
    }

    /** What a small move or a card costs the active player. */
    static Mix of(Wasteland table, TangleMove move) {
        int seat = table.course.active;
        return switch (move) {
            case TangleMove.Earth(Area area) -> Mix.of(Cube.E, earthPaid(table, distance(table, seat, area.number())));
            case TangleMove.Meadow _ -> Mix.of(Cube.N, meadow(table));
            case TangleMove.Grow(Area area) -> new Mix(0, growWater(table, area.number()), growFood(table), 0);
            case TangleMove.Sapling(Area area) -> new Mix(0, sproutWater(table, area.number()), sproutFood(table), 0);
            case TangleMove.SpreadBush _, TangleMove.TakeOver _ -> Mix.of(Cube.E, 1);
            case TangleMove.Swap(TangleMove.Good good) -> Mix.of(Cube.M, good.price);
            case TangleMove.Cast(Card card) ->
                Mix.each(cube -> table.powers().cost(card.number(), cube, table.front(seat)));
            default -> Mix.NONE;
        };
    }

    static boolean affordsGrowth(Wasteland table, int area) {
        return affordsBoth(table, growWater(table, area), growFood(table));
    }

    static boolean affordsSprout(Wasteland table, int area) {
        return affordsBoth(table, sproutWater(table, area), sproutFood(table));
    }

    private static boolean affordsBoth(Wasteland table, int water, int food) {
        int seat = table.course.active;
        return table.stashes.cubes(seat, Cube.W) >= water
                && table.stashes.cubes(seat, Cube.N) >= food
                && spares(table, water + food);
    }

    static boolean affordsTakeover(Wasteland table) {
        return affords(table, Cube.E, 1) && spares(table, TAKEOVER);
    }

    static boolean affordsCard(Wasteland table, int seat, int card) {
        for (int cube = 0; cube < Cube.KINDS; cube++) {
            if (table.stashes.cubes(seat, cube) < table.powers().cost(card, cube, table.front(seat))) {
                return false;
            }
        }
        return true;
    }

    /** Steps along bordering areas from the nearest own tile (TA-ACT-03). */
    static int distance(Wasteland table, int seat, int area) {
        long seen = table.land.of(seat);
        int distance = 0;
        while ((seen >> area & 1) == 0) {
            long reached = seen | table.rules.board.borderingAny(seen);
            if (reached == seen) {
                return Detail.ANY_NUMBER;
            }
            seen = reached;
            distance++;
        }
        return distance;
    }
}
