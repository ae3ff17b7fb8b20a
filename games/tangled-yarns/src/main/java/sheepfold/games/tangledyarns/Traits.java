package sheepfold.games.tangledyarns;

/** What each sheep can do, healthy or corrupted, where it stands and under the tile that is active (TY-SHEEP-01). */
final class Traits {
    private static final int LILY = Sheep.LILY.ordinal();
    private static final int POPPY = Sheep.POPPY.ordinal();
    private static final int TWYLA = Sheep.TWYLA.ordinal();
    private static final int MOPPET = Sheep.MOPPET.ordinal();
    private static final int BLACKBERRY = Sheep.BLACKBERRY.ordinal();
    private static final int MELBROOK = Sheep.MELBROOK.ordinal();

    private static final int STEPS = 2;
    private static final int STEPS_OF_POPPY = 4;
    private static final int ATTACK = 2;
    private static final int ATTACK_OF_BLACKBERRY = 3;
    private static final int ATTACK_OF_CORRUPTED_BLACKBERRY = 4;
    private static final int DEFENCE = 1;

    private Traits() {}

    /** FAIRNESS makes all sheep plain (TY-WAY-12). */
    private static boolean has(Parokiam city, int sheep, int owner) {
        return sheep == owner && !city.isActive(WayTile.FAIRNESS);
    }

    /** Some traits are off on the altar before the final act (TY-SHEEP-02). */
    private static boolean hasOffTheAltar(Parokiam city, int sheep, int owner) {
        return has(city, sheep, owner) && !city.isSheltered(sheep);
    }

    private static boolean isCorrupted(Parokiam city, int sheep) {
        return city.flock.isCorrupted(sheep);
    }

    static int steps(Parokiam city, int sheep) {
        return has(city, sheep, POPPY) ? STEPS_OF_POPPY : STEPS;
    }

    static boolean ignoresWalls(Parokiam city, int sheep) {
        return has(city, sheep, TWYLA) && !isCorrupted(city, sheep);
    }

    /** Walls that a sheep ignores in a move without a map (TY-COR-04). */
    static int freeWalls(Parokiam city, int sheep) {
        return has(city, sheep, TWYLA) && isCorrupted(city, sheep) ? 1 : 0;
    }

    /** Marbles of a sheep that attacks, after the active tile (TY-ATT-02, TY-WAY-10, TY-COR-03). */
    static int attack(Parokiam city, int sheep) {
        int marbles = ATTACK;
        if (has(city, sheep, BLACKBERRY)) {
            marbles = isCorrupted(city, sheep) ? ATTACK_OF_CORRUPTED_BLACKBERRY : ATTACK_OF_BLACKBERRY;
        } else if (cannotAttackAlone(city, sheep)) {
            marbles = 0;
        }
        return city.isActive(WayTile.BEGUILING) ? Math.max(0, marbles - 1) : marbles;
    }

    /** Corrupted Poppy only helps others (TY-COR-03). */
    static boolean cannotAttackAlone(Parokiam city, int sheep) {
        return has(city, sheep, POPPY) && isCorrupted(city, sheep);
    }

    static int defence(Parokiam city, int sheep) {
        return has(city, sheep, BLACKBERRY) && !isCorrupted(city, sheep) ? city.rules.blackberryDefence() : DEFENCE;
    }

    /** The defence of several sheep together. */
    static int defenceOf(Parokiam city, int band) {
        int sum = 0;
        for (int sheep : Band.numbers(band)) {
            sum += defence(city, sheep);
        }
        return sum;
    }

    /** Cells that a sheep may not enter: corrupted Blackberry shares no tile (TY-COR-05). */
    static long closedTo(Parokiam city, int sheep) {
        if (!city.flock.lives(BLACKBERRY) || !isCorrupted(city, BLACKBERRY) || city.isActive(WayTile.FAIRNESS)) {
            return 0;
        }
        int shunned = sheep == BLACKBERRY ? city.flock.living() & ~(1 << BLACKBERRY) : 1 << BLACKBERRY;
        long cells = city.flock.cellsOf(shunned);
        return city.isFinalAct() ? cells : cells & ~Cell.ALTAR_BIT;
    }

    /** Healthy Lily names the kind of power-up she gains (TY-SHEEP-03). */
    static boolean choosesKind(Parokiam city, int sheep) {
        return choosesKindOn(city, sheep, city.flock.cell(sheep));
    }

    /** The same, if she were on another cell. */
    static boolean choosesKindOn(Parokiam city, int sheep, int cell) {
        boolean sheltered = cell == Cell.ALTAR && !city.isFinalAct();
        return has(city, sheep, LILY) && !sheltered && !isCorrupted(city, sheep);
    }

    /** Corrupted Lily may use the Fate box on any tile, and chooses on red (TY-COR-02). */
    static boolean mayTryFate(Parokiam city, int sheep) {
        return hasOffTheAltar(city, sheep, LILY) && isCorrupted(city, sheep);
    }

    /** Tiles beside her whose relics Moppet may use for a lock (TY-LOCK-02). */
    static long lockReach(Parokiam city, int sheep) {
        return hasOffTheAltar(city, sheep, MOPPET) ? beside(city, sheep) : 0;
    }

    /** Tiles that a sheep may turn without tech, soundness and tokens aside (TY-ROT-01, TY-ROT-02). */
    static long turnable(Parokiam city, int sheep) {
        if (has(city, sheep, POPPY)) {
            return 0;
        }
        long own = 1L << city.flock.cell(sheep) & Cell.TILES;
        return hasOffTheAltar(city, sheep, MELBROOK) ? own | beside(city, sheep) : own;
    }

    /** Tiles that a sheep may turn with a tech token (TY-ROT-03). */
    static long turnableByTech(Parokiam city, int sheep) {
        int cell = city.flock.cell(sheep);
        long own = sheep == POPPY ? 1L << cell : 0;
        return (Cell.GRID.around(cell) | own) & Cell.TILES;
    }

    /** The tiles around a sheep; for a corrupted one not those behind a wall (TY-COR-04). */
    private static long beside(Parokiam city, int sheep) {
        int cell = city.flock.cell(sheep);
        long around = isCorrupted(city, sheep) ? city.city.next(1L << cell) : Cell.GRID.around(cell);
        return around & Cell.TILES;
    }
}
