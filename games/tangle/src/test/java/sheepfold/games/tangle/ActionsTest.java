package sheepfold.games.tangle;

import static org.assertj.core.api.Assertions.assertThat;
import static sheepfold.games.tangle.Glade.cubesOn;
import static sheepfold.games.tangle.Glade.on;
import static sheepfold.games.tangle.Glade.phase;
import static sheepfold.games.tangle.Glade.stash;
import static sheepfold.games.tangle.Glade.steps;

import java.util.List;
import org.junit.jupiter.api.Test;
import sheepfold.kit.Rule;
import sheepfold.kit.Scenario;

/** What each space does. */
class ActionsTest {
    @Rule("TA-ACT-01")
    @Test
    void aResourceSpaceIsEmptiedAndRefilled() {
        Scenario<Wasteland, TangleMove> game = Glade.of(2).cubes("b2 E5").play("bc3>b2");
        assertThat(stash(game, "R")).isEqualTo("E5");
        assertThat(cubesOn(game, "b2")).isEqualTo("E2");
        assertThat(cubesOn(game.play("bc7>ef3", "b2>bc3"), "b2")).isEqualTo("E2");
    }

    @Rule("TA-ACT-02")
    @Test
    void cleanEarthGoesBesideOwnTilesOneByOne() {
        Scenario<Wasteland, TangleMove> game = Glade.of(2).stash("R E3").play("bc3>b3");
        game.refuses("lake bc4", "TA-ACT-04").play("earth bc4", "earth bc5", "earth cd4");
        assertThat(stash(game, "R")).isEmpty();
        assertThat(List.of(on(game, "bc4"), on(game, "bc5"), on(game, "cd4"))).containsOnly("R earth");
    }

    @Rule("TA-ACT-03")
    @Test
    void jumpsCostOneMoreForEachArea() {
        Scenario<Wasteland, TangleMove> game = Glade.of(2)
                .tile("P earth bc4", "P lake cd4")
                .stash("R E3")
                .play("bc3>b3")
                .accepts("earth bc5")
                .refuses("earth de4", "TA-ACT-03");
        assertThat(stash(game.play("earth bc5"), "R")).isEqualTo("E1");
    }

    @Rule("TA-ACT-04")
    @Test
    void oneLakeGoesBesideOwnTilesOrOverOwnEarth() {
        Scenario<Wasteland, TangleMove> game = Glade.of(2)
                .tile("R earth cd9 bush")
                .play("bc3>c3")
                .accepts("lake bc4", "lake cd9")
                .refuses("lake cd5", "TA-ACT-04")
                .refuses("lake bc3", "TA-ACT-04");
        game.play("lake cd9");
        assertThat(on(game, "cd9")).isEqualTo("R lake");
        assertThat(game.position().pool(Seed.BUSH)).isEqualTo(10);
        assertThat(steps(game)).isEqualTo(1);
        assertThat(phase(game)).isEqualTo(Phase.TRACK);
    }

    @Rule("TA-ACT-05")
    @Test
    void meadowsReplaceCleanEarthForTwoNourishment() {
        Scenario<Wasteland, TangleMove> game = Glade.of(2)
                .tile("R earth bc4", "R earth cd4", "R bush cd3")
                .stash("R N3")
                .play("ef7>e4")
                .refuses("meadow cd3", "TA-ACT-05")
                .play("meadow bc4");
        assertThat(stash(game, "R")).isEqualTo("N1");
        assertThat(phase(game)).isEqualTo(Phase.TRACK);
    }

    @Rule("TA-ACT-06")
    @Test
    void aSeedIsTakenIfThePoolHasOne() {
        Scenario<Wasteland, TangleMove> game = Glade.of(2).play("bc3>c4", "bc7>e3");
        game.has("seats[0].bushSeeds", 1).has("seats[1].treeSeeds", 1);
        Glade.of(2)
                .seeds("P", 0, 10)
                .play("bc3>e3")
                .has("seats[0].treeSeeds", 0)
                .asks(1);
    }

