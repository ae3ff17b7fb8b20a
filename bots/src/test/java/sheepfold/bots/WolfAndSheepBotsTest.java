package sheepfold.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.engine.Game;
import sheepfold.engine.Games;
import sheepfold.engine.Move;
import sheepfold.engine.Observation;
import sheepfold.engine.Position;
import sheepfold.engine.SeededRandom;
import sheepfold.engine.Setup;
import sheepfold.json.Json;
import sheepfold.json.Shaped;

class WolfAndSheepBotsTest {
    private static final Game<?, ?> GAME = Games.named("wolf-and-sheep");

    @ParameterizedTest
    @ValueSource(strings = {"medium", "strong"})
    void theWolfStepsHome(String bot) {
        assertThat(chosen(bot, "wolf", """
                ........
                ........
                ........
                ....s...
                ...s.s..
                ....w...
                ...s....
                ........
                """)).isEqualTo("e3-f2");
        assertThat(chosen(bot, "wolf", """
                ........
                ..s.....
                ........
                s.....s.
                ........
                ........
                ...w....
                ....s...
                """)).isEqualTo("d2-c1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"medium", "strong"})
    void theWolfGoesWhereNobodyCanStopItInTwoSteps(String bot) {
        assertThat(chosen(bot, "wolf", """
                ........
                ........
                ........
                ........
                ........
                ..w.....
                .......s
                ..s.s.s.
                """)).isEqualTo("c3-b2");
    }

    @ParameterizedTest
    @ValueSource(strings = {"medium", "strong"})
    void theSheepShutTheLastDoor(String bot) {
        assertThat(chosen(bot, "sheep", """
                .......w
                ........
                .....s..
                ........
                ........
                ........
                .....s.s
                ......s.
                """)).isEqualTo("f6-g7");
    }

    @ParameterizedTest
    @ValueSource(strings = {"medium", "strong"})
    void theSheepDriveTheWolfIntoTheCorner(String bot) {
        assertThat(chosen(bot, "sheep", """
                .s......
                ....s.w.
                .....s.s
                ........
                ........
                ........
                ........
                ........
                """)).isEqualTo("e7-f8");
    }

    private static String chosen(String bot, String toMove, String board) {
        return chosen(GAME, bot, toMove, board.lines().toList());
    }

    @Shaped
    record Drawn(List<String> board, String toMove) {}

    private static <P extends Position<P, M>, M extends Move> String chosen(
            Game<P, M> game, String bot, String toMove, List<String> board) {
        P position = game.positions().read(Setup.of(game.info(), 2), Json.tree(new Drawn(board, toMove)));
        int seat = toMove.equals("wolf") ? 1 : 0;
        M move = Bots.named(bot)
                .choose(new Observation<>(game, position, seat), new SeededRandom(1))
                .move();
        return game.notation().write(position, move);
    }

    @Test
    void mediumBeatsRandomClearly() {
        assertThat(Duel.between("medium", "random").over(20, GAME).first()).isGreaterThanOrEqualTo(19);
    }

    @Test
    void mediumBeatsTheRuleOfThumb() {
        assertThat(Duel.between("medium", "greedy").over(12, GAME).first()).isGreaterThan(7);
    }

    @Test
    void aLevelBeatsTheOneBelow() {
        assertThat(Duel.between("medium", "easy").over(40, GAME).first()).isGreaterThanOrEqualTo(24);
        assertThat(Duel.between("easy", "random").over(40, GAME).first()).isGreaterThanOrEqualTo(28);
    }

    @Test
    void whatSearchAddsToPlainUctHelps() {
        Duel duel = new Duel(Bots.named("medium:200"), new PlainUct(200));
        assertThat(duel.over(20, GAME).first()).isGreaterThan(12);
    }

    @Test
    void strongIsNotWorseThanTheRuleOfThumb() {
        assertThat(Duel.between("strong", "greedy").over(4, GAME).first()).isGreaterThanOrEqualTo(3);
    }
}
