package sheepfold.games.tangle;

/**
 * How far a seat is from winning, in turns, as a good player guesses: actions that are still to be done, most of which do
 * several things at once, trips for cubes, bills ahead, and what cards save, each by its {@link Weights}.
 */
final class Outlook {
    private static final Weights WEIGHTS = Weights.OURS;
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
        double turns = actions(table, seat)
                - saved(table, seat)
                + WEIGHTS.loss() * losses(table, seat)
                + trips(table, seat, cubes);
        return Math.max(0.01, turns);
    }

    private double actions(Wasteland table, int seat) {
        int drawn = Math.max(0, needs.cards - Long.bitCount(table.cards.hand(seat)));
        boolean casts = table.land.rootsAtHome(seat) > 0 || table.rules.powers.castsAway(table.front(seat));
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

    /** Puts the hand in order; what the cards will cost that are still to be cast. */
    private double sortHand(Wasteland table, int seat) {
        int held = 0;
        long hand = needs.cards == 0 ? 0 : table.cards.hand(seat);
        for (long left = hand; left != 0; left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            double cost = cost(table, seat, card);
            double saving = WEIGHTS.inHand() * boon(table, card) - WEIGHTS.cube() * cost;
            int place = held++;
            for (; place > 0 && saves[place - 1] < saving; place--) {
                saves[place] = saves[place - 1];
                costs[place] = costs[place - 1];
            }
            saves[place] = saving;
            costs[place] = cost;
        }
        double sum = WEIGHTS.cardCost() * Math.max(0, needs.cards - held);
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
                : WEIGHTS.lasting() * boons.lasting(card) * Boons.roundsAhead(table);
    }

    /** What cards save: those in front of the seat, and those of its hand that it will cast. */
    private double saved(Wasteland table, int seat) {
        double saved = 0;
        for (long left = table.front(seat); left != 0; left &= left - 1) {
            saved += WEIGHTS.lasting() * boons.lasting(Long.numberOfTrailingZeros(left)) * Boons.roundsAhead(table);
        }
        int cast = Math.min(needs.cards, Long.bitCount(table.cards.hand(seat)));
        for (int i = 0; i < cast; i++) {
            saved += saves[i] + WEIGHTS.cube() * costs[i];
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
        return boon(table, card) - WEIGHTS.cube() * cost(table, seat, card);
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
            return WEIGHTS.surplus() * lacking;
        }
        return WEIGHTS.cube() * lacking
                + WEIGHTS.trip() * Math.min(1, lacking / 2)
                - WEIGHTS.waiting() * Math.min(lacking, richest(table, cube));
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
