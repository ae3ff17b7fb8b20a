package sheepfold.games.lastfleecestanding;

import sheepfold.json.State;

/** On whom the Wolf is, and who is its master for a round. */
@State
final class Wolf {
    /** How likely it bites: on odd rolls (SH-WOLF-02). */
    static final double BITES = 0.5;

    int holder = Paddock.NOBODY;
    /** Whom a Moon has made safe from the next bite (SH-MOO-03). */
    int master = Paddock.NOBODY;

    boolean isOn(int seat) {
        return holder == seat;
    }

    boolean isOut() {
        return holder == Paddock.NOBODY;
    }

    /** Is this seat its master? It is so only once. */
    boolean obeysOnce(int seat) {
        boolean obeys = master == seat;
        master = obeys ? Paddock.NOBODY : master;
        return obeys;
    }
}
