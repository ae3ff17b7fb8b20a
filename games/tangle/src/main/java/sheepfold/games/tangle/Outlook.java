package sheepfold.games.tangle;

/**
 * How far a seat is from winning, in turns, as a good player guesses: actions that are still to be done, most of which do
 * several things at once, trips for cubes, bills ahead, and what cards save. The weights were fitted by games in which each
 * side had them changed the other way round.
 */
final class Outlook {
    /** A seed, and a lake, take an action each. */
    static final double SEED = 1.25;

    static final double LAKE = 0.87;
    /** Others take some for the action and some for each thing that is done in it. */
    private static final double PLANTS = 0.5;

    static final double EACH_PLANT = 0.2;
    private static final double STAGE = 0.55;
    static final double EACH_GROWTH = 0.19;
    static final double MEADOWS = 0.34;
    static final double EACH_MEADOW = 0.25;
    static final double EARTH = 0.43;
    static final double EACH_EARTH = 0.2;
    private static final double CARDS = 0.22;
    private static final double EACH_CARD = 0.3;
    private static final double CAST = 0.28;
    private static final double NOBODY_HOME = 0.57;
    /** A card that is still to be drawn costs so many cubes. */
    private static final double CARD_COST = 1.9;

    /** A trip for cubes: so much for each, and a little for having to go at all. */
    static final double CUBE = 0.23;

    private static final double TRIP = 0.075;
    private static final double SURPLUS = 0.016;
    /** What a cube counts that waits on an own tile, and on the richest space. */
    private static final double STOCK = 0.38;

    private static final double WAITING = 0.015;

    /** How much of a bill is sure to come when its marker is taken, when its tracker is near the top, and in each round. */
    private static final double BILL_CALLED = 0.97;

    private static final double BILL_NEAR = 0.4;
    private static final double BILL_EACH_ROUND = 0.1;
    /** A thing that will be lost as its bill cannot be paid. */
    private static final double LOSS = 0.45;

    /** How much of what cards promise comes true: in front of one, and in the hand. */
    private static final double LASTING = 0.33;

    private static final double IN_HAND = 0.27;
    /** A card that nobody has seen, against those in the row. */
    static final double UNSEEN_CARD = -0.31;

    private static final double WON = -100;

    private final Boons boons;
    private final Needs needs = new Needs();
    /** Cards of the hand from the best on: what each saves on the whole, and what it costs. */
    private final double[] saves = new double[Card.COUNT];

    private final double[] costs = new double[Card.COUNT];

    Outlook(TangleRules rules) {
        boons = rules.boons;
    }

    /** Turns to the nearest of a seat's victory cards. */
    double turns(Wasteland table, int seat) {
        double least = Double.MAX_VALUE;
        for (int left = table.cards.goals(seat); left != 0; left &= left - 1) {
            least = Math.min(least, turns(table, seat, Integer.numberOfTrailingZeros(left)));
        }
        return least == Double.MAX_VALUE ? 0 : least;
    }

    /** Turns to one card. */
    double turns(Wasteland table, int seat, int goal) {
        if (TheEnd.missing(table, seat, goal) == 0) {
            return WON;
        }
        needs.look(table, seat, goal);
        double cubes = sortHand(table, seat);
        double turns =
                actions(table, seat) - saved(table, seat) + LOSS * losses(table, seat) + trips(table, seat, cubes);
        return Math.max(0.01, turns);
    }

    private double actions(Wasteland table, int seat) {
        int drawn = Math.max(0, needs.cards - Long.bitCount(table.cards.hand(seat)));
        boolean casts = table.land.rootsAtHome(seat) > 0 || table.rules.powers.castsAway(table.front(seat));
        return SEED * (needs.treeSeeds + needs.bushSeeds)
                + LAKE * needs.lakes
                + batch(PLANTS, EACH_PLANT, needs.toPlant())
                + STAGE * needs.stages()
                + EACH_GROWTH * needs.growths
                + batch(MEADOWS, EACH_MEADOW, needs.meadows)
                + batch(EARTH, EACH_EARTH, needs.earth)
                + batch(CARDS, EACH_CARD, drawn)
                + CAST * needs.cards
                + (needs.cards > 0 && !casts ? NOBODY_HOME : 0);
    }

    private static double batch(double action, double each, int count) {
        return count == 0 ? 0 : action + each * count;
    }

