package sheepfold.lab.bench;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import sheepfold.engine.Game;
import sheepfold.engine.Games;
import sheepfold.engine.Move;
import sheepfold.engine.Position;
import sheepfold.engine.RandomPlay;
import sheepfold.engine.SeededRandom;
import sheepfold.engine.Setup;

class PeerTest {
    @Test
    void theHandWrittenHuntPlaysTheEnginesGames() {
        assertSameGames(Games.named("wolf-and-sheep"), Peer.of("wolf-and-sheep").orElseThrow());
    }

    private static <P extends Position<P, M>, M extends Move> void assertSameGames(Game<P, M> game, Peer peer) {
        Setup setup = Setup.of(game.info(), game.info().defaultSeats());
        P start = game.start(setup);
        RandomPlay<P, M> playouts = new RandomPlay<>();
        for (long seed = 0; seed < 1000; seed++) {
            P position = start.copy();
            int length = playouts.toTheEnd(position, new SeededRandom(seed), game.longestGame(setup));
            assertThat(peer.playOne(new SeededRandom(seed)))
                    .as("length of game %d", seed)
                    .isEqualTo(length);
            assertThat(peer.firstSeatWon())
                    .as("winner of game %d", seed)
                    .isEqualTo(position.result().winners().contains(0));
        }
    }

    @Test
    void gamesWithoutAPeerHaveNone() {
        assertThat(Peer.of("kit")).isEmpty();
    }
}
