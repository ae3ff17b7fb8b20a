package sheepfold.games.tangle;

import java.util.List;
import sheepfold.engine.Moves;

/** The small moves of which actions and card effects are made, as far as they are legal. */
final class Works {
    private Works() {}

    /** May it be left undone, wholly or in part? What a card does to others or to trees has to be named. */
    static boolean isOptional(Work work) {
        return switch (work) {
            case ROOT, FORAGE, CALM, WINTER, FETCH -> false;
            default -> true;
        };
    }

    static void add(Wasteland table, Moves<TangleMove> into) {
        Pending pending = table.pending;
        if (pending.left == 0) {
            return;
        }
        switch (pending.work) {
            case NONE -> {}
            case EARTH -> addEarth(table, into);
            case LAKE -> addAll(TangleMoves.ALL_LAKE, lakes(table), into);
            case MEADOWS, SPREAD_MEADOWS -> addAll(TangleMoves.ALL_MEADOW, meadows(table), into);
            case PLANT -> addPlants(table, into);
            case GROW, CONTAINED -> addGrowth(table, into);
            case DIVERSE -> addDiverse(table, into);
            case SPROUT -> addSprouts(table, into);
            case SPREAD_BUSHES -> addAll(TangleMoves.ALL_SPREAD_BUSH, spreadBushes(table), into);
            case MANA -> addSwaps(table, into);
            case SHIFT -> addShifts(table, into);
            case SACRIFICE -> addSacrifices(table, into);
            case TAKEOVER -> addTakeovers(table, into);
            case ROOT -> {
                boolean any = table.stashes.roots(table.course.active) > 0;
                addAll(TangleMoves.ALL_ROOT, any ? table.land.areas(Tile.TREE, table.course.active) : 0, into);
            }
            case FORAGE -> addAll(TangleMoves.ALL_FORAGE, foraged(table), into);
            case CALM -> addCalms(table, into);
            case WINTER -> addAll(TangleMoves.ALL_WINTER, (1 << Track.COUNT) - 1, into);
            case FETCH -> addAll(TangleMoves.ALL_FETCH, table.cards.discard, into);
        }
    }

    /** Of moves by their areas or cards, those in a set of them. */
    static void addAll(List<? extends TangleMove> moves, long of, Moves<TangleMove> into) {
        for (long left = of; left != 0; left &= left - 1) {
            into.add(moves.get(Long.numberOfTrailingZeros(left)));
        }
    }

    /** From near to far as long as the price can be paid (TA-ACT-02, TA-ACT-03). */
    private static void addEarth(Wasteland table, Moves<TangleMove> into) {
        int seat = table.course.active;
        if (table.land.left(Tile.Pair.LOW, seat) == 0) {
            return;
        }
        long empty = table.empty();
        long reached = table.land.of(seat);
        long edge = reached;
        for (int distance = 1;
                edge != 0 && Prices.affords(table, Cube.E, Prices.earthPaid(table, distance));
                distance++) {
            edge = table.rules.board.borderingAny(edge) & ~reached;
            reached |= edge;
            addAll(TangleMoves.ALL_EARTH, edge & empty, into);
        }
    }

    /** Beside own tiles, or in place of own clean earth (TA-ACT-04). */
    private static long lakes(Wasteland table) {
        int seat = table.course.active;
        if (table.land.left(Tile.Pair.WET, seat) == 0) {
            return 0;
        }
        long beside = table.rules.board.borderingAny(table.land.of(seat)) & table.empty();
        return beside | table.land.areas(Tile.CLEAN_EARTH, seat);
    }

    private static long meadows(Wasteland table) {
        int seat = table.course.active;
        boolean may = table.land.left(Tile.Pair.WET, seat) > 0 && Prices.affords(table, Cube.N, Prices.meadow(table));
        long clean = may ? table.land.areas(Tile.CLEAN_EARTH, seat) : 0;
        return table.pending.work == Work.SPREAD_MEADOWS ? clean & table.pending.areas : clean;
    }

