package sheepfold.games.tangle;

/**
 * How far a seat is from winning, in turns, as a good player guesses: actions that are still to be done, most of which do
 * several things at once, trips for cubes, bills ahead, and what cards save, each by its {@link Weights}.
 */
final class Outlook {
    private static final Weights WEIGHTS = Weights.OURS;
    private static final double WON = -100;

    private final Boons boons;
    private final Standing standing = new Standing();
    private final Needs needs = new Needs();
    /** What does not depend on the victory card: things that will be lost, cubes for bills less what waits on own tiles. */
    private int losses;

    private double earthBills;
    private double waterBills;
    private double foodBills;
    private double earthWaiting;
    private double foodWaiting;
    private double savedInFront;
    private boolean casts;
    /** Cards of the hand that will be cast, from the best on: what each saves on the whole, and what it costs. */
    private final double[] saves = new double[Card.COUNT];

    private final double[] costs = new double[Card.COUNT];
    private int cast;

    Outlook(TangleRules rules) {
        boons = rules.boons;
    }

    /** Turns to the nearest of a seat's victory cards. */
    double turns(Wasteland table, int seat) {
        look(table, seat);
        double least = Double.MAX_VALUE;
        for (int left = table.cards.goals(seat); left != 0; left &= left - 1) {
            least = Math.min(least, turnsTo(table, seat, Integer.numberOfTrailingZeros(left)));
        }
        return least == Double.MAX_VALUE ? 0 : least;
    }

    /** Turns to one card. */
    double turns(Wasteland table, int seat, int goal) {
        look(table, seat);
        return turnsTo(table, seat, goal);
    }

    /** What a card of the row is worth to a seat that goes for its nearest victory card. */
    double worth(Wasteland table, int seat, int card) {
        look(table, seat);
        double least = Double.MAX_VALUE;
        int nearest = 0;
        for (int left = table.cards.goals(seat); left != 0; left &= left - 1) {
            int goal = Integer.numberOfTrailingZeros(left);
            double turns = turnsTo(table, seat, goal);
            nearest = turns < least ? goal : nearest;
            least = Math.min(least, turns);
        }
        needs.look(standing, table.rules, nearest);
        return boon(table, card) - WEIGHTS.cube() * table.rules.powers.cost(card, table.front(seat));
    }

    /** What is the same for all of a seat's victory cards. */
    private void look(Wasteland table, int seat) {
        standing.look(table, seat);
        losses = losses(table, seat);
        earthBills = bills(table, seat, Track.LAKES);
        waterBills = bills(table, seat, Track.GROWTH);
        foodBills = bills(table, seat, Track.CARDS);
        earthWaiting = stock(table, seat, Tile.BUSH);
        foodWaiting = stock(table, seat, Tile.MEADOW);
        savedInFront = savedInFront(table, seat);
        casts = table.land.rootsAtHome(seat) > 0 || table.rules.powers.castsAway(table.front(seat));
    }

    private double turnsTo(Wasteland table, int seat, int goal) {
        if (TheEnd.missing(table, seat, goal) == 0) {
            return WON;
        }
        needs.look(standing, table.rules, goal);
        double mana = chooseCasts(table, seat);
        double turns = actions(table, seat) - saved() + WEIGHTS.loss() * losses + trips(table, seat, mana);
        return Math.max(0.01, turns);
    }

    private double actions(Wasteland table, int seat) {
        int drawn = Math.max(0, needs.cards - Long.bitCount(table.cards.hand(seat)));
        return WEIGHTS.seed() * (needs.treeSeeds + needs.bushSeeds)
                + WEIGHTS.lake() * needs.lakes
                + batch(WEIGHTS.plants(), WEIGHTS.eachPlant(), needs.toPlant())
                + WEIGHTS.stage() * needs.stages()
                + WEIGHTS.eachGrowth() * needs.growths
                + batch(WEIGHTS.meadows(), WEIGHTS.eachMeadow(), needs.meadows)
                + batch(WEIGHTS.earth(), WEIGHTS.eachEarth(), needs.earth)
                + batch(WEIGHTS.cards(), WEIGHTS.eachCard(), drawn)
                + WEIGHTS.cast() * needs.cards
                + (needs.cards > 0 && !casts ? WEIGHTS.nobodyHome() : 0);
    }

    private static double batch(double action, double each, int count) {
        return count == 0 ? 0 : action + each * count;
    }

