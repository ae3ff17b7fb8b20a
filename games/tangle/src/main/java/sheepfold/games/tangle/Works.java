package sheepfold.games.tangle;

import java.util.List;
import sheepfold.engine.Moves;

/** The small moves of which actions and card effects are made, as far as they are legal. */
final class Works {
    private static final String NO_EARTH = "no clean earth tile is left in your stash";
    private static final String NO_SAPLING = "no sapling tile is left in your stash";

    private Works() {}

    /** Of moves by their areas or cards, those in a set of them. */
    static void addAll(List<? extends TangleMove> moves, long of, Moves<TangleMove> into) {
        for (long left = of; left != 0; left &= left - 1) {
            into.add(moves.get(Long.numberOfTrailingZeros(left)));
        }
    }

    /** The same of what chance may do, all alike. */
    static void addChances(List<? extends TangleMove> moves, long of, Moves<TangleMove> into) {
        for (long left = of; left != 0; left &= left - 1) {
            into.add(moves.get(Long.numberOfTrailingZeros(left)), 1);
        }
    }

    /** What is left to do, and that one may be done. */
    static void add(Wasteland table, Moves<TangleMove> into) {
        if (table.pending.left != 0) {
            addSmall(table, into);
        }
        if (table.pending.work.isOptional()) {
            into.add(TangleMoves.DONE);
        }
    }

    /** Is there anything to do but to be done? */
    static boolean areAny(Wasteland table) {
        Moves<TangleMove> moves = table.listed();
        return !moves.isEmpty() && !(moves.get(0) instanceof TangleMove.Done);
    }

    private static void addSmall(Wasteland table, Moves<TangleMove> into) {
        switch (table.pending.work) {
            case NONE -> {}
            case EARTH -> addEarth(table, into);
            case LAKE -> addAll(TangleMoves.ALL_LAKE, lakes(table, Doubt.NONE), into);
            case MEADOWS, SPREAD_MEADOWS -> addMeadows(table, into);
            case PLANT -> addPlants(table, into);
            case GROW, CONTAINED -> addGrowth(table, into);
            case DIVERSE -> addDiverse(table, into);
            case SPROUT -> addSprouts(table, into);
            case SPREAD_BUSHES -> {
                boolean paid = Prices.affords(table, Cube.E, 1);
                addAll(TangleMoves.ALL_SPREAD_BUSH, paid ? spreadBushes(table, Doubt.NONE) : 0, into);
            }
            case MANA -> addSwaps(table, into);
            case SHIFT -> addShifts(table, into);
            case SACRIFICE -> addSacrifices(table, into);
            case TAKEOVER -> addTakeovers(table, into);
            default -> CardWorks.add(table, into);
        }
    }

    /** Where clean earth can lie if it is paid for. */
    static long earth(Wasteland table, Doubt doubt) {
        boolean any = table.land.left(Tile.Pair.LOW, table.course.active) > 0;
        long empty = doubt.only(table.empty(), "TA-GEO-05", "{area} has a tile already");
        return doubt.onlyIf(any, empty, "TA-GEO-07", NO_EARTH);
    }

    /** From near to far as long as the price can be paid (TA-ACT-02, TA-ACT-03). */
    private static void addEarth(Wasteland table, Moves<TangleMove> into) {
        long fitting = earth(table, Doubt.NONE);
        long reached = table.land.of(table.course.active);
        long edge = fitting == 0 ? 0 : reached;
        for (int distance = 1;
                edge != 0 && Prices.affords(table, Cube.E, Prices.earthPaid(table, distance));
                distance++) {
            edge = table.rules.board.borderingAny(edge) & ~reached;
            reached |= edge;
            addAll(TangleMoves.ALL_EARTH, edge & fitting, into);
        }
    }

    /** Beside own tiles, or in place of own clean earth (TA-ACT-04). */
    static long lakes(Wasteland table, Doubt doubt) {
        int seat = table.course.active;
        boolean any = table.land.left(Tile.Pair.WET, seat) > 0;
        long beside = table.rules.board.borderingAny(table.land.of(seat)) & table.empty();
        long fitting = beside | table.land.areas(Tile.CLEAN_EARTH, seat);
        doubt.onlyIf(any, -1, "TA-GEO-07", "no lake tile is left in your stash");
        String where = "a lake goes beside your tiles, or in place of your clean earth";
        return doubt.onlyIf(any, fitting, "TA-ACT-04", where);
    }

    private static long clean(Wasteland table, String rule, Doubt doubt) {
        long clean = table.land.areas(Tile.CLEAN_EARTH, table.course.active);
        return doubt.only(clean, rule, "{area} is no clean earth of yours");
    }

