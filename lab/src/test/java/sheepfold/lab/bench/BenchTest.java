package sheepfold.lab.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import sheepfold.engine.Games;

class BenchTest {
    private static final double BRIEFLY = 0.05;

    @Test
    void figuresOfAGameAgreeWithEachOtherAndWithThePeer() {
        Bench.Figures figures = Bench.of(Games.named("wolf-and-sheep"), BRIEFLY);
        assertThat(figures.game()).isEqualTo("wolf-and-sheep");
        assertThat(figures.seconds()).isEqualTo(BRIEFLY);
        assertThat(figures.gamesPerSecond()).isPositive();
        assertThat(figures.movesPerSecond() / figures.gamesPerSecond()).isCloseTo(figures.meanLength(), within(1e-6));
        assertThat(figures.playerMovesPerSecond())
                .as("there is no chance in it")
                .isEqualTo(figures.movesPerSecond());
        assertThat(figures.meanLength()).as("a random hunt").isBetween(50.0, 120.0);
        assertThat(figures.firstSeatWins()).as("random sheep seldom win").isBetween(0.0, 0.4);
        assertThat(figures.bytesPerMove()).isNotNegative();
        assertThat(figures.copiesPerSecond()).isPositive();
        assertThat(figures.iterationsPerSecond()).isPositive();
        assertThat(figures.blindIterationsPerSecond()).isPositive();
        assertThat(figures.botIterationsPerSecond()).isPositive();
        Bench.PeerFigures peer = figures.peer().orElseThrow();
        assertThat(peer.ratio()).isCloseTo(figures.movesPerSecond() / peer.movesPerSecond(), within(1e-9));
        assertThat(peer.meanLength()).isBetween(50.0, 120.0);
        assertThat(peer.firstSeatWins()).isBetween(0.0, 0.4);
    }

    @Test
    void aGameWithChanceAndSecretsIsMeasuredToo() {
        Bench.Figures figures = Bench.of(Games.named("kit"), 0.02);
        assertThat(figures.peer()).isEmpty();
        assertThat(figures.playerMovesPerSecond()).isPositive().isLessThan(figures.movesPerSecond());
        assertThat(figures.iterationsPerSecond()).isPositive();
    }
}
