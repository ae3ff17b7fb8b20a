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
        for (long left = meadow.flocks.tiles & ~(1L << home); left != 0; left &= left - 1) {
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

    /** How many steps the player's dogs have to where they could drive some of its sheep home. */
    static int dogsWay(Meadow meadow, int player, WaysHome ways, long sheep) {
        int nearest = FAR;
        for (long left = sheep; left != 0; left &= left - 1) {
            nearest = Math.min(nearest, stepsToDrive(meadow, player, ways, Tile.firstOf(left)));
        }
        return nearest;
    }

    /** How far the dogs are from where a bark would drive the heap closer to home, once a gate is in any wall between. */
    private static int stepsToDrive(Meadow meadow, int player, WaysHome ways, int tile) {
        int pen = meadow.pens.of(player);
        int nearest = FAR;
        for (int side = 0; side < Side.COUNT; side++) {
            int next = Tile.neighbour(tile, side);
            if (next != Tile.NOWHERE && ways.halfBarks(pen, next) < ways.halfBarks(pen, tile)) {
                nearest = Math.min(nearest, stepsToDrive(meadow, player, tile, side));
            }
        }
        return nearest;
    }

    /** One dog drives a heap straight on from behind; off the border, where none can stand behind, it has to be turned. */
    private static int stepsToDrive(Meadow meadow, int player, int tile, int side) {
        int behind = Tile.neighbour(tile, Side.opposite(side));
        if (behind != Tile.NOWHERE) {
            return nearerDog(meadow, player, behind);
        }
        return Math.min(
                stepsToTurn(meadow, player, tile, Side.left(side)),
                stepsToTurn(meadow, player, tile, Side.right(side)));
    }

    /** A bark from this side turns a heap if it finds the way straight on closed, or the other dog there. */
    private static int stepsToTurn(Meadow meadow, int player, int tile, int from) {
        int barking = Tile.neighbour(tile, from);
        int ahead = Tile.neighbour(tile, Side.opposite(from));
        if (barking == Tile.NOWHERE) {
            return FAR;
        }
        if (ahead == Tile.NOWHERE || meadow.land.isWall(Edge.on(tile, Side.opposite(from)))) {
            return nearerDog(meadow, player, barking);
        }
        int dogA = Dog.number(player, Dog.A);
        int dogB = Dog.number(player, Dog.B);
        return Math.min(
                steps(meadow, dogA, barking) + steps(meadow, dogB, ahead),
                steps(meadow, dogB, barking) + steps(meadow, dogA, ahead));
    }

    private static int nearerDog(Meadow meadow, int player, int tile) {
        return Math.min(steps(meadow, Dog.number(player, Dog.A), tile), steps(meadow, Dog.number(player, Dog.B), tile));
    }

    private static int steps(Meadow meadow, int dog, int to) {
        int from = meadow.dogs.tile(dog);
        return from == Tile.NOWHERE ? FAR : Tile.distance(from, to);
    }
}
