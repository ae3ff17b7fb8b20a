package sheepfold.kit.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/** Cards in no order: a hand, or a deck nobody has seen. */
final class Cards {
    private final Map<Card, Integer> counts = new EnumMap<>(Card.class);
    private int size;

    Cards copy() {
        Cards copy = new Cards();
        copy.counts.putAll(counts);
        copy.size = size;
        return copy;
    }

    int count(Card card) {
        return counts.getOrDefault(card, 0);
    }

    boolean has(Card card) {
        return count(card) > 0;
    }

    int size() {
        return size;
    }

    boolean isEmpty() {
        return size() == 0;
    }

    void add(Card card) {
        add(card, 1);
    }

    void add(Card card, int count) {
        counts.merge(card, count, Integer::sum);
        size += count;
    }

    void addAll(Cards others) {
        Card.ALL.forEach(card -> add(card, others.count(card)));
    }

    void remove(Card card) {
        add(card, -1);
    }

    /** Takes a random card out. What comes depends on the counts and the generator alone. */
    Card draw(RandomGenerator random) {
        Card card = list().get(random.nextInt(size()));
        remove(card);
        return card;
    }

    /** One by one, in the order of their kinds. */
    List<Card> list() {
        List<Card> list = new ArrayList<>(size);
        Card.ALL.forEach(card -> list.addAll(Collections.nCopies(count(card), card)));
        return list;
    }
}