    /** Puts the hand in order; what the cards will cost that are still to be cast. */
    private double sortHand(Wasteland table, int seat) {
        int held = 0;
        long hand = needs.cards == 0 ? 0 : table.cards.hand(seat);
        for (long left = hand; left != 0; left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            double cost = cost(table, seat, card);
            double saving = IN_HAND * boon(table, card) - CUBE * cost;
            int place = held++;
            for (; place > 0 && saves[place - 1] < saving; place--) {
                saves[place] = saves[place - 1];
                costs[place] = costs[place - 1];
            }
            saves[place] = saving;
            costs[place] = cost;
        }
        double sum = CARD_COST * Math.max(0, needs.cards - held);
        for (int i = 0; i < Math.min(held, needs.cards); i++) {
            sum += costs[i];
        }
        return sum;
    }

    private static double cost(Wasteland table, int seat, int card) {
        int cost = 0;
        for (int cube = 0; cube < Cube.KINDS; cube++) {
            cost += table.rules.powers.cost(card, cube, table.front(seat));
        }
        return cost;
    }

    private double boon(Wasteland table, int card) {
        return table.rules.powers.isHourglass(card)
                ? Boons.once(table.rules.powers.once(card), needs)
                : LASTING * boons.lasting(card) * Boons.roundsAhead(table);
    }

    /** What cards save: those in front of the seat, and those of its hand that it will cast. */
    private double saved(Wasteland table, int seat) {
        double saved = 0;
        for (long left = table.front(seat); left != 0; left &= left - 1) {
            saved += LASTING * boons.lasting(Long.numberOfTrailingZeros(left)) * Boons.roundsAhead(table);
        }
        int cast = Math.min(needs.cards, Long.bitCount(table.cards.hand(seat)));
        for (int i = 0; i < cast; i++) {
            saved += saves[i] + CUBE * costs[i];
        }
        return saved;
    }

    /** What a card of the row is worth to a seat that goes for its nearest victory card. */
    double worth(Wasteland table, int seat, int card) {
        double least = Double.MAX_VALUE;
        int nearest = 0;
        for (int left = table.cards.goals(seat); left != 0; left &= left - 1) {
            int goal = Integer.numberOfTrailingZeros(left);
            double turns = turns(table, seat, goal);
            nearest = turns < least ? goal : nearest;
            least = Math.min(least, turns);
        }
        needs.look(table, seat, nearest);
        return boon(table, card) - CUBE * cost(table, seat, card);
    }

    /** Things whose bill is called and cannot be paid. */
    private static int losses(Wasteland table, int seat) {
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
        double earth =
                needs.earthCubes(powers, front) + bills(table, seat, Track.LAKES) - stock(table, seat, Tile.BUSH);
        double water = needs.water(powers, front) + bills(table, seat, Track.GROWTH);
        double food = needs.food(powers, front) + bills(table, seat, Track.CARDS) - stock(table, seat, Tile.MEADOW);
        return trip(table, seat, Cube.E, earth)
                + trip(table, seat, Cube.W, water)
                + trip(table, seat, Cube.N, food)
                + trip(table, seat, Cube.M, mana);
    }

    private static double trip(Wasteland table, int seat, int cube, double needed) {
        double lacking = needed - table.stashes.cubes(seat, cube);
        if (lacking <= 0) {
            return SURPLUS * lacking;
        }
        return CUBE * lacking + TRIP * Math.min(1, lacking / 2) - WAITING * Math.min(lacking, richest(table, cube));
    }

    private static int richest(Wasteland table, int cube) {
        int most = 0;
        for (int left = table.rules.board.spaces; left != 0; left &= left - 1) {
            most = Math.max(most, table.ground.cubes(Integer.numberOfTrailingZeros(left), cube));
        }
        return most;
    }

    private static double stock(Wasteland table, int seat, Tile tile) {
        int stock = 0;
        for (long left = table.land.areas(tile, seat); left != 0; left &= left - 1) {
            stock += table.land.stock(Long.numberOfTrailingZeros(left));
        }
        return STOCK * stock;
    }

    /** What upkeep will ask for, now and later. */
    private static double bills(Wasteland table, int seat, Track track) {
        int bill = PayingUpkeep.bill(table, seat, track.ordinal());
        if (bill == 0) {
            return 0;
        }
        boolean called = table.upkeep.holder(track.ordinal()) != Upkeep.ON_TRACK;
        double near = 1 - 0.5 * table.upkeep.below(track.ordinal()) / table.rules.distance;
        return bill * ((called ? BILL_CALLED : BILL_NEAR * near) + BILL_EACH_ROUND * Boons.roundsAhead(table));
    }
}
