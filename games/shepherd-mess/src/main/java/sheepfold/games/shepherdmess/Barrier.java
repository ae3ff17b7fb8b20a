package sheepfold.games.shepherdmess;

import sheepfold.engine.Sentence;

/** What closes an exit (SM-EXIT-02). */
enum Barrier {
    BORDER("the edge of the board"),
    WALL("a wall"),
    DOG("a dog"),
    WATER("water without a fitting bridge"),
    NO_PORT("mud without a stone"),
    CIRCLE("it would come round to where it was"),
    JUNCTION("it cannot decide among the stones");

    private final String words;

    Barrier(String words) {
        this.words = words;
    }

    Sentence words() {
        return Sentence.of(words);
    }
}
