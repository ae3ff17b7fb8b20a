package sheepfold.games.tangle;

import sheepfold.games.tangle.Effect.Price;

/** What enchantments do for their owner, in placements that they save. */
final class Boons {
    /** Rounds of a usual game; what lasts is worth less the later it comes, and something to the last. */
    private static final int USUAL_LENGTH = 26;

    private static final int LEAST_AHEAD = 3;
    private static final double LITTLE = 0.1;

    private static final Weights WEIGHTS = Weights.OURS;

    private static final Needs NOTHING = new Needs();

    private final double[] lasting = new double[Card.COUNT];

    Boons(Box.Enchantments box) {
        for (Box.Enchantment card : box.cards()) {
            lasting[card.id().number()] =
                    card.effects().stream().mapToDouble(Boons::eachRound).sum();
        }
    }

    static int roundsAhead(Wasteland table) {
        return Math.max(LEAST_AHEAD, USUAL_LENGTH - table.course.round);
    }

    /** What a card brings in a round as long as it lies there. */
    double lasting(int card) {
        return lasting[card];
    }

    private static double eachRound(Effect effect) {
        return switch (effect) {
            case Effect.Sap _ -> 0.1;
            case Effect.UpkeepLess(Track track, int _) -> track == Track.CARDS ? 0.07 : 0.04;
            case Effect.TakeMore(Cube cube) -> cube == Cube.NOURISHMENT ? 0.05 : 0.03;
            case Effect.Cheaper(Price what, Cube _, int _, int _) -> what == Price.CAST ? 0.04 : 0.01;
            case Effect.Self _, Effect.OnHome _ -> 0.04;
            case Effect.Homing _, Effect.Furrow _ -> 0.03;
            case Effect.TollIn _, Effect.TollPool _, Effect.OverMe _ -> 0.01;
            case Effect.Cap _, Effect.JumpLess _ -> 0.005;
            case Effect.CountTwice _, Effect.Once _ -> 0;
            default -> 0.02;
        };
    }

    /** What a card does once, as far as somebody with these needs has a use for it. */
    static double once(Effect.Once effect, Needs needs) {
        return switch (effect) {
            case Effect.Gain(var cubes) -> WEIGHTS.cube() * sum(cubes.values());
            case Effect.Cards _ -> 0.5;
            case Effect.Seeds(Seed seed, int count) ->
                (WEIGHTS.seed() + WEIGHTS.eachPlant())
                        * Math.min(count, seed == Seed.TREE ? needs.treeSeeds : needs.bushSeeds);
            case Effect.Lake _ -> needs.lakes > 0 ? WEIGHTS.lake() : LITTLE;
            case Effect.Meadows(int count) ->
                (WEIGHTS.eachMeadow() + 2 * WEIGHTS.cube()) * Math.min(count, needs.meadows)
                        + (needs.meadows > 0 ? WEIGHTS.meadows() : 0);
            case Effect.Earth(int count) ->
                (WEIGHTS.eachEarth() + WEIGHTS.cube()) * Math.min(count, needs.earth)
                        + (needs.earth > 0 ? WEIGHTS.earth() : 0);
            case Effect.Grow(int count) -> (WEIGHTS.eachGrowth() + 2 * WEIGHTS.cube()) * Math.min(count, needs.growths);
            case Effect.Extra _ -> 0.9;
            case Effect.Forage _ -> 0.3;
            case Effect.Root _ -> 0.2;
            default -> LITTLE;
        };
    }

    /** Is it worth the same whatever is needed? */
    static boolean isSteady(Effect.Once effect) {
        return switch (effect) {
            case Effect.Seeds _, Effect.Lake _, Effect.Meadows _, Effect.Earth _, Effect.Grow _ -> false;
            default -> true;
        };
    }

    static double steady(Effect.Once effect) {
        return once(effect, NOTHING);
    }

    private static int sum(Iterable<Integer> counts) {
        int sum = 0;
        for (int count : counts) {
            sum += count;
        }
        return sum;
    }
}
