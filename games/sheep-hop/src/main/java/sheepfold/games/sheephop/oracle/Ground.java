package sheepfold.games.sheephop.oracle;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.function.Consumer;
import sheepfold.games.sheephop.Hillside;
import sheepfold.games.sheephop.Landscape;
import sheepfold.games.sheephop.TileKind;
import sheepfold.games.sheephop.Tiles;
import sheepfold.games.sheephop.Wolf;

/**
 * What stays as it is during an endgame: the board, its tiles, the options, and which wolf walks which path. A scene is a
 * ground with the wolves on their spaces and the Raccoon and the Mole turned as they are; scenes are numbered from 0.
 */
final class Ground {
    private static final List<Boolean> BOTH = List.of(false, true);
    private static final int WOLVES = 2;

    private final Hillside table;
    private final long uncovered;
    private final long littlePath;
    private final long bigBadPath;
    private final List<Boolean> turned;
    private final List<Boolean> moleSides;

    private Ground(Hillside table, long littlePath, long bigBadPath) {
        Tiles tiles = table.tiles();
        this.table = table.copy();
        this.uncovered = tiles.landscape().allSpaces() & ~tiles.covered();
        this.littlePath = littlePath & uncovered;
        this.bigBadPath = bigBadPath & uncovered;
        this.turned = tiles.include(TileKind.RACCOON) ? BOTH : List.of(table.counterclockwise());
        this.moleSides = tiles.include(TileKind.MOLE) ? BOTH : List.of(false);
    }

    /** The ground on which a position with both wolves lies. */
    static Ground of(Hillside hillside) {
        Landscape landscape = hillside.tiles().landscape();
        long one = landscape.paths().getFirst().set();
        long other = landscape.paths().getLast().set();
        boolean littleOnOne = (one & hillside.spaceOf(Wolf.LITTLE)) != 0;
        return littleOnOne ? new Ground(hillside, one, other) : new Ground(hillside, other, one);
    }

    /** Does a position of the same table lie on this ground too? */
    boolean holds(Hillside hillside) {
        return (hillside.tiles() == table.tiles()
                        || hillside.tiles() == table.tiles().otherSide())
                && hillside.rules().equals(table.rules())
                && (littlePath & hillside.spaceOf(Wolf.LITTLE)) != 0
                && turned.contains(hillside.counterclockwise());
    }

    /** How many spaces are left for sheep beside the tiles and the wolves. */
    int room() {
        return Long.bitCount(uncovered) - WOLVES;
    }

    /** Where sheep may stand in a scene. */
    long free(Hillside scene) {
        return uncovered & ~(scene.spaceOf(Wolf.LITTLE) | scene.spaceOf(Wolf.BIG_BAD));
    }

    int scenes() {
        return Long.bitCount(littlePath) * Long.bitCount(bigBadPath) * turned.size() * moleSides.size();
    }

    /** The number of the scene in which a position is set. */
    int scene(Hillside hillside) {
        int number = rank(hillside.spaceOf(Wolf.LITTLE), littlePath);
        number = number * Long.bitCount(bigBadPath) + rank(hillside.spaceOf(Wolf.BIG_BAD), bigBadPath);
        number = number * turned.size() + turned.indexOf(hillside.counterclockwise());
        return number * moleSides.size() + moleSides.indexOf(moleIsHigh(hillside.tiles()));
    }

    private static int rank(long space, long spaces) {
        return Long.bitCount(spaces & space - 1);
    }

    /** Does the Mole show on the later of its two spaces? It may have been laid there or have moved there. */
    private static boolean moleIsHigh(Tiles tiles) {
        long mole = tiles.animals() & ~tiles.otherSide().animals();
        return mole > (tiles.otherSide().animals() & ~tiles.animals());
    }

    /** Shows every scene, without sheep, in the order of their numbers. */
    void forEachScene(Consumer<Hillside> audience) {
        for (long little = littlePath; little != 0; little &= little - 1) {
            for (long bigBad = bigBadPath; bigBad != 0; bigBad &= bigBad - 1) {
                for (boolean wolvesTurned : turned) {
                    for (boolean high : moleSides) {
                        audience.accept(table.withWolves(
                                Long.lowestOneBit(little),
                                Long.lowestOneBit(bigBad),
                                wolvesTurned,
                                high == moleIsHigh(table.tiles())
                                        ? table.tiles()
                                        : table.tiles().otherSide()));
                    }
                }
            }
        }
    }

    /** The description in short, for files. */
    String fingerprint() {
        try {
            byte[] description = description().getBytes(StandardCharsets.UTF_8);
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(description));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /** All that this ground consists of, as a text: grounds with the same text have the same endgames. */
    String description() {
        Tiles tiles = table.tiles();
        Landscape landscape = tiles.landscape();
        StringBuilder text = new StringBuilder();
        for (int way = 0; way < Landscape.firstWay(landscape.spaces().size()); way++) {
            text.append(landscape.ahead(way))
                    .append('>')
                    .append(landscape.behind(way))
                    .append(' ');
        }
        landscape.paths().forEach(path -> text.append(path.spaces()));
        for (long left = tiles.covered(); left != 0; left &= left - 1) {
            int space = Long.numberOfTrailingZeros(left);
            TileKind kind = tiles.shown(space);
            text.append(kind == TileKind.MOLEHILL ? TileKind.MOLE : kind)
                    .append('@')
                    .append(space);
        }
        text.append(littlePath).append(turned);
        text.append(table.rules().hopWolves()).append(table.rules().blockedColourFreesChoice());
        return text.append(tiles.include(TileKind.PATOU) && table.rules().patouAtOnce())
                .toString();
    }
}
