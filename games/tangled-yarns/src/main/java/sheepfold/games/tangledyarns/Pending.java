package sheepfold.games.tangledyarns;

import sheepfold.games.tangledyarns.YarnsMove.Attack;
import sheepfold.json.State;

/**
 * What is decided next, with what only that decision has to know. There is one for each position, filled anew for each
 * decision, so that nothing is made in playouts.
 */
@State
final class Pending {
    private static final YarnsMove NOTHING = YarnsMoves.DONE;
    private static final Attack NOBODY = Attack.of(Cell.ALTAR, 0, 0, 0, 0);

    Phase phase = Phase.TILE;

    /** Cultists and wolves that are still to come, and the colours that this shake of the Fate box has given, a bit each. */
    int cultistsToCome;

    int wolvesToCome;
    int usedColours;

    /** Who moves: a cultist, or the first wolf of a pack; and how many steps are left to it. */
    int mover;

    int stepsLeft;
    /** Cultists that still move, a bit each. */
    int movers;

    /** An attack of sheep. */
    Attack attack = NOBODY;

    /** An attack on sheep: where, with so many books spent on it, and whether it is fought once more. */
    int tile;

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
}
