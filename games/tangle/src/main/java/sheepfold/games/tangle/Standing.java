package sheepfold.games.tangle;

/** What a seat has towards victory cards, whichever it goes for: looked at once for all of them. */
final class Standing {
    /** What counts of each item. */
    private final int[] has = new int[TheEnd.ITEMS];
    /** May a lake count as a meadow, or a meadow as a lake? */
    boolean lendsWetland;

    int lakes;
    int meadows;
    /** Plants on their way, and clean earth without a seed; then those of each beside lakes. */
    int saplings;

    int sownTrees;
    int sownBushes;
    int bare;
    int wetSaplings;
    int wetSownTrees;
    int wetSownBushes;
    int wetBare;
    int treeSeeds;
    int bushSeeds;

    static Standing of(Wasteland table, int seat) {
        Standing standing = new Standing();
        standing.look(table, seat);
        return standing;
    }

    void look(Wasteland table, int seat) {
        Land land = table.land;
        for (int item = 0; item < TheEnd.ITEMS; item++) {
            has[item] = TheEnd.count(table, seat, item);
        }
        lendsWetland = table.powers().countWetland.isIn(table.front(seat));
        lakes = land.count(Tile.LAKE, seat);
        meadows = land.count(Tile.MEADOW, seat);
        treeSeeds = table.stashes.seeds(seat, Seed.TREE);
        bushSeeds = table.stashes.seeds(seat, Seed.BUSH);
        long wet = table.rules.board.borderingAny(land.lakes());
        long growing = land.areas(Tile.SAPLING, seat);
        long clean = land.areas(Tile.CLEAN_EARTH, seat);
        long trees = clean & land.seeds(Seed.TREE);
        long bushes = clean & land.seeds(Seed.BUSH);
        saplings = Long.bitCount(growing);
        sownTrees = Long.bitCount(trees);
        sownBushes = Long.bitCount(bushes);
        bare = Long.bitCount(land.bare(seat));
        wetSaplings = Long.bitCount(growing & wet);
        wetSownTrees = Long.bitCount(trees & wet);
        wetSownBushes = Long.bitCount(bushes & wet);
        wetBare = Long.bitCount(land.bare(seat) & wet);
    }

    int lacking(TangleRules rules, int goal, int item) {
        return Math.max(0, rules.goal(goal, item) - has[item]);
    }
}
