package sheepfold.games.lastfleecestanding;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Optional;

/** The kinds of pieces that a coat is made of. */
public enum Wool {
    BASIC(Card.BASIC_WOOL, 'W', 7),
    STEEL(Card.STEEL_WOOL, 'T', 1),
    SNAG(Card.SNAG, 'S', 1);

    static final List<Wool> ALL = List.of(values());

    private final Card card;
    private final char letter;
    private final int inACoat;

    Wool(Card card, char letter, int inACoat) {
        this.card = card;
        this.letter = letter;
        this.inACoat = inACoat;
    }

    Card card() {
        return card;
    }

    /** As coats are drawn. */
    char letter() {
        return letter;
    }

    /** How many pieces a coat begins with (SH-SET-02). */
    int inACoat() {
        return inACoat;
    }

    static Wool of(Card card) {
        return switch (card) {
            case STEEL_WOOL -> STEEL;
            case SNAG -> SNAG;
            default -> BASIC;
        };
    }

    static Optional<Wool> ofLetter(char letter) {
        return ALL.stream().filter(wool -> wool.letter == letter).findFirst();
    }

    @JsonValue
    @Override
    public String toString() {
        return card.code();
    }
}
