package sheepfold.games.wolfandsheep;

import sheepfold.engine.Move;

/** What a player may do: move one piece a step, or pass when no sheep can move. */
sealed interface HuntMove extends Move {
    Pass PASS = new Pass();

    record Step(Square from, Square to) implements HuntMove {
        private static final Step[][] ALL = new Step[Square.COUNT][Square.COUNT];

        static {
            for (int from = 0; from < Square.COUNT; from++) {
                for (int to = 0; to < Square.COUNT; to++) {
                    ALL[from][to] = new Step(Square.of(from), Square.of(to));
                }
            }
        }

        /** The shared step between two squares: listing moves allocates nothing. */
        static Step between(int from, int to) {
            return ALL[from][to];
        }
    }

    record Pass() implements HuntMove {}
}
