package sheepfold.games.sheephop;

/** What the Patou has done in this turn: it works once (SS-PATOU-05), and the sheep it called wait for their moves. */
final class Bark {
    private boolean heard;
    private long waiting;

    /** With patou-timing=at-once: the chain that goes on after the waiting sheep have moved. */
    private final Chain interrupted = new Chain();

    void copyFrom(Bark other) {
        heard = other.heard;
        waiting = other.waiting;
        interrupted.copyFrom(other.interrupted);
    }

    boolean heard() {
        return heard;
    }

    long waiting() {
        return waiting;
    }

    Chain interrupted() {
        return interrupted;
    }

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
