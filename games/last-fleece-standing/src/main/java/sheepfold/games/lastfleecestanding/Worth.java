package sheepfold.games.lastfleecestanding;

/**
 * What a seat's belongings are worth, so that e to that power is in proportion to its chance to win. The figures for wool
 * and cards come from a regression over 210,000 positions of games between scripted players; those of cards which the script
 * plays badly or never are ours.
 */
final class Worth {
    private static final double BASIC = 0.26;
    private static final double STEEL = 0.30;
    private static final double SNAG = 0.39;
    private static final double LAST_PIECES = -0.56;
    private static final double POW = 0.30;
    private static final double CREAM = 0.26;
    private static final double AFTERSHAVE = 0.20;
    private static final double VELCRO = 0.37;
    private static final double THIEF = 0.20;
    private static final double CLOSE_SHAVE = 0.40;
    private static final double DOG = 0.25;
    private static final double WOLF = -0.20;
    private static final double SHEPHERD = 0.20;
    /** A Shear is soon replaced while there is a deck, so its power counts for little beyond the next attack. */
    private static final double POWER = 0.04;

    private static final double POWER_FOR_GOOD = 0.10;
    private static final double POWER_ABOUT_TO_STRIKE = 0.15;

    private Worth() {}

    static double of(Paddock paddock, int seat) {
        return ofCoat(paddock.sheep(seat).coat) + ofCards(paddock.sheep(seat)) + ofShear(paddock, seat) + ofWolf(paddock, seat);
    }

    private static double ofCoat(Coat coat) {
        int damaged = Long.bitCount(coat.damaged());
        return BASIC * (coat.count(Wool.BASIC) + damaged)
                + STEEL * (coat.count(Wool.STEEL) - damaged)
                + SNAG * coat.count(Wool.SNAG)
                + (coat.pieces() <= 2 ? LAST_PIECES : 0);
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
        double each = paddock.deck.isEmpty() ? POWER_FOR_GOOD : POWER;
        boolean aboutToStrike = paddock.active() == seat && paddock.canShear();
        return paddock.power(seat) * (each + (aboutToStrike ? POWER_ABOUT_TO_STRIKE : 0));
    }

    private static double ofWolf(Paddock paddock, int seat) {
        return paddock.wolf() == seat ? WOLF : 0;
    }
}
