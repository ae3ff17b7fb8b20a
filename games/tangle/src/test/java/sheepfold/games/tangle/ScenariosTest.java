package sheepfold.games.tangle;

import static org.assertj.core.api.Assertions.assertThat;
import static sheepfold.games.tangle.Glade.cubesOn;
import static sheepfold.games.tangle.Glade.on;
import static sheepfold.games.tangle.Glade.phase;
import static sheepfold.games.tangle.Glade.rootsOn;
import static sheepfold.games.tangle.Glade.stash;
import static sheepfold.games.tangle.Glade.steps;

import java.util.List;
import org.junit.jupiter.api.Test;
import sheepfold.kit.Rule;
import sheepfold.kit.Scenario;

/** The worked scenarios of the specification. */
class ScenariosTest {
    @Rule("TA-WIN-01")
    @Test
    void s01TheGoalOfTheText() {
        Glade glade = Glade.of(2)
                .goals("R", "V01", "V20", "V21")
                .tile("R tree cd3", "R tree cd4", "R meadow bc4", "R meadow bc5", "R bush cd5", "R bush cd6")
                .tile("R lake de3", "R lake de4");
        glade.front("R", "E01", "E02", "E03", "E04", "E05", "E06")
                .active("P")
                .play("bc7>ef3")
                .asks(0);
        glade.front("R", "E01", "E02", "E03", "E04", "E05", "E06", "E08")
                .play("bc7>ef3")
                .isWonBy(0);
    }

    @Rule("TA-TURN-01")
    @Test
    void s03ThreePlayers() {
        Scenario<Wasteland, TangleMove> game = Glade.dealt(3);
        assertThat(List.of("bc3", "ef7").stream().map(area -> on(game, area))).containsOnly("R tree :1");
        assertThat(List.of("bc6", "ef4").stream().map(area -> on(game, area))).containsOnly("P tree :1");
        assertThat(List.of("cd9", "de3").stream().map(area -> on(game, area))).containsOnly("G tree :1");
        assertThat(cubesOn(game, "f5") + cubesOn(game, "e1")).isEqualTo("W1N1E1N1");
        game.refuses("bc3>c1", "TA-GEO-01");
    }

    @Rule("TA-TRK-03")
    @Test
    void s05TheUpkeepExample() {
        Scenario<Wasteland, TangleMove> game =
                Glade.of(3).stash("R E9").tracking(4).play("track B3 L1");
        game.has("upkeep.B.holder", 0)
                .has("upkeep.B.below", 3)
                .has("upkeep.L.below", 2)
                .asks(1);
        assertThat(stash(game, "R")).isEqualTo("E9");
    }

    @Rule("TA-UPC-02")
    @Test
    void s07TheTurnCard() {
        Scenario<Wasteland, TangleMove> game = Glade.of(2, "upkeep-timing=turn-card")
                .with("round", 5)
                .tile("R lake bc4", "P lake bc6")
                .stash("R E1", "P E1")
                .tracker("L", 1)
                .tracker("B", 0)
                .tracker("C", 0)
                .marker("B", "P")
                .marker("C", "P")
                .tracking(1)
                .play("track L1")
                .has("upkeep.L.holder", 0);
        game.play("bc7>ef3");
        game.asks(0).play("bc3>ef7").asks(0).play("pay").has("upkeep.L.holder", 1);
        game.play("ef3>bc7").asks(1).play("pay");
        assertThat(game.position().upkeep.holder(0)).isEqualTo(Upkeep.ON_TRACK);
    }

    @Rule("TA-UPK-04")
    @Test
    void s08OneLakeMustGo() {
        Scenario<Wasteland, TangleMove> game = Glade.of(2)
                .active("P")
                .marker("L", "R")
                .tile("P lake bc6", "P lake cd8")
                .stash("P E1")
                .play("bc7>ef3")
                .asks(1)
                .refuses("pay", "TA-UPK-07")
                .play("drop cd8", "pay");
        assertThat(on(game, "cd8")).isEqualTo("P earth");
        game.has("upkeep.L.below", 2).asks(0);
        assertThat(game.position().upkeep.holder(0)).isEqualTo(Upkeep.ON_TRACK);
    }

    @Rule("TA-UPK-05")
    @Test
    void s09ALakeIsGivenUpAndAMeadowOwesAgain() {
        Scenario<Wasteland, TangleMove> game = Glade.of(2)
                .active("P")
                .marker("L", "R")
                .marker("B", "R")
                .tile("P lake cd6", "R meadow bc5")
                .stash("R W1", "P E1")
                .play("bc7>ef3")
                .asks(1)
                .play("drop cd6");
        game.asks(0).has("detail.track", "B").offers("pay", "drop bc5");
    }

