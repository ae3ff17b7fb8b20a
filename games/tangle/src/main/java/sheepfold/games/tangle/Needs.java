package sheepfold.games.tangle;

import sheepfold.games.tangle.Effect.Price;

/** What a seat lacks for a victory card, by the stage of each plant, and the cubes that this takes. Looked at again and again. */
final class Needs {
    private static final int GROW = 1;
    private static final int MEADOW = 2;

    int meadows;
    int lakes;
    int cards;
    /** Trees that are neither sown nor saplings yet, and bushes that are not sown. */
    int newTrees;

    int newBushes;
    /** Saplings and trees to be that are sown already. */
    int saplings;

    int sownTrees;
    private int sownBushes;
    /** Seeds that are still to be taken. */
    int treeSeeds;

    int bushSeeds;
    /** Clean earth that is still to be laid. */
    int earth;
    /** Single steps of growth, and those of them that have to be watered. */
    int growths;

    int dryGrowths;

    void look(Wasteland table, int seat, int goal) {
        Land land = table.land;
        int trees = lacking(table, seat, goal, 0);
        meadows = lacking(table, seat, goal, 1);
        int bushes = lacking(table, seat, goal, 2);
        lakes = lacking(table, seat, goal, 3);
        cards = lacking(table, seat, goal, 4);
        lendWetland(table, seat, goal);
        long clean = land.areas(Tile.CLEAN_EARTH, seat);
        saplings = Math.min(trees, land.count(Tile.SAPLING, seat));
        sownTrees = Math.min(trees - saplings, Long.bitCount(clean & land.seeds(Seed.TREE)));
        newTrees = trees - saplings - sownTrees;
        sownBushes = Math.min(bushes, Long.bitCount(clean & land.seeds(Seed.BUSH)));
        newBushes = bushes - sownBushes;
        treeSeeds = Math.max(0, newTrees - table.stashes.seeds(seat, Seed.TREE));
        bushSeeds = Math.max(0, newBushes - table.stashes.seeds(seat, Seed.BUSH));
        earth = Math.max(0, toPlant() + meadows - Long.bitCount(land.bare(seat)));
        growths = 2 * (newTrees + sownTrees) + saplings + bushes;
        dryGrowths = growths == 0 ? 0 : growths - wetGrowths(table, seat);
    }

    private static int lacking(Wasteland table, int seat, int goal, int item) {
        return Math.max(0, table.rules.goal(goal, item) - TheEnd.count(table, seat, item));
    }

    /** A lake to spare counts as a meadow, or a meadow as a lake (TA-WIN-03). */
    private void lendWetland(Wasteland table, int seat, int goal) {
        if (!table.rules.powers.countsWetland(table.front(seat))) {
            return;
        }
        if (meadows > 0 && table.land.count(Tile.LAKE, seat) > table.rules.goal(goal, 3)) {
            meadows--;
        } else if (lakes > 0 && table.land.count(Tile.MEADOW, seat) > table.rules.goal(goal, 1)) {
            lakes--;
        }
    }

    /** Growth beside lakes; new plants go there first. */
    private int wetGrowths(Wasteland table, int seat) {
        Land land = table.land;
        long wet = table.rules.board.borderingAny(land.lakes());
        long clean = land.areas(Tile.CLEAN_EARTH, seat) & wet;
        int free = Math.min(toPlant(), Long.bitCount(land.bare(seat) & wet));
        return Math.min(saplings, Long.bitCount(land.areas(Tile.SAPLING, seat) & wet))
                + 2 * Math.min(sownTrees, Long.bitCount(clean & land.seeds(Seed.TREE)))
                + Math.min(sownBushes, Long.bitCount(clean & land.seeds(Seed.BUSH)))
                + free
                + Math.min(newTrees, free);
    }

    int toPlant() {
        return newTrees + newBushes;
    }

    /** Actions of growing that it takes at least: a tree has two stages before it. */
    int stages() {
        return newTrees + sownTrees > 0 ? 2 : Math.min(1, growths);
    }

    int earthCubes(Powers powers, long front) {
        return Math.max(0, earth - powers.earthSaved(front));
    }

    int water(Powers powers, long front) {
        return dryGrowths * powers.reduced(GROW, Price.GROW, Cube.W, front);
    }

    int food(Powers powers, long front) {
        return growths * powers.reduced(GROW, Price.GROW, Cube.N, front)
                + meadows * powers.reduced(MEADOW, Price.MEADOW, Cube.N, front);
    }
}
