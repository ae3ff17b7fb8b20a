package sheepfold.games.tangle;

import sheepfold.games.tangle.Effect.Price;

/**
 * What a seat's cards do for it: those in front of it, and those that it could cast. They change far less often than the rest
 * of the table, and are looked at anew only when they have.
 */
final class Hand {
    private static final Weights WEIGHTS = Weights.OURS;
    private static final int GROW = 1;
    private static final int MEADOW = 2;

    private final Boons boons;
    private final Powers powers;
    private long front;
    private long held;
    /** There are always some, so that 0 stands for a hand that nobody has looked at. */
    private int roundsAhead;

    /** What the cards in front do: turns saved, casts without a root at home, less upkeep, and what things cost. */
    double savedInFront;

    boolean castsAway;
    final int[] upkeepLess = new int[Track.COUNT];
    int earthSaved;
    int waterToGrow;
    int foodToGrow;
    int foodOfMeadow;

    /** Cards to cast that are worth the same whatever is needed. */
    final Casts steady = new Casts();
    /** The others, as bits. */
    long fitting;

    Hand(TangleRules rules) {
        this.boons = rules.boons;
        this.powers = rules.powers;
    }

    void look(Wasteland table, int seat) {
        int ahead = Boons.roundsAhead(table);
        if (front != table.front(seat) || held != table.cards.hand(seat) || roundsAhead != ahead) {
            front = table.front(seat);
            held = table.cards.hand(seat);
            roundsAhead = ahead;
            lookInFront();
            lookAtCards();
        }
    }

    private void lookInFront() {
        savedInFront = 0;
        for (long left = front; left != 0; left &= left - 1) {
            savedInFront += lasting(Long.numberOfTrailingZeros(left));
        }
        castsAway = powers.castAway.isIn(front);
        for (int track = 0; track < Track.COUNT; track++) {
            upkeepLess[track] = powers.upkeepLess[track].sum(front);
        }
        earthSaved = powers.earthSaved(front);
        waterToGrow = powers.reduced(GROW, Price.GROW, Cube.W, front);
        foodToGrow = powers.reduced(GROW, Price.GROW, Cube.N, front);
        foodOfMeadow = powers.reduced(MEADOW, Price.MEADOW, Cube.N, front);
    }

    private void lookAtCards() {
        steady.clear();
        fitting = 0;
        for (long left = held; left != 0; left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            if (!powers.isHourglass(card)) {
                steady.add(card, saving(card, lasting(card)), cost(card), Card.COUNT);
            } else if (Boons.isSteady(powers.once(card))) {
                steady.add(card, saving(card, Boons.steady(powers.once(card))), cost(card), Card.COUNT);
            } else {
                fitting |= 1L << card;
            }
        }
    }

    int size() {
        return Long.bitCount(held);
    }

    int cost(int card) {
        return powers.cost(card, front);
    }

    /** Turns that a card saves for what it does, on the whole. */
    private double saving(int card, double boon) {
        return WEIGHTS.inHand() * boon - WEIGHTS.cube() * cost(card);
    }

    /** The cards to cast for somebody with these needs, as many as are needed. */
    void choose(Needs needs, Casts into) {
        into.copyBest(steady, needs.cards);
        for (long left = needs.cards == 0 ? 0 : fitting; left != 0; left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            into.add(card, saving(card, Boons.once(powers.once(card), needs)), cost(card), needs.cards);
        }
    }

    /** What a card does for somebody with these needs, in turns. */
    double boon(int card, Needs needs) {
        return powers.isHourglass(card) ? Boons.once(powers.once(card), needs) : lasting(card);
    }

    private double lasting(int card) {
        return WEIGHTS.lasting() * boons.lasting(card) * roundsAhead;
    }
}
