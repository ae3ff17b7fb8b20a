package sheepfold.games.sheephop;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import sheepfold.engine.Ids;
import sheepfold.engine.Named;
import sheepfold.engine.Ref;

/** The special tiles, in the order in which they are laid. On drawn boards animals are letters and obstacles signs. */
public enum TileKind implements Named {
    ROCK('#', "Rock"),
    MOLE('m', "Mole"),
    MOLEHILL('^', "Molehill"),
    PATOU('p', "Patou"),
    RACCOON('r', "Raccoon"),
    FOX('f', "Fox");

    /** What a random level draws from: the Mole brings its Molehill along. */
    static final List<TileKind> DRAWN =
            Stream.of(values()).filter(kind -> kind != MOLEHILL).toList();

    final char sign;
    private final String title;

    TileKind(char sign, String title) {
        this.sign = sign;
        this.title = title;
    }

    /** The name with a capital, as the rulebook and the page write it. */
    String title() {
        return title;
    }

    /** May a sheep hop over it (SS-HOP-02)? */
    public boolean isAnimal() {
        return this != ROCK && this != MOLEHILL;
    }

    /** What the same tile shows once the Mole has moved. */
    TileKind turned() {
        return switch (this) {
            case MOLE -> MOLEHILL;
            case MOLEHILL -> MOLE;
            default -> this;
        };
    }

    static Optional<TileKind> of(char sign) {
        return Stream.of(values()).filter(kind -> kind.sign == sign).findFirst();
    }

    static Optional<TileKind> named(String name) {
        return Stream.of(values()).filter(kind -> kind.toString().equals(name)).findFirst();
    }

    @Override
    public Ref ref() {
        return Ref.of("tile", toString(), title);
    }

    @JsonValue
    @Override
    public String toString() {
        return Ids.of(this);
    }
}
