package sheepfold.games.sheephop;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sheepfold.engine.Named;
import sheepfold.engine.Option;
import sheepfold.engine.Ref;
import sheepfold.engine.Sentence;
import sheepfold.engine.Setup;
import sheepfold.games.sheephop.WrittenLandscape.StandardWolves;
import sheepfold.json.BadInput;
import sheepfold.json.Shape;
import sheepfold.json.Shaped;
import sheepfold.json.Text;
import tools.jackson.databind.JsonNode;

/**
 * Which tiles a game is played with: one of our levels, the players' own list, or so many random kinds.
 *
 * @param tiles what lies before chance draws anything
 * @param randomKinds how many kinds chance draws
 * @param wolves where wolf-setup=standard puts them
 * @param next the level to try after this one, if there is one
 */
record Level(Tiles tiles, int randomKinds, Map<Wolf, Space> wolves, Optional<Ref> next) {
    private static final String FILE = "levels.json";
    private static final String PLACE = "options.level";
    private static final String CUSTOM = "custom";
    private static final String RANDOM = "random:";
    /** By how many kinds of tiles chance draws. */
    private static final List<String> DRAWN = List.of(
            "No tile drawn",
            "One tile drawn by chance",
            "Two tiles drawn by chance",
            "Three tiles drawn by chance",
            "Four tiles drawn by chance",
            "All tiles drawn by chance");

    @Shaped
    record File(List<Described> levels, Optional<JsonNode> provenance) {}

    /** A tile and where it lies, written {@code kind@space} in options. */
    record Lying(String kind, String space) {
        static Lying of(String written) {
            int at = written.indexOf('@');
            return at < 0 ? new Lying(written, "") : new Lying(written.substring(0, at), written.substring(at + 1));
        }
    }

    /** A level as our file describes it. */
    record Described(String id, String name, int stars, String board, List<Lying> tiles, StandardWolves wolves)
            implements Named {
        @Override
        public Ref ref() {
            return new Ref("level", id, Sentence.of("{id} {name}", Sentence.sign(id), Sentence.of(name)));
        }
    }

    private static final List<Described> OURS = Shape.of(File.class).file(Level.class, FILE).levels;

    /** What people call the levels; their own lists of tiles have no names. */
    static List<Option.Value> named() {
        Stream<Option.Value> ours =
                OURS.stream().map(level -> Option.Value.of(level.id, level.name, whatLies(level.tiles)));
        Stream<Option.Value> drawn = IntStream.rangeClosed(0, TileKind.DRAWN.size())
                .mapToObj(
                        kinds -> Option.Value.of(RANDOM + kinds, DRAWN.get(kinds), "Chance lays them anew each time."));
        Option.Value own = Option.Value.of(CUSTOM, "A layout of your own", "You lay the tiles out in the editor.");
        return Stream.of(ours, drawn, Stream.of(own)).flatMap(level -> level).toList();
    }

    private static String whatLies(List<Lying> tiles) {
        List<String> titles = tiles.stream()
                .map(tile -> "the " + TileKind.named(tile.kind).orElseThrow().title())
                .toList();
        return switch (titles.size()) {
            case 0 -> "Nothing but grass.";
            case 1 -> "Mind %s.".formatted(titles.getFirst());
            default ->
                "Mind %s and %s.".formatted(String.join(", ", titles.subList(0, titles.size() - 1)), titles.getLast());
        };
    }

    /** The level that a set-up chooses for a board. */
    static Level of(Setup setup, Landscape board) {
        String chosen = setup.option("level");
        boolean listed = !setup.option("tiles").isEmpty();
        if (listed && !chosen.equals(CUSTOM)) {
            throw new BadInput("options.tiles", "a list of tiles goes with level=custom, not with level=" + chosen);
        }
        if (chosen.startsWith(RANDOM)) {
            int kinds = Integer.parseInt(chosen.substring(RANDOM.length()));
            return new Level(Tiles.none(board), kinds, board.standardWolves, Optional.empty());
        }
        if (chosen.equals(CUSTOM)) {
            return custom(board, setup.option("tiles"), "options.tiles", setup);
        }
        if (chosen.startsWith(CUSTOM)) {
            return custom(board, chosen.substring(CUSTOM.length() + 1), PLACE, setup);
        }
        return ours(chosen, board, setup);
    }

    private static Level custom(Landscape board, String list, String place, Setup setup) {
        List<Lying> tiles = Stream.of(list.split("[\\s,]+"))
                .filter(tile -> !tile.isEmpty())
                .map(Lying::of)
                .toList();
        return new Level(laid(board, tiles, place, setup), 0, board.standardWolves, Optional.empty());
    }

    private static Level ours(String id, Landscape board, Setup setup) {
        int index = OURS.stream().map(Described::id).toList().indexOf(id);
        Described level = OURS.get(index);
        boolean fits = setup.data().isEmpty() && level.board.equals(board.file.id());
        if (!fits && !level.tiles.isEmpty()) {
            throw new BadInput(
                    PLACE,
                    "level %s is laid out for the board %s; on another there are L0, custom and random:n"
                            .formatted(id, level.board));
        }
        Map<Wolf, Space> wolves = new EnumMap<>(board.standardWolves);
        if (fits) {
            wolves.replaceAll((wolf, _) -> board.written(FILE, "SS-TILE-01", level.wolves.of(wolf)));
        }
        Optional<Ref> next = fits && index + 1 < OURS.size()
                ? Optional.of(OURS.get(index + 1)).map(Described::ref)
                : Optional.empty();
        return new Level(laid(board, level.tiles, PLACE, setup), 0, wolves, next);
    }

    private static Tiles laid(Landscape board, List<Lying> list, String place, Setup setup) {
        Tiles tiles = Tiles.none(board);
        for (Lying tile : list) {
            TileKind kind = TileKind.named(tile.kind)
                    .filter(_ -> !tile.space.isEmpty())
                    .orElseThrow(() -> new BadInput(
                            place,
                            "SS-TILE-01",
                            "a tile is written kind@space with one of rock, mole, molehill, patou, raccoon and fox, not "
                                    + Text.shortened(tile.kind)));
            Space space = board.written(place, "SS-TILE-01", tile.space);
            if (tiles.include(kind)) {
                throw new BadInput(place, "SS-TILE-01", "there is only one " + kind.title());
            }
            if (space.isIn(tiles.covered())) {
                throw new BadInput(place, "SS-TILE-01", "two tiles would lie on " + space);
            }
            tiles = tiles.with(kind, space);
        }
        LayoutCheck.demandFit(tiles, setup.is("free-placement", "on"), place);
        return tiles;
    }
}
