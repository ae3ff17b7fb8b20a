package sheepfold.games.tangledyarns;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sheepfold.engine.Match;
import sheepfold.engine.Moves;
import sheepfold.engine.Seats;
import sheepfold.engine.SeededRandom;
import sheepfold.kit.Scenario;

/** Random games, in which a second, naive program has to find the same moves. */
class SecondOpinionTest {
    private static final Set<Phase> STEPS = Set.of(Phase.CULTIST, Phase.LIGHTNESS, Phase.WOLF, Phase.ANGEL);

    @ParameterizedTest
    @CsvSource({"1, 1", "1, 2", "2, 3", "2, 4", "3, 5", "3, 6", "4, 7", "5, 8", "6, 9"})
    void theNaiveProgramAgrees(int seats, long seed) {
        RandomGenerator random = new SeededRandom(seed);
        int compared = 0;
        for (int game = 0; game < 6; game++) {
            compared += play(Night.start("seats=" + seats).match(), random);
        }
        assertThat(compared).isGreaterThan(50);
    }

    @ParameterizedTest
    @CsvSource({"1, 4", "2, 4", "3, 4", "4, 5", "5, 6"})
    void theNaiveProgramAgreesOnTheFinalAct(long seed, int sheep) {
        RandomGenerator random = new SeededRandom(seed);
        int compared = 0;
        for (int game = 0; game < 6; game++) {
            Night night = Night.spokes(sheep)
                    .sheep("Moppet", "Melbrook", "Blackberry", "Lily", "Poppy", "Twyla")
                    .at("Moppet c8", "Melbrook a1", "Blackberry b3 corrupted", "Lily b9")
                    .cultists("c1", "c5", "b9", "c13")
                    .holds("ta 1", "ma 2", "te 1", "bo 1", "bk 2")
                    .finalAct("alt", 3, 0);
            Scenario<Parokiam, YarnsMove> scenario = night.scenario();
            compared += play(scenario.match(), random);
        }
        assertThat(compared).isGreaterThan(50);
    }

    private static int play(Match<Parokiam, YarnsMove> match, RandomGenerator random) {
        int compared = 0;
        while (!match.turn().isOver()) {
            Parokiam table = match.position();
            Seats asked = match.turn().asked();
            int actor = asked.isEmpty() ? Seats.CHANCE : asked.nth(random.nextInt(asked.count()));
            Moves<YarnsMove> moves = new Moves<>();
            table.legalMoves(actor, moves);
            compared += compare(table, actor, moves);
            match.play(actor, lively(moves, random));
        }
        return compared;
    }

    private static int compare(Parokiam table, int actor, Moves<YarnsMove> moves) {
        boolean allAct = table.phase() == Phase.ACT || table.phase() == Phase.TURN;
        if (!allAct && !STEPS.contains(table.phase())) {
            return 0;
        }
        NaiveYarns naive = new NaiveYarns(Night.GAME.positions().write(table));
        List<String> listed = moves.stream()
                .map(move -> Night.GAME.notation().write(table, move))
                .toList();
        assertThat(listed)
                .as("the moves of %d in %s", actor, Night.GAME.positions().write(table))
                .containsExactlyInAnyOrderElementsOf(allAct ? naive.legalMoves(actor) : naive.directions());
        return 1;
    }

    /** Ends phases and gives up sheep more seldom than random players would. */
    private static YarnsMove lively(Moves<YarnsMove> moves, RandomGenerator random) {
        YarnsMove move = moves.pick(random);
        boolean dull = move instanceof YarnsMove.Done || move instanceof YarnsMove.Sacrifice;
        return dull ? moves.pick(random) : move;
    }
}