    /** Finds the best of the hand, as many as are needed; what the cards will cost that are still to be cast. */
    private double chooseCasts(Wasteland table, int seat) {
        cast = 0;
        long front = table.front(seat);
        long hand = needs.cards == 0 ? 0 : table.cards.hand(seat);
        for (long left = hand; left != 0; left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            double cost = table.rules.powers.cost(card, front);
            insert(WEIGHTS.inHand() * boon(table, card) - WEIGHTS.cube() * cost, cost);
        }
        double sum = WEIGHTS.cardCost() * (needs.cards - cast);
        for (int i = 0; i < cast; i++) {
            sum += costs[i];
        }
        return sum;
    }

    /** In its place among those that will be cast, unless as many are better. */
    private void insert(double saving, double cost) {
        if (cast == needs.cards && saves[cast - 1] >= saving) {
            return;
        }
        int place = cast < needs.cards ? cast++ : cast - 1;
        for (; place > 0 && saves[place - 1] < saving; place--) {
            saves[place] = saves[place - 1];
            costs[place] = costs[place - 1];
        }
        saves[place] = saving;
        costs[place] = cost;
    }

    private double boon(Wasteland table, int card) {
        return table.rules.powers.isHourglass(card)
                ? Boons.once(table.rules.powers.once(card), needs)
                : lasting(table, card);
    }

    private double lasting(Wasteland table, int card) {
        return WEIGHTS.lasting() * boons.lasting(card) * Boons.roundsAhead(table);
    }

    private double savedInFront(Wasteland table, int seat) {
        double saved = 0;
        for (long left = table.front(seat); left != 0; left &= left - 1) {
            saved += lasting(table, Long.numberOfTrailingZeros(left));
        }
        return saved;
    }

    /** What cards save: those in front of the seat, and those of its hand that it will cast. */
    private double saved() {
        double saved = savedInFront;
        for (int i = 0; i < cast; i++) {
            saved += saves[i] + WEIGHTS.cube() * costs[i];
        }
        return saved;
    }

    /** Things whose bill is called and cannot be paid. */
    static int losses(Wasteland table, int seat) {
        int losses = 0;
        for (int track = 0; track < Track.COUNT; track++) {
            if (table.upkeep.holder(track) != Upkeep.ON_TRACK) {
                int paid = table.stashes.cubes(seat, Track.of(track).cube.ordinal());
                losses += Math.max(0, PayingUpkeep.bill(table, seat, track) - paid);
            }
        }
        return losses;
    }

    /** Trips for what is short of each kind. */
    private double trips(Wasteland table, int seat, double mana) {
        Powers powers = table.rules.powers;
        long front = table.front(seat);
        double earth = needs.earthCubes(powers, front) + earthBills - earthWaiting;
        double water = needs.water(powers, front) + waterBills;
        double food = needs.food(powers, front) + foodBills - foodWaiting;
        return trip(table, seat, Cube.E, earth)
                + trip(table, seat, Cube.W, water)
                + trip(table, seat, Cube.N, food)
                + trip(table, seat, Cube.M, mana);
    }

    private static double trip(Wasteland table, int seat, int cube, double needed) {
        double lacking = needed - table.stashes.cubes(seat, cube);
        if (lacking <= 0) {
            return WEIGHTS.surplus() * lacking;
        }
        return WEIGHTS.cube() * lacking
                + WEIGHTS.trip() * Math.min(1, lacking / 2)
                - WEIGHTS.waiting() * Math.min(lacking, table.ground.most(cube));
    }

    private static double stock(Wasteland table, int seat, Tile tile) {
        int stock = 0;
        for (long left = table.land.areas(tile, seat); left != 0; left &= left - 1) {
            stock += table.land.stock(Long.numberOfTrailingZeros(left));
        }
        return WEIGHTS.stock() * stock;
    }

    /** What upkeep will ask for, now and later. */
    private static double bills(Wasteland table, int seat, Track track) {
        int bill = PayingUpkeep.bill(table, seat, track.ordinal());
        if (bill == 0) {
            return 0;
        }
        boolean called = table.upkeep.holder(track.ordinal()) != Upkeep.ON_TRACK;
        double near = 1 - 0.5 * table.upkeep.below(track.ordinal()) / table.rules.distance;
        return bill
                * ((called ? WEIGHTS.billCalled() : WEIGHTS.billNear() * near)
                        + WEIGHTS.billEachRound() * Boons.roundsAhead(table));
    }
}
