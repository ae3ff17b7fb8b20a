package sheepfold.games.sheephop;

import sheepfold.json.State;

/** What the Patou has done in this turn: it works once (SS-PATOU-05), and the sheep it called wait for their moves. */
@State
final class Bark {
    boolean heard;
    long waiting;
    /** With patou-timing=at-once: the chain that goes on after the waiting sheep have moved. */
    final Chain interrupted = new Chain();

    void call(long sheep) {
        heard = true;
        waiting = sheep;
    }

    /** A sheep that moves or is captured waits no more. */
    void strikeOff(long sheep) {
        waiting &= ~sheep;
    }

    void end() {
        heard = false;
        waiting = 0;
        interrupted.end();
    }
}
