package sheepfold.games.tangledyarns;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Optional;
import sheepfold.engine.Named;
import sheepfold.engine.Ref;
import sheepfold.parts.Kind;

/** What a tile shows: one of five relics, which are also the kinds of power-ups, or nothing, which is wasteland. */
enum Relic implements Kind, Named {
    TALARIA("ta", "talaria", Colour.BLUE),
    MAP("ma", "map", Colour.GREEN),
    TECH("te", "tech", Colour.PURPLE),
    BOOK("bk", "book", Colour.ORANGE),
    BONE("bo", "bone", Colour.BLACK),
    /** The red marble stands for no power-up. */
    NONE("ws", "wasteland", Colour.RED);

    static final List<Relic> ALL = List.of(values());
    static final List<Relic> POWER_UPS = ALL.subList(0, 5);
    static final int KINDS = 5;

    private final String code;
    private final String word;
    private final Colour marble;

    Relic(String code, String word, Colour marble) {
        this.code = code;
        this.word = word;
        this.marble = marble;
    }

    static Relic of(int number) {
        return ALL.get(number);
    }

    static Optional<Relic> coded(String code) {
        return ALL.stream().filter(relic -> relic.code.equals(code)).findFirst();
    }

    static Optional<Relic> powerUp(String code) {
        return coded(code).filter(POWER_UPS::contains);
    }

    /** As the Fate box gives it. */
    String fate() {
        return this == NONE ? "none" : code;
    }

    /** The marble by which the Fate box names it. */
    Colour marble() {
        return marble;
    }

    @Override
    public Ref ref() {
        return Ref.of("relic", code, word);
    }

    @JsonValue
    @Override
    public String toString() {
        return code;
    }
}