    private static void addPlants(Wasteland table, Moves<TangleMove> into) {
        long bare = table.land.bare(table.course.active);
        for (long left = bare; left != 0; left &= left - 1) {
            int area = Long.numberOfTrailingZeros(left);
            if (table.pending.bushSeeds > 0) {
                into.add(TangleMoves.plant(Seed.BUSH.ordinal(), area));
            }
            if (table.pending.treeSeeds > 0) {
                into.add(TangleMoves.plant(Seed.TREE.ordinal(), area));
            }
        }
    }

    /** What could grow if it were paid for (TA-ACT-08 to TA-ACT-10). */
    static long growing(Wasteland table) {
        int seat = table.course.active;
        Land land = table.land;
        long clean = land.areas(Tile.CLEAN_EARTH, seat);
        long trees = land.left(Tile.Pair.TALL, seat) > 0 ? clean & land.seeds(Seed.TREE) : 0;
        return (clean & land.seeds(Seed.BUSH)) | trees | land.areas(Tile.SAPLING, seat);
    }

    private static void addGrowth(Wasteland table, Moves<TangleMove> into) {
        for (long left = growing(table) & ~table.pending.areas; left != 0; left &= left - 1) {
            int area = Long.numberOfTrailingZeros(left);
            if (Prices.affordsGrowth(table, area)) {
                into.add(TangleMoves.grow(area));
            }
        }
    }

    private static void addDiverse(Wasteland table, Moves<TangleMove> into) {
        int open = table.pending.left;
        if ((open & Pending.ONE_EARTH) != 0) {
            addEarth(table, into);
        }
        if ((open & Pending.ONE_MEADOW) != 0) {
            addAll(TangleMoves.ALL_MEADOW, meadows(table), into);
        }
        if ((open & Pending.ONE_GROWTH) != 0) {
            addGrowth(table, into);
        }
    }

    private static void addSprouts(Wasteland table, Moves<TangleMove> into) {
        int seat = table.course.active;
        boolean any = table.land.left(Tile.Pair.TALL, seat) > 0;
        long clean = any ? table.pending.areas & table.land.areas(Tile.CLEAN_EARTH, seat) : 0;
        for (long left = clean; left != 0; left &= left - 1) {
            int area = Long.numberOfTrailingZeros(left);
            if (Prices.affordsSprout(table, area)) {
                into.add(TangleMoves.sapling(area));
            }
        }
    }

    private static long spreadBushes(Wasteland table) {
        boolean may = table.pool(Seed.BUSH) > 0 && Prices.affords(table, Cube.E, 1);
        return may ? table.pending.areas & table.land.bare(table.course.active) : 0;
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

    /** Opposing clean earth without a seed that borders own tiles. */
    static long takeable(Wasteland table) {
        int seat = table.course.active;
        long bare = 0;
        for (int other = 0; other < table.seats(); other++) {
            bare |= other == seat ? 0 : table.land.bare(other);
        }
        return bare & table.rules.board.borderingAny(table.land.of(seat));
    }

    private static void addTakeovers(Wasteland table, Moves<TangleMove> into) {
        int seat = table.course.active;
        if (table.land.left(Tile.Pair.LOW, seat) == 0 || !Prices.affordsTakeover(table)) {
            return;
        }
        for (long left = takeable(table); left != 0; left &= left - 1) {
            int area = Long.numberOfTrailingZeros(left);
            for (int first = 0; first < Cube.KINDS; first++) {
                for (int second = first; second < Cube.KINDS; second++) {
                    if (hasBoth(table.stashes, seat, first, second)) {
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

    /** Meadows and bushes of opponents with cubes on them. */
    private static long foraged(Wasteland table) {
        long stocked = 0;
        for (int seat = 0; seat < table.seats(); seat++) {
            long tiles = seat == table.course.active
                    ? 0
                    : table.land.areas(Tile.MEADOW, seat) | table.land.areas(Tile.BUSH, seat);
            for (long left = tiles; left != 0; left &= left - 1) {
                stocked |= table.land.stock(Long.numberOfTrailingZeros(left)) > 0 ? left & -left : 0;
            }
        }
        return stocked;
    }

    private static void addCalms(Wasteland table, Moves<TangleMove> into) {
        for (int track = 0; track < Track.COUNT; track++) {
            if (table.upkeep.holder(track) != Upkeep.ON_TRACK) {
                into.add(TangleMoves.calm(track));
            }
        }
    }
}