    /** Where meadows can lie if they are paid for; spreading they go beside those that were there before (TA-ACT-15). */
    static long meadows(Wasteland table, Doubt doubt) {
        boolean any = table.land.left(Tile.Pair.WET, table.course.active) > 0;
        long beside = table.pending.work == Work.SPREAD_MEADOWS ? table.pending.areas : -1;
        long clean = clean(table, "TA-ACT-05", doubt);
        long fitting = doubt.onlyIf(any, clean, "TA-GEO-07", "no meadow tile is left in your stash");
        return doubt.only(fitting & beside, "TA-ACT-15", "{area} borders no meadow that you had before");
    }

    private static void addMeadows(Wasteland table, Moves<TangleMove> into) {
        boolean paid = Prices.affords(table, Cube.N, Prices.meadow(table));
        addAll(TangleMoves.ALL_MEADOW, paid ? meadows(table, Doubt.NONE) : 0, into);
    }

    /** Where a seed can go. */
    static long bare(Wasteland table, Doubt doubt) {
        long clean = clean(table, "TA-ACT-07", doubt);
        return doubt.only(clean & ~table.land.seeded(), "TA-ACT-07", "{area} has a seed already");
    }

    private static void addPlants(Wasteland table, Moves<TangleMove> into) {
        for (long left = bare(table, Doubt.NONE); left != 0; left &= left - 1) {
            int area = Long.numberOfTrailingZeros(left);
            if (table.pending.bushSeeds > 0) {
                into.add(TangleMoves.plant(Seed.BUSH.ordinal(), area));
            }
            if (table.pending.treeSeeds > 0) {
                into.add(TangleMoves.plant(Seed.TREE.ordinal(), area));
            }
        }
    }

    /** What can grow if it is paid for (TA-ACT-08 to TA-ACT-10). */
    static long growing(Wasteland table, Doubt doubt) {
        int seat = table.course.active;
        Land land = table.land;
        long clean = land.areas(Tile.CLEAN_EARTH, seat);
        long roomless = land.left(Tile.Pair.TALL, seat) > 0 ? 0 : clean & land.seeds(Seed.TREE);
        long plants = (clean & land.seeded()) | land.areas(Tile.SAPLING, seat);
        long fitting = doubt.only(~table.pending.areas, "TA-ACT-09", "{area} has grown in this action");
        fitting = doubt.only(fitting & ~roomless, "TA-ACT-10", NO_SAPLING);
        return doubt.only(fitting & plants, "TA-ACT-08", "{area} has no seed and no sapling of yours");
    }

    private static void addGrowth(Wasteland table, Moves<TangleMove> into) {
        for (long left = growing(table, Doubt.NONE); left != 0; left &= left - 1) {
            int area = Long.numberOfTrailingZeros(left);
            if (Prices.affordsGrowth(table, area)) {
                into.add(TangleMoves.grow(area));
            }
        }
    }

    private static void addDiverse(Wasteland table, Moves<TangleMove> into) {
        int open = table.pending.left;
        if ((open & Detail.ONE_EARTH) != 0) {
            addEarth(table, into);
        }
        if ((open & Detail.ONE_MEADOW) != 0) {
            addMeadows(table, into);
        }
        if ((open & Detail.ONE_GROWTH) != 0) {
            addGrowth(table, into);
        }
    }

    /** Where a sapling can sprout if it is paid for. */
    static long sprouting(Wasteland table, Doubt doubt) {
        int seat = table.course.active;
        long beside = table.pending.areas & table.land.areas(Tile.CLEAN_EARTH, seat);
        doubt.only(beside, "TA-ACT-14", "{area} is no clean earth of yours beside one of your trees");
        return doubt.onlyIf(table.land.left(Tile.Pair.TALL, seat) > 0, beside, "TA-ACT-10", NO_SAPLING);
    }

    private static void addSprouts(Wasteland table, Moves<TangleMove> into) {
        for (long left = sprouting(table, Doubt.NONE); left != 0; left &= left - 1) {
            int area = Long.numberOfTrailingZeros(left);
            if (Prices.affordsSprout(table, area)) {
                into.add(TangleMoves.sapling(area));
            }
        }
    }

    /** Where a bush seed can spread if it is paid for. */
    static long spreadBushes(Wasteland table, Doubt doubt) {
        long beside = table.pending.areas & table.land.bare(table.course.active);
        doubt.only(beside, "TA-ACT-16", "{area} is no seedless clean earth beside a bush that you had before");
        return doubt.onlyIf(table.pool(Seed.BUSH) > 0, beside, "TA-GEO-07", "the pool has no such seed");
    }

