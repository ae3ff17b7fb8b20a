package sheepfold.games.shepherdmess;

/** What a player's flock still has before it: the lower the better, in half barks. */
final class Outlook {
    /** Where no way leads home something will have to be thought of. */
    static final int LOST = 40;

    /** A heap moves for the price of one, but it may split on the way. */
    private static final double EACH_MORE = 0.5;

    private static final double MIXED = 5;
    private static final double EACH_STRANGER = 1;
    private static final double STRANGER_AT_HOME = 12;
    private static final double SHEEP_AT_HOME = 0.3;
    private static final double EACH_STEP_OF_A_DOG = 0.25;
    private static final int FAR = 8;

    private Outlook() {}

    /** The work that is left for a player: each heap's way home, strangers among it, and the way of the dogs to it. */
    static double work(Meadow meadow, int player) {
        int pen = meadow.pens.of(player);
        if (pen == Pens.NONE) {
            return LOST;
        }
        WaysHome ways = WaysHome.of(meadow);
        int home = meadow.pens.tile(player);
        double work =
                STRANGER_AT_HOME * Standings.strangers(meadow, player) - SHEEP_AT_HOME * Standings.home(meadow, player);
        int nearest = FAR;
        for (long left = meadow.flocks.tiles() & ~(1L << home); left != 0; left &= left - 1) {
            int tile = Tile.firstOf(left);
            int own = meadow.flocks.on(tile, player);
            if (own > 0) {
                int way = way(ways, pen, tile);
                int strangers = meadow.flocks.on(tile) - own;
                work += way * (1 + EACH_MORE * (own - 1)) + (strangers > 0 ? MIXED + EACH_STRANGER * strangers : 0);
                nearest = Math.min(nearest, stepsToDrive(meadow, player, ways, tile));
            }
        }
        return work + EACH_STEP_OF_A_DOG * nearest;
    }

    /** A sheep's way home in half barks, at most {@link #LOST}. */
    static int way(WaysHome ways, int pen, int tile) {
        return Math.min(LOST, ways.halfBarks(pen, tile));
    }

    /** How many steps it is to where a dog could drive some of the player's sheep home. */
    static int dogsWay(Meadow meadow, int player, WaysHome ways, long sheep) {
        int nearest = FAR;
        for (long left = sheep; left != 0; left &= left - 1) {
            nearest = Math.min(nearest, stepsToDrive(meadow, player, ways, Tile.firstOf(left)));
        }
        return nearest;
    }

    /** How far the nearer dog is from a tile behind the heap, from where a bark would drive it closer to home. */
    private static int stepsToDrive(Meadow meadow, int player, WaysHome ways, int tile) {
        int pen = meadow.pens.of(player);
        int nearest = FAR;
        for (int side = 0; side < Side.COUNT; side++) {
            int next = Tile.neighbour(tile, side);
            int behind = Tile.neighbour(tile, Side.opposite(side));
            if (next != Tile.NOWHERE
                    && behind != Tile.NOWHERE
                    && !meadow.land.isWall(Edge.on(tile, side))
                    && ways.halfBarks(pen, next) < ways.halfBarks(pen, tile)) {
                nearest = Math.min(nearest, steps(meadow, Dog.number(player, Dog.A), behind));
                nearest = Math.min(nearest, steps(meadow, Dog.number(player, Dog.B), behind));
            }
        }
        return nearest;
    }

    private static int steps(Meadow meadow, int dog, int to) {
        int from = meadow.dogs.tile(dog);
        return from == Tile.NOWHERE ? FAR : Tile.distance(from, to);
    }
}
