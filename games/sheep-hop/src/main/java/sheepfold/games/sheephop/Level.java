package sheepfold.games.sheephop;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import sheepfold.engine.BadInput;
import sheepfold.engine.Setup;
import sheepfold.engine.Text;
import sheepfold.engine.json.Fields;
import sheepfold.engine.json.Json;

/**
 * Which tiles a game is played with: one of our levels, the players' own list, or so many random kinds.
 *
 * @param tiles what lies before chance draws anything
 * @param randomKinds how many kinds chance draws
 * @param wolves where wolf-setup=standard puts them
 * @param next the level to try after this one, if there is one
 */
record Level(Tiles tiles, int randomKinds, Map<Wolf, Space> wolves, Optional<String> next) {
    private static final String FILE = "levels.json";
    private static final String PLACE = "options.level";
    private static final String CUSTOM = "custom";
    private static final String RANDOM = "random:";

    /** A level as our file describes it. */
    private record Described(String id, String name, String board, List<String> tiles, Map<Wolf, String> wolves) {}

    private static final List<Described> OURS = described();

    /** The level that a set-up chooses for a board. */
    static Level of(Setup setup, Landscape board) {
        String chosen = setup.option("level");
        boolean listed = !setup.option("tiles").isEmpty();
        if (listed && !chosen.equals(CUSTOM)) {
            throw new BadInput("options.tiles", "a list of tiles goes with level=custom, not with level=" + chosen);
        }
        if (chosen.startsWith(RANDOM)) {
            int kinds = Integer.parseInt(chosen.substring(RANDOM.length()));
            return new Level(Tiles.none(board), kinds, board.standardWolves(), Optional.empty());
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
        List<String> tiles =
                Stream.of(list.split("[\\s,]+")).filter(tile -> !tile.isEmpty()).toList();
        return new Level(laid(board, tiles, place, setup), 0, board.standardWolves(), Optional.empty());
    }

    private static Level ours(String id, Landscape board, Setup setup) {
        int index = OURS.stream().map(Described::id).toList().indexOf(id);
        Described level = OURS.get(index);
        boolean fits = setup.data().isEmpty() && level.board.equals(board.id());
        if (!fits && !level.tiles.isEmpty()) {
            throw new BadInput(
                    PLACE,
                    "level %s is laid out for the board %s; on another there are L0, custom and random:n"
                            .formatted(id, level.board));
        }
        Map<Wolf, Space> wolves = new EnumMap<>(board.standardWolves());
        if (fits) {
            level.wolves.forEach((wolf, space) -> wolves.put(wolf, space(board, space, FILE)));
        }
        Optional<String> next = fits && index + 1 < OURS.size()
                ? Optional.of(OURS.get(index + 1)).map(more -> more.id + " " + more.name)
                : Optional.empty();
        return new Level(laid(board, level.tiles, PLACE, setup), 0, wolves, next);
    }

    /** Lays tiles that are written {@code kind@space}. */
    private static Tiles laid(Landscape board, List<String> list, String place, Setup setup) {
        Tiles tiles = Tiles.none(board);
        for (String written : list) {
            int at = written.indexOf('@');
            TileKind kind = TileKind.named(at < 0 ? written : written.substring(0, at))
                    .filter(named -> at > 0)
                    .orElseThrow(() -> new BadInput(
                            place,
                            "SS-TILE-01",
                            "a tile is written kind@space with one of rock, mole, molehill, patou, raccoon and fox, not "
                                    + Text.shortened(written)));
            Space space = space(board, written.substring(at + 1), place);
            if (tiles.include(kind)) {
                throw new BadInput(place, "SS-TILE-01", "there is only one " + kind.title());
            }
            if (space.isIn(tiles.covered())) {
                throw new BadInput(place, "SS-TILE-01", "two tiles would lie on " + space);
            }
            tiles = tiles.with(kind, space);
        }
        LayoutCheck.fault(tiles, setup.is("free-placement", "on")).ifPresent(fault -> {
            throw new BadInput(place, fault.rule(), fault.sentence().plain());
        });
        return tiles;
    }

    private static Space space(Landscape board, String name, String place) {
        return board.named(name)
                .orElseThrow(() -> new BadInput(
                        place, "SS-TILE-01", "there is no space %s on this board".formatted(Text.shortened(name))));
    }

    private static List<Described> described() {
        try {
            List<Described> levels = new ArrayList<>();
            for (Fields level : Fields.of(Json.resource(Level.class, FILE), "").objects("levels")) {
                List<String> tiles = level.objects("tiles").stream()
                        .map(tile -> tile.text("kind") + "@" + tile.text("space"))
                        .toList();
                Fields spaces = level.object("wolves");
                Map<Wolf, String> wolves = new EnumMap<>(Wolf.class);
                Stream.of(Wolf.values()).forEach(wolf -> wolves.put(wolf, spaces.text(String.valueOf(wolf.letter()))));
                levels.add(new Described(level.text("id"), level.text("name"), level.text("board"), tiles, wolves));
            }
            return levels;
        } catch (BadInput e) {
            throw e.within(FILE);
        }
    }
}
