package sheepfold.lab.puzzle;

import sheepfold.engine.Game;
import sheepfold.engine.Move;
import sheepfold.engine.Observation;
import sheepfold.engine.Position;
import sheepfold.engine.SeededRandom;
import sheepfold.engine.Setup;
import tools.jackson.databind.JsonNode;

/**
 * A decision that came up in a game between bots. What the decider could not know is dealt anew, so that nothing of it can
 * get into a puzzle.
 *
 * @param number of the game
 * @param made how many moves had been made
 */
record Candidate<P extends Position<P, M>, M extends Move>(
        Game<P, M> game, Setup setup, int number, int made, int seat, JsonNode written) {
    static <P extends Position<P, M>, M extends Move> Candidate<P, M> of(
            Observation<P, M> seen, Setup setup, int number, int made) {
        P guess = seen.determinize(new SeededRandom(number * 10_007L + made));
        return new Candidate<>(
                seen.game(),
                setup,
                number,
                made,
                seen.seat(),
                seen.game().positions().write(guess));
    }

    P position() {
        return game.positions().read(setup, written);
    }

    Observation<P, M> seen() {
        return new Observation<>(game, position(), seat);
    }

    /** The same to the decider, though what is hidden lies otherwise. */
    Observation<P, M> otherwise(long luck) {
        P other = seen().determinize(new SeededRandom(luck));
        return new Observation<>(
                game, game.positions().read(setup, game.positions().write(other)), seat);
    }
}
