package sheepfold.games.tangle;

/**
 * How far a seat is from a victory card, counted in placements: the actions that are still to be done by the stage of each
 * plant, and the cubes that are still to be fetched.
 */
final class Worth {
    private static final double EARTH = 0.25;
    private static final double LAKE = 1;
    private static final double MEADOW = 0.4;
    private static final double SEED = 1;
    private static final double PLANT = 0.35;
    private static final double GROW = 0.4;
    private static final double CARD = 1 / 3.0;
    private static final double CAST = 0.4;
    private static final double CARD_COST = 1.9;
    /** Cubes that a placement on a resource space brings. */
    private static final double TAKE = 4.5;
    /** What a bill is worth that will be due some time. */
    private static final double BILL = 0.35;

    private static final double SURPLUS = 0.01;
    private static final double NOBODY_HOME = 0.5;

    private Worth() {}

    /** Placements to the nearest of a seat's victory cards. */
    static double remainder(Wasteland table, int seat) {
        Standing standing = Standing.of(table, seat);
        double least = Double.MAX_VALUE;
        for (int left = table.cards.goals(seat); left != 0; left &= left - 1) {
            least = Math.min(least, remainder(table, seat, standing, Integer.numberOfTrailingZeros(left)));
        }
        return least == Double.MAX_VALUE ? 0 : least;
    }

    /** Placements to one card. */
    static double remainder(Wasteland table, int seat, int goal) {
        return remainder(table, seat, Standing.of(table, seat), goal);
    }

    private static double remainder(Wasteland table, int seat, Standing standing, int goal) {
        if (TheEnd.missing(table, seat, goal) == 0) {
            return 0;
        }
        Needs needs = new Needs();
        needs.look(standing, table.rules, goal);
        double actions = SEED * (needs.treeSeeds + needs.bushSeeds)
                + PLANT * needs.toPlant()
                + GROW * needs.growths
                + MEADOW * needs.meadows
                + LAKE * needs.lakes
                + EARTH * needs.earth;
        int cards = needs.cards;
        int held = Math.min(cards, Long.bitCount(table.cards.hand(seat)));
        actions += CARD * (cards - held) + CAST * cards;
        boolean stays =
                table.land.rootsAtHome(seat) > 0 || table.powers().castAway.isIn(table.front(seat));
        actions += cards > 0 && !stays ? NOBODY_HOME : 0;
        double mana = cardCosts(table, seat, held) + CARD_COST * (cards - held);
        return actions + fetching(table, seat, needs.earth, needs.growths, needs.growths + 2 * needs.meadows, mana);
    }

    /** Mana for so many cards of the hand; cheap ones first would take sorting, so it is what they cost on average. */
    private static double cardCosts(Wasteland table, int seat, int count) {
        long hand = table.cards.hand(seat);
        if (count == 0 || hand == 0) {
            return 0;
        }
        int sum = 0;
        for (long left = hand; left != 0; left &= left - 1) {
            sum += table.powers().cost(Long.numberOfTrailingZeros(left), Cube.M, table.front(seat));
        }
        return (double) sum / Long.bitCount(hand) * count;
    }

    /** Placements to fetch what is short, with something for bills ahead. */
    private static double fetching(Wasteland table, int seat, double earth, double water, double food, double mana) {
        double e = earth + BILL * PayingUpkeep.bill(table, seat, 0);
        double w = water + BILL * PayingUpkeep.bill(table, seat, 1);
        double n = food + BILL * PayingUpkeep.bill(table, seat, 2);
        double lacking = shortage(table, seat, Cube.E, e)
                + shortage(table, seat, Cube.W, w)
                + shortage(table, seat, Cube.N, n)
                + shortage(table, seat, Cube.M, mana);
        return lacking / TAKE;
    }

    /** What is missing; a surplus is worth little. */
    private static double shortage(Wasteland table, int seat, int cube, double needed) {
        double lacking = needed - table.stashes.cubes(seat, cube);
        return lacking > 0 ? lacking : lacking * SURPLUS;
    }
}
