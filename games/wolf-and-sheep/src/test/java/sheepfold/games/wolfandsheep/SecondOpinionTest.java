package sheepfold.games.wolfandsheep;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sheepfold.advice.Advice;
import sheepfold.advice.Ranked;
import sheepfold.engine.Events;
import sheepfold.engine.Moves;
import sheepfold.engine.Observation;
import sheepfold.engine.Setup;
import sheepfold.games.wolfandsheep.oracle.Outcome;
import sheepfold.games.wolfandsheep.oracle.Outcome.Winner;

/**
 * The solution is what the rules of the game say it is: an ended game is worth its result, and every other position as much as
 * the best move. Each move brings a win one nearer, so nothing but the true outcomes can agree with that everywhere.
 */
class SecondOpinionTest {
    private static final int LIMIT = 1000;

    @ParameterizedTest(name = "{0} sheep, stuck ones {1}, every {2}th position")
    @CsvSource({
        "1, pass, 1", "1, lose, 1",
        "2, pass, 1", "2, lose, 1",
        "3, pass, 11", "3, lose, 11",
        "4, pass, 101", "4, lose, 101"
    })
    void everyPositionIsWorthAsMuchAsItsBestMove(int count, String stuck, int step) {
        HuntRules rules = new HuntRules(LIMIT, stuck.equals("lose"));
        int checked = 0;
        for (long sheep = (1L << count) - 1; sheep < 1L << Square.COUNT; sheep = next(sheep)) {
            for (int place = checked++ % step; place < 2 * Square.COUNT; place += step) {
                if ((sheep & 1L << (place / 2)) == 0) {
                    check(new Pasture(rules, (int) sheep, place / 2, place % 2, 0));
                }
            }
        }
        assertThat(checked).isPositive();
    }

    private static long next(long set) {
        long carried = set + (set & -set);
        return carried | ((((carried & -carried) / (set & -set)) >> 1) - 1);
    }

    private static void check(Pasture pasture) {
        Outcome expected = switch (pasture.ending()) {
            case WOLF_HOME -> new Outcome(Winner.WOLF, 0);
            case WOLF_CAUGHT -> new Outcome(Winner.SHEEP, 0);
            case SHEEP_STUCK -> new Outcome(Winner.WOLF, 1);
            case MOVE_LIMIT -> throw new AssertionError("nothing was played");
            case NOT_YET -> bestOutcome(pasture);
        };
        if (!pasture.outcome().equals(expected)) {
            assertThat(pasture.outcome())
                    .as("%s, seat %d to move", HuntView.drawn(pasture), pasture.toMove())
                    .isEqualTo(expected);
        }
    }

    private static Outcome bestOutcome(Pasture pasture) {
        Winner mover = pasture.toMove() == Pasture.WOLF ? Winner.WOLF : Winner.SHEEP;
        Moves<HuntMove> moves = new Moves<>();
        pasture.legalMoves(pasture.toMove(), moves);
        return moves.stream()
                .map(move -> after(pasture, move).outcome())
                .max(Comparator.comparingInt(outcome -> worth(outcome, mover)))
                .map(best -> best.winner() == Winner.NOBODY ? best : new Outcome(best.winner(), best.moves() + 1))
                .orElseThrow();
    }

    private static int worth(Outcome outcome, Winner mover) {
        if (outcome.winner() == Winner.NOBODY) {
            return 0;
        }
        return outcome.winner() == mover ? LIMIT - outcome.moves() : outcome.moves() - LIMIT;
    }

    private static Pasture after(Pasture pasture, HuntMove move) {
        Pasture after = pasture.copy();
        after.play(pasture.toMove(), move, Events.UNHEARD);
        return after;
    }

    @ParameterizedTest(name = "wolf on {0}, {1} first, stuck sheep {2}")
    @CsvSource({"d8, sheep, pass", "b8, wolf, pass", "h8, wolf, lose"})
    void advisedSheepWinInAsManyMovesAsWasSaid(String wolf, String first, String stuck) {
        WolfAndSheep game = new WolfAndSheep();
        Pasture pasture = game.start(Setup.of(
                game.info(), 2, Map.of("wolf-start", wolf, "first", first, "stuck-sheep", stuck), Optional.empty()));
        Outcome outcome = pasture.outcome();
        assertThat(outcome.winner()).isEqualTo(Winner.SHEEP);
        for (int made = 0; made < outcome.moves(); made++) {
            pasture = after(pasture, best(game, pasture).move());
        }
        assertThat(pasture.ending()).isEqualTo(Pasture.Ending.WOLF_CAUGHT);
    }

    private static Ranked<HuntMove> best(WolfAndSheep game, Pasture pasture) {
        return Advice.of(game)
                .exact(new Observation<>(game, pasture, pasture.toMove()))
                .getFirst();
    }

    @ParameterizedTest(name = "{0} moves too few")
    @CsvSource({"0, SHEEP", "1, NOBODY"})
    void aGameThatIsCalledOffBeforeTheWinIsNotWon(int missing, Winner winner) {
        WolfAndSheep game = new WolfAndSheep();
        int needed = game.start(Setup.of(game.info(), 2)).outcome().moves();
        Map<String, String> limit = Map.of("move-limit", Integer.toString(needed - missing));
        Pasture pasture = game.start(Setup.of(game.info(), 2, limit, Optional.empty()));
        assertThat(pasture.outcome().winner()).isEqualTo(winner);
    }
}
