package sheepfold.games.sheephop;

import sheepfold.engine.Events;

/** What animal tiles do when a sheep has hopped over them and landed, before any further hop (SS-TILE-04). */
final class TileEffects {
    private TileEffects() {}

    static void take(Hillside hillside, TileKind kind, Colour colour, Events events) {
        switch (kind) {
            case MOLE -> moveMole(hillside, events);
            case RACCOON -> turnWolves(hillside, events);
            case FOX -> whistle(hillside, events);
            case PATOU -> bark(hillside, colour, events);
            case ROCK, MOLEHILL -> throw new IllegalStateException("no sheep hops over the " + kind.title());
        }
        if (hillside.sheep() == 0) {
            hillside.endTurn(events);
        } else if (kind == TileKind.PATOU && hillside.rules().patouAtOnce() && hillside.bark.waiting != 0) {
            ChainState.copy(hillside.chain, hillside.bark.interrupted);
            Movement.end(hillside, events);
        } else {
            Movement.hopOnOrEnd(hillside, events);
        }
    }

    private static void moveMole(Hillside hillside, Events events) {
        Tiles moved = hillside.tiles().otherSide();
        hillside.tiles = moved;
        if (events.heard()) {
            events.tell(new SheepHopEvent.MoleMoved(
                    moved.spaceOf(TileKind.MOLE).orElseThrow(),
                    moved.spaceOf(TileKind.MOLEHILL).orElseThrow(),
                    hillside.ahead()));
        }
    }

    private static void turnWolves(Hillside hillside, Events events) {
        hillside.pack.counterclockwise = !hillside.counterclockwise();
        if (events.heard()) {
            events.tell(new SheepHopEvent.WolvesTurned(hillside.pack.rotation(), hillside.ahead()));
        }
    }

    private static void whistle(Hillside hillside, Events events) {
        if (events.heard()) {
            events.tell(new SheepHopEvent.FoxWhistled());
        }
        hillside.eachWolfSteps(events);
    }

    private static void bark(Hillside hillside, Colour colour, Events events) {
        Bark bark = hillside.bark;
        if (bark.heard) {
            return;
        }
        bark.call(hillside.sheepOf(colour) & ~hillside.chain.sheep);
        if (events.heard()) {
            events.tell(new SheepHopEvent.PatouBarked(colour, hillside.board.spacesIn(bark.waiting)));
        }
    }
}
