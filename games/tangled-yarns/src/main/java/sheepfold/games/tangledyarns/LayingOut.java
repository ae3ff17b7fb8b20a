package sheepfold.games.tangledyarns;

import sheepfold.engine.Events;
import sheepfold.engine.Moves;
import sheepfold.games.tangledyarns.YarnsMove.*;

/** The set-up: the city tile by tile, the Shepherd's Way, who plays which sheep, and the easier starts (TY-SET, TY-EASY). */
final class LayingOut {
    private LayingOut() {}

    /** The tile that is dealt next. */
    static int nextTile(Parokiam table) {
        return Cell.PLACEMENT.get(Long.bitCount(table.city.laid())).number();
    }

    /** Each tile that is left is as likely as any other, and lies any way round (TY-SET-05). */
    static void addTiles(Parokiam table, Moves<YarnsMove> into) {
        int tile = nextTile(table);
        for (int relic = 0; relic <= Relic.KINDS; relic++) {
            int left = table.rules.tiles(relic) - table.city.count(relic);
            for (int wall = 0; wall < Colour.COUNT && left > 0; wall++) {
                into.add(YarnsMoves.lay(tile, relic, wall), left);
            }
        }
    }

    static void play(Parokiam table, Lay lay, Events events) {
        table.city.lay(lay.tile().number(), lay.relic().ordinal(), lay.wall().ordinal());
        if (events.heard()) {
            events.tell(new YarnsEvent.TileLaid(lay.tile(), lay.relic(), lay.wall()));
        }
        if (table.city.laid() == Cell.TILES) {
            repair(table, events);
        }
    }

    /** Tiles are turned until every one has a way to the altar (TY-SET-06). */
    private static void repair(Parokiam table, Events events) {
        while (!table.city.isSound()) {
            if (!repairOnce(table, events)) {
                table.pending.slot = 0;
                table.await(Phase.WALL);
                return;
            }
        }
        table.await(Phase.WAY);
    }

    private static boolean repairOnce(Parokiam table, Events events) {
        int tile = firstCutOff(table.city);
        if (turnsUsefully(table, tile, events)) {
            return true;
        }
        for (int direction = 0; direction < Colour.COUNT; direction++) {
            int beside = Cell.GRID.neighbour(tile, direction);
            if (beside >= 0 && beside != Cell.ALTAR && turnsUsefully(table, beside, events)) {
                return true;
            }
        }
        return false;
    }

    private static int firstCutOff(City city) {
        long cutOff = city.cutOff();
        int place = 0;
        while (!Cell.isIn(Cell.ALL.get(place).number(), cutOff)) {
            place++;
        }
        return Cell.ALL.get(place).number();
    }

    /** Turns a tile clockwise to the first position that leaves fewer tiles cut off, if there is one. */
    private static boolean turnsUsefully(Parokiam table, int tile, Events events) {
        City city = table.city;
        int before = city.wallOf(tile);
        int cutOff = Long.bitCount(city.cutOff());
        for (int steps = 1; steps < Colour.COUNT; steps++) {
            int wall = Colour.clockwise(before, steps);
            city.turn(tile, wall);
            if (Long.bitCount(city.cutOff()) < cutOff) {
                if (events.heard()) {
                    events.tell(new YarnsEvent.TileRepaired(Cell.of(tile), Colour.of(before), Colour.of(wall)));
                }
                return true;
            }
        }
        city.turn(tile, before);
        return false;
    }

    /** The tile whose wall is drawn anew. */
    static int nextWall(Parokiam table) {
        return Cell.PLACEMENT.get(table.pending.slot).number();
    }

    static void addWalls(Parokiam table, Moves<YarnsMove> into) {
        for (int wall = 0; wall < Colour.COUNT; wall++) {
            into.add(YarnsMoves.redraw(nextWall(table), wall));
        }
    }

    static void play(Parokiam table, Redraw redraw, Events events) {
        int tile = redraw.tile().number();
        int before = table.city.wallOf(tile);
        table.city.turn(tile, redraw.wall().ordinal());
        if (events.heard()) {
            events.tell(new YarnsEvent.TileRepaired(redraw.tile(), Colour.of(before), redraw.wall()));
        }
        table.pending.slot++;
        if (table.pending.slot == Cell.PLACEMENT.size()) {
            table.pending.slot = 0;
            repair(table, events);
        }
    }

    /** TY-SET-03. */
    static void addWays(Parokiam table, Moves<YarnsMove> into) {
        int slot = table.way.filled() + 1;
        for (int left = table.way.stack(); left != 0; left &= left - 1) {
            into.add(YarnsMoves.putWay(slot, Integer.numberOfTrailingZeros(left)));
        }
    }

    static void play(Parokiam table, PutWay put, Events events) {
        table.way.putTile(put.slot() - 1, put.tile().ordinal());
        if (events.heard()) {
            events.tell(new YarnsEvent.WayTileLaid(put.slot(), put.tile()));
        }
        if (put.slot() == Box.WAY_SLOTS) {
            table.await(Phase.GATE);
        }
    }

    /** Equal gates count together (TY-SET-04). */
    static void addGates(Parokiam table, Moves<YarnsMove> into) {
        int slot = table.way.filled() + 1 - Box.WAY_SLOTS;
        for (int gate = 0; gate < Box.GATES; gate++) {
            int alike = table.way.leftLike(table.rules.gates().get(gate));
            if (Integer.numberOfTrailingZeros(alike) == gate) {
                into.add(table.rules.puts().get((slot - 1) * Box.GATES + gate), Integer.bitCount(alike));
            }
        }
    }

