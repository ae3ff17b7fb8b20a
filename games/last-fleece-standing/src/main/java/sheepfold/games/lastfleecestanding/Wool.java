package sheepfold.games.lastfleecestanding;

import java.util.List;
import java.util.Optional;

/** The kinds of pieces that a coat is made of. */
public enum Wool {
    BASIC(Card.BASIC_WOOL, 'W', "Basic Wool"),
    STEEL(Card.STEEL_WOOL, 'T', "Steel Wool"),
    SNAG(Card.SNAG, 'S', "a Snag");

    static final List<Wool> ALL = List.of(values());

    private final Card card;
    private final char letter;
    private final String words;

    Wool(Card card, char letter, String words) {
        this.card = card;
        this.letter = letter;
        this.words = words;
    }

    Card card() {
        return card;
    }

    /** As coats are drawn. */
    char letter() {
        return letter;
    }

    String words() {
        return words;
    }

    static Wool of(Card card) {
        return switch (card) {
            case STEEL_WOOL -> STEEL;
            case SNAG -> SNAG;
            default -> BASIC;
        };
    }

    static Optional<Wool> ofCode(String code) {
        return ALL.stream().filter(wool -> wool.card.code().equals(code)).findFirst();
    }

    static Optional<Wool> ofLetter(char letter) {
        return ALL.stream().filter(wool -> wool.letter == letter).findFirst();
    }

    @Override
    public String toString() {
        return card.code();
    }
}