    @Rule("TA-ACT-07")
    @Test
    void seedsArePlantedOnOwnBareEarth() {
        Scenario<Wasteland, TangleMove> game = Glade.of(2)
                .tile("R earth bc4", "R earth cd4", "R earth cd3 bush", "P earth bc6")
                .seeds("R", 1, 1)
                .play("bc3>c5")
                .refuses("plant bush cd3", "TA-ACT-07")
                .refuses("plant bush bc6", "TA-ACT-07")
                .play("plant bush bc4")
                .refuses("plant bush cd4", "TA-ACT-07")
                .play("plant tree cd4");
        assertThat(on(game, "cd4")).isEqualTo("R earth tree");
        assertThat(steps(game)).isZero();
        game.asks(1);
    }

    @Rule("TA-ACT-08")
    @Test
    void seedsAndSaplingsGrow() {
        Scenario<Wasteland, TangleMove> game = Glade.of(2)
                .tile("R earth bc4 bush", "R earth cd4 tree", "R sapling cd3", "R earth cd5")
                .stash("R W3N3")
                .play("ef7>c2")
                .refuses("grow cd5", "TA-ACT-08")
                .play("grow bc4", "grow cd4", "grow cd3");
        assertThat(on(game, "bc4")).isEqualTo("R bush");
        assertThat(on(game, "cd4")).isEqualTo("R sapling");
        assertThat(on(game, "cd3")).isEqualTo("R tree :1");
        assertThat(stash(game, "R")).isEmpty();
        assertThat(steps(game)).isEqualTo(4);
        assertThat(game.position().pool(Seed.TREE)).isEqualTo(10);
    }

    @Rule("TA-ACT-09")
    @Test
    void nothingGrowsTwice() {
        Glade.of(2)
                .tile("R earth cd4 tree", "R sapling bc4")
                .stash("R W5N5")
                .play("ef7>c2", "grow cd4")
                .refuses("grow cd4", "TA-ACT-09");
    }

    @Rule("TA-ACT-10")
    @Test
    void withoutATileOrARootGrowthIsLess() {
        Glade.of(2)
                .tile("R earth cd4 tree", "R sapling bc4", "R tree cd3", "R tree cd5", "R tree cd6")
                .stash("R W5N5")
                .play("ef7>c2")
                .refuses("grow cd4", "TA-ACT-10");
        Scenario<Wasteland, TangleMove> game = Glade.of(2)
                .tile("R sapling cd4")
                .roots("b2 RRR")
                .stash("R W1N1")
                .play("ef7>c2", "grow cd4");
        assertThat(on(game, "cd4")).isEqualTo("R tree");
        assertThat(steps(game)).isEqualTo(1);
    }

    @Rule("TA-ACT-11")
    @Test
    void threeCardsAreTakenFromRowOrPile() {
        Scenario<Wasteland, TangleMove> game = Glade.of(2)
                .row("E01", "E02", "E03")
                .play("bc3>e2")
                .offers("card 1", "card 2", "card 3", "card pile")
                .play("card 2")
                .asksChance()
                .refuses("=E01", "TA-ACT-11")
                .play("=E10")
                .has("row", List.of("E01", "E10", "E03"))
                .play("card pile", "=E11", "card 2", "=E12");
        game.has("seats[0].hand", List.of("E02", "E10", "E11")).has("seats[0].known", List.of("E02", "E10"));
        assertThat(phase(game)).isEqualTo(Phase.CAST);
    }

    @Rule("TA-ACT-11")
    @Test
    void theRowMayBeFilledAtTheEnd() {
        Glade.of(2, "row-refill=end")
                .row("E01", "E02", "E03")
                .play("bc3>e2", "card 1")
                .offers("card 2", "card 3", "card pile")
                .play("card 2", "card 3")
                .asksChance()
                .play("=E04", "=E05", "=E06")
                .has("row", List.of("E04", "E05", "E06"));
    }

