package sheepfold.games.tangle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import sheepfold.kit.Rule;
import sheepfold.kit.Scenario;

/** Winning and ending. */
class EndTest {
    /** Red has all that V21 asks for: 2 trees, 6 bushes, 10 enchantments. */
    private static Glade briarRune(int seats, String... options) {
        return Glade.of(seats, options)
                .goals("R", "V21", "V20", "V19")
                .tile("R bush bc4", "R bush cd4", "R bush cd3", "R bush cd5", "R bush cd6", "R bush de3")
                .front("R", "E01", "E02", "E03", "E04", "E05", "E06", "E07", "E08", "E09", "E11");
    }

    @Rule("TA-WIN-01")
    @Test
    void aFulfilledCardWinsAtTheEndOfATurn() {
        Scenario<Wasteland, TangleMove> game = briarRune(2).play("bc3>ef7").isWonBy(0);
        assertThat(game.result().ending()).isEqualTo(Ending.GOAL);
        assertThat(game.result().details()).containsEntry("card", "V21");
        assertThat(game.result().reason().plain()).isEqualTo("Red has fulfilled Briar Rune and wins.");
        game.refuses("bc7>b2", "TA-WIN-01");
    }

    @Rule("TA-WIN-01")
    @Test
    void alsoInAnothersTurn() {
        briarRune(2).active("P").play("bc7>ef3").isWonBy(0);
    }

    @Rule("TA-WIN-01")
    @Test
    void oneThingShortIsNotEnough() {
        briarRune(2).noTile("de3").play("bc3>ef7").asks(1);
    }

    @Rule("TA-WIN-02")
    @Test
    void severalShareTheVictory() {
        Scenario<Wasteland, TangleMove> game = briarRune(2)
                .goals("P", "V16", "V17", "V18")
                .tile("P tree de4", "P meadow ef4", "P lake ef5", "P bush de5", "P bush de6", "P bush de7")
                .tile("P bush cd8", "P bush cd9")
                .front("P", "E12", "E13", "E14", "E15", "E16")
                .play("bc3>ef7")
                .isWonBy(0, 1);
        assertThat(game.result().ranks()).containsExactly(1, 1);
    }

    @Rule("TA-WIN-02")
    @Test
    void withEqualTurnsTheRoundIsFinishedFirst() {
        Scenario<Wasteland, TangleMove> game =
                briarRune(2, "equal-turns=true").play("bc3>ef7").asks(1);
        game.play("bc7>ef3").isWonBy(0);
    }

    @Rule("TA-WIN-03")
    @Test
    void twinRuneCountsAsTwo() {
        Scenario<Wasteland, TangleMove> game = briarRune(2)
                .front("R", "E01", "E02", "E03", "E04", "E05", "E06", "E07", "E08", "E37")
                .play("bc3>ef7");
        game.isWonBy(0);
    }

    @Rule("TA-WIN-03")
    @Test
    void oldGrowthCountsASaplingAsATree() {
        Glade glade = Glade.of(2)
                .goals("R", "V16", "V17", "V18")
                .tile("R sapling de4", "R meadow ef4", "R lake ef5", "R bush de5", "R bush de6", "R bush de7")
                .tile("R bush cd8", "R bush cd9");
        glade.front("R", "E12", "E13", "E14", "E15", "E16").play("bc3>ef7").asks(1);
        glade.front("R", "E12", "E13", "E14", "E15", "E38").play("bc3>ef7").isWonBy(0);
    }

    @Rule("TA-WIN-03")
    @Test
    void wetlandMovesOneBetweenLakesAndMeadows() {
        Glade glade = Glade.of(2)
                .goals("R", "V16", "V17", "V18")
                .tile("R tree de4", "R lake ef4", "R lake ef5", "R bush de5", "R bush de6", "R bush de7")
                .tile("R bush cd8", "R bush cd9");
        glade.front("R", "E12", "E13", "E14", "E15", "E16").play("bc3>ef7").asks(1);
        glade.front("R", "E12", "E13", "E14", "E15", "E39").play("bc3>ef7").isWonBy(0);
    }

    @Rule("TA-END-01")
    @Test
    void withoutALimitTheGameGoesOn() {
        Glade.of(2, "round-limit=none")
                .active("P")
                .with("round", 999)
                .play("bc7>ef3")
                .asks(0)
                .has("round", 1000);
    }

    @Rule("TA-END-02")
    @Test
    void afterTheLastRoundTheNearestWins() {
        Glade glade = Glade.of(2)
                .goals("R", "V21", "V20", "V19")
                .goals("P", "V16", "V17", "V18")
                .active("P");
        Scenario<Wasteland, TangleMove> game = glade.with("round", 60)
                .front("R", "E01", "E02", "E03")
                .play("bc7>ef3")
                .isWonBy(0);
        assertThat(game.result().ending()).isEqualTo(Ending.LIMIT);
        glade.with("round", 59).play("bc7>ef3").asks(0);
    }

    @Rule("TA-END-02")
    @Test
    void tiesAreBrokenByTilesThenCardsThenShared() {
        Glade glade = Glade.of(2, "round-limit=1")
                .active("P")
                .goals("R", "V14", "V13", "V12")
                .goals("P", "V08", "V16", "V17");
        Wasteland table = glade.scenario().position();
        assertThat(TheEnd.remainder(table, 0)).isEqualTo(90);
        assertThat(TheEnd.remainder(table, 1)).isEqualTo(88);
        Glade even = Glade.of(2, "round-limit=1")
                .active("P")
                .goals("R", "V01", "V14", "V13")
                .goals("P", "V02", "V03", "V04");
        even.goals("R", "V01", "V17", "V20").play("bc7>ef3").isWonBy(0, 1);
        even.tile("P earth bc6").play("bc7>ef3").isWonBy(1);
        even.tile("R earth bc4").tile("R earth cd4").play("bc7>ef3").isWonBy(0);
    }
}