    static void play(Parokiam table, PutGate put, Events events) {
        int gate = Integer.numberOfTrailingZeros(table.way.leftLike(put.gate()));
        table.way.putGate(Box.WAY_SLOTS + put.slot() - 1, gate);
        if (events.heard()) {
            events.tell(new YarnsEvent.GateLaid(put.slot(), put.gate().symbols()));
        }
        if (put.slot() == Box.GATES) {
            chooseSheep(table, events);
        }
    }

    private static void chooseSheep(Parokiam table, Events events) {
        table.await(Phase.PICK);
        if (table.rules.choice() == YarnsRules.Choice.LIST) {
            for (int i = 0; i < table.rules.sheep(); i++) {
                play(table, YarnsMoves.pick(table.rules.listed().get(i).ordinal()), events);
            }
        }
    }

    /** The seat that picks next (TY-SET-08). */
    static int chooser(Parokiam table) {
        return table.rules.chooser(Integer.bitCount(table.flock.started()));
    }

    static void addPicks(Parokiam table, Moves<YarnsMove> into) {
        for (int sheep = 0; sheep < Sheep.COUNT; sheep++) {
            if ((table.flock.started() >> sheep & 1) == 0) {
                into.add(YarnsMoves.pick(sheep));
            }
        }
    }

    static void play(Parokiam table, Pick pick, Events events) {
        int seat = chooser(table);
        table.flock.join(pick.sheep().ordinal(), seat);
        if (events.heard()) {
            events.tell(new YarnsEvent.SheepPicked(seat, pick.sheep()));
        }
        if (table.flock.size() == table.rules.sheep()) {
            beginEasierStart(table, events);
        }
    }

    private static void beginEasierStart(Parokiam table, Events events) {
        if (table.rules.easyPowerUp()) {
            table.await(Phase.CLAIM);
        } else {
            removeFirstGate(table, events);
        }
    }

    /** The sheep that claims next: seat by seat, and a seat's sheep in the order of colours (TY-EASY-01). */
    static int claimant(Parokiam table) {
        int claimed = table.store.size();
        for (int seat = 0; ; seat++) {
            for (int sheep : Band.numbers(table.flock.of(seat))) {
                if (claimed-- == 0) {
                    return sheep;
                }
            }
        }
    }

    static void addClaims(Parokiam table, Moves<YarnsMove> into) {
        int sheep = claimant(table);
        for (int kind = 0; kind < Relic.KINDS; kind++) {
            into.add(YarnsMoves.claim(sheep, kind));
        }
    }

    static void play(Parokiam table, Claim claim, Events events) {
        table.store.add(claim.kind().ordinal(), 1);
        if (events.heard()) {
            events.tell(new YarnsEvent.PowerUpGained(claim.sheep(), claim.kind(), false));
        }
        if (table.store.size() == table.rules.sheep()) {
            removeFirstGate(table, events);
        }
    }

    /** TY-EASY-02. */
    private static void removeFirstGate(Parokiam table, Events events) {
        if (!table.rules.easyFirstGate()) {
            ShepherdPhase.beginRound(table, events);
            return;
        }
        if (events.heard()) {
            events.tell(
                    new YarnsEvent.GateRemoved(1, table.way.gate(Box.WAY_SLOTS).symbols()));
        }
        table.way.clear(Box.WAY_SLOTS);
        table.await(Phase.FLIP);
    }

    /** Has an easier start taken the gate of this slot away (TY-EASY-02)? */
    static boolean isRemoved(Parokiam table, int slot) {
        boolean laid = table.phase().compareTo(Phase.FLIP) >= 0;
        return table.rules.easyFirstGate() && slot == Box.WAY_SLOTS && laid;
    }

    /** The number of the gate at a space, open or locked; 0 where there is none, or an easier start took it away. */
    static int gateAt(Parokiam table, int space) {
        int slot = table.rules.slotAt().get(space);
        return isRemoved(table, slot) ? 0 : Math.max(0, slot - Box.WAY_SLOTS + 1);
    }

    /** The gate that was removed is the one that is missing. */
    static Gate removedGate(Parokiam table) {
        return table.rules.gates().get(Integer.numberOfTrailingZeros(~table.way.gates()));
    }

    /** The relic that is flipped next, in printed order. */
    static int nextFlip(Parokiam table) {
        int wasted = table.city.count(Relic.KINDS) - table.rules.tiles(Relic.KINDS);
        return removedGate(table).symbols().get(wasted).ordinal();
    }

    static void addFlips(Parokiam table, Moves<YarnsMove> into) {
        for (long left = table.city.showing(nextFlip(table)); left != 0; left &= left - 1) {
            into.add(YarnsMoves.flip(Cell.first(left)));
        }
    }

    static void play(Parokiam table, Flip flip, Events events) {
        int relic = nextFlip(table);
        boolean last = table.city.count(Relic.KINDS) + 1
                == table.rules.tiles(Relic.KINDS) + removedGate(table).size();
        table.city.waste(flip.tile().number());
        if (events.heard()) {
            events.tell(new YarnsEvent.TileFlipped(flip.tile(), Relic.of(relic)));
        }
        if (last) {
            ShepherdPhase.beginRound(table, events);
        }
    }
}