    @Rule("TA-ACT-01")
    @Test
    void s10FourEarth() {
        Scenario<Wasteland, TangleMove> game = Glade.of(2).cubes("b2 E4").play("bc3>b2");
        assertThat(stash(game, "R")).isEqualTo("E4");
        assertThat(cubesOn(game, "b2")).isEqualTo("E2");
        game.play("bc7>ef3").refuses("b2>b2", "TA-PLC-01").play("ef7>b2").asks(1);
        assertThat(rootsOn(game, "b2")).isEqualTo("RR");
    }

    @Rule("TA-PLC-08")
    @Test
    void s11WhatTheSpaceBringsPaysTheToll() {
        Glade.of(2).roots("b3 PP").refuses("bc3>b3", "TA-PLC-08");
        Scenario<Wasteland, TangleMove> game = Glade.of(2).roots("d3 P").play("bc3>d3");
        assertThat(stash(game, "R") + stash(game, "P")).isEqualTo("N1N1");
    }

    @Rule("TA-PLC-09")
    @Test
    void s12TheTollIsKept() {
        Scenario<Wasteland, TangleMove> game =
                Glade.of(2).roots("b3 P").stash("R E3").play("bc3>b3", "earth bc4", "earth bc5");
        assertThat(steps(game)).isEqualTo(2);
        assertThat(stash(game, "R") + stash(game, "P")).isEqualTo("E1");
        assertThat(phase(game)).isEqualTo(Phase.TRACK);
    }

    @Rule("TA-ACT-03")
    @Test
    void s13AJump() {
        Scenario<Wasteland, TangleMove> game =
                Glade.of(2).tile("P earth bc4", "P earth cd4").stash("R E4").play("bc3>b3", "earth bc5");
        assertThat(stash(game, "R")).isEqualTo("E2");
        assertThat(stash(game.play("earth cd6"), "R")).isEqualTo("E1");
    }

    @Rule("TA-ACT-08")
    @Test
    void s15ASeedAndASapling() {
        Scenario<Wasteland, TangleMove> game = Glade.of(2)
                .tile("R earth cd4 tree", "R sapling cd3")
                .stash("R W4N4")
                .play("ef7>c2", "grow cd4", "grow cd3");
        assertThat(on(game, "cd4") + on(game, "cd3")).isEqualTo("R saplingR tree :1");
        assertThat(stash(game, "R")).isEqualTo("W2N2");
        assertThat(steps(game)).isEqualTo(3);
        game.refuses("grow cd4", "TA-PLC-06");
    }

    @Rule("TA-TIL-03")
    @Test
    void s17AFullMeadow() {
        assertThat(on(Glade.of(2).tile("P meadow bc4 3").play("bc3>b3"), "bc4")).isEqualTo("P meadow 3");
        assertThat(stash(Glade.of(2).tile("R meadow bc4 3").play("bc3>b3"), "R"))
                .isEqualTo("N3");
    }

    @Rule("TA-ACT-14")
    @Test
    void s18SproutBesideTwoLakes() {
        Scenario<Wasteland, TangleMove> game = Glade.of(3)
                .tile("R earth bc4", "P lake bc5", "R lake ab3")
                .stash("R N2")
                .play("ef7>f1", "sapling bc4");
        assertThat(on(game, "bc4")).isEqualTo("R sapling");
        assertThat(stash(game, "R")).isEmpty();
    }

    @Rule("TA-ACT-15")
    @Test
    void s19NoChainOfMeadows() {
        Glade.of(3)
                .tile("R meadow bc4", "R earth bc5", "R earth cd6")
                .stash("R N5")
                .play("ef7>a3")
                .offers("meadow bc5", "done");
    }

    @Rule("TA-ACT-19")
    @Test
    void s20SixMana() {
        Scenario<Wasteland, TangleMove> game = Glade.of(4)
                .row("E01", "E02", "E03")
                .stash("R M6")
                .play("bc3>g2", "swap MMM>tree", "swap MM>bush", "swap M>card", "card 2", "=E09");
        game.has("seats[0].treeSeeds", 1).has("seats[0].bushSeeds", 1).has("seats[0].hand", List.of("E02"));
        assertThat(stash(game, "R")).isEmpty();
    }

    @Rule("TA-ACT-20")
    @Test
    void s21ATreeAndABush() {
        Scenario<Wasteland, TangleMove> game = Glade.of(4).tile("R bush bc4 2").play("de10>c1", "shift bc3>bc4");
        assertThat(on(game, "bc4") + on(game, "bc3")).isEqualTo("R tree :1R bush 2");
        assertThat(steps(game)).isZero();
    }

    @Rule("TA-ACT-21")
    @Test
    void s22DiverseGrowth() {
        Scenario<Wasteland, TangleMove> game = Glade.of(4)
                .tile("R sapling de9")
                .stash("R E1W1N3")
                .play("bc3>b1", "earth cd4", "meadow cd4", "grow de9");
        assertThat(steps(game)).isEqualTo(4);
        assertThat(stash(game, "R")).isEmpty();
    }

