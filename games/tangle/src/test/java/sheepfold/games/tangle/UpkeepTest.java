package sheepfold.games.tangle;

import static org.assertj.core.api.Assertions.assertThat;
import static sheepfold.games.tangle.Glade.on;
import static sheepfold.games.tangle.Glade.phase;
import static sheepfold.games.tangle.Glade.stash;
import static sheepfold.games.tangle.Glade.steps;

import java.util.List;
import org.junit.jupiter.api.Test;
import sheepfold.kit.Rule;
import sheepfold.kit.Scenario;

/** Paying upkeep, by all at the start of a turn or by the turn card. */
class UpkeepTest {

    private static Glade glade(int seats, String... options) {
        return Glade.of(seats, options).active(seats == 2 ? "P" : "G");
    }

    /** The last player in turn goes home, and so Red's turn begins. */
    private static Scenario<Wasteland, TangleMove> red(Glade glade) {
        return glade.play("bc7>ef3");
    }

    @Rule({"TA-UPK-01", "TA-UPK-04"})
    @Test
    void allPayForTheirLakes() {
        Scenario<Wasteland, TangleMove> game =
                red(glade(2).marker("L", "R").tile("R lake bc4", "P lake bc6").stash("R E1", "P E1"));
        game.asks(0).offers("pay", "drop bc4").play("pay").asks(1).play("pay");
        assertThat(stash(game, "R") + stash(game, "P")).isEmpty();
        game.has("upkeep.L.below", 2);
        assertThat(game.position().upkeep.holder(0)).isEqualTo(Upkeep.ON_TRACK);
        assertThat(phase(game)).isEqualTo(Phase.PLACE);
    }

    @Rule("TA-UPK-01")
    @Test
    void nobodyPaysForAMarkerInFrontOfAnother() {
        Scenario<Wasteland, TangleMove> game =
                red(glade(2).marker("L", "P").tile("R lake bc4").stash("R E1"));
        assertThat(phase(game)).isEqualTo(Phase.PLACE);
    }

    @Rule("TA-UPK-02")
    @Test
    void lakesComeFirstThenBushesAndMeadowsThenCards() {
        Scenario<Wasteland, TangleMove> game = red(glade(2).marker("L", "R")
                .marker("B", "R")
                .marker("C", "R")
                .tile("R lake bc4", "R bush de5", "P meadow cd8")
                .front("R", "E01")
                .stash("R E1W1N1", "P W1"));
        game.has("detail.track", "L").refuses("drop de5", "TA-UPK-02").play("pay");
        game.has("detail.track", "B").play("pay").asks(1).play("pay");
        game.asks(0).has("detail.track", "C").play("pay");
        assertThat(phase(game)).isEqualTo(Phase.PLACE);
    }

    @Rule("TA-UPK-03")
    @Test
    void theActivePlayerDecidesFirst() {
        Scenario<Wasteland, TangleMove> game = Glade.of(3)
                .active("R")
                .marker("C", "P")
                .front("R", "E01")
                .front("P", "E02")
                .front("G", "E03")
                .stash("R N1", "P N1", "G N1")
                .play("bc3>ef7");
        game.asks(1).play("pay").asks(2).play("pay").asks(0).play("pay").asks(1);
    }

    @Rule({"TA-UPK-05", "TA-TIL-07"})
    @Test
    void bushesAndMeadowsCostWater() {
        Scenario<Wasteland, TangleMove> game = red(
                glade(2).marker("B", "R").tile("R bush bc4 3", "R meadow cd4 2").stash("R W1"));
        game.refuses("pay", "TA-UPK-07").offers("drop bc4", "drop cd4").play("drop bc4", "pay");
        assertThat(on(game, "bc4")).isEqualTo("R earth");
        assertThat(on(game, "cd4")).isEqualTo("R meadow 2");
        assertThat(stash(game, "R")).isEmpty();
    }

    @Rule({"TA-UPK-05", "TA-TIL-02"})
    @Test
    void besideALakeOfAnybodyNothingIsOwed() {
        Scenario<Wasteland, TangleMove> game = red(glade(2).marker("B", "R")
                .tile("R bush bc4", "P lake bc5", "R meadow cd3")
                .stash("R W1"));
        game.offers("pay", "drop cd3").refuses("drop bc4", "TA-UPK-05");
    }

    @Rule("TA-UPK-06")
    @Test
    void cardsCostNourishmentAlsoWithAnHourglass() {
        Scenario<Wasteland, TangleMove> game =
                red(glade(2).marker("C", "R").front("R", "E01", "E40").stash("R N1"));
        game.refuses("pay", "TA-UPK-07").play("drop E40", "pay");
        game.has("discard", List.of("E40")).has("seats[0].front", List.of("E01"));
        assertThat(stash(game, "R")).isEmpty();
    }

    @Rule("TA-UPK-07")
    @Test
    void oneMayGiveUpWhatOneCouldPayFor() {
        Scenario<Wasteland, TangleMove> game =
                red(glade(2).marker("L", "R").tile("R lake bc4").stash("R E5"));
        game.accepts("pay E1")
                .refuses("pay E2", "TA-UPK-07")
                .refuses("pay W1", "TA-UPK-07")
                .refuses("drop bc3", "TA-UPK-08")
                .refuses("drop bc7", "TA-UPK-07");
        game.play("drop bc4");
        assertThat(on(game, "bc4")).isEqualTo("R earth");
        assertThat(stash(game, "R")).isEqualTo("E5");
    }

