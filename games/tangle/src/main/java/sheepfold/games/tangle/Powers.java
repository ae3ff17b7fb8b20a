package sheepfold.games.tangle;

import sheepfold.games.tangle.Effect.Price;

/** What the cards do, laid out for play: for each primitive the cards that have it, as bits, and how much each gives. */
final class Powers {
    /** A primitive: the cards that have it and how much of it. */
    private static final class Power {
        private long cards;
        private final int[] amounts = new int[Card.COUNT];

        void give(int card, int amount) {
            cards |= 1L << card;
            amounts[card] += amount;
        }

        boolean isIn(long front) {
            return (cards & front) != 0;
        }

        int sum(long front) {
            int sum = 0;
            for (long left = cards & front; left != 0; left &= left - 1) {
                sum += amounts[Long.numberOfTrailingZeros(left)];
            }
            return sum;
        }

        /** The largest, or what holds without any such card. */
        int most(long front, int otherwise) {
            int most = otherwise;
            for (long left = cards & front; left != 0; left &= left - 1) {
                most = Math.max(most, amounts[Long.numberOfTrailingZeros(left)]);
            }
            return most;
        }
    }

    static final int MEADOW_CAP = 3;

    private final Power[] takeMore = powers(Cube.KINDS);
    private final Power tollIn = new Power();
    private final Power tollPool = new Power();
    private final Power[] overMe = powers(Cube.KINDS);
    private final Power overOpponent = new Power();
    private final Power homing = new Power();
    private final Power cap = new Power();
    private final Power[] yields = powers(Tile.KINDS);
    private final Power self = new Power();
    private final Power[] upkeepLess = powers(Track.COUNT);
    private final Power upkeepAny = new Power();
    private final Power stepsLess = new Power();
    private final Power[] cheaper = powers(Price.values().length * Cube.KINDS);
    private final Power[] least = powers(Price.values().length * Cube.KINDS);
    private final Power jumpLess = new Power();
    private final Power castMore = new Power();
    private final Power castAway = new Power();
    private final Power furrow = new Power();
    private final Power sap = new Power();
    private final Power onHome = new Power();
    private final Power cardsMore = new Power();
    private final Power countTwice = new Power();
    private final Power countSapling = new Power();
    private final Power countWetland = new Power();
    private final int[] costs = new int[Card.COUNT * Cube.KINDS];
    /** Cubes of all kinds that a card costs. */
    private final int[] wholeCosts = new int[Card.COUNT];
    /** Cards that make casting cheaper. */
    private long cheaperCasts;

    private final long hourglass;
    /** Hourglass cards that bring another placement. */
    private long placings;
    /** What each card does, or the first of several things that last. */
    private final Effect[] effects = new Effect[Card.COUNT];

    Powers(Box.Enchantments box) {
        long once = 0;
        for (Box.Enchantment card : box.cards()) {
            int number = card.id().number();
            card.cost().forEach((cube, count) -> costs[number * Cube.KINDS + cube.ordinal()] = count);
            wholeCosts[number] =
                    card.cost().values().stream().mapToInt(count -> count).sum();
            effects[number] = card.effects().getFirst();
            once |= card.kind() == Box.Duration.HOURGLASS ? 1L << number : 0;
            card.effects().forEach(effect -> lay(number, effect));
        }
        hourglass = once;
    }

    private static Power[] powers(int count) {
        Power[] powers = new Power[count];
        for (int i = 0; i < count; i++) {
            powers[i] = new Power();
        }
        return powers;
    }

