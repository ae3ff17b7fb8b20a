package sheepfold.games.lastfleecestanding;

import java.util.Optional;
import sheepfold.engine.BadInput;
import sheepfold.engine.Setup;
import sheepfold.engine.json.Fields;
import sheepfold.engine.json.Json;
import tools.jackson.databind.JsonNode;

/** What lies in the box: how many cards of each kind, and what Shears, Batteries and Blades are worth. */
final class Box {
    private static final String FILE = "cards.json";
    private static final JsonNode OURS = Json.resource(Box.class, FILE);

    static final int BASIC_IN_A_COAT = 7;
    private static final int MOST_OF_A_KIND = 60;
    private static final int HIGHEST_FACE = 9;
    private static final int LARGEST_ATTACHMENT = 3;

    private final int[] counts = new int[Card.ALL.size()];
    private final int[] values = new int[Card.ALL.size()];

    private Box() {}

    /** The chosen card set and faces, with whatever the owner's own file says instead. */
    static Box of(Setup setup) {
        Box box = new Box();
        try {
            Fields file = Fields.of(OURS, "");
            box.readCounts(file.object("cardSets").object(setup.option("cardSet")), true);
            box.readValues(file.object("faces").object(setup.option("faces")), Card.Group.SHEAR, true);
            box.readValues(file.object("attachments"), Card.Group.BATTERY, true);
            box.check(setup.seats());
        } catch (BadInput e) {
            throw e.within(FILE);
        }
        setup.data().ifPresent(data -> box.readOwners(data, setup.seats()));
        return box;
    }

    private void readOwners(JsonNode data, int seats) {
        try {
            Fields file = Fields.of(data, "");
            file.optionalObject("counts").ifPresent(counted -> readCounts(counted, false));
            file.optionalObject("faces").ifPresent(faces -> readValues(faces, Card.Group.SHEAR, false));
            file.optionalObject("attachments").ifPresent(more -> readValues(more, Card.Group.BATTERY, false));
            file.nothingElse();
            check(seats);
        } catch (BadInput e) {
            throw e.within("data");
        }
    }

    private void readCounts(Fields fields, boolean whole) {
        for (Card card : Card.ALL) {
            if (whole || fields.has(card.code())) {
                counts[card.ordinal()] = fields.number(card.code(), 0, MOST_OF_A_KIND);
            }
        }
        fields.nothingElse();
    }

    private void readValues(Fields fields, Card.Group group, boolean whole) {
        for (Card card : Card.ALL) {
            boolean shear = card.group() == Card.Group.SHEAR;
            boolean attachment = card.group() == Card.Group.BATTERY || card.group() == Card.Group.BLADE;
            boolean wanted = group == Card.Group.SHEAR ? shear : attachment;
            if (wanted && (whole || fields.has(card.code()))) {
                values[card.ordinal()] = shear
                        ? fields.number(card.code(), 1, HIGHEST_FACE)
                        : fields.number(card.code(), -LARGEST_ATTACHMENT, LARGEST_ATTACHMENT);
            }
        }
        fields.nothingElse();
    }

    private void check(int seats) {
        demand(Card.BASIC_WOOL, BASIC_IN_A_COAT * seats, "SH-SET-02");
        demand(Card.STEEL_WOOL, seats, "SH-SET-02");
        demand(Card.SNAG, seats, "SH-SET-02");
        demand(Card.STARTER_SHEAR, seats, "SH-SET-03");
        demand(Card.SHEEPDOG, seats, "SH-SET-03");
        demand(Card.POW, seats, "SH-SET-03");
        if (count(Card.WOLF) != 1) {
            throw new BadInput("counts.WLF", "SH-WOLF-01", "there is one Wolf, not " + count(Card.WOLF));
        }
        int wool = BASIC_IN_A_COAT * seats + count(Card.STEEL_WOOL) + count(Card.SNAG);
        if (wool > Coat.MOST_PIECES) {
            throw new BadInput(
                    "counts",
                    "SH-COAT-05",
                    "%d pieces of wool would be in play, and a coat has room for %d".formatted(wool, Coat.MOST_PIECES));
        }
    }

    private void demand(Card card, int least, String rule) {
        if (count(card) < least) {
            throw new BadInput(
                    "counts." + card.code(),
                    rule,
                    "the table needs %d of %s, and there are %d".formatted(least, card.title(), count(card)));
        }
    }

    int count(Card card) {
        return counts[card.ordinal()];
    }

    /** The face of a Shear, or what a Battery or Blade adds to it. */
    int value(Card card) {
        return values[card.ordinal()];
    }

    int mostPower() {
        return best(Card.Group.SHEAR) + best(Card.Group.BATTERY) + best(Card.Group.BLADE);
    }

    private int best(Card.Group group) {
        int lowest = group == Card.Group.SHEAR ? 1 : 0;
        return Card.ALL.stream()
                .filter(card -> card.group() == group)
                .mapToInt(this::value)
                .reduce(lowest, Math::max);
    }

    /** How many cards of a kind are in play; the rest stays in the box (SH-SET-04, SH-SET-05). */
    int inPlay(Card card, int seats, boolean leftoverCoat) {
        return switch (card) {
            case BASIC_WOOL -> BASIC_IN_A_COAT * seats;
            case STARTER_SHEAR, SHEEPDOG -> seats;
            case STEEL_WOOL, SNAG -> leftoverCoat ? count(card) : seats;
            default -> count(card);
        };
    }

    /** Where our data come from, by code: {@code printed} or {@code ours}, and why. */
    static Optional<String> provenance(String code) {
        return Optional.ofNullable(OURS.path("provenance").get(code))
                .map(entry -> entry.get("mark").stringValue());
    }
}