    @Rule("TA-UPK-08")
    @Test
    void treesSaplingsAndEarthCostNothing() {
        Scenario<Wasteland, TangleMove> game = red(
                glade(2).marker("L", "R").marker("B", "R").marker("C", "R").tile("R sapling bc4", "R earth cd4 tree"));
        assertThat(phase(game)).isEqualTo(Phase.PLACE);
    }

    @Rule("TA-UPK-09")
    @Test
    void withoutCleanEarthAnAreaIsEmptyButABushIsTurned() {
        Glade full = glade(4).active("O")
                .marker("L", "R")
                .marker("B", "R")
                .tile("R lake de3", "R bush ab3", "R bush ab4", "R bush ab5", "R bush ab6");
        for (String area : List.of("bc4", "bc5", "bc6", "cd4", "cd5", "cd6", "cd7")) {
            full.tile("R earth " + area);
        }
        Scenario<Wasteland, TangleMove> game = full.play("ef7>cd2");
        game.play("drop de3", "drop ab3", "drop ab4", "drop ab5", "drop ab6");
        assertThat(on(game, "de3")).isEqualTo("-");
        assertThat(on(game, "ab3")).isEqualTo("R earth");
    }

    @Rule("TA-UPK-10")
    @Test
    void lossesMoveNoTracker() {
        Scenario<Wasteland, TangleMove> game =
                red(glade(2).marker("L", "R").tile("R lake bc4")).play("drop bc4");
        assertThat(steps(game)).isZero();
        assertThat(on(game, "bc4")).isEqualTo("R earth");
        game.play("bc3>ef7").asks(1).has("upkeep.L.below", 2);
    }

    @Rule("TA-UPK-11")
    @Test
    void aReductionHoldsThroughThePaymentEvenIfItsCardGoes() {
        Scenario<Wasteland, TangleMove> game = red(
                glade(2).marker("C", "R").front("R", "E19", "E01", "E02", "E03").stash("R N1"));
        game.refuses("pay", "TA-UPK-07").play("drop E19", "pay");
        assertThat(stash(game, "R")).isEmpty();
    }

    @Rule({"TA-UPK-07", "TA-UPK-11"})
    @Test
    void whatCardsMakeFreeMayBeGivenUpAsWell() {
        Scenario<Wasteland, TangleMove> moss =
                red(glade(2).marker("B", "R").front("R", "E18").tile("R bush bc4", "R bush cd4", "R meadow de3"));
        moss.refuses("pay", "TA-UPK-07").play("drop bc4").offers("pay", "drop cd4", "drop de3");
        moss.refuses("pay W1", "TA-UPK-07").play("drop cd4", "pay");
        assertThat(on(moss, "cd4")).isEqualTo("R earth");
        assertThat(phase(moss)).isEqualTo(Phase.PLACE);

        Scenario<Wasteland, TangleMove> heartwood =
                red(glade(2).marker("C", "R").front("R", "E19", "E01"));
        heartwood.asks(0).play("drop E01", "drop E19");
        assertThat(phase(heartwood)).isEqualTo(Phase.PLACE);

        Scenario<Wasteland, TangleMove> stores =
                red(glade(2).marker("C", "R").front("R", "E19", "E20").stash("R W2"));
        stores.offers("pay", "drop E19", "drop E20").play("pay");
        assertThat(stash(stores, "R")).isEqualTo("W2");
    }

    @Rule("TA-UPK-07")
    @Test
    void whatOwesNothingIsNotAskedFor() {
        Scenario<Wasteland, TangleMove> game =
                red(glade(2).marker("L", "R").front("R", "E17").tile("R lake bc4"));
        assertThat(phase(game)).isEqualTo(Phase.PLACE);
    }

    @Rule("TA-UPC-01")
    @Test
    void byTheTurnCardTheActivePlayerPaysAloneAndPassesOn() {
        Scenario<Wasteland, TangleMove> game = Glade.of(3, "upkeep-timing=turn-card")
                .marker("L", "R")
                .tile("R lake bc4", "P lake bc5")
                .stash("R E1", "P E1")
                .play("bc3>ef7");
        game.asks(0).play("pay").asks(1);
        assertThat(stash(game, "P")).isEqualTo("E1");
        game.has("upkeep.L.holder", 1).has("upkeep.L.taker", 0);
        assertThat(phase(game)).isEqualTo(Phase.PLACE);
    }

    @Rule("TA-UPC-02")
    @Test
    void aMarkerThatHasGoneRoundIsBackOnItsTrack() {
        Scenario<Wasteland, TangleMove> game =
                Glade.of(3, "upkeep-timing=turn-card").marker("L", "R").play("bc3>ef7", "bc6>ef4");
        assertThat(game.position().upkeep.holder(0)).isEqualTo(2);
        game.play("cd9>de3");
        assertThat(game.position().upkeep.holder(0)).isEqualTo(Upkeep.ON_TRACK);
    }

    @Rule("TA-UPC-03")
    @Test
    void aMarkerTakenNowIsPaidInTheNextTurn() {
        Scenario<Wasteland, TangleMove> game = Glade.of(2, "upkeep-timing=turn-card")
                .tracker("L", 1)
                .tracker("B", 0)
                .tracker("C", 0)
                .marker("B", "P")
                .marker("C", "P")
                .stash("P N1")
                .stash("R E1")
                .play("bc3>c3", "lake bc4");
        game.has("upkeep.L.holder", 0).asks(1);
        assertThat(stash(game, "R")).isEqualTo("E1");
        game.play("bc7>ef3").asks(0).play("ef7>bc3").asks(0).play("pay").asks(1);
        assertThat(stash(game, "R")).isEmpty();
    }
}