    @Rule("TA-ACT-12")
    @Test
    void s24ASpecialSpaceFillsUp() {
        Scenario<Wasteland, TangleMove> game = Glade.of(3)
                .active("P")
                .play("bc6>e5")
                .play("cd9>de3", "ef7>bc3")
                .play("ef4>e6");
        assertThat(cubesOn(game, "f5")).isEqualTo("W2N1M1");
        game.play("de3>cd9", "bc3>f5");
        assertThat(stash(game, "R")).isEqualTo("W2N1M1");
        assertThat(cubesOn(game, "f5")).isEqualTo("W1N1");
    }

    @Rule("TA-TRK-02")
    @Test
    void s25SevenSteps() {
        Scenario<Wasteland, TangleMove> game = Glade.of(2).tracking(7).play("track L2 B2 C2");
        game.has("upkeep.L.holder", 0).has("upkeep.B.holder", 0).has("upkeep.C.holder", 0);
    }

    @Rule("TA-TRK-04")
    @Test
    void s26AMarkerThatIsAway() {
        Scenario<Wasteland, TangleMove> game = Glade.of(2)
                .active("P")
                .marker("B", "R")
                .tracker("B", 1)
                .tile("R bush bc4")
                .stash("R W1")
                .tracking(1)
                .play("track B1");
        game.has("upkeep.B.holder", 0).has("upkeep.B.below", 0).asks(0).play("pay");
        game.play("bc3>ef7").has("upkeep.B.holder", 0).has("upkeep.B.below", 2).asks(1);
    }

    @Rule("TA-CST-05")
    @Test
    void s28HowManyCasts() {
        Glade glade = Glade.of(2).home("bc3 2", "ef7 1");
        assertThat(Casting.allowance(glade.scenario().position(), 0)).isEqualTo(3);
        assertThat(Casting.allowance(glade.front("R", "E30").scenario().position(), 0))
                .isEqualTo(4);
    }

    @Rule("TA-CST-03")
    @Test
    void s29SpringThawStays() {
        Scenario<Wasteland, TangleMove> game = Glade.of(2)
                .hand("R", "E40")
                .stash("R M1")
                .marker("C", "P")
                .casting()
                .play("cast E40");
        assertThat(TheEnd.count(game.position(), 0, 4)).isEqualTo(1);
        game.asks(0).offers("pay", "drop E40").play("pay");
        assertThat(stash(game, "R")).isEqualTo("W2N1");
    }

    @Rule("TA-WIN-02")
    @Test
    void s30WithEqualTurnsPurpleStillTakesATurn() {
        Glade glade = Glade.of(2, "equal-turns=true")
                .with("round", 25)
                .goals("R", "V16", "V17", "V18")
                .tile("R tree de4", "R meadow ef4", "R lake ef5", "R bush de5", "R bush de6", "R bush de7")
                .tile("R bush cd8", "R bush cd9")
                .front("R", "E12", "E13", "E14", "E15", "E16");
        glade.play("bc3>ef7").asks(1).play("bc7>ef3").isWonBy(0);
    }

    @Rule("TA-CEN-02")
    @Test
    void s31Sacrifices() {
        Scenario<Wasteland, TangleMove> game = Glade.of(2, "centre=sacrificial")
                .tile("R earth bc4", "R lake cd4", "R bush cd3")
                .discard("E37")
                .play("bc3>d4", "sac bc4 M", "sac cd4", "sac cd3 cast E37");
        assertThat(stash(game, "R")).isEqualTo("M1");
        assertThat(steps(game)).isZero();
        assertThat(phase(game)).isEqualTo(Phase.PLACE);
        game.has("seats[0].front", List.of("E37"));
    }

    @Rule("TA-CEN-05")
    @Test
    void s33TwoTakeovers() {
        Scenario<Wasteland, TangleMove> game = Glade.of(2, "centre=takeover")
                .tile("P earth bc4", "P earth bc5")
                .stash("R E2W4")
                .play("ef7>d4", "take bc4 pay W W", "take bc5 pay W W");
        assertThat(stash(game, "P")).isEqualTo("W4");
        assertThat(steps(game)).isEqualTo(2);
    }

    @Rule("TA-ACT-11")
    @Test
    void s34TheDiscardsAreTheNewPile() {
        String[] others = Card.ALL.stream().skip(5).map(Card::id).toArray(String[]::new);
        Scenario<Wasteland, TangleMove> game = Glade.of(2)
                .front("P", others)
                .row("E01", "E02", "E03")
                .discard("E04", "E05")
                .play("bc3>e2", "card 1");
        assertThat(game.chances().keySet()).containsExactlyInAnyOrder("=E04", "=E05");
        game.play("=E04", "card 1", "=E05", "card 1");
        game.has("seats[0].hand", List.of("E01", "E04", "E05")).has("row", List.of("-", "E02", "E03"));
    }
}
