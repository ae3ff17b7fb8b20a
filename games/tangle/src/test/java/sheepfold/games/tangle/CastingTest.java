package sheepfold.games.tangle;

import static org.assertj.core.api.Assertions.assertThat;
import static sheepfold.games.tangle.Glade.stash;
import static sheepfold.games.tangle.Glade.steps;

import java.util.List;
import org.junit.jupiter.api.Test;
import sheepfold.kit.Rule;
import sheepfold.kit.Scenario;

/** Casting in general; single cards are in {@link LastingCardsTest} and {@link HourglassCardsTest}. */
class CastingTest {
    @Rule("TA-CST-01")
    @Test
    void oneCastForEachRootAtHome() {
        Scenario<Wasteland, TangleMove> game =
                Glade.of(2).hand("R", "E01", "E02", "E04").stash("R M9").play("bc3>b2", "cast E01");
        game.asks(1);
        Scenario<Wasteland, TangleMove> two =
                Glade.of(2).hand("R", "E01", "E02", "E04").stash("R M9").play("bc3>ef7", "cast E01", "cast E02");
        two.asks(1);
    }

    @Rule("TA-CST-01")
    @Test
    void withNoRootAtHomeNothingIsCast() {
        Glade.of(2)
                .home("bc3 0", "ef7 0")
                .roots("b2 R")
                .hand("R", "E01")
                .stash("R M9")
                .play("b2>f2")
                .asks(1);
        Glade.of(2).hand("R", "E01").play("bc3>b2").refuses("cast E02", "TA-CST-01");
    }

    @Rule("TA-CST-02")
    @Test
    void theCostIsPaidAndTheCardStays() {
        Scenario<Wasteland, TangleMove> game = Glade.of(2)
                .hand("R", "E10", "E37")
                .stash("R N1M1")
                .casting()
                .scenario()
                .refuses("cast E37", "TA-CST-02")
                .play("cast E10", "root bc3", "done");
        assertThat(stash(game, "R")).isEmpty();
        game.has("seats[0].front", List.of("E10")).has("seats[0].hand", List.of("E37"));
    }

    @Rule("TA-CST-03")
    @Test
    void hourglassCardsStayUnlessAgreedOtherwise() {
        Glade.of(2).hand("R", "E41").stash("R M1").casting().play("cast E41").has("seats[0].front", List.of("E41"));
        Glade.of(2, "hourglass-stays=false")
                .hand("R", "E41")
                .stash("R M1")
                .casting()
                .play("cast E41")
                .has("seats[0].front", List.of())
                .has("discard", List.of("E41"));
    }

    @Rule("TA-CST-04")
    @Test
    void aCardMayBeCastInVain() {
        Glade.of(2).hand("R", "E15").stash("R M1").casting().play("cast E15").asks(1);
        Glade.of(2).hand("R", "E22").stash("R M1").casting().play("cast E22").asks(1);
        Glade.of(2).hand("R", "E36").stash("R M1").casting().play("cast E36").asks(1);
    }

    @Rule("TA-CST-05")
    @Test
    void wanderingSpiritAndCouncilOfTreesAddUp() {
        assertThat(allowance("")).isZero();
        assertThat(allowance("", "E30")).isZero();
        assertThat(allowance("", "E31")).isEqualTo(1);
        assertThat(allowance("", "E30", "E31")).isEqualTo(2);
        assertThat(allowance("bc3", "E31")).isEqualTo(1);
        assertThat(allowance("bc3", "E30")).isEqualTo(2);
    }

    private static int allowance(String tree, String... front) {
        Glade glade = Glade.of(2).home("bc3 0", "ef7 0").roots("b2 R").front("R", front);
        return Casting.allowance(
                (tree.isEmpty() ? glade : glade.home(tree + " 1")).scenario().position(), 0);
    }

    @Rule("TA-CST-06")
    @Test
    void reductionsNeverGoBelowNothing() {
        Scenario<Wasteland, TangleMove> game = Glade.of(2)
                .front("R", "E29")
                .hand("R", "E01", "E42")
                .tile("R lake bc4")
                .casting()
                .scenario()
                .refuses("cast E42", "TA-CST-02")
                .play("cast E01", "done");
        assertThat(stash(game, "R")).isEmpty();
    }

    @Rule("TA-CST-07")
    @Test
    void whatCardsBringMovesTrackers() {
        Scenario<Wasteland, TangleMove> game =
                Glade.of(2).hand("R", "E43").stash("R E1M2").casting().play("cast E43", "lake bc4");
        assertThat(steps(game)).isEqualTo(1);
        Scenario<Wasteland, TangleMove> root =
                Glade.of(2).hand("R", "E10").stash("R N1M1").casting().play("cast E10", "root ef7");
        assertThat(steps(root)).isEqualTo(1);
    }

    @Rule("TA-CST-08")
    @Test
    void thereAreTwelveCastsAtMost() {
        Glade.of(2)
                .home("bc3 2", "ef7 3")
                .hand("R", "E01", "E02")
                .front("R", "E30")
                .with("casts", 4)
                .with("freeCasts", 7)
                .stash("R M9")
                .casting()
                .play("cast E01")
                .asks(1);
        Glade.of(2).with("casts", 12).with("freeCasts", 1).casting().isRefused("freeCasts", "TA-CST-08");
    }

    @Rule("TA-CST-01")
    @Test
    void aPositionByHandAllowsNoMoreEither() {
        Glade cast = Glade.of(2).casting().hand("R", "E01", "E02").stash("R M9");
        cast.scenario().accepts("cast E01", "done");
        cast.with("casts", 2).scenario().offers("done").refuses("cast E01", "TA-CST-01");
        Glade.of(2)
                .casting()
                .hand("R", "E01")
                .stash("R M9")
                .home("bc3 0", "ef7 0")
                .roots("b3 RR")
                .scenario()
                .offers("done")
                .refuses("cast E01", "TA-CST-01");
    }

    @Rule("TA-CST-08")
    @Test
    void freeCastsCountAmongTheTwelve() {
        Glade.of(2)
                .casting()
                .hand("R", "E01")
                .stash("R M9")
                .with("casts", 1)
                .with("freeCasts", 11)
                .scenario()
                .offers("done")
                .refuses("cast E01", "TA-CST-08");
    }
}
