package sheepfold.engine.parts;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * What each seat holds for nobody else to see, and what of it everybody knows nevertheless: because it was taken openly, or
 * cannot have left.
 *
 * <p>Used by Last Fleece Standing (hands; the POW of the set-up is known until one was seen to leave) and Tangle
 * (enchantments, of which those from the row are known, and victory cards).
 */
public final class Hands<K extends Kind> {
    private final List<K> hideable;
    private final List<Bag<K>> held = new ArrayList<>();
    private final List<Bag<K>> known = new ArrayList<>();

    /**
     * Empty hands.
     *
     * @param kinds all kinds that the deck may hold
     * @param hideable those of them that a hand may hold
     */
    public Hands(int seats, List<K> kinds, List<K> hideable) {
        this.hideable = hideable;
        for (int seat = 0; seat < seats; seat++) {
            held.add(new Bag<>(kinds));
            known.add(new Bag<>(kinds));
        }
    }

    public void copyFrom(Hands<K> other) {
        for (int seat = 0; seat < held.size(); seat++) {
            held.get(seat).copyFrom(other.held.get(seat));
            known.get(seat).copyFrom(other.known.get(seat));
        }
    }

    /** What a seat holds; to be read only. */
    public Bag<K> of(int seat) {
        return held.get(seat);
    }

    /** What everybody knows a seat to hold; to be read only. */
    public Bag<K> known(int seat) {
        return known.get(seat);
    }

    public void addHidden(int seat, K kind) {
        held.get(seat).add(kind);
    }

    public void addKnown(int seat, K kind) {
        held.get(seat).add(kind);
        known.get(seat).add(kind);
    }

    /** One leaves for all to see; whether it was the one that was known, nobody can say. */
    public void remove(int seat, K kind) {
        held.get(seat).remove(kind);
        if (known.get(seat).has(kind)) {
            known.get(seat).remove(kind);
        }
    }

    public void clear(int seat) {
        held.get(seat).clear();
        known.get(seat).clear();
    }

    /** What the others may hold for all a seat knows: all that it cannot see, in their hands or in the deck. */
    public Bag<K> unseen(int viewer, Bag<K> deck) {
        Bag<K> unseen = deck.copy();
        unseen.clear();
        for (K kind : hideable) {
            unseen.add(kind, deck.count(kind));
            for (int other = 0; other < held.size(); other++) {
                if (other != viewer) {
                    unseen.add(
                            kind, held.get(other).count(kind) - known.get(other).count(kind));
                }
            }
        }
        return unseen;
    }

    /** Deals anew, from hands and deck, what a seat cannot see: a guess that could be the truth for all it knows. */
    public void dealUnseen(int viewer, Bag<K> deck, RandomGenerator random) {
        Bag<K> unseen = unseen(viewer, deck);
        for (int other = 0; other < held.size(); other++) {
            if (other != viewer) {
                dealUnseen(held.get(other), known.get(other), unseen, random);
            }
        }
        for (K kind : hideable) {
            deck.add(kind, unseen.count(kind) - deck.count(kind));
        }
    }

    private void dealUnseen(Bag<K> hand, Bag<K> known, Bag<K> unseen, RandomGenerator random) {
        int size = hand.size();
        hand.copyFrom(known);
        while (hand.size() < size) {
            hand.add(unseen.takeAny(random));
        }
    }
}
