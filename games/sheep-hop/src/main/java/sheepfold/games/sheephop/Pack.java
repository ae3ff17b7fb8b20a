package sheepfold.games.sheephop;

/** The two wolves: where each stands, nowhere before it is placed, and which way both go round. */
final class Pack {
    private long little;
    private long bigBad;
    boolean counterclockwise;

    void copyFrom(Pack other) {
        little = other.little;
        bigBad = other.bigBad;
        counterclockwise = other.counterclockwise;
    }

    /** The space of a wolf, or the empty set. */
    long of(Wolf wolf) {
        return wolf == Wolf.LITTLE ? little : bigBad;
    }

    long both() {
        return little | bigBad;
    }

    void stand(Wolf wolf, long space) {
        if (wolf == Wolf.LITTLE) {
            little = space;
        } else {
            bigBad = space;
        }
    }

    Rotation rotation() {
        return counterclockwise ? Rotation.COUNTERCLOCKWISE : Rotation.CLOCKWISE;
    }
}
