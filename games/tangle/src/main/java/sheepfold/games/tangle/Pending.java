package sheepfold.games.tangle;

/** What is being decided, with what only this decision needs to know. */
final class Pending {
    static final int NOWHERE = -1;
    /** As many as one likes. */
    static final int ANY_NUMBER = 99;

    /** Diverse growth: what is still to be done (TA-ACT-21). */
    static final int ONE_EARTH = 1;

    static final int ONE_MEADOW = 2;
    static final int ONE_GROWTH = 4;

    Phase phase = Phase.FIRST;
    /** The space on which a root was placed, until that placement is over. */
    int space = NOWHERE;
    /** Cubes of the toll that are paid. */
    int paid;

    Work work = Work.NONE;
    /** How often the work can still be done; in diverse growth what is still open. */
    int left;
    /** Does the work cost nothing? */
    boolean free;
    /** Areas that the work may still use, where that was settled when it began; else areas that have grown in it. */
    long areas;
    /** Earth that cards still save. */
    int saved;
    /** Seeds that may be planted. */
    int bushSeeds;

    int treeSeeds;
    /** The card whose effect is carried out. */
    int card = Card.NONE;
    /** Cards still to take. */
    int cards;
    /** Cubes of any kind still to gain. */
    int gains;
    /** The upkeep that is paid, by whom, with how much less, and whether with any cubes. */
    int track;

    int payer;
    int less;
    boolean anyCubes;

    void copyFrom(Pending other) {
        phase = other.phase;
        space = other.space;
        paid = other.paid;
        work = other.work;
        left = other.left;
        free = other.free;
        areas = other.areas;
        saved = other.saved;
        bushSeeds = other.bushSeeds;
        treeSeeds = other.treeSeeds;
        card = other.card;
        cards = other.cards;
        gains = other.gains;
        track = other.track;
        payer = other.payer;
        less = other.less;
        anyCubes = other.anyCubes;
    }

    void begin(Work begun, int times, boolean atNoCost) {
        phase = Phase.ACT;
        work = begun;
        left = times;
        free = atNoCost;
        areas = 0;
        saved = 0;
        bushSeeds = 0;
        treeSeeds = 0;
    }

    void endWork() {
        begin(Work.NONE, 0, false);
    }
}
