package sheepfold.games.sheephop;

import sheepfold.json.State;

/** The sheep by their colours: where they stand, and the piles of those that have left the board. */
@State
final class Flock {
    long triangles;
    long circles;
    long squares;
    /** The sheep that have left the board, as {@link Pile}s. */
    int fold;

    int den;

    /** Every sheep on the board. */
    long all() {
        return triangles | circles | squares;
    }

    long of(Colour colour) {
        return switch (colour) {
            case TRIANGLE -> triangles;
            case CIRCLE -> circles;
            case SQUARE -> squares;
        };
    }

    /** The colour of the sheep on a space where one stands. */
    Colour colourOn(long space) {
        if ((triangles & space) != 0) {
            return Colour.TRIANGLE;
        }
        return (circles & space) != 0 ? Colour.CIRCLE : Colour.SQUARE;
    }

    /** Puts a sheep on a free space, or takes away the one that stands there. */
    void flip(Colour colour, long space) {
        switch (colour) {
            case TRIANGLE -> triangles ^= space;
            case CIRCLE -> circles ^= space;
            case SQUARE -> squares ^= space;
        }
    }

    void save(Colour colour) {
        fold = Pile.with(fold, colour);
    }

    void lose(Colour colour) {
        den = Pile.with(den, colour);
    }

    /** Just these sheep, and none beside the board. */
    void standAlone(long ofTriangles, long ofCircles, long ofSquares) {
        triangles = ofTriangles;
        circles = ofCircles;
        squares = ofSquares;
        fold = 0;
        den = 0;
    }
}
