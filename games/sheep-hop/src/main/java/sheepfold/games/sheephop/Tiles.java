package sheepfold.games.sheephop;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/** The special tiles as they lie on a board and as they show now. Where Mole and Molehill lie, there is another side. */
public final class Tiles {
    private final Landscape landscape;
    private final Map<TileKind, Space> laid;
    private final TileKind[] byNumber = new TileKind[Landscape.MOST_SPACES];
    private final long covered;
    private final long animals;
    private final Trails trails;
    private final WaysHome waysHome;
    private final Tiles otherSide;

    private Tiles(Landscape landscape, Map<TileKind, Space> laid) {
        this(landscape, laid, Optional.empty());
    }

    @SuppressWarnings("this-escape") // the other side only remembers where it came from
    private Tiles(Landscape landscape, Map<TileKind, Space> laid, Optional<Tiles> origin) {
        this.landscape = landscape;
        this.laid = laid;
        laid.forEach((kind, space) -> byNumber[space.number()] = kind);
        covered = Landscape.setOf(laid.values());
        Map<TileKind, Space> living = new EnumMap<>(TileKind.class);
        living.putAll(laid);
        living.keySet().removeIf(kind -> !kind.isAnimal());
        animals = Landscape.setOf(living.values());
        trails = origin.map(Tiles::trails).orElseGet(() -> new Trails(landscape, covered));
        waysHome = new WaysHome(this);
        boolean turns = include(TileKind.MOLE) && include(TileKind.MOLEHILL);
        otherSide = origin.orElseGet(() -> turns ? new Tiles(landscape, swapped(laid), Optional.of(this)) : this);
    }

    private static Map<TileKind, Space> swapped(Map<TileKind, Space> laid) {
        Map<TileKind, Space> swapped = new EnumMap<>(laid);
        laid.forEach((kind, space) -> swapped.put(kind.turned(), space));
        return swapped;
    }

    static Tiles none(Landscape landscape) {
        return new Tiles(landscape, Map.of());
    }

    Tiles with(TileKind kind, Space space) {
        Map<TileKind, Space> more = new EnumMap<>(TileKind.class);
        more.putAll(laid);
        more.put(kind, space);
        return new Tiles(landscape, more);
    }

    /** The same tiles after the Mole has moved to where the Molehill was (SS-MOLE-02); these themselves without a Mole. */
    public Tiles otherSide() {
        return otherSide;
    }

    /** What the tile on a covered space shows. */
    public TileKind shown(int space) {
        return byNumber[space];
    }

    /** Every tile by what it shows. */
    Map<TileKind, Space> laid() {
        return laid;
    }

    Optional<Space> spaceOf(TileKind kind) {
        return Optional.ofNullable(laid.get(kind));
    }

    public boolean include(TileKind kind) {
        return laid.containsKey(kind);
    }

    public long covered() {
        return covered;
    }

    /** The spaces whose tile shows an animal. */
    public long animals() {
        return animals;
    }

    public Landscape landscape() {
        return landscape;
    }

    /** The wolves' paths between the tiles. */
    public Trails trails() {
        return trails;
    }

    /** How many moves a lone sheep needs from a space to the fold. */
    int movesHome(int space) {
        return waysHome.moves(space);
    }
}
