package sheepfold.games.shepherdmess;

import java.util.List;
import sheepfold.engine.Events;
import sheepfold.engine.Moves;
import sheepfold.games.shepherdmess.ShepherdMessMove.DrawPen;
import sheepfold.games.shepherdmess.ShepherdMessMove.First;
import sheepfold.games.shepherdmess.ShepherdMessMove.LayMud;
import sheepfold.games.shepherdmess.ShepherdMessMove.LayPuddle;
import sheepfold.games.shepherdmess.ShepherdMessMove.Put;
import sheepfold.games.shepherdmess.ShepherdMessMove.RamLands;

/** The chapter of the set-up, in its order: Player 1, patches, puddles, sheep, pens, the ram. */
final class LayingOut {
    static final int SHEEP_A_TILE = 2;

    private LayingOut() {}

    static void addFirst(Meadow meadow, Moves<ShepherdMessMove> into) {
        for (int player = 0; player < meadow.rules.seats(); player++) {
            into.add(ShepherdMessMoves.first(player));
        }
    }

    static void play(Meadow meadow, First named, Events events) {
        meadow.course.beginWith(named.seat());
        if (events.heard()) {
            events.tell(new ShepherdMessEvent.FirstNamed(named.seat(), meadow.colour(named.seat())));
        }
        meadow.await(Phase.MUD);
    }

    /** The patch that is thrown next. */
    static int nextPatch(Meadow meadow) {
        return meadow.land.laid() + 1;
    }

    /** Every free tile is equally likely, and then every way the patch can lie (SM-SET-03, SM-SET-04). */
    static void addMud(Meadow meadow, Moves<ShepherdMessMove> into) {
        int patch = nextPatch(meadow);
        List<Ports> rotations = meadow.rules.box().patch(patch).ports().rotations();
        for (long left = meadow.land.free(); left != 0; left &= left - 1) {
            for (int i = 0; i < rotations.size(); i++) {
                into.add(ShepherdMessMoves.layMud(
                        patch, Tile.firstOf(left), rotations.get(i).bits()));
            }
        }
    }

    static void play(Meadow meadow, LayMud mud, Events events) {
        meadow.land.lay(mud.tile().number(), Ground.mud(mud.patch(), mud.ports().bits()));
        if (events.heard()) {
            events.tell(new ShepherdMessEvent.MudLaid(mud.patch(), mud.tile(), mud.ports()));
        }
        if (mud.patch() == Box.PATCHES) {
            meadow.await(meadow.rules.box().puddles() == 0 ? Phase.PLACE : Phase.PUDDLES);
        }
    }

    static int nextPuddle(Meadow meadow) {
        return meadow.land.laid() - Box.PATCHES + 1;
    }

    static void addPuddles(Meadow meadow, Moves<ShepherdMessMove> into) {
        int puddle = nextPuddle(meadow);
        for (long left = meadow.land.free(); left != 0; left &= left - 1) {
            into.add(ShepherdMessMoves.layPuddle(puddle, Tile.firstOf(left)));
        }
    }

    static void play(Meadow meadow, LayPuddle puddle, Events events) {
        meadow.land.lay(puddle.tile().number(), Ground.PUDDLE);
        if (events.heard()) {
            events.tell(new ShepherdMessEvent.PuddleLaid(puddle.puddle(), puddle.tile()));
        }
        if (puddle.puddle() == meadow.rules.box().puddles()) {
            meadow.await(Phase.PLACE);
        }
    }

    /** SM-SET-06 to SM-SET-08. */
    static void addPlaces(Meadow meadow, Moves<ShepherdMessMove> into) {
        for (long left = meadow.land.free(); left != 0; left &= left - 1) {
            int tile = Tile.firstOf(left);
            if (meadow.flocks.on(tile) < SHEEP_A_TILE) {
                into.add(ShepherdMessMoves.put(tile));
            }
        }
    }

    static void play(Meadow meadow, Put put, Events events) {
        int seat = meadow.seat();
        meadow.flocks.add(seat, 1, put.tile().number());
        if (events.heard()) {
            events.tell(new ShepherdMessEvent.SheepPlaced(meadow.colour(seat), put.tile()));
        }
        boolean everybodyHasPlaced = passOn(meadow);
        if (everybodyHasPlaced && meadow.flocks.size(seat) == meadow.rules.flock()) {
            meadow.await(Phase.PENS);
        }
    }

    /** It is the next player's turn to place a sheep or to draw a pen; true if that is Player 1 again. */
    private static boolean passOn(Meadow meadow) {
        Course course = meadow.course;
        course.seat = meadow.rules.after(course.seat);
        return course.seat == course.first;
    }

    static void addPens(Meadow meadow, Moves<ShepherdMessMove> into) {
        for (int pen = 1; pen <= Box.PENS; pen++) {
            if (meadow.pens.isSpare(pen)) {
                into.add(ShepherdMessMoves.drawPen(meadow.seat(), pen));
            }
        }
    }

    static void play(Meadow meadow, DrawPen drawn, Events events) {
        meadow.pens.give(drawn.seat(), drawn.pen());
        int tile = meadow.pens.tile(drawn.seat());
        meadow.dogs.stand(Dog.number(drawn.seat(), Dog.A), tile, Daze.FIT);
        meadow.dogs.stand(Dog.number(drawn.seat(), Dog.B), tile, Daze.FIT);
        if (events.heard()) {
            events.tell(new ShepherdMessEvent.PenDrawn(meadow.colour(drawn.seat()), drawn.pen(), Tile.of(tile)));
        }
        if (passOn(meadow)) {
            meadow.await(Phase.RAM);
        }
    }

    static void addRam(Moves<ShepherdMessMove> into) {
        for (int i = 0; i < Box.PATCHES; i++) {
            into.add(ShepherdMessMoves.ramLands(i + 1));
        }
    }

    static void play(Meadow meadow, RamLands lands, Events events) {
        int tile = meadow.land.tileOfPatch(lands.patch());
        meadow.flocks.ram = tile;
        if (events.heard()) {
            events.tell(new ShepherdMessEvent.RamLanded(lands.patch(), Tile.of(tile)));
        }
        meadow.await(Phase.ACT);
        meadow.noteBeginning();
    }
}
