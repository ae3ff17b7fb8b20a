package sheepfold.games.sheephop;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/** The special tiles as they lie on a board. The spaces they cover stay the same; Mole and Molehill may change sides. */
public final class Tiles {
    private final Landscape landscape;
    private final Map<TileKind, Space> laid;
    private final TileKind[] byNumber = new TileKind[Landscape.MOST_SPACES];
    private final long covered;
    private final long animals;
    private final long animalsOnceMoved;
    private final Trails trails;
    private final WaysHome waysHome;

    private Tiles(Landscape landscape, Map<TileKind, Space> laid) {
        this.landscape = landscape;
        this.laid = laid;
        laid.forEach((kind, space) -> byNumber[space.number()] = kind);
        covered = laid.values().stream().mapToLong(Space::bit).reduce(0, (a, b) -> a | b);
        animals = animalsShown(false);
        animalsOnceMoved = animalsShown(true);
        trails = new Trails(landscape, covered);
        waysHome = new WaysHome(this);
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

    private long animalsShown(boolean moleMoved) {
        return laid.values().stream()
                .filter(space -> shown(space.number(), moleMoved).isAnimal())
                .mapToLong(Space::bit)
                .reduce(0, (a, b) -> a | b);
    }

    /** What the tile on a covered space shows; the Mole may have moved to where the Molehill was laid (SS-MOLE-02). */
    public TileKind shown(int space, boolean moleMoved) {
        TileKind kind = byNumber[space];
        if (!moleMoved) {
            return kind;
        }
        return switch (kind) {
            case MOLE -> TileKind.MOLEHILL;
            case MOLEHILL -> TileKind.MOLE;
            default -> kind;
        };
    }

    /** Every tile by what it shows. */
    Map<TileKind, Space> shown(boolean moleMoved) {
        Map<TileKind, Space> shown = new EnumMap<>(TileKind.class);
        laid.values().forEach(space -> shown.put(shown(space.number(), moleMoved), space));
        return shown;
    }

    Optional<Space> spaceOf(TileKind kind) {
        return Optional.ofNullable(laid.get(kind));
    }

    public boolean include(TileKind kind) {
        return laid.containsKey(kind);
    }

    Map<TileKind, Space> laid() {
        return laid;
    }

    public long covered() {
        return covered;
    }

    /** The spaces whose tile shows an animal. */
    public long animals(boolean moleMoved) {
        return moleMoved ? animalsOnceMoved : animals;
    }

    public Landscape landscape() {
        return landscape;
    }

    /** The wolves' paths between the tiles. */
    public Trails trails() {
        return trails;
    }

    WaysHome waysHome() {
        return waysHome;
    }
}
