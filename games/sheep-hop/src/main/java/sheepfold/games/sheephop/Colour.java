package sheepfold.games.sheephop;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Optional;
import sheepfold.engine.Named;
import sheepfold.engine.Ref;

/** The three colours of sheep, named by the symbol that always goes with the colour. */
public enum Colour implements Named {
    TRIANGLE('T', "triangle", "Triangle"),
    CIRCLE('C', "circle", "Circle"),
    SQUARE('S', "square", "Square");

    static final List<Colour> ALL = List.of(values());

    final char letter;
    private final String name;
    private final String title;

    Colour(char letter, String name, String title) {
        this.letter = letter;
        this.name = name;
        this.title = title;
    }

    /** As views, moves and events call it. */
    @JsonValue
    String id() {
        return String.valueOf(letter);
    }

    static Optional<Colour> of(char letter) {
        return ALL.stream().filter(colour -> colour.letter == letter).findFirst();
    }

    @Override
    public Ref ref() {
        return Ref.of("sheep", id(), name);
    }

    /** Where a sentence begins with it. */
    Ref title() {
        return Ref.of("sheep", id(), title);
    }

    @Override
    public String toString() {
        return name;
    }
}
