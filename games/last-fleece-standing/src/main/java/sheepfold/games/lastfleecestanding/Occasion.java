package sheepfold.games.lastfleecestanding;

import java.util.stream.IntStream;

/**
 * What happens under the cards on the stack, with what only that needs to know. These are shared values: a copy of the table
 * takes them as they are.
 */
sealed class Occasion {
    static final Occasion ACT = new Occasion(Window.ACT);
    static final Occasion ROLL = new Occasion(Window.ROLL);
    static final Occasion DRAW = new Occasion(Window.DRAW);
    static final Occasion ATTACK = new Occasion(Window.ATTACK);

    final Window window;

    private Occasion(Window window) {
        this.window = window;
    }

    /** An event is shown. Who had the Wolf when it was drawn counts, whatever happens in its window (ruling A19). */
    static final class Event extends Occasion {
        final Card card;
        final int wolf;

        Event(Card card, int wolf) {
            super(Window.EVENT);
            this.card = card;
            this.wolf = wolf;
        }
    }

    /** A turn ends, and these seats, a bit each, have rearranged their coats in its window. */
    static final class End extends Occasion {
        private static final End[] ALL = IntStream.range(0, 1 << FleeceRules.MOST_SEATS)
                .mapToObj(End::new)
                .toArray(End[]::new);

        final int arranged;

        private End(int arranged) {
            super(Window.END);
            this.arranged = arranged;
        }

        static End of(int arranged) {
            return ALL[arranged];
        }
    }
}
