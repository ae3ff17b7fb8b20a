package sheepfold.games.tangledyarns;

/**
 * What is decided next, with what only that decision has to know. There is one for each position, filled anew for each
 * decision, so that nothing is made in playouts.
 */
final class Pending {
    private static final YarnsMove NOTHING = YarnsMoves.DONE;

    Phase phase = Phase.TILE;

    /** Cultists and wolves that are still to come, and the colours that this shake of the Fate box has given, a bit each. */
    int cultistsToCome;

    int wolvesToCome;
    int usedColours;

    /** Who moves: a cultist, or the first wolf of a pack; and how many steps are left to it. */
    int mover;

    int stepsLeft;
    /** Cultists that Lightness still moves, a bit each. */
    int movers;

    /** A battle: where, by whom against how many, with bones or books spent on it, and whether it is fought once more. */
    int tile;

    int attackers;
    int wolves;
    int cultists;
    int spent;
    boolean again;

    /** The sheep that uses the Fate box, and the slot for which a way tile is drawn; the tile whose wall is drawn anew. */
    int sheep;

    int slot;

    /** A joint move, who proposed it, and the seats that have not agreed yet, a bit each. */
    YarnsMove proposal = NOTHING;

    int proposer;
    int unanswered;

    Ending ending = Ending.WIN;

    void copyFrom(Pending other) {
        phase = other.phase;
        cultistsToCome = other.cultistsToCome;
        wolvesToCome = other.wolvesToCome;
        usedColours = other.usedColours;
        mover = other.mover;
        stepsLeft = other.stepsLeft;
        movers = other.movers;
        tile = other.tile;
        attackers = other.attackers;
        wolves = other.wolves;
        cultists = other.cultists;
        spent = other.spent;
        again = other.again;
        sheep = other.sheep;
        slot = other.slot;
        proposal = other.proposal;
        proposer = other.proposer;
        unanswered = other.unanswered;
        ending = other.ending;
    }
}
