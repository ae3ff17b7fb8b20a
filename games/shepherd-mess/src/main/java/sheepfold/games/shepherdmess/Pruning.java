package sheepfold.games.shepherdmess;

import sheepfold.engine.Moves;
import sheepfold.games.shepherdmess.ShepherdMessMove.Bridge;
import sheepfold.games.shepherdmess.ShepherdMessMove.CornerWall;
import sheepfold.games.shepherdmess.ShepherdMessMove.Gate;
import sheepfold.games.shepherdmess.ShepherdMessMove.Stone;
import sheepfold.games.shepherdmess.ShepherdMessMove.Wall;

/** Leaves out the many pieces that could be placed where they do nothing for the player. */
final class Pruning {
    private Pruning() {}

    static void prune(Meadow meadow, int player, Moves<ShepherdMessMove> moves) {
        long sheep = meadow.flocks.tilesOf(player);
        long near = Tile.grown(sheep);
        long home = 1L << meadow.pens.tile(player);
        moves.keepIf(move -> switch (move) {
            case CornerWall _ -> false;
            case Wall wall -> touches(wall.edge(), sheep & ~home) && touches(wall.edge(), nearDogs(meadow, player));
            case Gate gate -> touches(gate.edge(), near | home);
            case Bridge bridge -> Tile.isIn(bridge.tile().number(), near);
            case Stone stone -> Tile.isIn(stone.tile().number(), near);
            default -> true;
        });
    }

    private static boolean touches(Edge edge, long tiles) {
        return Tile.isIn(edge.one().number(), tiles) || Tile.isIn(edge.other().number(), tiles);
    }

    /** Tiles within two steps of the player's dogs. */
    private static long nearDogs(Meadow meadow, int player) {
        Pack dogs = meadow.dogs;
        long tiles = dogs.tileSet(Dog.number(player, Dog.A)) | dogs.tileSet(Dog.number(player, Dog.B));
        return Tile.grown(Tile.grown(tiles));
    }
}
