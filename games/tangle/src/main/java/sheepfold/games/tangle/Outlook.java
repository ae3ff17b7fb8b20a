package sheepfold.games.tangle;

import org.jspecify.annotations.Nullable;

/**
 * How far a seat is from winning, in turns, as a good player guesses: actions that are still to be done, most of which do
 * several things at once, trips for cubes, bills ahead, and what cards save, each by its {@link Weights}.
 */
final class Outlook {
    private static final Weights WEIGHTS = Weights.OURS;
    private static final double WON = -100;
    /** Bits of a place among hands. */
    private static final int HANDS = 6;

    private final TangleRules rules;
    /** Hands that were looked at, each in a place of its own or of the latest that wants it: plans try the same casts again. */
    private final @Nullable Hand[] hands = new Hand[1 << HANDS];

    private Hand hand;
    private final Standing standing = new Standing();
    /** For each upkeep what it will ask for, and how many things will be lost to all. */
    private final double[] bills = new double[Track.COUNT];

    private int losses;
    /** Cubes on own tiles, and whether there is a root at home. */
    private double earthWaiting;

    private double foodWaiting;
    private boolean mayCast;
    /** The victory card to which it is nearest. */
    private int nearest;
    /** Then what depends on a victory card. */
    private final Needs needs = new Needs();

    private final Casts casts = new Casts();

    Outlook(TangleRules rules) {
        this.rules = rules;
        this.hand = new Hand(rules);
    }

    /** Turns to the nearest of a seat's victory cards. */
    double turns(Wasteland table, int seat) {
        look(table, seat);
        double least = Double.MAX_VALUE;
        nearest = 0;
        for (int left = table.cards.goals(seat); left != 0; left &= left - 1) {
            int goal = Integer.numberOfTrailingZeros(left);
            double turns = turnsTo(table, seat, goal);
            nearest = turns < least ? goal : nearest;
            least = Math.min(least, turns);
        }
        return least == Double.MAX_VALUE ? 0 : least;
    }

    /** The one of a seat's victory cards that it will have soonest. */
    Victory nearest(Wasteland table, int seat) {
        turns(table, seat);
        return Victory.of(nearest);
    }

    /** Turns to one card. */
    double turns(Wasteland table, int seat, int goal) {
        look(table, seat);
        return turnsTo(table, seat, goal);
    }

    /** What a card of the row is worth to a seat that goes for its nearest victory card. */
    double worth(Wasteland table, int seat, int card) {
        turns(table, seat);
        needs.look(standing, table.rules, nearest);
        return hand.boon(card, needs) - WEIGHTS.cube() * hand.cost(card);
    }

    /** What is the same for all of a seat's victory cards. */
    private void look(Wasteland table, int seat) {
        hand = hand(table, seat);
        standing.look(table, seat);
        earthWaiting = WEIGHTS.stock() * table.land.stock(Tile.BUSH, seat);
        foodWaiting = WEIGHTS.stock() * table.land.stock(Tile.MEADOW, seat);
        mayCast = hand.castsAway || table.land.rootsAtHome(seat) > 0;
        losses = 0;
        for (int track = 0; track < Track.COUNT; track++) {
            int bill = Math.max(0, PayingUpkeep.items(table, seat, track) - hand.upkeepLess[track]);
            bills[track] = bills(table, track, bill);
            losses += losses(table, seat, track, bill);
        }
    }

    private Hand hand(Wasteland table, int seat) {
        long mixed = (table.front(seat) * Memory.SPREAD ^ table.cards.hand(seat)) * Memory.SPREAD;
        int place = (int) (mixed >>> (Long.SIZE - HANDS));
        Hand known = hands[place];
        Hand found = known == null ? new Hand(rules) : known;
        hands[place] = found;
        found.look(table, seat);
        return found;
    }

    private double turnsTo(Wasteland table, int seat, int goal) {
        needs.look(standing, table.rules, goal);
        boolean surelyOpen = needs.areAny() && table.rules.everyItemCounts;
        if (!surelyOpen && TheEnd.missing(table, seat, goal) == 0) {
            return WON;
        }
        hand.choose(needs, casts);
        double turns = actions() - saved() + WEIGHTS.loss() * losses + trips(table, seat);
        return Math.max(0.01, turns);
    }

    private double actions() {
        int drawn = Math.max(0, needs.cards - hand.size());
        return WEIGHTS.seed() * (needs.treeSeeds + needs.bushSeeds)
                + WEIGHTS.lake() * needs.lakes
                + batch(WEIGHTS.plants(), WEIGHTS.eachPlant(), needs.toPlant())
                + WEIGHTS.stage() * needs.stages()
                + WEIGHTS.eachGrowth() * needs.growths
                + batch(WEIGHTS.meadows(), WEIGHTS.eachMeadow(), needs.meadows)
                + batch(WEIGHTS.earth(), WEIGHTS.eachEarth(), needs.earth)
                + batch(WEIGHTS.cards(), WEIGHTS.eachCard(), drawn)
                + WEIGHTS.cast() * needs.cards
                + (needs.cards > 0 && !mayCast ? WEIGHTS.nobodyHome() : 0);
    }

    private static double batch(double action, double each, int count) {
        return count == 0 ? 0 : action + each * count;
    }

    /** What cards save: those in front of the seat, and those of its hand that it will cast. */
    private double saved() {
        double saved = hand.savedInFront;
        for (int i = 0; i < casts.count(); i++) {
            saved += casts.saves(i) + WEIGHTS.cube() * casts.cost(i);
        }
        return saved;
    }

    /** Things whose bill is called and cannot be paid. */
    static int losses(Wasteland table, int seat) {
        int losses = 0;
        for (int track = 0; track < Track.COUNT; track++) {
            losses += losses(table, seat, track, PayingUpkeep.bill(table, seat, track));
        }
        return losses;
    }

    private static int losses(Wasteland table, int seat, int track, int bill) {
        boolean called = table.upkeep.holder(track) != Upkeep.ON_TRACK;
        return called
                ? Math.max(
                        0, bill - table.stashes.cubes(seat, Track.of(track).cube.ordinal()))
                : 0;
    }

    /** Trips for what is short of each kind. */
    private double trips(Wasteland table, int seat) {
        double earth = needs.earthCubes(hand.earthSaved) + bills[Track.LAKES.ordinal()] - earthWaiting;
        double water = needs.water(hand.waterToGrow) + bills[Track.GROWTH.ordinal()];
        double food = needs.food(hand.foodToGrow, hand.foodOfMeadow) + bills[Track.CARDS.ordinal()] - foodWaiting;
        return trip(table, seat, Cube.E, earth)
                + trip(table, seat, Cube.W, water)
                + trip(table, seat, Cube.N, food)
                + trip(table, seat, Cube.M, mana());
    }

    /** What the cards will cost that are still to be cast. */
    private double mana() {
        double mana = WEIGHTS.cardCost() * (needs.cards - casts.count());
        for (int i = 0; i < casts.count(); i++) {
            mana += casts.cost(i);
        }
        return mana;
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

    /** What upkeep will ask for, now and later. */
    private static double bills(Wasteland table, int track, int bill) {
        if (bill == 0) {
            return 0;
        }
        boolean called = table.upkeep.holder(track) != Upkeep.ON_TRACK;
        double near = 1 - 0.5 * table.upkeep.below(track) / table.rules.distance;
        return bill
                * ((called ? WEIGHTS.billCalled() : WEIGHTS.billNear() * near)
                        + WEIGHTS.billEachRound() * Boons.roundsAhead(table));
    }
}
