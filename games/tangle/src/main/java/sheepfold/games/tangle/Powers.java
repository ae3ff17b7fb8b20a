package sheepfold.games.tangle;

import java.util.Arrays;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import sheepfold.games.tangle.Effect.Price;

/** What the cards do, laid out for play: for each lasting effect the cards that have it, as bits, and how much each gives. */
final class Powers {
    /** An effect: the cards that have it and how much of it. */
    static final class Power {
        private long cards;
        private final int[] amounts = new int[Card.COUNT];

        private void give(int card, int amount) {
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
    private static final int PRICES = Price.values().length * Cube.KINDS;

    private final Box.Enchantments box;

    final Power[] takeMore =
            each(Effect.TakeMore.class, Cube.KINDS, effect -> effect.cube().ordinal(), _ -> 1);
    private final Power tollIn = of(Effect.TollIn.class, Effect.TollIn::count);
    final Power tollPool = of(Effect.TollPool.class);
    final Power[] overMe =
            each(Effect.OverMe.class, Cube.KINDS, effect -> effect.cube().ordinal(), Effect.OverMe::count);
    final Power overOpponent = of(Effect.OverOpponent.class, Effect.OverOpponent::count);
    final Power homing = of(Effect.Homing.class);
    private final Power cap = of(Effect.Cap.class, Effect.Cap::count);
    private final Power[] yields =
            each(Effect.Yield.class, Tile.KINDS, effect -> effect.tile().ordinal(), Effect.Yield::count);
    final Power self = of(Effect.Self.class, Effect.Self::count);
    final Power[] upkeepLess =
            each(Effect.UpkeepLess.class, Track.COUNT, effect -> effect.track().ordinal(), Effect.UpkeepLess::count);
    final Power upkeepAny = of(Effect.UpkeepAny.class);
    final Power stepsLess = of(Effect.StepsLess.class, Effect.StepsLess::count);
    private final Power[] cheaper = each(Effect.Cheaper.class, PRICES, Powers::price, Effect.Cheaper::count);
    private final Power[] least = each(Effect.Cheaper.class, PRICES, Powers::price, Effect.Cheaper::least);
    final Power jumpLess = of(Effect.JumpLess.class, Effect.JumpLess::count);
    final Power castMore = of(Effect.CastMore.class, Effect.CastMore::count);
    final Power castAway = of(Effect.CastAway.class);
    final Power furrow = of(Effect.Furrow.class);
    final Power sap = of(Effect.Sap.class);
    final Power onHome = of(Effect.OnHome.class, Effect.OnHome::count);
    final Power cardsMore = of(Effect.CardsMore.class, Effect.CardsMore::count);
    private final Power countTwice = of(Effect.CountTwice.class);
    final Power countSapling = of(Effect.CountSapling.class);
    final Power countWetland = of(Effect.CountWetland.class);

    private final int[] costs = new int[Card.COUNT * Cube.KINDS];
    /** Cubes of all kinds that a card costs. */
    private final int[] wholeCosts = new int[Card.COUNT];
    /** What each card does, or the first of several things that last. */
    private final Effect[] effects = new Effect[Card.COUNT];
    /** Cards that make casting cheaper. */
    private final long cheaperCasts;

    private final long hourglass;
    /** Hourglass cards that bring another placement. */
    final long placings = of(Effect.Extra.class).cards;

    Powers(Box.Enchantments box) {
        // Before the fields, which are laid out from it
        this.box = box;
        super();
        long once = 0;
        for (Box.Enchantment card : box.cards()) {
            int number = card.id().number();
            card.cost().forEach((cube, count) -> costs[number * Cube.KINDS + cube.ordinal()] = count);
            wholeCosts[number] =
                    card.cost().values().stream().mapToInt(count -> count).sum();
            effects[number] = card.effects().getFirst();
            once |= card.kind() == Box.Duration.HOURGLASS ? 1L << number : 0;
        }
        hourglass = once;
        cheaperCasts = IntStream.range(0, Cube.KINDS)
                .mapToLong(cube -> cheaper[price(Price.CAST, cube)].cards)
                .reduce(0, (some, others) -> some | others);
    }

    private Power of(Class<? extends Effect> kind) {
        return of(kind, _ -> 1);
    }

    private <E extends Effect> Power of(Class<E> kind, ToIntFunction<E> amount) {
        return each(kind, 1, _ -> 0, amount)[0];
    }

    private <E extends Effect> Power[] each(Class<E> kind, int count, ToIntFunction<E> of, ToIntFunction<E> amount) {
        Power[] powers = new Power[count];
        Arrays.setAll(powers, _ -> new Power());
        for (Box.Enchantment card : box.cards()) {
            card.effects().stream()
                    .filter(kind::isInstance)
                    .map(kind::cast)
                    .forEach(effect ->
                            powers[of.applyAsInt(effect)].give(card.id().number(), amount.applyAsInt(effect)));
        }
        return powers;
    }

    private static int price(Effect.Cheaper cheaper) {
        return price(cheaper.what(), cheaper.cube().ordinal());
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

    /** What each root under another owes its owner, given the owner's cards. */
    int toll(long front) {
        return 1 + tollIn.sum(front);
    }

    int meadowCap(long front) {
        return cap.most(front, MEADOW_CAP);
    }

    int gifts(Tile tile, long front) {
        return yields[tile.ordinal()].most(front, 1);
    }

    /** How many enchantments these count as (TA-WIN-03). */
    int counted(long front) {
        return Long.bitCount(front) + countTwice.sum(front);
    }
}
