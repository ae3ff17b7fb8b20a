package sheepfold.games.sheephop;

import sheepfold.json.State;

/** The two wolves: where each stands, nowhere before it is placed, and which way both go round. */
@State
final class Pack {
    long little;
    long bigBad;
    boolean counterclockwise;

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