    private void lay(int card, Effect effect) {
        switch (effect) {
            case Effect.TakeMore(Cube cube) -> takeMore[cube.ordinal()].give(card, 1);
            case Effect.TollIn(int count) -> tollIn.give(card, count);
            case Effect.TollPool _ -> tollPool.give(card, 1);
            case Effect.OverMe(Cube cube, int count) -> overMe[cube.ordinal()].give(card, count);
            case Effect.OverOpponent(int count) -> overOpponent.give(card, count);
            case Effect.Homing _ -> homing.give(card, 1);
            case Effect.Cap(int count) -> cap.give(card, count);
            case Effect.Yield(Tile tile, int count) -> yields[tile.ordinal()].give(card, count);
            case Effect.Self(int count) -> self.give(card, count);
            case Effect.UpkeepLess(Track track, int count) -> upkeepLess[track.ordinal()].give(card, count);
            case Effect.UpkeepAny _ -> upkeepAny.give(card, 1);
            case Effect.StepsLess(int count) -> stepsLess.give(card, count);
            case Effect.Cheaper(Price what, Cube cube, int count, int lowest) -> {
                cheaper[price(what, cube.ordinal())].give(card, count);
                least[price(what, cube.ordinal())].give(card, lowest);
                cheaperCasts |= what == Price.CAST ? 1L << card : 0;
            }
            case Effect.JumpLess(int count) -> jumpLess.give(card, count);
            case Effect.CastMore(int count) -> castMore.give(card, count);
            case Effect.CastAway _ -> castAway.give(card, 1);
            case Effect.Furrow _ -> furrow.give(card, 1);
            case Effect.Sap _ -> sap.give(card, 1);
            case Effect.OnHome(int count) -> onHome.give(card, count);
            case Effect.CardsMore(int count) -> cardsMore.give(card, count);
            case Effect.CountTwice _ -> countTwice.give(card, 1);
            case Effect.CountSapling _ -> countSapling.give(card, 1);
            case Effect.CountWetland _ -> countWetland.give(card, 1);
            case Effect.Extra _ -> placings |= 1L << card;
            case Effect.Once _ -> {}
        }
    }

    private static int price(Price what, int cube) {
        return what.ordinal() * Cube.KINDS + cube;
    }

    Effect.Once once(int card) {
        return (Effect.Once) effects[card];
    }

    boolean isHourglass(int card) {
        return Card.isIn(card, hourglass);
    }

    long placings() {
        return placings;
    }

    /** What a card costs its caster; reductions never go below 0 (TA-CST-06). */
    int cost(int card, int cube, long front) {
        int printed = costs[card * Cube.KINDS + cube];
        return printed == 0 ? 0 : reduced(printed, Price.CAST, cube, front);
    }

    /** Cubes of all kinds that a card costs its caster. */
    int cost(int card, long front) {
        if ((cheaperCasts & front) == 0) {
            return wholeCosts[card];
        }
        int cost = 0;
        for (int cube = 0; cube < Cube.KINDS; cube++) {
            cost += cost(card, cube, front);
        }
        return cost;
    }

    /** A price of one item, lowered by cards but not below what they leave. */
    int reduced(int price, Price what, int cube, long front) {
        int index = price(what, cube);
        if (!cheaper[index].isIn(front)) {
            return price;
        }
        int floor = Math.min(price, least[index].most(front, 0));
        return Math.max(floor, price - cheaper[index].sum(front));
    }

    /** Earth that cards save in one clean earth action. */
    int earthSaved(long front) {
        return cheaper[price(Price.EARTH, Cube.E)].sum(front);
    }

    int takeMore(int cube, long front) {
        return takeMore[cube].sum(front);
    }

    /** What each root under another owes its owner, given the owner's cards. */
    int toll(long front) {
        return 1 + tollIn.sum(front);
    }

    boolean poolPaysToll(long front) {
        return tollPool.isIn(front);
    }

    int overMe(int cube, long front) {
        return overMe[cube].sum(front);
    }

    int overOpponent(long front) {
        return overOpponent.sum(front);
    }

    boolean homes(long front) {
        return homing.isIn(front);
    }

    int meadowCap(long front) {
        return cap.most(front, MEADOW_CAP);
    }

    int gifts(Tile tile, long front) {
        return yields[tile.ordinal()].most(front, 1);
    }

    int self(long front) {
        return self.sum(front);
    }

    int upkeepLess(int track, long front) {
        return upkeepLess[track].sum(front);
    }

    boolean paysAny(long front) {
        return upkeepAny.isIn(front);
    }

    int stepsLess(long front) {
        return stepsLess.sum(front);
    }

    int jumpLess(long front) {
        return jumpLess.sum(front);
    }

    int castMore(long front) {
        return castMore.sum(front);
    }

    boolean castsAway(long front) {
        return castAway.isIn(front);
    }

    boolean plantsAtOnce(long front) {
        return furrow.isIn(front);
    }

    boolean keepsSap(long front) {
        return sap.isIn(front);
    }

    int onHome(long front) {
        return onHome.sum(front);
    }

    int cardsMore(long front) {
        return cardsMore.sum(front);
    }

    /** How many enchantments these count as (TA-WIN-03). */
    int counted(long front) {
        return Long.bitCount(front) + countTwice.sum(front);
    }

    boolean countsSapling(long front) {
        return countSapling.isIn(front);
    }

    boolean countsWetland(long front) {
        return countWetland.isIn(front);
    }
}
