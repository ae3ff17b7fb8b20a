package sheepfold.games.tangledyarns;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Optional;
import sheepfold.engine.Named;
import sheepfold.engine.Ref;

/** What a tile shows: one of five relics, which are also the kinds of power-ups, or nothing, which is wasteland. */
enum Relic implements Named {
    TALARIA("ta", "talaria"),
    MAP("ma", "map"),
    TECH("te", "tech"),
    BOOK("bk", "book"),
    BONE("bo", "bone"),
    /** The red marble stands for no power-up. */
    NONE("ws", "wasteland");

    static final List<Relic> ALL = List.of(values());
    static final List<Relic> POWER_UPS = ALL.subList(0, 5);
    static final int KINDS = 5;

    private final String code;
    private final String word;

    Relic(String code, String word) {
        this.code = code;
        this.word = word;
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
