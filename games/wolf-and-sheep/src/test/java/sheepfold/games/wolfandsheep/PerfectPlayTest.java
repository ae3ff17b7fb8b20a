package sheepfold.games.wolfandsheep;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sheepfold.engine.Events;
import sheepfold.engine.Moves;
import sheepfold.engine.Setup;

/** The game is small enough to solve: the sheep win. Sheep never go back, so the search always ends. */
class PerfectPlayTest {
    private final Map<Long, Boolean> solved = new HashMap<>();

    @ParameterizedTest(name = "wolf on {0}, {1} first, stuck sheep {2}")
    @CsvSource({
        "d8, sheep, pass",
        "d8, wolf, pass",
        "b8, sheep, pass",
        "b8, wolf, pass",
        "f8, wolf, pass",
        "h8, wolf, pass",
        "d8, sheep, lose",
        "d8, wolf, lose"
    })
    void theSheepCanAlwaysWin(String wolf, String first, String stuck) {
        WolfAndSheep game = new WolfAndSheep();
        Setup setup = Setup.of(
                game.info(), 2, Map.of("wolf-start", wolf, "first", first, "stuck-sheep", stuck), Optional.empty());
        assertThat(sheepCanWin(game.start(setup))).isTrue();
    }

    private boolean sheepCanWin(Pasture pasture) {
        if (pasture.ending() != Pasture.Ending.NOT_YET) {
            return pasture.ending() == Pasture.Ending.WOLF_CAUGHT;
        }
        if (pasture.sheepAreStuck()) {
            // Giving such positions to the wolf only makes the proof harder, and spares it the circles of a lone wolf
            return false;
        }
        long key = (long) pasture.sheep() << 6 | (long) pasture.wolf() << 1 | pasture.toMove();
        Boolean known = solved.get(key);
        if (known == null) {
            known = pasture.toMove() == Pasture.SHEEP ? someMoveWins(pasture) : everyMoveWins(pasture);
            solved.put(key, known);
        }
        return known;
    }

    private boolean someMoveWins(Pasture pasture) {
        return moves(pasture).stream().anyMatch(move -> sheepCanWin(after(pasture, move)));
    }

    private boolean everyMoveWins(Pasture pasture) {
        return moves(pasture).stream().allMatch(move -> sheepCanWin(after(pasture, move)));
    }

    private static Moves<HuntMove> moves(Pasture pasture) {
        Moves<HuntMove> moves = new Moves<>();
        pasture.legalMoves(pasture.toMove(), moves);
        return moves;
    }

    private static Pasture after(Pasture pasture, HuntMove move) {
        Pasture after = pasture.copy();
        after.play(pasture.toMove(), move, Events.UNHEARD);
        return after;
    }
}
