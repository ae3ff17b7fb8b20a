package sheepfold.games.sheephop;

import java.util.List;
import java.util.Optional;
import sheepfold.json.BadInput;
import sheepfold.json.Shape;
import sheepfold.json.Shaped;
import sheepfold.json.Within;
import tools.jackson.databind.JsonNode;

/**
 * What lies in the box beside the board.
 *
 * @param sheep how each colour is drawn
 * @param die how often each face comes up
 * @param titles the Shepherd scale: the title from so many saved sheep on
 * @param flocks how many sheep of each colour there are, by the size of the flock
 */
@Shaped
record Pieces(
        List<Sheep> sheep, List<Side> die, List<Title> titles, List<FlockSize> flocks, Optional<JsonNode> provenance) {
    static final int WHOLE_FLOCK = 9;

    record Sheep(Colour letter, String name, String symbol, String colour, String colourName) {}

    record Side(
            Face notation,
            String name,
            @Within(least = 1, most = 1000) int weight) {}

    record Title(@Within(least = 1, most = WHOLE_FLOCK) int saved, String title) {}

    record FlockSize(
            @Within(least = 3, most = WHOLE_FLOCK) int sheep,
            @Within(least = 1, most = 3) int perColour) {}

    static final Pieces BOX = Shape.of(Pieces.class).file(Pieces.class, "pieces.json");

    Pieces {
        if (!sheep.stream().map(Sheep::letter).toList().equals(Colour.ALL)) {
            throw new BadInput("sheep", "they are triangle, circle and square");
        }
        if (!die.stream().map(Side::notation).toList().equals(Face.DIE)) {
            throw new BadInput("die", "the faces are T, C, S, *, w and W");
        }
    }

    String symbol(Colour colour) {
        return sheep.get(colour.ordinal()).symbol;
    }

    int weight(Face face) {
        return die.get(face.ordinal()).weight;
    }

    int totalWeight() {
        return die.stream().mapToInt(Side::weight).sum();
    }

    int sheepPerColour(int flock) {
        return flocks.stream().filter(size -> size.sheep == flock).findFirst().orElseThrow().perColour;
    }

    /** The title that a whole flock earns by that many saved sheep (SS-SCORE-02). */
    Optional<String> title(int saved) {
        return titles.stream()
                .filter(title -> title.saved <= saved)
                .reduce((lower, higher) -> higher)
                .map(Title::title);
    }
}
