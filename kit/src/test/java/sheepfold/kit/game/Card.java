package sheepfold.kit.game;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** An animal and the noise it makes, or a hush. */
enum Card {
    LAMB(1),
    EWE(2),
    RAM(3),
    HUSH(0);

    static final List<Card> ALL = List.of(values());

    private final int noise;

    Card(int noise) {
        this.noise = noise;
    }

    int noise() {
        return noise;
    }

    static Optional<Card> named(String name) {
        return ALL.stream().filter(card -> card.toString().equals(name)).findFirst();
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
