package sheepfold.games.shepherdmess;

import sheepfold.engine.Events;
import sheepfold.engine.Moves;
import sheepfold.games.shepherdmess.ShepherdMessMove.Bridge;
import sheepfold.games.shepherdmess.ShepherdMessMove.CornerWall;
import sheepfold.games.shepherdmess.ShepherdMessMove.Gate;
import sheepfold.games.shepherdmess.ShepherdMessMove.Stone;
import sheepfold.games.shepherdmess.ShepherdMessMove.Wall;

/** The chapter of the landscape: where bridges, stones, walls and gates may go, and what they change. */
final class Landscape {
    private Landscape() {}

    static void add(Land land, Moves<ShepherdMessMove> into) {
        if (land.has(Piece.BRIDGE)) {
            addBridges(land, into);
        }
        if (land.has(Piece.STONE)) {
            addStones(land, into);
        }
        if (land.has(Piece.WALL)) {
            for (long left = land.openEdges(); left != 0; left &= left - 1) {
                into.add(ShepherdMessMoves.wall(Long.numberOfTrailingZeros(left)));
            }
        }
        if (land.has(Piece.CORNER)) {
            addCorners(land.openEdges(), into);
        }
        if (land.has(Piece.GATE)) {
            for (long left = land.walls; left != 0; left &= left - 1) {
                into.add(ShepherdMessMoves.gate(Long.numberOfTrailingZeros(left)));
            }
        }
    }

    private static void addBridges(Land land, Moves<ShepherdMessMove> into) {
        for (long left = land.obstacles; left != 0; left &= left - 1) {
            int tile = Tile.firstOf(left);
            if (land.ground(tile) == Ground.PUDDLE) {
                into.add(ShepherdMessMoves.bridge(tile, Axis.H.ordinal()));
                into.add(ShepherdMessMoves.bridge(tile, Axis.V.ordinal()));
            }
        }
    }

    private static void addStones(Land land, Moves<ShepherdMessMove> into) {
        for (long left = land.obstacles; left != 0; left &= left - 1) {
            int tile = Tile.firstOf(left);
            for (int side = 0; side < Side.COUNT && Ground.isMud(land.ground(tile)); side++) {
                if (takesStone(land, tile, side)) {
                    into.add(ShepherdMessMoves.stone(tile, side));
                }
            }
        }
    }

    /** Is this side of a patch without a port, and does it face another tile (SM-LAND-03)? */
    private static boolean takesStone(Land land, int tile, int side) {
        return !Side.isIn(side, Ground.ports(land.ground(tile))) && Tile.neighbour(tile, side) != Tile.NOWHERE;
    }

    private static void addCorners(long open, Moves<ShepherdMessMove> into) {
        for (int i = 0; i < CornerWall.POSSIBLE.size(); i++) {
            if ((CornerWall.edgesOf(i) & ~open) == 0) {
                into.add(CornerWall.POSSIBLE.get(i));
            }
        }
    }

    static void play(Meadow meadow, Bridge bridge, Events events) {
        meadow.land.lay(bridge.tile().number(), Ground.bridge(bridge.axis()));
        if (events.heard()) {
            events.tell(new ShepherdMessEvent.BridgeBuilt(builder(meadow), bridge.tile(), bridge.axis()));
        }
        meadow.built(Piece.BRIDGE, events);
    }

    static void play(Meadow meadow, Stone stone, Events events) {
        int tile = stone.tile().number();
        meadow.land.lay(tile, meadow.land.ground(tile) | stone.side().bit());
        if (events.heard()) {
            events.tell(new ShepherdMessEvent.StoneLaid(builder(meadow), stone.tile(), stone.side()));
        }
        meadow.built(Piece.STONE, events);
    }

    static void play(Meadow meadow, Wall wall, Events events) {
        wallUp(meadow, wall.edge().bit(), events);
        meadow.built(Piece.WALL, events);
    }

    static void play(Meadow meadow, CornerWall wall, Events events) {
        wallUp(meadow, wall.edges(), events);
        meadow.built(Piece.CORNER, events);
    }

    private static void wallUp(Meadow meadow, long edges, Events events) {
        meadow.land.wallUp(edges);
        if (events.heard()) {
            events.tell(new ShepherdMessEvent.WallBuilt(builder(meadow), Edge.in(edges)));
        }
    }

    static void play(Meadow meadow, Gate gate, Events events) {
        meadow.land.putGate(gate.edge().bit());
        if (events.heard()) {
            events.tell(new ShepherdMessEvent.GatePut(builder(meadow), gate.edge()));
        }
        meadow.built(Piece.GATE, events);
    }

    private static Colour builder(Meadow meadow) {
        return meadow.colour(meadow.seat());
    }
}
