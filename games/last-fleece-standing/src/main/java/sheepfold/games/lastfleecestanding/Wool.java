package sheepfold.games.lastfleecestanding;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Optional;

/** The kinds of pieces that a coat is made of. */
public enum Wool {
    BASIC(Card.BASIC_WOOL, 'W'),
    STEEL(Card.STEEL_WOOL, 'T'),
    SNAG(Card.SNAG, 'S');

    static final List<Wool> ALL = List.of(values());

    private final Card card;
    private final char letter;

    Wool(Card card, char letter) {
        this.card = card;
        this.letter = letter;
    }

    Card card() {
        return card;
    }

    /** As coats are drawn. */
    char letter() {
        return letter;
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
