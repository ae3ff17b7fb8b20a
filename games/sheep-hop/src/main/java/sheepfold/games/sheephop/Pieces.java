package sheepfold.games.sheephop;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import sheepfold.engine.BadInput;
import sheepfold.engine.json.Fields;
import sheepfold.engine.json.Json;

/**
 * What lies in the box beside the board.
 *
 * @param symbols how each colour is drawn
 * @param weights how often each face of the die comes up, in their order
 * @param titles the Shepherd scale: the title from so many saved sheep on
 * @param sheepPerColour by the size of the flock
 */
record Pieces(
        Map<Colour, String> symbols,
        List<Integer> weights,
        NavigableMap<Integer, String> titles,
        Map<Integer, Integer> sheepPerColour) {
    private static final String FILE = "pieces.json";

    static final int WHOLE_FLOCK = 9;

    static final Pieces BOX = read();

    private static Pieces read() {
        try {
            return of(Fields.of(Json.resource(Pieces.class, FILE), ""));
        } catch (BadInput e) {
            throw e.within(FILE);
        }
    }

    private static Pieces of(Fields file) {
        Map<Colour, String> symbols = new EnumMap<>(Colour.class);
        for (Fields sheep : file.objects("sheep")) {
            Colour colour = Colour.of(sheep.text("letter").charAt(0))
                    .orElseThrow(() -> sheep.wrong("letter", "sheep are T, C or S"));
            symbols.put(colour, sheep.text("symbol"));
        }
        Map<Face, Integer> weights = new EnumMap<>(Face.class);
        for (Fields face : file.objects("die")) {
            Face named = Face.of(face.text("notation"))
                    .orElseThrow(() -> face.wrong("notation", "the faces are T, C, S, *, w and W"));
            weights.put(named, face.number("weight", 1, 1000));
        }
        NavigableMap<Integer, String> titles = new TreeMap<>();
        file.objects("titles").forEach(title -> titles.put(title.number("saved", 1, WHOLE_FLOCK), title.text("title")));
        Map<Integer, Integer> flocks = new TreeMap<>();
        file.objects("flocks")
                .forEach(flock -> flocks.put(flock.number("sheep", 3, WHOLE_FLOCK), flock.number("perColour", 1, 3)));
        List<Object> missing = new ArrayList<>(Colour.ALL);
        missing.addAll(Face.DIE);
        missing.removeAll(symbols.keySet());
        missing.removeAll(weights.keySet());
        if (!missing.isEmpty()) {
            throw new BadInput("", missing.getFirst() + " is missing");
        }
        return new Pieces(symbols, List.copyOf(weights.values()), titles, flocks);
    }

    String symbol(Colour colour) {
        return Optional.ofNullable(symbols.get(colour)).orElseThrow();
    }

    int weight(Face face) {
        return weights.get(face.ordinal());
    }

    int totalWeight() {
        return weights.stream().mapToInt(Integer::intValue).sum();
    }

    int sheepPerColour(int flock) {
        return Optional.ofNullable(sheepPerColour.get(flock)).orElseThrow();
    }

    /** The title that a whole flock earns by that many saved sheep (SS-SCORE-02). */
    Optional<String> title(int saved) {
        return Optional.ofNullable(titles.floorEntry(saved)).map(Map.Entry::getValue);
    }
}
