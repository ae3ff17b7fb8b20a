package sheepfold.games.lastfleecestanding;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** How many cards of each kind lie together: a deck, a discard pile, a hand. */
final class Cards {
    private final byte[] counts = new byte[Card.ALL.size()];
    private int size;

    void copyFrom(Cards other) {
        System.arraycopy(other.counts, 0, counts, 0, counts.length);
        size = other.size;
    }

    int count(Card card) {
        return counts[card.ordinal()];
    }

    boolean has(Card card) {
        return counts[card.ordinal()] > 0;
    }

    int size() {
        return size;
    }

    boolean isEmpty() {
        return size == 0;
    }

    void add(Card card) {
        add(card, 1);
    }

    void remove(Card card) {
        add(card, -1);
    }

    void add(Card card, int more) {
        counts[card.ordinal()] += (byte) more;
        size += more;
    }

    void addAll(Cards others) {
        for (int i = 0; i < counts.length; i++) {
            counts[i] += others.counts[i];
        }
        size += others.size;
    }

    void clear() {
        Arrays.fill(counts, (byte) 0);
        size = 0;
    }

    /** All of these cards go to another place. */
    void moveTo(Cards others) {
        others.addAll(this);
        clear();
    }

    /** The kinds here, each once, in the order of the box. */
    List<Card> kinds() {
        return Card.ALL.stream().filter(this::has).toList();
    }

    /** Every single card, in the order of the box. */
    List<Card> list() {
        List<Card> cards = new ArrayList<>();
        for (Card card : Card.ALL) {
            for (int i = 0; i < count(card); i++) {
                cards.add(card);
            }
        }
        return cards;
    }

    Map<Card, Integer> byKind() {
        Map<Card, Integer> counted = new LinkedHashMap<>();
        kinds().forEach(card -> counted.put(card, count(card)));
        return counted;
    }
}