    @Rule("TA-ACT-11")
    @Test
    void withNothingLeftOneGetsFewer() {
        String[] others = Card.ALL.stream().skip(2).map(Card::id).toArray(String[]::new);
        Scenario<Wasteland, TangleMove> game = Glade.of(2)
                .front("P", others)
                .row("E01", "-", "-")
                .discard("E02")
                .play("bc3>e2");
        game.play("=E02", "card 1", "card 2").has("seats[0].hand", List.of("E01", "E02"));
        assertThat(phase(game)).isEqualTo(Phase.CAST);
    }

    @Rule("TA-ACT-11")
    @Test
    void aHandLimitIsKeptAtTheEndOfTheTurn() {
        Scenario<Wasteland, TangleMove> game = Glade.of(2, "hand-limit=2")
                .hand("R", "E01", "E02", "E03", "E04")
                .play("bc3>b2", "done");
        assertThat(phase(game)).isEqualTo(Phase.DISCARD);
        game.refuses("discard E05", "TA-ACT-11")
                .play("discard E02", "discard E03")
                .asks(1);
        game.has("discard", List.of("E02", "E03"));
    }

    @Rule("TA-ACT-12")
    @Test
    void aSpecialSpaceIsFedByColouredArrows() {
        Scenario<Wasteland, TangleMove> game = Glade.of(3).play("bc3>e2");
        assertThat(cubesOn(game, "e1")).isEqualTo("E1N1M1");
        Scenario<Wasteland, TangleMove> taken = Glade.of(3).cubes("e1 E2N1M1").play("bc3>e1");
        assertThat(stash(taken, "R")).isEqualTo("E2N1M1");
        assertThat(cubesOn(taken, "e1")).isEqualTo("E1N1");
    }

    @Rule("TA-ACT-13")
    @Test
    void waterIsGatheredForEachTree() {
        assertThat(stash(Glade.of(3).tile("R tree cd5", "R sapling cd6").play("bc3>a2"), "R"))
                .isEqualTo("W3");
    }

    @Rule("TA-ACT-14")
    @Test
    void saplingsSproutBesideTrees() {
        Scenario<Wasteland, TangleMove> game = Glade.of(3)
                .tile("R earth bc4", "R earth cd5")
                .stash("R W2N2")
                .play("ef7>f1")
                .refuses("sapling cd5", "TA-ACT-14")
                .play("sapling bc4");
        assertThat(on(game, "bc4")).isEqualTo("R sapling");
        assertThat(stash(game, "R")).isEmpty();
    }

    @Rule("TA-ACT-15")
    @Test
    void meadowsSpreadFromThoseThereWereBefore() {
        Scenario<Wasteland, TangleMove> game = Glade.of(3)
                .tile("R meadow bc4", "R earth bc5", "R earth ab3", "R earth cd6")
                .stash("R N2")
                .play("ef7>a3")
                .play("meadow bc5")
                .refuses("meadow cd6", "TA-ACT-15");
        assertThat(stash(game, "R")).isEqualTo("N1");
    }

    @Rule("TA-ACT-16")
    @Test
    void bushSeedsSpreadFromBushes() {
        Scenario<Wasteland, TangleMove> game = Glade.of(3)
                .tile("R bush bc4", "R earth bc5", "R earth cd6")
                .stash("R E2")
                .play("ef7>e6")
                .refuses("spreadbush cd6", "TA-ACT-16")
                .play("spreadbush bc5");
        assertThat(on(game, "bc5")).isEqualTo("R earth bush");
        assertThat(stash(game, "R")).isEqualTo("E1");
        assertThat(steps(game)).isZero();
        game.asks(1);
    }

