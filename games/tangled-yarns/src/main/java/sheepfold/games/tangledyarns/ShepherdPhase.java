package sheepfold.games.tangledyarns;

import sheepfold.engine.Events;
import sheepfold.engine.Moves;
import sheepfold.games.tangledyarns.YarnsMove.Corner;

/** Phase 1: the Shepherd moves on, his tile begins to act, servants arrive, and power-ups in excess are given back. */
final class ShepherdPhase {
    private ShepherdPhase() {}

    static void beginRound(Parokiam table, Events events) {
        table.course.round++;
        table.flock.beginRound();
        if (events.heard()) {
            events.tell(new YarnsEvent.RoundBegan(table.course.round));
        }
        if (table.isFinalAct()) {
            FinalAct.begin(table, events);
        } else if (table.way.lies()) {
            standUp(table, events);
        } else {
            advance(table, events);
        }
    }

    /** Nothing arrives, and what his tile did on arrival is not repeated (TY-P1-02). */
    private static void standUp(Parokiam table, Events events) {
        table.way.standAbove(table.way.space());
        if (events.heard()) {
            events.tell(new YarnsEvent.ShepherdRose(table.way.space(), LayingOut.gateAt(table, table.way.space())));
        }
        endPhase(table, events);
    }

    /** TY-P1-01, TY-P1-03. */
    private static void advance(Parokiam table, Events events) {
        int space = table.way.space() + 1;
        table.way.standAbove(space);
        int slot = table.rules.slotAt().get(space);
        if (events.heard()) {
            events.tell(new YarnsEvent.ShepherdMoved(space - 1, space, LayingOut.gateAt(table, space)));
        }
        if (slot >= 0 && table.way.isGate(slot)) {
            table.finish(Ending.GATE, events);
            return;
        }
        int active = table.activeTile();
        if (events.heard() && active != Way.NO_TILE) {
            events.tell(new YarnsEvent.WayTileActs(WayTile.ALL.get(active)));
        }
        if (table.isActive(WayTile.SHIFTING)) {
            shift(table.city, events);
        }
        spawn(table, events);
    }

    /** Tiles around the altar with their wall towards it turn one step, all at once (TY-WAY-07). */
    private static void shift(City city, Events events) {
        for (int direction = 0; direction < Colour.COUNT; direction++) {
            int tile = Cell.GRID.neighbour(Cell.ALTAR, direction);
            int inwards = Colour.opposite(direction);
            if (Cell.isIn(tile, city.walledOn(inwards))) {
                int wall = Colour.clockwise(inwards, 1);
                city.turn(tile, wall);
                if (events.heard()) {
                    events.tell(new YarnsEvent.TileShifted(Cell.of(tile), Colour.of(inwards), Colour.of(wall)));
                }
            }
        }
    }

    /** As the guide says, as far as there are tokens (TY-SPAWN-01, TY-SPAWN-04). */
    private static void spawn(Parokiam table, Events events) {
        Box.Guide guide = table.rules.guides().get(table.way.space());
        Pending pending = table.pending;
        pending.cultistsToCome = Math.min(guide.cultists(), Box.TOKENS - table.servants.cultists());
        pending.wolvesToCome = Math.min(guide.wolves(), Box.TOKENS - table.servants.wolves());
        pending.usedColours = 0;
        awaitArrivals(table, events);
    }

    private static void awaitArrivals(Parokiam table, Events events) {
        if (table.pending.cultistsToCome + table.pending.wolvesToCome > 0) {
            table.await(Phase.SPAWN);
        } else {
            CultistPhase.beginLightness(table, events);
        }
    }

    /** Things read from one shake take different colours (TY-FATE-01). */
    static void addCorners(Parokiam table, Moves<YarnsMove> into) {
        for (int colour = 0; colour < Colour.COUNT; colour++) {
            if ((table.pending.usedColours >> colour & 1) == 0) {
                into.add(YarnsMoves.corner(colour));
            }
        }
    }

    /** Cultists arrive before wolves (TY-SPAWN-02). */
    static void play(Parokiam table, Corner corner, Events events) {
        Pending pending = table.pending;
        int colour = corner.colour().ordinal();
        int tile = Cell.corner(colour);
        boolean cultist = pending.cultistsToCome > 0;
        pending.usedColours |= 1 << colour;
        if (cultist) {
            pending.cultistsToCome--;
            table.servants.addCultist(tile);
        } else {
            pending.wolvesToCome--;
            table.servants.addWolf(tile);
        }
        if (events.heard()) {
            events.tell(
                    cultist
                            ? new YarnsEvent.CultistArrived(corner.colour(), Cell.of(tile))
                            : new YarnsEvent.WolfArrived(corner.colour(), Cell.of(tile)));
        }
        if (table.phase() == Phase.SPAWN) {
            awaitArrivals(table, events);
        } else if (pending.cultistsToCome == 0) {
            SheepPhase.goOn(table, events);
        }
    }

    /** The flock keeps as many power-ups of a kind as tiles show it (TY-POW-09); then the sheep act. */
    static void endPhase(Parokiam table, Events events) {
        for (int kind = 0; kind < Relic.KINDS; kind++) {
            int excess = table.store.count(kind) - table.city.count(kind);
            if (excess > 0) {
                table.store.add(kind, -excess);
                if (events.heard()) {
                    events.tell(new YarnsEvent.PowerUpsDiscarded(Relic.of(kind), excess));
                }
            }
        }
        SheepPhase.begin(table, events);
    }
}
