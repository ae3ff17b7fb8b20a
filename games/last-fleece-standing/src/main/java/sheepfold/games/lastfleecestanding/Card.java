package sheepfold.games.lastfleecestanding;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sheepfold.engine.Named;
import sheepfold.engine.Ref;
import sheepfold.parts.Bag;
import sheepfold.parts.Kind;

/** The kinds of cards, by the codes that records and data files use. */
public enum Card implements Kind, Named {
    BASIC_WOOL("WOL", "Basic Wool", Group.WOOL),
    STEEL_WOOL("STL", "Steel Wool", Group.WOOL),
    SNAG("SNG", "Snag", Group.WOOL),
    STARTER_SHEAR("sK", "Starter Shear", Group.SHEAR),
    BLUE_SHEAR("sB", "Blue Shear", Group.SHEAR),
    GREEN_SHEAR("sG", "Green Shear", Group.SHEAR),
    RED_SHEAR("sR", "Red Shear", Group.SHEAR),
    PURPLE_SHEAR("sP", "Purple Shear", Group.SHEAR),
    GOOD_BATTERY("BAT+", "+1 Battery", Group.BATTERY),
    BAD_BATTERY("BAT-", "−1 Battery", Group.BATTERY),
    GOOD_BLADE("BLA+", "+1 Blade", Group.BLADE),
    BAD_BLADE("BLA-", "−1 Blade", Group.BLADE),
    POW("POW", "POW!", Group.ANYTIME),
    SHAVING_CREAM("CRM", "Shaving Cream", Group.ANYTIME),
    AFTERSHAVE("AFT", "Aftershave", Group.ANYTIME),
    VELCRO("VEL", "Velcro", Group.ANYTIME),
    SHEAR_THIEF("THF", "Shear Thief", Group.ANYTIME),
    CLOSE_SHAVE("CSH", "Close Shave", Group.ANYTIME),
    SHEEPDOG("DOG", "Sheepdog", Group.SHEEPDOG),
    BOY("BOY", "Boy Who Cried Wolf", Group.EVENT),
    MOON("MOO", "Moon", Group.EVENT),
    SHEPHERD("SHP", "Shepherd", Group.SHEPHERD),
    GOAT("GOA", "Goat", Group.EVENT),
    WOLF("WLF", "Wolf", Group.WOLF);

    /** What becomes of a card when it is drawn or dealt. */
    enum Group {
        WOOL,
        SHEAR,
        BATTERY,
        BLADE,
        ANYTIME,
        SHEEPDOG,
        EVENT,
        SHEPHERD,
        WOLF
    }

    static final List<Card> ALL = List.of(values());
    /** The cards that a hand can hold. */
    static final List<Card> ANYTIME =
            ALL.stream().filter(card -> card.group == Group.ANYTIME).toList();

    private final String code;
    private final String title;
    private final Group group;

    Card(String code, String title, Group group) {
        this.code = code;
        this.title = title;
        this.group = group;
    }

    @JsonValue
    public String code() {
        return code;
    }

    public String title() {
        return title;
    }

    Group group() {
        return group;
    }

    /** The kinds there are, in the order of the box, with their numbers. */
    static Map<Card, Integer> counted(Bag<Card> cards) {
        Map<Card, Integer> counted = new LinkedHashMap<>();
        cards.kinds().forEach(card -> counted.put(card, cards.count(card)));
        return counted;
    }

    boolean mayBeInDeck() {
        return this != BASIC_WOOL && this != STARTER_SHEAR && this != SHEEPDOG && this != WOLF;
    }

    @Override
    public Ref ref() {
        return Ref.of("card", code, title);
    }

    @JsonCreator
    static Optional<Card> of(String code) {
        return ALL.stream().filter(card -> card.code.equals(code)).findFirst();
    }

    @Override
    public String toString() {
        return code;
    }
}
