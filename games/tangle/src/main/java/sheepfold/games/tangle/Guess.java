package sheepfold.games.tangle;

import java.util.random.RandomGenerator;

/** A full position that could be the true one for all a seat knows: cards that it has not seen are dealt anew. */
final class Guess {
    private Guess() {}

    static Wasteland of(Wasteland truth, int seat, RandomGenerator random) {
        Wasteland guess = truth.copy();
        if (!truth.isOver()) {
            dealGoals(guess, seat, random);
        }
        dealHands(guess, seat, random);
        return guess;
    }

    private static void dealGoals(Wasteland table, int seat, RandomGenerator random) {
        Cards cards = table.cards;
        int unseen = Victory.EVERY & ~(seat < 0 ? 0 : cards.goals(seat));
        for (int other = 0; other < table.seats(); other++) {
            if (other == seat) {
                continue;
            }
            int dealt = 0;
            for (int left = Integer.bitCount(cards.goals(other)); left > 0; left--) {
                int card = 1 << nth(unseen, random.nextInt(Integer.bitCount(unseen)));
                dealt |= card;
                unseen &= ~card;
            }
            cards.setGoals(other, dealt);
        }
        cards.undealt = unseen;
    }

    private static void dealHands(Wasteland table, int seat, RandomGenerator random) {
        Cards cards = table.cards;
        long unseen = cards.pile;
        for (int other = 0; other < table.seats(); other++) {
            unseen |= other == seat ? 0 : cards.hand(other) & ~cards.known(other);
        }
        for (int other = 0; other < table.seats(); other++) {
            if (other == seat) {
                continue;
            }
            long hand = cards.known(other);
            for (int left = Long.bitCount(cards.hand(other) & ~hand); left > 0; left--) {
                long card = 1L << nth(unseen, random.nextInt(Long.bitCount(unseen)));
                hand |= card;
                unseen &= ~card;
            }
            cards.setHand(other, hand);
        }
        cards.pile = unseen;
    }

    /** The place of the bit with so many set ones below it. */
    private static int nth(long bits, int index) {
        long left = bits;
        for (int skipped = 0; skipped < index; skipped++) {
            left &= left - 1;
        }
        return Long.numberOfTrailingZeros(left);
    }
}
