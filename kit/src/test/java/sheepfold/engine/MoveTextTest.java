package sheepfold.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sheepfold.kit.Scenario;
import sheepfold.kit.game.Hush;

/** Seats in front of moves, at a table of the kit game. */
class MoveTextTest {
    private static Scenario<?, ?> dealing() {
        return Scenario.of(new Hush());
    }

    private static Scenario<?, ?> whispering() {
        return dealing().play("deal lamb", "deal ewe", "deal lamb", "deal ram");
    }

    private static Scenario<?, ?> over() {
        return dealing().with("phase", "over").with("round", 3);
    }

    private static <P extends Position<P, M>, M extends Move> String read(Scenario<P, M> table, String line) {
        return switch (MoveText.read(table.match().game(), table.position(), line)) {
            case MoveText.Reading.Playable<M>(List<MoveText.Step<M>> steps) ->
                steps.getFirst().actor() + " "
                        + table.match()
                                .game()
                                .notation()
                                .write(table.position(), steps.getFirst().move());
            case MoveText.Reading.Refused<M>(Refusal why) -> why.toString();
        };
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            1: done            | 1 done
            1:done             | 1 done
            1 : done           | 1 done
            show ewe to 1      | 0 show ewe to 1
            show ram to 0      | 1 show ram to 0
            0: show lamb to 1  | 0 show lamb to 1
            """)
    void aSeatStandsInFrontWhereSeveralCouldMeanIt(String line, String meaning) {
        assertThat(read(whispering(), line)).isEqualTo(meaning);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            done               | several seats could mean this; say which, as in "0: …"
            2: done            | KI-TURN-01: it is for player 1 and player 2 to decide now
            9: done            | KI-TURN-01: it is for player 1 and player 2 to decide now
            *: done            | KI-TURN-01: it is for player 1 and player 2 to decide now
            1: show ewe to 0   | KI-SHOW-01: you hold no ewe
            show hush to 1     | KI-SHOW-01: you hold no hush
            show lamb to 0     | 1 show lamb to 0
            """)
    void whatNobodyOrSeveralCouldMeanIsRefused(String line, String why) {
        assertThat(read(whispering(), line)).isEqualTo(why);
    }

    @Test
    void whereOneSeatIsLeftItNeedNotBeNamed() {
        assertThat(read(whispering().play("0: done"), "done")).isEqualTo("1 done");
        assertThat(read(whispering().play("0: done"), "0: done"))
                .isEqualTo("KI-TURN-01: you are done; say wait to take that back");
    }

    @Test
    void aForeignWordIsToldHowMovesAreWritten() {
        assertThat(read(whispering(), "0: sing"))
                .startsWith("\"sing\" is not a move of Hush; moves are written in words: deal CARD");
        assertThat(read(whispering(), "")).startsWith("\"\" is not a move of Hush");
        assertThat(read(whispering(), "x".repeat(500))).hasSizeLessThan(250);
    }

    @Test
    void chanceMayBeNamedButNoSeatInItsPlace() {
        assertThat(read(dealing(), "deal ram")).isEqualTo("-1 deal ram");
        assertThat(read(dealing(), "*: deal ram")).isEqualTo("-1 deal ram");
        assertThat(read(dealing(), "0: deal ram")).isEqualTo("KI-TURN-01: chance decides now");
        assertThat(read(dealing(), "done")).isEqualTo("KI-TURN-01: now is the time to deal");
    }

    @Test
    void whenItIsOverNothingIsPlayed() {
        assertThat(read(over(), "done")).isEqualTo("KI-TURN-01: the game is over");
        assertThat(read(over(), "0: done")).isEqualTo("KI-TURN-01: the game is over");
    }

    private static <P extends Position<P, M>, M extends Move> List<String> expand(Scenario<P, M> table, String line) {
        return MoveText.expand(table.match().game(), table.position(), line);
    }

    @Test
    void shorthandStandsForSingleLines() {
        Scenario<?, ?> window = dealing().example().without("seats[1].answer");
        assertThat(expand(window, "~")).containsExactly("0: pass", "1: pass");
        assertThat(expand(window, " 0: hush ")).containsExactly("0: hush");
        assertThat(expand(window, "hush")).containsExactly("hush");
        assertThat(expand(window, "1: ~")).as("seats of its own are kept").containsExactly("0: pass", "1: pass");
    }

    @Test
    void aLineNamesItsSeatJustWhereSeveralCouldAct() {
        assertThat(whispering().legal()).contains("0: done", "1: done");
        assertThat(whispering().play("1: done").legal()).contains("done");
        assertThat(dealing().legal()).contains("deal ram");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            run 1      | 1 run 1
            call 2     | 2 call 2
            0: call 2  | 0 call 2
            toss       | several seats could mean this; say which, as in "0: …"
            """)
    void whoMeansAMoveMayBeClearFromTheMove(String line, String meaning) {
        assertThat(read(Scenario.of(new Errands()), line)).isEqualTo(meaning);
    }

    @Test
    void whoIsNotAskedIsHeardWhereTheGameHasAMoveForThem() {
        Scenario<?, ?> table = Scenario.of(new Errands()).play("1: done");
        assertThat(read(table, "1: wait")).isEqualTo("1 wait");
        assertThat(read(table, "0: wait")).isEqualTo("not now");
        assertThat(read(table, "*: wait")).isEqualTo("it is for player 1 and player 3 to decide now");
        assertThat(read(table, "run 1")).as("the game knows why").isEqualTo("not now");
        assertThat(read(table, "1: run 1")).isEqualTo("not now");
    }
}
