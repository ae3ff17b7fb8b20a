package sheepfold.games.lastfleecestanding;

/**
 * What a seat's belongings are worth, so that e to that power is in proportion to its chance to win. The figures come from a
 * logistic regression over a million positions of two-player games between players that defend themselves with whatever card
 * saves most, and throw Velcro and Close Shave as soon as they have them. Close Shave, which pays more to those who wait for
 * a full row, and the Shepherd, who does not stay with two, are ours.
 */
final class Worth {
    private static final double BASIC = 0.24;
    private static final double STEEL = 0.29;
    private static final double SNAG = 0.36;
    /** Without a deck little wool comes back, so a piece counts for more. */
    private static final double PIECE_FOR_GOOD = 0.23;

    private static final double FOUR_PIECES = -0.22;
    private static final double TWO_PIECES = -0.39;
    private static final double LAST_PIECE = -0.50;

    private static final double POW = 0.41;
    private static final double CREAM = 0.32;
    private static final double AFTERSHAVE = 0.15;
    private static final double VELCRO = 0.50;
    private static final double THIEF = 0.13;
    private static final double CLOSE_SHAVE = 0.30;
    private static final double DOG = 0.38;
    private static final double SHEPHERD = 0.20;
    private static final double WOLF = -0.14;

    /** A Shear is soon replaced while there is a deck, so its power counts for little beyond the next attack. */
    private static final double POWER_FOR_GOOD = 0.04;

    private static final double POWER_TO_COME = 0.06;
    private static final double POWER_ABOUT_TO_STRIKE = 0.13;
    private static final double OWED_DRAW = 0.19;
    private static final double OWN_TURN = -0.30;
    private static final double MEAN_ROLL = 3.5;

    private Worth() {}

    static double of(Paddock paddock, int seat) {
        Sheep sheep = paddock.sheep(seat);
        return ofCoat(sheep.coat, paddock.deck.isEmpty())
                + ofCards(sheep)
                + ofShear(paddock, seat)
                + ofTurn(paddock, seat)
                + (paddock.wolf.isOn(seat) ? WOLF : 0);
    }

    private static double ofCoat(Coat coat, boolean deckGone) {
        int pieces = coat.pieces();
        int damaged = Long.bitCount(coat.damaged());
        return BASIC * (coat.count(Wool.BASIC) + damaged)
                + STEEL * (coat.count(Wool.STEEL) - damaged)
                + SNAG * coat.count(Wool.SNAG)
                + (deckGone ? PIECE_FOR_GOOD * pieces : 0)
                + (pieces <= 4 ? FOUR_PIECES : 0)
                + (pieces <= 2 ? TWO_PIECES : 0)
                + (pieces <= 1 ? LAST_PIECE : 0);
    }

    private static double ofCards(Sheep sheep) {
        return POW * sheep.hand.count(Card.POW)
                + CREAM * sheep.hand.count(Card.SHAVING_CREAM)
                + AFTERSHAVE * sheep.hand.count(Card.AFTERSHAVE)
                + VELCRO * sheep.hand.count(Card.VELCRO)
                + THIEF * sheep.hand.count(Card.SHEAR_THIEF)
                + CLOSE_SHAVE * sheep.hand.count(Card.CLOSE_SHAVE)
                + (sheep.dog ? DOG : 0)
                + (sheep.shepherd ? SHEPHERD : 0);
    }

    private static double ofShear(Paddock paddock, int seat) {
        double each = paddock.deck.isEmpty() ? POWER_FOR_GOOD : 0;
        if (paddock.round.active != seat) {
            each += paddock.sheep(seat).clippers.isSnagged() ? 0 : POWER_TO_COME;
        } else if (paddock.canShear()) {
            each += POWER_ABOUT_TO_STRIKE;
        }
        return each * paddock.power(seat);
    }

    private static double ofTurn(Paddock paddock, int seat) {
        if (paddock.round.active != seat) {
            return 0;
        }
        boolean toRoll = paddock.phase() == Phase.ROLL && !paddock.deck.isEmpty();
        return OWN_TURN + OWED_DRAW * (toRoll ? MEAN_ROLL : paddock.round.owed);
    }
}
