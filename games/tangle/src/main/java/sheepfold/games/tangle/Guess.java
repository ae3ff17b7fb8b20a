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
        long unseen = Victory.EVERY & ~(seat < 0 ? 0 : cards.goals(seat));
        for (int other = 0; other < table.seats(); other++) {
            if (other == seat) {
                continue;
            }
            long dealt = draw(unseen, Integer.bitCount(cards.goals(other)), random);
            cards.setGoals(other, (int) dealt);
            unseen &= ~dealt;
        }
        cards.undealt = (int) unseen;
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
            long dealt = draw(unseen, Long.bitCount(cards.hand(other) & ~hand), random);
            cards.setHand(other, hand | dealt);
            unseen &= ~dealt;
        }
        cards.pile = unseen;
    }

    /** So many of these cards. */
    private static long draw(long cards, int count, RandomGenerator random) {
        long left = cards;
        for (int drawn = 0; drawn < count; drawn++) {
            left &= ~(1L << nth(left, random.nextInt(Long.bitCount(left))));
        }
        return cards & ~left;
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
