package sheepfold.games.lastfleecestanding;

import sheepfold.engine.Setup;
import sheepfold.parts.Bag;

/** What was agreed before the game, ready for use. */
record FleeceRules(
        int seats,
        Box box,
        Announcements announcements,
        boolean leftoverCoat,
        boolean powExpels,
        boolean creamByVictimsOnly,
        boolean creamByHands,
        boolean deflectHitsAttacker,
        boolean holdBack,
        boolean shepherdStopsBoy,
        boolean masterIsSafe,
        boolean strictMemory,
        boolean firstTakesWolf,
        boolean firstGivesPow) {
    static final int MOST_SEATS = 4;

    static FleeceRules of(Setup setup) {
        Box box = Box.of(setup);
        boolean holdBack = setup.is("holdBack", "true");
        return new FleeceRules(
                setup.seats(),
                box,
                Announcements.of(setup.seats(), box.mostPower(), holdBack),
                setup.is("leftoverCoat", "deck"),
                setup.is("powB", "expel"),
                setup.is("creamBy", "victims"),
                setup.is("creamDuel", "rps"),
                setup.is("deflectHitsAttacker", "true"),
                holdBack,
                setup.is("shepherdStopsBoy", "true"),
                setup.is("moonMastery", "round"),
                setup.is("coatMemory", "strict"),
                !setup.is("fairStart", "off"),
                setup.is("fairStart", "wolfAndPow"));
    }

    /** May these two seats be the one that begins and the one that takes the Wolf (SH-SET-06)? */
    boolean mayStart(FleeceMove.First pair) {
        boolean seated = pair.first() < seats && pair.wolf() < seats;
        return seated && (pair.first() == pair.wolf()) == firstTakesWolf;
    }

    int inPlay(Card card) {
        return box.inPlay(card, seats, leftoverCoat);
    }

    /** The deck before the first draw. */
    Bag<Card> fullDeck() {
        Bag<Card> deck = new Bag<>(Card.ALL);
        for (Card card : Card.ALL) {
            deck.add(card, Math.max(0, inPlay(card) - dealt(card)));
        }
        return deck;
    }

    private int dealt(Card card) {
        return switch (card) {
            case BASIC_WOOL, STEEL_WOOL, SNAG -> Wool.of(card).inACoat() * seats;
            case STARTER_SHEAR, SHEEPDOG, POW -> seats;
            case WOLF -> 1;
            default -> 0;
        };
    }

    /**
     * The most turns a game can have: while the deck lasts each turn draws a card or loses its seat; then hit points and
     * three times the cards that are left fall with every turn that is not spent snagged.
     */
    int mostTurns() {
        int hitPoints = inPlay(Card.BASIC_WOOL) + 2 * inPlay(Card.STEEL_WOOL) + inPlay(Card.SNAG);
        int cards = inPlay(Card.SHEEPDOG)
                + Card.ANYTIME.stream().mapToInt(this::inPlay).sum();
        return fullDeck().size() + seats - 1 + 2 * (hitPoints + 3 * cards) + seats;
    }

    /** A generous bound on moves, chance and passes included. */
    int mostMoves() {
        int cards = inPlay(Card.SHEEPDOG)
                + Card.ANYTIME.stream().mapToInt(this::inPlay).sum();
        int attack = 1 + seats * seats + 2 * box.mostPower();
        int turn = 2 * (4 + 2 * seats + attack);
        int draw = 2 * (3 + 2 * seats);
        // A card is played, answered, carried out in a few steps, and has the window under it open anew
        int card = 2 * (10 + 3 * seats);
        return 1 + seats + mostTurns() * turn + fullDeck().size() * draw + cards * card;
    }
}
