package sheepfold.games.lastfleecestanding;

import static sheepfold.games.lastfleecestanding.PositionReader.demand;

import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.Setup;
import sheepfold.json.BadInput;
import sheepfold.json.Default;
import sheepfold.json.Json;
import sheepfold.json.Shape;
import sheepfold.json.Shaped;
import sheepfold.json.Within;

/** What lies in the box: how many cards of each kind, and what Shears, Batteries and Blades are worth. */
final class Box {
    private static final String FILE = "cards.json";
    static final OurFile OURS = Shape.of(OurFile.class).read(Json.resource(Box.class, FILE), FILE);

    @Shaped
    record OurFile(
            Map<String, Map<Card, @Within(least = 0, most = 60) Integer>> cardSets,
            Map<String, Map<Card, @Within(least = 1, most = 9) Integer>> faces,
            Map<Card, @Within(least = -3, most = 3) Integer> attachments,
            Map<String, Source> provenance) {}

    /** Whether a value is printed or ours, and why. */
    record Source(@Nullable String name, String mark, String why) {}

    @Shaped
    record OwnersFile(
            @Default("{}") Map<Card, @Within(least = 0, most = 60) Integer> counts,
            @Default("{}") Map<Card, @Within(least = 1, most = 9) Integer> faces,
            @Default("{}") Map<Card, @Within(least = -3, most = 3) Integer> attachments) {}

    private final int[] counts = new int[Card.ALL.size()];
    private final int[] values = new int[Card.ALL.size()];

    private Box() {}

    /** The chosen card set and faces, with whatever the owner's own file says instead. */
    static Box of(Setup setup) {
        Box box = new Box();
        box.put(new OwnersFile(
                OURS.cardSets.getOrDefault(setup.option("cardSet"), Map.of()),
                OURS.faces.getOrDefault(setup.option("faces"), Map.of()),
                OURS.attachments));
        setup.data().ifPresent(data -> box.putOwners(Shape.of(OwnersFile.class).read(data, "data")));
        try {
            box.check(setup.seats());
        } catch (BadInput e) {
            throw e.at(setup.data().isPresent() ? "data" : FILE);
        }
        return box;
    }

    private void putOwners(OwnersFile file) {
        demandOnly(file.faces, card -> card.group() == Card.Group.SHEAR, "data.faces.", "only Shears have faces");
        demandOnly(
                file.attachments,
                card -> card.group() == Card.Group.BATTERY || card.group() == Card.Group.BLADE,
                "data.attachments.",
                "only Batteries and Blades go on a Shear");
        put(file);
    }

    private static void demandOnly(Map<Card, Integer> values, Predicate<Card> fits, String at, String sentence) {
        values.keySet().stream().filter(fits.negate()).findFirst().ifPresent(card -> {
            throw new BadInput(at + card.code(), sentence);
        });
    }

    private void put(OwnersFile file) {
        file.counts.forEach((card, count) -> counts[card.ordinal()] = count);
        file.faces.forEach((card, face) -> values[card.ordinal()] = face);
        file.attachments.forEach((card, value) -> values[card.ordinal()] = value);
    }

    private void check(int seats) {
        Wool.ALL.forEach(wool -> demandEnough(wool.card(), wool.inACoat() * seats, "SH-SET-02"));
        List.of(Card.STARTER_SHEAR, Card.SHEEPDOG, Card.POW).forEach(card -> demandEnough(card, seats, "SH-SET-03"));
        int wolves = count(Card.WOLF);
        demand(wolves == 1, "counts.WLF", "SH-WOLF-01", "there is one Wolf, not " + wolves);
        int wool = Wool.BASIC.inACoat() * seats + count(Card.STEEL_WOOL) + count(Card.SNAG);
        String crowd =
                "%d pieces of wool would be in play, and a coat has room for %d".formatted(wool, Coat.MOST_PIECES);
        demand(wool <= Coat.MOST_PIECES, "counts", "SH-COAT-05", crowd);
    }

    private void demandEnough(Card card, int least, String rule) {
        String fewer = "the table needs %d of %s, and there are %d".formatted(least, card.title(), count(card));
        demand(count(card) >= least, "counts." + card.code(), rule, fewer);
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
            case BASIC_WOOL -> Wool.BASIC.inACoat() * seats;
            case STARTER_SHEAR, SHEEPDOG -> seats;
            case STEEL_WOOL, SNAG -> leftoverCoat ? count(card) : seats;
            default -> count(card);
        };
    }
}
