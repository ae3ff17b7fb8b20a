package sheepfold.games.sheephop;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sheepfold.games.sheephop.SheepHopMove.Hop;
import sheepfold.games.sheephop.SheepHopMove.HopOn;
import sheepfold.games.sheephop.SheepHopMove.LayTile;
import sheepfold.games.sheephop.SheepHopMove.PlaceWolf;
import sheepfold.games.sheephop.SheepHopMove.Slide;

/** The moves that name spaces of a board, made once and shared: listing moves allocates nothing. */
final class MoveTable {
    private final Slide[][] slides;
    private final Hop[][] hops;
    private final HopOn[] hopsOn;
    private final PlaceWolf[][] wolves;
    private final LayTile[][] tiles;

    MoveTable(Landscape landscape) {
        int ways = Landscape.firstWay(landscape.spaces().size());
        slides = new Slide[2 * Colour.ALL.size()][ways];
        hops = new Hop[2 * Colour.ALL.size()][ways];
        for (Colour colour : Colour.ALL) {
            for (boolean extra : List.of(false, true)) {
                for (int way = 0; way < ways; way++) {
                    addSteps(landscape, colour, extra, way);
                }
            }
        }
        hopsOn = IntStream.rangeClosed(0, Space.HOME.number())
                .mapToObj(number -> number < landscape.spaces().size() ? landscape.space(number) : Space.HOME)
                .map(HopOn::new)
                .toArray(HopOn[]::new);
        wolves = Stream.of(Wolf.values())
                .map(wolf -> landscape.spaces().stream()
                        .map(space -> new PlaceWolf(wolf, space))
                        .toArray(PlaceWolf[]::new))
                .toArray(PlaceWolf[][]::new);
        tiles = Stream.of(TileKind.values())
                .map(kind -> landscape.spaces().stream()
                        .map(space -> new LayTile(kind, space))
                        .toArray(LayTile[]::new))
                .toArray(LayTile[][]::new);
    }

    private void addSteps(Landscape landscape, Colour colour, boolean extra, int way) {
        Space from = landscape.space(way / Direction.COUNT);
        if (landscape.ahead(way) != 0) {
            Space to = landscape.space(Space.firstOf(landscape.ahead(way)));
            slides[row(colour, extra)][way] = new Slide(colour, from, to, extra);
        }
        if (landscape.behind(way) != 0) {
            Space to = landscape.space(Space.firstOf(landscape.behind(way)));
            hops[row(colour, extra)][way] = new Hop(colour, from, to, extra);
        }
    }

    private static int row(Colour colour, boolean extra) {
        return extra ? Colour.ALL.size() + colour.ordinal() : colour.ordinal();
    }

    /** The slides of a colour, by way. */
    Slide[] slides(Colour colour, boolean extra) {
        return slides[row(colour, extra)];
    }

    /** The first hops of a colour, by way. */
    Hop[] hops(Colour colour, boolean extra) {
        return hops[row(colour, extra)];
    }

    HopOn hopOn(int to) {
        return hopsOn[to];
    }

    PlaceWolf placeWolf(Wolf wolf, int space) {
        return wolves[wolf.ordinal()][space];
    }

    LayTile layTile(TileKind kind, int space) {
        return tiles[kind.ordinal()][space];
    }
}
