package sheepfold.games.sheephop.oracle;

import sheepfold.games.sheephop.Hillside;
import sheepfold.games.sheephop.Hillside.Phase;
import sheepfold.games.sheephop.oracle.Judgement.Outlook;

/**
 * What the sheep on the board can still do for the result.
 *
 * @param needed how many of them have to come home for a win; 0 if they do not decide about it
 */
record Goal(Outlook outlook, int needed) {
    static Goal of(Hillside hillside) {
        int missing = hillside.rules().flock() / 2 + 1 - hillside.saved();
        int left = hillside.phase() == Phase.OVER ? 0 : Long.bitCount(hillside.sheep());
        if (missing <= 0) {
            return new Goal(Outlook.WON, 0);
        }
        return missing <= left ? new Goal(Outlook.OPEN, missing) : new Goal(Outlook.LOST, 0);
    }

    /** The prospect of a game in which so many sheep will be saved; the chance to win counts only if it is still open. */
    Prospect prospect(double chance, double saved) {
        double win = switch (outlook) {
            case WON -> 1;
            case OPEN -> chance;
            case LOST -> 0;
        };
        return new Prospect(win, saved);
    }

    /** The prospect of a game that is over. */
    static Prospect reached(Hillside over) {
        return of(over).prospect(0, over.saved());
    }
}
