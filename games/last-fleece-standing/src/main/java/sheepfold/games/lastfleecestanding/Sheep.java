package sheepfold.games.lastfleecestanding;

import java.util.EnumMap;
import java.util.Map;
import sheepfold.json.State;
import sheepfold.parts.Bag;

/** What lies before one seat, and its hand. */
@State
final class Sheep {
    private static final int BITS = 8;
    private static final int MOST = (1 << BITS) - 1;

    final Coat coat = new Coat();
    final Bag<Card> hand = new Bag<>(Card.ALL);
    Clippers clippers = new Clippers();
    boolean dog;
    boolean shepherd;
    /** The POW of the set-up has not been seen to leave the hand: no POW was discarded yet (SH-HID-06). */
    boolean keptPow;
    /** A number for each kind of wool. */
    int lost;

    /** How many pieces of a kind this coat has lost to the discard pile. */
    int lost(Wool wool) {
        return (lost >> (BITS * wool.ordinal())) & MOST;
    }

    Map<Wool, Integer> lost() {
        Map<Wool, Integer> counts = new EnumMap<>(Wool.class);
        Wool.ALL.forEach(wool -> counts.put(wool, lost(wool)));
        return counts;
    }

    void countLost(Wool wool, int more) {
        lost += more << (BITS * wool.ordinal());
    }

    /** All that it owns but its coat. */
    void addBelongings(Bag<Card> to) {
        to.addAll(hand);
        clippers.addTo(to);
        to.add(Card.SHEEPDOG, dog ? 1 : 0);
        to.add(Card.SHEPHERD, shepherd ? 1 : 0);
    }

    /** A card leaves the hand, or the Sheepdog the table. */
    void giveUp(Card card) {
        if (card == Card.SHEEPDOG) {
            dog = false;
        } else {
            hand.remove(card);
            keptPow &= card != Card.POW;
        }
    }
}
