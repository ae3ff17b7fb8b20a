package sheepfold.games.sheephop;

import java.util.List;
import sheepfold.engine.Events;
import sheepfold.engine.Moves;
import sheepfold.engine.Refusal;
import sheepfold.games.sheephop.Hillside.Phase;
import sheepfold.games.sheephop.HopRules.WolfSetup;
import sheepfold.games.sheephop.Landscape.Path;
import sheepfold.games.sheephop.SheepHopEvent.Shuffled.Standing;
import sheepfold.games.sheephop.SheepHopMove.DrawKind;
import sheepfold.games.sheephop.SheepHopMove.PlaceWolf;
import sheepfold.games.sheephop.SheepHopMove.Shuffle;

/** What comes before the first roll: the tiles of a random level, the sheep in the meadow, the wolves on their paths. */
final class SettingUp {
    private SettingUp() {}

    static void list(Hillside hillside, Moves<SheepHopMove> into) {
        switch (hillside.phase()) {
            case TILES -> listTiles(hillside, into);
            case MEADOW -> listShuffles(hillside, into);
            case WOLF_L -> listLittleWolf(hillside, into);
            case WOLF_B -> listWolf(hillside, Wolf.BIG_BAD, pathWithoutWolf(hillside), 1, into);
            default -> {}
        }
    }

    private static void listTiles(Hillside hillside, Moves<SheepHopMove> into) {
        TileDraw draw = hillside.draw;
        if (draw.needsKind()) {
            TileKind.DRAWN.stream()
                    .filter(kind -> !draw.kinds().contains(kind))
                    .forEach(kind -> into.add(new DrawKind(kind)));
            return;
        }
        TileKind next = draw.next(hillside.tiles()).orElseThrow();
        long uncovered = hillside.board.field() & ~hillside.tiles().covered();
        for (long left = uncovered; left != 0; left &= left - 1) {
            into.add(hillside.board.moves.layTile(next, Space.firstOf(left)));
        }
    }

    private static void listShuffles(Hillside hillside, Moves<SheepHopMove> into) {
        List<Shuffle> shuffles = Shuffle.all(hillside.rules().sheepPerColour());
        for (int i = 0; i < shuffles.size(); i++) {
            into.add(shuffles.get(i));
        }
    }

    /** When chance places the Little Wolf, both paths are equally likely, however long they are. */
    private static void listLittleWolf(Hillside hillside, Moves<SheepHopMove> into) {
        Path here = hillside.board.paths().getFirst();
        Path there = hillside.board.paths().getLast();
        Trails trails = hillside.tiles().trails();
        listWolf(hillside, Wolf.LITTLE, here, Long.bitCount(trails.open(there)), into);
        listWolf(hillside, Wolf.LITTLE, there, Long.bitCount(trails.open(here)), into);
    }

    private static void listWolf(Hillside hillside, Wolf wolf, Path path, int weight, Moves<SheepHopMove> into) {
        boolean byChance = hillside.rules().wolfSetup() == WolfSetup.RANDOM;
        for (long left = hillside.tiles().trails().open(path); left != 0; left &= left - 1) {
            PlaceWolf place = hillside.board.moves.placeWolf(wolf, Space.firstOf(left));
            if (byChance) {
                into.add(place, weight);
            } else {
                into.add(place);
            }
        }
    }

    /** The path that the Little Wolf has left to the other. */
    private static Path pathWithoutWolf(Hillside hillside) {
        Path first = hillside.board.paths().getFirst();
        boolean taken = (hillside.spaceOf(Wolf.LITTLE) & first.set()) != 0;
        return taken ? hillside.board.paths().getLast() : first;
    }

    static void drawKind(Hillside hillside, TileKind kind, Events events) {
        hillside.draw = hillside.draw.with(kind);
        if (events.heard()) {
            events.tell(new SheepHopEvent.KindDrawn(kind));
        }
    }

    static void layTile(Hillside hillside, TileKind kind, Space space, Events events) {
        Tiles tiles = hillside.tiles().with(kind, space);
        hillside.tiles = tiles;
        if (events.heard()) {
            events.tell(new SheepHopEvent.TileLaid(kind, space));
        }
        if (hillside.draw.next(tiles).isEmpty()) {
            LayoutCheck.fault(tiles, hillside.rules().freePlacement())
                    .ifPresentOrElse(fault -> takeUpTiles(hillside, fault, events), () -> endDraw(hillside));
        }
    }

    private static void takeUpTiles(Hillside hillside, Refusal fault, Events events) {
        TileDraw draw = hillside.draw.afterFailure();
        hillside.tiles = Tiles.none(hillside.board);
        hillside.draw = draw;
        if (events.heard()) {
            events.tell(new SheepHopEvent.TilesTakenUp(fault.sentence(), draw.givesUp()));
        }
        if (draw.givesUp()) {
            endDraw(hillside);
        }
    }

    private static void endDraw(Hillside hillside) {
        hillside.draw = TileDraw.NONE;
        hillside.phase = Phase.MEADOW;
    }

    static void shuffle(Hillside hillside, String sheep, Events events) {
        List<Space> meadow = hillside.board.meadow;
        for (int i = 0; i < sheep.length(); i++) {
            for (int c = 0; c < Colour.ALL.size(); c++) {
                Colour colour = Colour.ALL.get(c);
                if (sheep.charAt(i) == colour.letter) {
                    hillside.flock.flip(colour, meadow.get(i).bit());
                }
            }
        }
        if (events.heard()) {
            events.tell(
                    new SheepHopEvent.Shuffled(SheepHopNotation.meadowRows(hillside.board, sheep), standing(hillside)));
        }
        if (hillside.rules().wolfSetup() == WolfSetup.STANDARD) {
            placeStandardWolves(hillside, events);
        } else {
            hillside.phase = Phase.WOLF_L;
        }
    }

    private static List<Standing> standing(Hillside hillside) {
        return hillside.board.meadow.stream()
                .filter(space -> space.isIn(hillside.sheep()))
                .map(space -> new Standing(space, hillside.flock.colourOn(space.bit())))
                .toList();
    }

    /** On the spaces that go with board or level, or on the next uncovered ones clockwise. */
    private static void placeStandardWolves(Hillside hillside, Events events) {
        Tiles tiles = hillside.tiles();
        hillside.rules().level().wolves().forEach((wolf, space) -> {
            long start = space.isIn(tiles.covered()) ? tiles.trails().next(space.bit(), false) : space.bit();
            stand(hillside, wolf, hillside.board.spaceIn(start), events);
        });
        hillside.phase = Phase.ROLL;
    }

    static void placeWolf(Hillside hillside, Wolf wolf, Space space, Events events) {
        stand(hillside, wolf, space, events);
        hillside.phase = wolf == Wolf.LITTLE ? Phase.WOLF_B : Phase.ROLL;
    }

    private static void stand(Hillside hillside, Wolf wolf, Space space, Events events) {
        hillside.pack.stand(wolf, space.bit());
        if (events.heard()) {
            events.tell(new SheepHopEvent.WolfPlaced(wolf, space, hillside.ahead(wolf)));
        }
    }
}
