package sheepfold.games.tangle;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import sheepfold.engine.Named;
import sheepfold.engine.Ref;
import sheepfold.json.Json;

/** An enchantment card, by its number from 0 and its id; what it does is data. In play sets of cards are bits of a long. */
record Card(int number, @JsonValue String id) implements Named {
    static final int COUNT =
            Json.resource(Box.class, "enchantments.json").path("cards").size();
    static final int NONE = -1;
    static final long EVERY = (1L << COUNT) - 1;
    static final List<Card> ALL = IntStream.range(0, COUNT)
            .mapToObj(number -> new Card(number, "E%02d".formatted(number + 1)))
            .toList();

    static Card of(int number) {
        return ALL.get(number);
    }

    @JsonCreator
    static Optional<Card> named(String id) {
        return ALL.stream().filter(card -> card.id.equals(id)).findFirst();
    }

    static List<Card> in(long cards) {
        return ALL.stream().filter(card -> isIn(card.number, cards)).toList();
    }

    static boolean isIn(int card, long cards) {
        return (cards >> card & 1) != 0;
    }

    @Override
    public Ref ref() {
        return Ref.of("card", id, Box.OURS.enchantments().cards().get(number).name());
    }

    @Override
    public String toString() {
        return id;
    }
}