    private static void addSwaps(Wasteland table, Moves<TangleMove> into) {
        int mana = table.stashes.cubes(table.course.active, Cube.M);
        for (int i = 0; i < TangleMoves.ALL_SWAP.size(); i++) {
            TangleMove.Good good = TangleMove.Good.ALL.get(i);
            if (mana >= good.price && isThere(table, good)) {
                into.add(TangleMoves.swap(i));
            }
        }
    }

    /** A cube for a cube costs nothing that a toll needs; cards and seeds do. */
    static boolean isThere(Wasteland table, TangleMove.Good good) {
        return switch (good) {
            case EARTH, WATER, NOURISHMENT -> true;
            case CARD -> table.cards.areLeft() && Prices.spares(table, good.price);
            case BUSH_SEED -> table.pool(Seed.BUSH) > 0 && Prices.spares(table, good.price);
            case TREE_SEED -> table.pool(Seed.TREE) > 0 && Prices.spares(table, good.price);
        };
    }

    /** Pairs; a form takes three tiles. */
    private static void addShifts(Wasteland table, Moves<TangleMove> into) {
        for (long left = table.land.of(table.course.active); left != 0; left &= left - 1) {
            int area = Long.numberOfTrailingZeros(left);
            for (long others = left & (left - 1); others != 0; others &= others - 1) {
                into.add(TangleMove.Shift.pair(area, Long.numberOfTrailingZeros(others)));
            }
        }
    }

    private static void addSacrifices(Wasteland table, Moves<TangleMove> into) {
        int seat = table.course.active;
        Land land = table.land;
        for (long left = land.areas(Tile.CLEAN_EARTH, seat); left != 0; left &= left - 1) {
            for (int cube = 0; cube < Cube.KINDS; cube++) {
                into.add(TangleMoves.sacrificeEarth(Long.numberOfTrailingZeros(left), cube));
            }
        }
        addAll(TangleMoves.ALL_SACRIFICE, land.areas(Tile.LAKE, seat) | land.areas(Tile.MEADOW, seat), into);
        long castable = castable(table);
        if (castable == 0) {
            addAll(TangleMoves.ALL_SACRIFICE, land.areas(Tile.BUSH, seat), into);
            return;
        }
        for (long left = land.areas(Tile.BUSH, seat); left != 0; left &= left - 1) {
            for (long cards = castable; cards != 0; cards &= cards - 1) {
                into.add(
                        TangleMoves.sacrificeBush(Long.numberOfTrailingZeros(left), Long.numberOfTrailingZeros(cards)));
            }
        }
    }

    /** Cards that a sacrificed bush can cast: of the hand or the discard pile. */
    static long castable(Wasteland table) {
        return Casting.mayCastMore(table) ? table.cards.hand(table.course.active) | table.cards.discard : 0;
    }

    /** Opposing clean earth without a seed that borders own tiles, as long as there is a tile to lay there. */
    static long takeable(Wasteland table, Doubt doubt) {
        int seat = table.course.active;
        long bare = 0;
        for (int other = 0; other < table.seats(); other++) {
            bare |= other == seat ? 0 : table.land.bare(other);
        }
        long beside = bare & table.rules.board.borderingAny(table.land.of(seat));
        doubt.only(beside, "TA-CEN-05", "{area} is no seedless clean earth of an opponent beside your tiles");
        return doubt.onlyIf(table.land.left(Tile.Pair.LOW, seat) > 0, beside, "TA-GEO-07", NO_EARTH);
    }

    private static void addTakeovers(Wasteland table, Moves<TangleMove> into) {
        long takeable = Prices.affordsTakeover(table) ? takeable(table, Doubt.NONE) : 0;
        for (long left = takeable; left != 0; left &= left - 1) {
            int area = Long.numberOfTrailingZeros(left);
            for (int first = 0; first < Cube.KINDS; first++) {
                for (int second = first; second < Cube.KINDS; second++) {
                    if (hasBoth(table.stashes, table.course.active, first, second)) {
                        into.add(TangleMoves.takeOver(area, first, second));
                    }
                }
            }
        }
    }

    /** Two cubes beside the earth that goes to the pool. */
    private static boolean hasBoth(Stashes stashes, int seat, int first, int second) {
        int firsts = stashes.cubes(seat, first) - (first == Cube.E ? 1 : 0);
        int seconds = stashes.cubes(seat, second) - (second == Cube.E ? 1 : 0);
        return first == second ? firsts > 1 : firsts > 0 && seconds > 0;
    }
}
