package sheepfold.games.tangle;

import sheepfold.engine.Events;

/** Step 4 of a placement, the action of the space, and what cards let one do in the same way: one small move at a time. */
final class Acting {
    private Acting() {}

    /** What the space does by itself, or what there is to choose (TA-PLC-06). */
    static void begin(Wasteland table, Events events) {
        int seat = table.course.active;
        int space = table.pending.space;
        Kind kind = table.kind(space);
        switch (kind) {
            case RESOURCE, SPECIAL -> {
                take(table, seat, space, events);
                Tolls.begin(table, events);
            }
            case GATHER_WATER -> {
                Doing.gain(table, seat, Cube.W, table.land.count(Tile.TREE, seat), events);
                Tolls.begin(table, events);
            }
            case BUSH_SEED -> takeSeed(table, seat, Seed.BUSH, events);
            case TREE_SEED -> takeSeed(table, seat, Seed.TREE, events);
            case CARDS -> {
                int more = table.powers().cardsMore.sum(table.front(seat));
                TakingCards.begin(table, TangleRules.CARDS_TAKEN + more, events);
            }
            case GATHER_CARDS -> {
                int meadows = table.land.count(Tile.MEADOW, seat);
                if (meadows == 0) {
                    tellNothing(table, events);
                }
                TakingCards.begin(table, meadows, events);
            }
            case HIBERNATE -> {
                table.course.asleep |= 1 << (table.ground.height(space) - 1);
                Tolls.begin(table, events);
            }
            case CENTRE -> Tolls.begin(table, events);
            default -> {
                table.pending.begin(kind.work, Detail.ANY_NUMBER, false);
                prepare(table, seat, kind);
                if (events.heard() && !Works.areAny(table)) {
                    tellNothing(table, events);
                }
                goOn(table, events);
            }
        }
    }

    private static void tellNothing(Wasteland table, Events events) {
        if (events.heard()) {
            events.tell(new TangleEvent.LeftOut(table.course.active, TangleEvent.Lack.ACTION));
        }
    }

    /** What is settled when an action begins: how often, how much is saved, and where (TA-ACT-14 to TA-ACT-16). */
    private static void prepare(Wasteland table, int seat, Kind kind) {
        Detail pending = table.pending;
        switch (kind) {
            case CLEAN_EARTH -> pending.saved = table.powers().earthSaved(table.front(seat));
            case DIVERSE_GROWTH -> {
                pending.saved = table.powers().earthSaved(table.front(seat));
                pending.left = Detail.ONE_EARTH | Detail.ONE_MEADOW | Detail.ONE_GROWTH;
            }
            case LAKE, CONTAINED_GROWTH, SHIFT -> pending.left = 1;
            case PLANT -> {
                pending.bushSeeds = table.stashes.seeds(seat, Seed.BUSH);
                pending.treeSeeds = table.stashes.seeds(seat, Seed.TREE);
            }
            case SPROUT -> pending.areas = cleanBeside(table, seat, Tile.TREE);
            case SPREAD_MEADOWS -> pending.areas = cleanBeside(table, seat, Tile.MEADOW);
            case SPREAD_BUSHES -> pending.areas = cleanBeside(table, seat, Tile.BUSH);
            default -> {}
        }
    }

    private static long cleanBeside(Wasteland table, int seat, Tile tile) {
        long beside = table.rules.board.borderingAny(table.land.areas(tile, seat));
        return table.land.areas(Tile.CLEAN_EARTH, seat) & beside;
    }

    /** All cubes of a resource space; then it is refilled (TA-ACT-01, TA-ACT-12). */
    private static void take(Wasteland table, int seat, int space, Events events) {
        Ground ground = table.ground;
        Mix taken = events.heard() ? ground.mix(space) : Mix.NONE;
        int more = 0;
        for (int cube = 0; cube < Cube.KINDS; cube++) {
            int count = ground.cubes(space, cube);
            table.stashes.add(seat, cube, count);
            ground.add(space, cube, table.rules.board.start(space, cube) - count);
            more |= count > 0 ? 1 << cube : 0;
        }
        if (events.heard()) {
            Mix refill = ground.mix(space);
            events.tell(new TangleEvent.Took(seat, Space.of(space), taken.counts(), refill.counts()));
        }
        for (int cube = 0; cube < Cube.KINDS; cube++) {
            if ((more >> cube & 1) != 0) {
                Doing.gain(table, seat, cube, table.powers().takeMore[cube].sum(table.front(seat)), events);
            }
        }
    }

