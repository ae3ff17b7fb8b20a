package sheepfold.games.shepherdmess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sheepfold.engine.Match;
import sheepfold.engine.Moves;
import sheepfold.engine.Seats;
import sheepfold.engine.SeededRandom;
import sheepfold.engine.Setup;
import sheepfold.engine.Turn;

/** Random games, in which a second, naive program has to find the same moves and the same runs of sheep. */
class SecondOpinionTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2 | 1 | repetition=3",
                "2 | 2 | repetition=3",
                "3 | 3 | repetition=3",
                "4 | 4 | repetition=3",
                "4 | 5 | flockPull=always",
                "4 | 6 | flockPull=sides gateCapacity=turn mudCapacity=bark",
                "3 | 7 | pennedSafe=on foreignPen=open foreignSheep=thief",
                "4 | 8 | flockSize=10 foreignSheep=strict repetition=0"
            })
    void theNaiveProgramAgrees(int seats, long seed, String options) {
        String[] chosen = ("seats=" + seats + " " + options).split(" ", -1);
        Setup setup = Morning.setup(chosen);
        Match<Meadow, ShepherdMessMove> match = new Match<>(Morning.GAME, setup, Optional.empty());
        RandomGenerator random = new SeededRandom(seed);
        while (!match.position().turn().isOver()) {
            step(match, random);
        }
        assertThat(match.length()).isGreaterThan(60);
    }

    private static void step(Match<Meadow, ShepherdMessMove> match, RandomGenerator random) {
        Meadow meadow = match.position();
        Moves<ShepherdMessMove> moves = new Moves<>();
        meadow.legalMoves(meadow.turn() instanceof Turn.Players ? meadow.seat() : Seats.CHANCE, moves);
        List<String> legal = moves.stream()
                .map(move -> Morning.GAME.notation().write(meadow, move))
                .toList();
        String move = lively(legal, random);
        if (meadow.phase().isSetup()) {
            assertThat(match.play(move)).isEmpty();
            return;
        }
        NaiveMess naive = naive(match);
        assertThat(legal)
                .as("the moves after %s", match.played())
                .containsExactlyInAnyOrderElementsOf(naive.legalMoves());
        Map<String, Map<String, Integer>> expected =
                move.startsWith("dog") || move.startsWith("pick") ? naive.sheepAfter(move) : naive.sheep();
        assertThat(match.play(move)).isEmpty();
        assertThat(naive(match).sheep()).as("the sheep after %s", move).isEqualTo(expected);
    }

    private static NaiveMess naive(Match<Meadow, ShepherdMessMove> match) {
        return new NaiveMess(
                Morning.GAME.positions().write(match.position()),
                match.setup().options(),
                List.of("white", "black", "brown", "grey"));
    }

    /** Barks more often than random players would, once the land is built. */
    private static String lively(List<String> legal, RandomGenerator random) {
        List<String> barks =
                legal.stream().filter(move -> move.startsWith("dog")).toList();
        List<String> some = barks.isEmpty() || random.nextInt(3) == 0 ? legal : barks;
        return some.get(random.nextInt(some.size()));
    }
}
