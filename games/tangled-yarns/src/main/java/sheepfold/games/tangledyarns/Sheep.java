package sheepfold.games.tangledyarns;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Optional;
import sheepfold.engine.Named;
import sheepfold.engine.Ref;

/** A sheep, in the order of the marbles' colours. */
enum Sheep implements Named {
    LILY("Lily"),
    POPPY("Poppy"),
    TWYLA("Twyla"),
    MOPPET("Moppet"),
    BLACKBERRY("Blackberry"),
    MELBROOK("Melbrook");

    static final List<Sheep> ALL = List.of(values());
    static final int COUNT = 6;

    private final String name;

    Sheep(String name) {
        this.name = name;
    }

    static Sheep of(int number) {
        return ALL.get(number);
    }

    static Optional<Sheep> named(String name) {
        return ALL.stream().filter(sheep -> sheep.name.equals(name)).findFirst();
    }

    Colour colour() {
        return Colour.of(ordinal());
    }

    int bit() {
        return 1 << ordinal();
    }

    boolean isIn(int band) {
        return (band >> ordinal() & 1) != 0;
    }

    @Override
    public Ref ref() {
        return Ref.sign("sheep", name);
    }

    @JsonValue
    @Override
    public String toString() {
        return name;
    }
}