    private static void takeSeed(Wasteland table, int seat, Seed seed, Events events) {
        boolean any = table.pool(seed) > 0;
        if (any) {
            Doing.takeSeed(table, seat, seed, events);
        } else {
            tellNothing(table, events);
        }
        if (any && table.powers().furrow.isIn(table.front(seat))) {
            plantAtOnce(table, seed, 1, events);
        } else {
            Tolls.begin(table, events);
        }
    }

    /** Seeds that were just taken may be planted. */
    static void plantAtOnce(Wasteland table, Seed seed, int count, Events events) {
        table.pending.begin(Work.PLANT, Detail.ANY_NUMBER, true);
        table.pending.bushSeeds = seed == Seed.BUSH ? count : 0;
        table.pending.treeSeeds = seed == Seed.TREE ? count : 0;
        goOn(table, events);
    }

    /** Cards have been taken: on with what they were taken for. */
    static void cardsTaken(Wasteland table, Events events) {
        if (table.pending.work == Work.MANA) {
            table.pending.phase = Phase.ACT;
            goOn(table, events);
        } else {
            finish(table, events);
        }
    }

    /** Asks on, or ends where nothing is left to do. */
    static void goOn(Wasteland table, Events events) {
        table.pending.phase = Phase.ACT;
        if (!Works.areAny(table)) {
            finish(table, events);
        }
    }

    /** The work is done: of a card, or of the space. */
    static void finish(Wasteland table, Events events) {
        Detail pending = table.pending;
        boolean contained = pending.work == Work.CONTAINED;
        pending.endWork();
        if (pending.card != Card.NONE) {
            Casting.resolved(table, events);
            return;
        }
        if (contained) {
            feedBushes(table, events);
        }
        Tolls.begin(table, events);
    }

    /** Contained growth: earth on each own bush (TA-ACT-18). */
    private static void feedBushes(Wasteland table, Events events) {
        int seat = table.course.active;
        for (long left = table.land.areas(Tile.BUSH, seat); left != 0; left &= left - 1) {
            Doing.feed(table, seat, Tile.BUSH, Long.numberOfTrailingZeros(left), 1, events);
        }
    }

    static void play(Wasteland table, TangleMove move, Events events) {
        int seat = table.course.active;
        switch (move) {
            case TangleMove.Earth(Area area) -> earth(table, seat, area.number(), events);
            case TangleMove.Lake(Area area) -> {
                table.pending.left--;
                Doing.lay(table, seat, Tile.LAKE, area.number(), events);
            }
            case TangleMove.Meadow(Area area) -> meadow(table, seat, area.number(), events);
            case TangleMove.Plant(Seed seed, Area area) -> plant(table, seat, seed, area.number(), events);
            case TangleMove.Grow(Area area) -> grow(table, seat, area.number(), events);
            case TangleMove.Sapling(Area area) -> sprout(table, seat, area.number(), events);
            case TangleMove.SpreadBush(Area area) -> spreadBush(table, seat, area.number(), events);
            case TangleMove.Shift shift -> shift(table, seat, shift, events);
            case TangleMove.TakeOver over -> takeOver(table, seat, over, events);
            case TangleMove.SacrificeEarth(Area area, Cube cube) -> {
                Doing.lose(table, seat, area.number(), events);
                Doing.gain(table, seat, cube.ordinal(), 1, events);
            }
            case TangleMove.Sacrifice(Area area) -> sacrifice(table, seat, area.number(), events);
            // These go on by themselves: others decide first, or chance
            case TangleMove.Swap(TangleMove.Good good) -> {
                swap(table, seat, good, events);
                return;
            }
            case TangleMove.SacrificeBush(Area area, Card card) -> {
                Doing.lose(table, seat, area.number(), events);
                Casting.castFree(table, card.number(), events);
                return;
            }
            default -> {
                CardWorks.play(table, move, events);
                return;
            }
        }
        goOn(table, events);
    }

    private static void earth(Wasteland table, int seat, int area, Events events) {
        Detail pending = table.pending;
        int distance = Prices.distance(table, seat, area);
        int paid = Prices.earthPaid(table, distance);
        pending.saved -= Math.min(pending.saved, Prices.earth(table, distance));
        Doing.pay(table, seat, Cube.E, paid, events);
        Doing.lay(table, seat, Tile.CLEAN_EARTH, area, events);
        use(pending, Detail.ONE_EARTH);
    }

