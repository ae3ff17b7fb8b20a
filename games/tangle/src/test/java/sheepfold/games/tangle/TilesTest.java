package sheepfold.games.tangle;

import static org.assertj.core.api.Assertions.assertThat;
import static sheepfold.games.tangle.Glade.on;
import static sheepfold.games.tangle.Glade.phase;
import static sheepfold.games.tangle.Glade.stash;
import static sheepfold.games.tangle.Glade.steps;

import org.junit.jupiter.api.Test;
import sheepfold.kit.Rule;
import sheepfold.kit.Scenario;

/** Lakes, meadows, bushes and clean earth. */
class TilesTest {
    @Rule("TA-TIL-01")
    @Test
    void lakesOfAnybodyLowerTheWaterPriceOfGrowing() {
        Scenario<Wasteland, TangleMove> game =
                Glade.of(2).tile("R earth cd4 bush", "P lake cd5").stash("R N1").play("ef7>c2", "grow cd4");
        assertThat(on(game, "cd4")).isEqualTo("R bush");
        assertThat(stash(game, "R")).isEmpty();
    }

    @Rule("TA-TIL-01")
    @Test
    void severalLakesAddUpUnlessAgreedOtherwise() {
        Glade glade =
                Glade.of(3).tile("R earth bc4", "P lake bc5", "R lake ab3").stash("R N2");
        assertThat(on(glade.play("ef7>f1", "sapling bc4"), "bc4")).isEqualTo("R sapling");
        Glade.of(3, "lakes-stack=false")
                .tile("R earth bc4", "P lake bc5", "R lake ab3", "R earth cd4")
                .stash("R N2W1")
                .play("ef7>f1")
                .accepts("sapling bc4")
                .refuses("sapling cd4", "TA-ACT-14");
    }

    @Rule("TA-TIL-02")
    @Test
    void lakesFreeBushesAndMeadowsBesideThem() {
        Scenario<Wasteland, TangleMove> game = Glade.of(2)
                .active("P")
                .marker("B", "R")
                .tile("R bush cd4", "P meadow cd6", "R lake cd5")
                .play("bc7>ef3");
        assertThat(phase(game)).isEqualTo(Phase.PLACE);
    }

    @Rule("TA-TIL-03")
    @Test
    void aMeadowHoldsThreeCubes() {
        assertThat(on(Glade.of(2).tile("P meadow bc4 3").play("bc3>b3"), "bc4")).isEqualTo("P meadow 3");
        assertThat(on(Glade.of(2).tile("P meadow bc4 5").play("bc3>b3"), "bc4")).isEqualTo("P meadow 5");
        Glade.of(2).tile("P meadow bc4 7").isRefused("tiles.bc4.cubes", "TA-TIL-03");
    }

    @Rule("TA-TIL-04")
    @Test
    void onlyPlacementsBesideATileFeedIt() {
        Scenario<Wasteland, TangleMove> game =
                Glade.of(2).tile("P meadow bc4", "P bush bc6").play("ef7>f3");
        assertThat(on(game, "bc4")).isEqualTo("P meadow");
        Glade.of(2).tile("P lake bc4 1").isRefused("tiles.bc4.cubes", "TA-TIL-04");
    }

    @Rule("TA-TIL-05")
    @Test
    void onlyCleanEarthMakesRoom() {
        Glade.of(2)
                .tile("R bush bc4", "R meadow cd4")
                .play("bc3>c3")
                .refuses("lake bc4", "TA-ACT-04")
                .refuses("lake cd4", "TA-ACT-04");
        Glade.of(2)
                .tile("R bush bc4", "R earth cd4")
                .stash("R N4")
                .play("bc3>e4")
                .refuses("meadow bc4", "TA-ACT-05");
    }

    @Rule("TA-TIL-06")
    @Test
    void aSeedIsLostIfItsEarthIsUsed() {
        Scenario<Wasteland, TangleMove> game =
                Glade.of(2).tile("R earth bc4 tree").stash("R N2").play("bc3>e4", "meadow bc4");
        assertThat(on(game, "bc4")).isEqualTo("R meadow");
        assertThat(game.position().pool(Seed.TREE)).isEqualTo(10);
        assertThat(steps(game)).isEqualTo(1);
    }

    @Rule("TA-TIL-07")
    @Test
    void aReplacedTileGoesToTheStash() {
        Scenario<Wasteland, TangleMove> game = Glade.of(2).tile("R earth bc4").play("bc3>c3", "lake bc4");
        assertThat(game.position().land.left(Tile.Pair.LOW, 0)).isEqualTo(11);
        assertThat(game.position().land.left(Tile.Pair.WET, 0)).isEqualTo(7);
    }
}
