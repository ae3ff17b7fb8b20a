package sheepfold.lab;

import sheepfold.engine.json.Default;

/**
 * A chance to win as a bot saw it before a decision, and what then came.
 *
 * @param stage of the game, as the game calls it
 * @param done how much of the game had been played, from 0 to 1
 * @param value what the bot thought of its move, from 0 to 1
 * @param lead how far ahead the seat was, as the game measures it
 * @param won 1 if the seat then won, else 0
 */
record Saying(
        int game,
        int seat,
        String stage,
        double done,
        double value,
        @Default("0") double lead,
        int won) {}