    /** One of several times, or one part of diverse growth. */
    private static void use(Detail pending, int part) {
        if (pending.work == Work.DIVERSE) {
            pending.left &= ~part;
        } else if (pending.left != Detail.ANY_NUMBER) {
            pending.left--;
        }
    }

    private static void meadow(Wasteland table, int seat, int area, Events events) {
        Doing.pay(table, seat, Cube.N, Prices.meadow(table), events);
        Doing.lay(table, seat, Tile.MEADOW, area, events);
        use(table.pending, Detail.ONE_MEADOW);
    }

    private static void plant(Wasteland table, int seat, Seed seed, int area, Events events) {
        Doing.plant(table, seat, seed, area, events);
        table.pending.bushSeeds -= seed == Seed.BUSH ? 1 : 0;
        table.pending.treeSeeds -= seed == Seed.TREE ? 1 : 0;
    }

    private static void grow(Wasteland table, int seat, int area, Events events) {
        Detail pending = table.pending;
        Doing.pay(table, seat, Cube.N, Prices.growFood(table), events);
        Doing.pay(table, seat, Cube.W, Prices.growWater(table, area), events);
        Tile grown = grown(table, area);
        Doing.lay(table, seat, grown, area, events);
        if (grown == Tile.TREE) {
            Doing.enter(table, seat, area, events);
        }
        pending.areas |= 1L << area;
        use(pending, table.rules.growsMany ? 0 : Detail.ONE_GROWTH);
    }

    /** What a seed or sapling becomes. */
    static Tile grown(Wasteland table, int area) {
        if (table.land.tile(area) == Tile.SAPLING) {
            return Tile.TREE;
        }
        return table.land.hasSeed(Seed.BUSH, area) ? Tile.BUSH : Tile.SAPLING;
    }

    private static void sprout(Wasteland table, int seat, int area, Events events) {
        Doing.pay(table, seat, Cube.W, Prices.sproutWater(table, area), events);
        Doing.pay(table, seat, Cube.N, Prices.sproutFood(table), events);
        Doing.lay(table, seat, Tile.SAPLING, area, events);
    }

    private static void spreadBush(Wasteland table, int seat, int area, Events events) {
        Doing.pay(table, seat, Cube.E, 1, events);
        Doing.takeSeed(table, seat, Seed.BUSH, events);
        Doing.plant(table, seat, Seed.BUSH, area, events);
    }

    private static void swap(Wasteland table, int seat, TangleMove.Good good, Events events) {
        Doing.pay(table, seat, Cube.M, good.price, events);
        switch (good) {
            case EARTH, WATER, NOURISHMENT -> Doing.gain(table, seat, good.ordinal(), 1, events);
            case BUSH_SEED -> Doing.takeSeed(table, seat, Seed.BUSH, events);
            case TREE_SEED -> Doing.takeSeed(table, seat, Seed.TREE, events);
            case CARD -> {
                TakingCards.begin(table, 1, events);
                return;
            }
        }
        goOn(table, events);
    }

    /** Each tile goes to the next area, the last to the first: as swaps from the end (TA-ACT-20). */
    private static void shift(Wasteland table, int seat, TangleMove.Shift shift, Events events) {
        table.pending.left = 0;
        for (int i = shift.areas().size() - 1; i > 0; i--) {
            int area = shift.areas().get(i).number();
            table.land.swap(seat, shift.areas().get(i - 1).number(), area);
        }
        if (events.heard()) {
            events.tell(new TangleEvent.Shifted(seat, shift.areas()));
        }
    }

    private static void takeOver(Wasteland table, int seat, TangleMove.TakeOver over, Events events) {
        int area = over.area().number();
        int owner = table.land.owner(area);
        Doing.pay(table, seat, Cube.E, 1, events);
        Doing.give(table, seat, owner, over.first().ordinal(), events);
        Doing.give(table, seat, owner, over.second().ordinal(), events);
        table.land.remove(Tile.CLEAN_EARTH, owner, area);
        table.land.put(Tile.CLEAN_EARTH, seat, area);
        table.course.steps++;
        if (events.heard()) {
            events.tell(new TangleEvent.TakenOver(seat, owner, over.area()));
        }
    }

    /** A lake or meadow brings a placement, a bush for which no card can be cast nothing (TA-CEN-02). */
    private static void sacrifice(Wasteland table, int seat, int area, Events events) {
        boolean bush = table.land.tile(area) == Tile.BUSH;
        Doing.lose(table, seat, area, events);
        table.course.toPlace += bush ? 0 : 1;
    }
}