    @Rule("TA-ACT-17")
    @Test
    void aCardForEachMeadow() {
        Scenario<Wasteland, TangleMove> game = Glade.of(4)
                .tile("R meadow cd5", "R meadow cd6")
                .row("E01", "E02", "E03")
                .play("bc3>b5", "card 1", "=E04", "card pile", "=E05");
        game.has("seats[0].hand", List.of("E01", "E05"));
        Glade.of(4).play("bc3>b5").asks(1);
    }

    @Rule("TA-ACT-18")
    @Test
    void containedGrowthFeedsAllOwnBushes() {
        Scenario<Wasteland, TangleMove> game = Glade.of(4)
                .tile("R bush cd5 1", "R earth cd6 bush", "R earth cd7 bush", "P bush cd8")
                .stash("R W2N2")
                .play("bc3>g3", "grow cd6");
        assertThat(on(game, "cd5")).isEqualTo("R bush 2");
        assertThat(on(game, "cd6")).isEqualTo("R bush 1");
        assertThat(on(game, "cd7")).isEqualTo("R earth bush");
        assertThat(on(game, "cd8")).isEqualTo("P bush");
        assertThat(on(Glade.of(4).tile("R bush cd5").play("bc3>g3"), "cd5")).isEqualTo("R bush 1");
    }

    @Rule("TA-ACT-19")
    @Test
    void manaIsChanged() {
        Scenario<Wasteland, TangleMove> game = Glade.of(4)
                .row("E01", "E02", "E03")
                .stash("R M6")
                .play("bc3>g2", "swap MMM>tree", "swap M>N", "swap M>card", "card 1", "=E04")
                .refuses("swap MM>bush", "TA-ACT-19")
                .play("swap M>W");
        assertThat(stash(game, "R")).isEqualTo("W1N1");
        game.has("seats[0].treeSeeds", 1).has("seats[0].hand", List.of("E01"));
    }

    @Rule("TA-ACT-20")
    @Test
    void tilesChangePlacesWithAllThatIsOnThem() {
        Scenario<Wasteland, TangleMove> game = Glade.of(4)
                .tile("R bush bc4 2", "R earth cd4 tree")
                .play("de10>c1")
                .accepts("shift bc3>bc4", "shift bc3>bc4>cd4")
                .refuses("shift bc3>bc7", "TA-ACT-20")
                .play("shift bc3>bc4>cd4");
        assertThat(on(game, "bc4")).isEqualTo("R tree :1");
        assertThat(on(game, "cd4")).isEqualTo("R bush 2");
        assertThat(on(game, "bc3")).isEqualTo("R earth tree");
        assertThat(steps(game)).isZero();
        game.asks(1);
    }

    @Rule("TA-ACT-21")
    @Test
    void diverseGrowthDoesEachThingOnce() {
        Scenario<Wasteland, TangleMove> game = Glade.of(4)
                .tile("R sapling de9", "R earth cd6")
                .stash("R E2W1N5")
                .play("bc3>b1", "earth bc4")
                .refuses("earth bc5", "TA-ACT-21")
                .play("meadow bc4")
                .refuses("meadow cd6", "TA-ACT-21")
                .play("grow de9");
        assertThat(stash(game, "R")).isEqualTo("E1N2");
        assertThat(steps(game)).isEqualTo(4);
        assertThat(phase(game)).isEqualTo(Phase.TRACK);
    }

    @Rule("TA-ACT-21")
    @Test
    void diverseGrowthMayBeAWholeActionOfGrowing() {
        Glade glade = Glade.of(4, "diverse-growth=action")
                .tile("R sapling de9", "R earth cd6 bush", "R earth cd5 tree")
                .stash("R E1W5N5");
        Scenario<Wasteland, TangleMove> game = glade.play("bc3>b1", "grow de9", "earth bc4", "grow cd5")
                .refuses("grow cd5", "TA-ACT-09")
                .play("grow cd6");
        assertThat(stash(game, "R")).isEqualTo("W2N2");
        assertThat(on(game, "cd6") + on(game, "cd5")).isEqualTo("R bushR sapling");
    }
}
