package sheepfold.games.shepherdmess;

import sheepfold.engine.Events;
import sheepfold.engine.Moves;
import sheepfold.games.shepherdmess.ShepherdMessMove.Bridge;
import sheepfold.games.shepherdmess.ShepherdMessMove.CornerWall;
import sheepfold.games.shepherdmess.ShepherdMessMove.Gate;
import sheepfold.games.shepherdmess.ShepherdMessMove.Stone;
import sheepfold.games.shepherdmess.ShepherdMessMove.Wall;

/** Where bridges, stones, walls and gates may go, and what they change. */
final class Landscape {
    private Landscape() {}

    static void addPlacements(Meadow meadow, Moves<ShepherdMessMove> into) {
        int supply = meadow.supply();
        if (Piece.BRIDGE.isLeft(supply)) {
            addBridges(meadow, into);
        }
        if (Piece.STONE.isLeft(supply)) {
            addStones(meadow, into);
        }
        if (Piece.WALL.isLeft(supply)) {
            for (long left = meadow.openEdges(); left != 0; left &= left - 1) {
                into.add(Wall.ALL.get(Long.numberOfTrailingZeros(left)));
            }
        }
        if (Piece.CORNER.isLeft(supply)) {
            addCorners(meadow.openEdges(), into);
        }
        if (Piece.GATE.isLeft(supply)) {
            for (long left = meadow.walls(); left != 0; left &= left - 1) {
                into.add(Gate.ALL.get(Long.numberOfTrailingZeros(left)));
            }
        }
    }

    private static void addBridges(Meadow meadow, Moves<ShepherdMessMove> into) {
        for (int tile = 0; tile < Tile.COUNT; tile++) {
            if (meadow.ground(tile) == Ground.PUDDLE) {
                into.add(Bridge.of(tile, true));
                into.add(Bridge.of(tile, false));
            }
        }
    }

    private static void addStones(Meadow meadow, Moves<ShepherdMessMove> into) {
        for (int tile = 0; tile < Tile.COUNT; tile++) {
            for (int side = 0; side < Side.COUNT && Ground.isMud(meadow.ground(tile)); side++) {
                if (takesStone(meadow, tile, side)) {
                    into.add(Stone.of(tile, side));
                }
            }
        }
    }

    /** Is this side of a patch without a port, and does it face another tile (SM-LAND-03)? */
    static boolean takesStone(Meadow meadow, int tile, int side) {
        return !Side.isIn(side, Ground.ports(meadow.ground(tile))) && Tile.neighbour(tile, side) != Tile.NOWHERE;
    }

    private static void addCorners(long open, Moves<ShepherdMessMove> into) {
        for (int i = 0; i < CornerWall.POSSIBLE.size(); i++) {
            if ((CornerWall.edgesOf(i) & ~open) == 0) {
                into.add(CornerWall.POSSIBLE.get(i));
            }
        }
    }

    static void place(Meadow meadow, Bridge bridge, Events events) {
        meadow.lay(bridge.tile().number(), bridge.horizontal() ? Ground.BRIDGE_H : Ground.BRIDGE_V);
        if (events.heard()) {
            events.tell(new ShepherdMessEvent.BridgeBuilt(
                    owner(meadow), bridge.tile().toString(), bridge.horizontal() ? "H" : "V"));
        }
        meadow.built(Piece.BRIDGE, events);
    }

    static void place(Meadow meadow, Stone stone, Events events) {
        int tile = stone.tile().number();
        meadow.lay(tile, meadow.ground(tile) | stone.side().bit());
        if (events.heard()) {
            events.tell(new ShepherdMessEvent.StoneLaid(
                    owner(meadow), stone.tile().toString(), stone.side().name()));
        }
        meadow.built(Piece.STONE, events);
    }

    static void place(Meadow meadow, Wall wall, Events events) {
        meadow.wallUp(wall.edge().bit());
        if (events.heard()) {
            events.tell(new ShepherdMessEvent.WallBuilt(
                    owner(meadow), Edge.names(wall.edge().bit())));
        }
        meadow.built(Piece.WALL, events);
    }

    static void place(Meadow meadow, CornerWall wall, Events events) {
        long edges = wall.edges().orElseThrow();
        meadow.wallUp(edges);
        if (events.heard()) {
            events.tell(new ShepherdMessEvent.WallBuilt(owner(meadow), Edge.names(edges)));
        }
        meadow.built(Piece.CORNER, events);
    }

    static void place(Meadow meadow, Gate gate, Events events) {
        meadow.putGate(gate.edge().bit());
        if (events.heard()) {
            events.tell(new ShepherdMessEvent.GatePut(owner(meadow), gate.edge().toString()));
        }
        meadow.built(Piece.GATE, events);
    }

    private static String owner(Meadow meadow) {
        return meadow.rules().called(meadow.seat());
    }
}
