package sheepfold.games.sheephop;

import java.util.ArrayList;
import java.util.List;
import sheepfold.engine.Move;
import sheepfold.engine.line.Line;
import sheepfold.engine.line.Lines;
import sheepfold.engine.line.Says;

/** Every decision of a shepherd and every outcome of chance, in the order of a game. */
@Lines(SheepHopNotation.class)
public sealed interface SheepHopMove extends Move {
    /** Chance gives a random level one more kind of tile; the Mole brings its Molehill. */
    @Line(value = "tile {kind}", rule = "SS-TILE-01")
    @Says("Play with the {tile=kind}")
    record DrawKind(TileKind kind) implements SheepHopMove {}

    /** Chance lays a tile of a random level. */
    @Line(value = "tile {kind}@{space:space}", rule = "SS-TILE-01")
    @Says("Lay the {tile=kind} on {space}")
    record LayTile(TileKind kind, Space space) implements SheepHopMove {}

    /**
     * Chance shuffles the sheep onto the meadow.
     *
     * @param sheep a letter or a dot for each space of the meadow in reading order
     */
    @Line(value = "meadow {:rows}", rule = "SS-SETUP-01")
    @Says("The sheep mingle in the meadow")
    record Shuffle(String sheep) implements SheepHopMove {
        private static final int MEADOW_SPACES = 9;
        private static final int MOST_PER_COLOUR = 3;
        private static final List<List<Shuffle>> BY_SHEEP_PER_COLOUR = new ArrayList<>();

        static {
            for (int perColour = 0; perColour <= MOST_PER_COLOUR; perColour++) {
                List<Shuffle> shuffles = new ArrayList<>();
                int dots = MEADOW_SPACES - 3 * perColour;
                addAll("", new int[] {perColour, perColour, perColour, dots}, shuffles);
                BY_SHEEP_PER_COLOUR.add(List.copyOf(shuffles));
            }
        }

        /** Every distinct arrangement, each equally likely (SS-SETUP-01). */
        static List<Shuffle> all(int sheepPerColour) {
            return BY_SHEEP_PER_COLOUR.get(sheepPerColour);
        }

        private static void addAll(String placed, int[] left, List<Shuffle> into) {
            if (placed.length() == MEADOW_SPACES) {
                into.add(new Shuffle(placed));
                return;
            }
            for (int kind = 0; kind < left.length; kind++) {
                if (left[kind] > 0) {
                    left[kind]--;
                    addAll(placed + "TCS.".charAt(kind), left, into);
                    left[kind]++;
                }
            }
        }
    }

    /** The first shepherd, or chance, sets a wolf on its path. */
    @Line(value = "wolf {wolf:id} {space:space}", rule = "SS-SETUP-02")
    @Says("{wolf} starts on {space}")
    record PlaceWolf(Wolf wolf, Space space) implements SheepHopMove {}

    @Line("roll {face:notation}")
    @Says("Roll: {face}")
    record Roll(Face face) implements SheepHopMove {}

    /** A sheep's whole move to a neighbouring space; {@code extra} if the Patou called for it. */
    @Line(value = "{extra?+}{colour:id} {from:space}-{to:target}", rule = "SS-MOVE-02")
    record Slide(Colour colour, Space from, Space to, boolean extra) implements SheepHopMove {}

    /** The first hop of a sheep's move; {@code extra} if the Patou called for it. */
    @Line("{:hop}")
    record Hop(Colour colour, Space from, Space to, boolean extra) implements SheepHopMove {}

    /** A further hop of the sheep that has just hopped. */
    @Line(value = "x{to:target}", rule = "SS-HOP-01")
    record HopOn(Space to) implements SheepHopMove {}

    /** The sheep that has just hopped stays where it is. */
    @Line("stop")
    @Says("Stop here")
    record Stop() implements SheepHopMove {}
}
