package sheepfold.games.tangle;

/** What a seat lacks for a victory card, by the stage of each plant, and the cubes that this takes. Looked at again and again. */
final class Needs {
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

    void look(Standing standing, TangleRules rules, int goal) {
        int trees = standing.lacking(rules, goal, 0);
        meadows = standing.lacking(rules, goal, 1);
        int bushes = standing.lacking(rules, goal, 2);
        lakes = standing.lacking(rules, goal, 3);
        cards = standing.lacking(rules, goal, 4);
        if (standing.lendsWetland) {
            lendWetland(standing, rules, goal);
        }
        saplings = Math.min(trees, standing.saplings);
        sownTrees = Math.min(trees - saplings, standing.sownTrees);
        newTrees = trees - saplings - sownTrees;
        sownBushes = Math.min(bushes, standing.sownBushes);
        newBushes = bushes - sownBushes;
        treeSeeds = Math.max(0, newTrees - standing.treeSeeds);
        bushSeeds = Math.max(0, newBushes - standing.bushSeeds);
        earth = Math.max(0, toPlant() + meadows - standing.bare);
        growths = 2 * (newTrees + sownTrees) + saplings + bushes;
        dryGrowths = growths == 0 ? 0 : growths - wetGrowths(standing);
    }

    /** A lake to spare counts as a meadow, or a meadow as a lake (TA-WIN-03). */
    private void lendWetland(Standing standing, TangleRules rules, int goal) {
        if (meadows > 0 && standing.lakes > rules.goal(goal, 3)) {
            meadows--;
        } else if (lakes > 0 && standing.meadows > rules.goal(goal, 1)) {
            lakes--;
        }
    }

    /** Growth beside lakes; new plants go there first. */
    private int wetGrowths(Standing standing) {
        int free = Math.min(toPlant(), standing.wetBare);
        return Math.min(saplings, standing.wetSaplings)
                + 2 * Math.min(sownTrees, standing.wetSownTrees)
                + Math.min(sownBushes, standing.wetSownBushes)
                + free
                + Math.min(newTrees, free);
    }

    boolean areAny() {
        return meadows + lakes + cards + growths > 0;
    }

    int toPlant() {
        return newTrees + newBushes;
    }

    /** Actions of growing that it takes at least: a tree has two stages before it. */
    int stages() {
        return newTrees + sownTrees > 0 ? 2 : Math.min(1, growths);
    }

    /** With so much saved on the whole. */
    int earthCubes(int saved) {
        return Math.max(0, earth - saved);
    }

    /** With so much for each growth. */
    int water(int grow) {
        return dryGrowths * grow;
    }

    /** With so much for each growth and each meadow. */
    int food(int grow, int meadow) {
        return growths * grow + meadows * meadow;
    }
}
