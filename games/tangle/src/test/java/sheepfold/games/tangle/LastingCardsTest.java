package sheepfold.games.tangle;

import static org.assertj.core.api.Assertions.assertThat;
import static sheepfold.games.tangle.Glade.cubesOn;
import static sheepfold.games.tangle.Glade.on;
import static sheepfold.games.tangle.Glade.phase;
import static sheepfold.games.tangle.Glade.stash;

import org.junit.jupiter.api.Test;
import sheepfold.kit.Scenario;

/** Every lasting enchantment: what it does, and where that ends. */
class LastingCardsTest {
    private static Glade red(String... front) {
        return Glade.of(2).front("R", front);
    }

    @Test
    void e01RichLoam() {
        assertThat(stash(red("E01").play("bc3>b2"), "R")).isEqualTo("E3");
        assertThat(stash(red("E01").play("bc3>b4"), "R")).isEqualTo("W2");
        assertThat(stash(red("E01").cubes("b2 -").play("bc3>b2"), "R")).isEmpty();
    }

    @Test
    void e02SingingStreams() {
        assertThat(stash(red("E02").play("bc3>b4"), "R")).isEqualTo("W3");
        assertThat(stash(red("E02").play("bc3>b2"), "R")).isEqualTo("E2");
    }

    @Test
    void e03Honeydew() {
        assertThat(stash(red("E03").play("bc3>d3"), "R")).isEqualTo("N3");
        assertThat(stash(Glade.of(3).front("R", "E03").play("bc3>f5"), "R")).isEqualTo("W1N2");
        assertThat(stash(red("E03").tile("R meadow cd4 2").play("bc3>c3"), "R")).isEqualTo("N2");
    }

    @Test
    void e04RuneMoss() {
        assertThat(stash(red("E04").play("bc3>d2"), "R")).isEqualTo("M3");
        assertThat(stash(red("E04").play("bc3>d3"), "R")).isEqualTo("N2");
    }

    @Test
    void e05TangledRoots() {
        Glade glade = Glade.of(2).front("P", "E05").stash("R W3");
        assertThat(stash(glade.roots("b4 PP").play("bc3>b4"), "P")).isEqualTo("W2M1");
        assertThat(stash(Glade.of(2).front("P", "E05").play("bc3>b4"), "P")).isEmpty();
        assertThat(stash(Glade.of(2).front("R", "E05").roots("b4 R").play("bc3>b4"), "R"))
                .isEqualTo("W2");
    }

    @Test
    void e06HeavyCanopy() {
        assertThat(stash(Glade.of(2).front("P", "E06").roots("b4 P").play("bc3>b4"), "P"))
                .isEqualTo("W2");
        Glade.of(2).front("P", "E06").roots("b3 P").stash("R W1").refuses("bc3>b3", "TA-PLC-08");
        assertThat(stash(red("E06").roots("b4 P").play("bc3>b4"), "P")).isEqualTo("W1");
    }

    @Test
    void e07MycelialCredit() {
        Scenario<Wasteland, TangleMove> game =
                red("E07").roots("b3 PP").play("bc3>b3").offers("give E", "give W", "give N", "give M");
        game.play("give M", "give E").asks(1);
        assertThat(stash(game, "P")).isEqualTo("E1M1");
        Scenario<Wasteland, TangleMove> spent =
                red("E07").roots("b3 P").stash("R E1").play("bc3>b3", "earth bc4");
        assertThat(phase(spent)).isEqualTo(Phase.TOLL);
    }

    @Test
    void e08Symbiosis() {
        Scenario<Wasteland, TangleMove> game = red("E08").roots("b4 PP").play("bc3>b4", "gain M");
        assertThat(stash(game, "R")).isEqualTo("M1");
        game.asks(1);
        red("E08").roots("b4 R").play("bc3>b4").asks(1);
    }

    @Test
    void e09HomingRoots() {
        Scenario<Wasteland, TangleMove> game = red("E09")
                .roots("f4 R")
                .with("toPlace", 2)
                .play("bc3>b2")
                .offers("home f4>bc3", "home f4>ef7", "skip")
                .refuses("home b2>bc3", "TA-PLC-11")
                .refuses("home f4>bc7", "TA-PLC-11")
                .play("home f4>ef7");
        assertThat(on(game, "ef7")).isEqualTo("R tree :2");
        game.play("ef7>f4").asks(1);
    }

    @Test
    void e11WideMeadows() {
        Glade glade = Glade.of(2).tile("P meadow bc4 5", "P meadow bc5 6");
        Scenario<Wasteland, TangleMove> game = glade.front("P", "E11").play("bc3>b3");
        assertThat(on(game, "bc4") + on(game, "bc5")).isEqualTo("P meadow 6P meadow 6");
        assertThat(on(Glade.of(2).front("R", "E11").tile("P meadow bc4 3").play("bc3>b3"), "bc4"))
                .isEqualTo("P meadow 3");
    }

    @Test
    void e12UnsownFields() {
        Glade glade = Glade.of(2).front("P", "E12").tile("P meadow bc4", "P meadow bc5 2", "P bush bc6");
        Scenario<Wasteland, TangleMove> game = glade.play("bc3>b3");
        assertThat(on(game, "bc4")).isEqualTo("P meadow 2");
        assertThat(on(game, "bc5")).isEqualTo("P meadow 3");
        assertThat(on(game, "bc6")).isEqualTo("P bush 1");
    }

    @Test
    void e13BerryThicket() {
        Scenario<Wasteland, TangleMove> game =
                Glade.of(2).front("P", "E13").tile("P bush bc4", "P meadow bc5").play("bc3>b3");
        assertThat(on(game, "bc4")).isEqualTo("P bush 2");
        assertThat(on(game, "bc5")).isEqualTo("P meadow 1");
    }

    @Test
    void e14HomeHarvest() {
        Scenario<Wasteland, TangleMove> game =
                red("E14").tile("R bush bc4", "R meadow bc5 3", "R bush cd4").play("bc3>b3");
        assertThat(stash(game, "R")).isEqualTo("E1N3");
        assertThat(on(game, "cd4")).isEqualTo("R bush");
        red("E14").roots("b3 P").tile("R bush bc4").scenario().accepts("bc3>b3");
    }

    private static Scenario<Wasteland, TangleMove> upkeep(Glade glade) {
        return glade.active("P").play("bc7>ef3");
    }

    @Test
    void e17DeepWells() {
        assertThat(phase(upkeep(red("E17").marker("L", "R").tile("R lake bc4", "R lake cd4"))))
                .isEqualTo(Phase.PLACE);
        upkeep(red("E17").marker("B", "R").tile("R bush bc4").stash("R W1")).offers("pay", "drop bc4");
    }

    @Test
    void e18PatientMoss() {
        Scenario<Wasteland, TangleMove> game = upkeep(red("E18")
                .marker("B", "R")
                .tile("R bush bc4", "R bush cd4", "R meadow cd3")
                .stash("R W1"));
        assertThat(stash(game.play("pay"), "R")).isEmpty();
        upkeep(red("E18").marker("L", "R").tile("R lake bc4").stash("R E1")).offers("pay", "drop bc4");
    }

    @Test
    void e19HeartwoodMemory() {
        Scenario<Wasteland, TangleMove> game =
                upkeep(red("E19", "E01", "E02").marker("C", "R").stash("R N1"));
        assertThat(stash(game.play("pay"), "R")).isEmpty();
        upkeep(red("E19").marker("L", "R").tile("R lake bc4").stash("R E1")).offers("pay", "drop bc4");
    }

    @Test
    void e20OpenStores() {
        Scenario<Wasteland, TangleMove> game = upkeep(
                red("E20").marker("L", "R").tile("R lake bc4", "R lake cd4").stash("R E1W1M2"));
        game.accepts("pay W1E1", "pay M2").refuses("pay E2", "TA-UPK-07").refuses("pay M1", "TA-UPK-07");
        game.refuses("pay", "TA-UPK-07");
        assertThat(stash(game.play("pay M2"), "R")).isEqualTo("E1W1");
        upkeep(red("E20").marker("L", "R").tile("R lake bc4")).offers("drop bc4");
    }

    @Test
    void e21QuietSeasons() {
        red("E21")
                .tracking(3)
                .scenario()
                .accepts("track L1", "track L1 B1", "track L1 B2")
                .refuses("track", "TA-TRK-02");
        red("E21").tracking(1).scenario().accepts("track", "track C1");
    }

    @Test
    void e24FairAndGreen() {
        Scenario<Wasteland, TangleMove> game = red("E24").stash("R E1").play("bc3>b3", "earth cd5", "earth bc4");
        assertThat(stash(game, "R")).isEmpty();
        assertThat(on(game, "cd5")).isEqualTo("R earth");
        red("E24").play("bc3>b3", "earth bc4", "earth bc5").refuses("earth bc6", "TA-PLC-06");
        Scenario<Wasteland, TangleMove> diverse = Glade.of(4).front("R", "E24").play("bc3>b1", "earth bc4");
        assertThat(on(diverse, "bc4")).isEqualTo("R earth");
    }

    @Test
    void e25LongRunners() {
        Scenario<Wasteland, TangleMove> game = red("E25")
                .stash("R E1")
                .play("bc3>b3")
                .accepts("earth cd6", "earth bc6")
                .refuses("earth cd8", "TA-ACT-03");
        game.play("earth cd6");
        assertThat(stash(game, "R")).isEmpty();
    }

    @Test
    void e26IdunsOrchard() {
        Scenario<Wasteland, TangleMove> game =
                red("E26").tile("R sapling bc4").stash("R W1").play("ef7>c2", "grow bc4");
        assertThat(on(game, "bc4")).isEqualTo("R tree :1");
        Glade.of(3)
                .front("R", "E26")
                .tile("R earth bc4")
                .stash("R W2N1")
                .play("ef7>f1")
                .asks(1);
    }

    @Test
    void e27HartsDew() {
        Scenario<Wasteland, TangleMove> game =
                red("E27").tile("R sapling bc4").stash("R N1").play("ef7>c2", "grow bc4");
        assertThat(on(game, "bc4")).isEqualTo("R tree :1");
        Scenario<Wasteland, TangleMove> sprout = Glade.of(3)
                .front("R", "E27")
                .tile("R earth bc4", "P lake bc5")
                .stash("R N2")
                .play("ef7>f1", "sapling bc4");
        assertThat(on(sprout, "bc4")).isEqualTo("R sapling");
        red("E27").tile("R sapling bc4").play("ef7>c2").asks(1);
    }

    @Test
    void e28LushPasture() {
        Scenario<Wasteland, TangleMove> game =
                red("E28").tile("R earth bc4", "R earth cd4").stash("R N2").play("ef7>e4", "meadow bc4", "meadow cd4");
        assertThat(stash(game, "R")).isEmpty();
        Glade.of(3)
                .front("R", "E28")
                .tile("R meadow bc4", "R earth bc5")
                .play("ef7>a3")
                .asks(1);
    }

    @Test
    void e29RuneSong() {
        Scenario<Wasteland, TangleMove> game =
                red("E29").hand("R", "E10", "E37").stash("R N1M2").casting().play("cast E10", "root bc3");
        assertThat(stash(game, "R")).isEqualTo("M2");
        game.refuses("cast E37", "TA-CST-02");
    }

    @Test
    void e30CouncilOfTrees() {
        Scenario<Wasteland, TangleMove> game =
                red("E30").hand("R", "E01", "E02", "E04").stash("R M9").play("bc3>b2", "cast E01", "cast E02");
        game.asks(1);
        red("E30")
                .home("bc3 0", "ef7 0")
                .roots("b2 R")
                .hand("R", "E01")
                .stash("R M9")
                .play("b2>b4")
                .asks(1);
    }

    @Test
    void e31WanderingSpirit() {
        red("E31")
                .home("bc3 0", "ef7 0")
                .roots("b2 R")
                .hand("R", "E01", "E02")
                .stash("R M9")
                .play("b2>b4", "cast E01")
                .asks(1);
        red("E31")
                .hand("R", "E01", "E02")
                .stash("R M9")
                .play("bc3>b4", "cast E01")
                .asks(1);
    }

    @Test
    void e32ReadyFurrow() {
        Scenario<Wasteland, TangleMove> game = red("E32")
                .tile("R earth bc4", "R earth cd4")
                .seeds("R", 1, 1)
                .play("ef7>c4")
                .offers("plant bush bc4", "plant bush cd4", "done")
                .play("plant bush bc4");
        game.asks(1).has("seats[0].bushSeeds", 1);
        red("E32").seeds("P", 10, 0).tile("R earth bc4").play("ef7>c4").asks(1);
    }

    @Test
    void e33SapFlow() {
        Scenario<Wasteland, TangleMove> game =
                red("E33").play("bc3>c3").offers("keep E", "keep N", "skip").play("keep N");
        assertThat(stash(game, "R")).isEqualTo("N1");
        assertThat(cubesOn(game, "d3")).isEqualTo("N2");
        assertThat(cubesOn(game, "b2")).isEqualTo("E3");
        red("E33").play("bc3>b2").asks(1);
        red("E33").roots("c3 P").play("bc3>c3").refuses("skip", "TA-PLC-09").play("keep E");
        Glade.of(4)
                .front("R", "E33")
                .play("bc3>c5")
                .offers("keep W b4", "keep N", "keep M", "keep W c6", "skip")
                .refuses("keep E", "TA-PLC-04")
                .play("keep W c6");
    }

    @Test
    void e34MotherTree() {
        Scenario<Wasteland, TangleMove> game =
                red("E34").play("bc3>ef7", "gain M", "gain E").asks(1);
        assertThat(stash(game, "R")).isEqualTo("E1M1");
        red("E34").play("bc3>b3").asks(1);
        Scenario<Wasteland, TangleMove> homing =
                red("E34", "E09").roots("f4 R").play("bc3>b2", "home f4>bc3").asks(1);
        assertThat(stash(homing, "R")).isEqualTo("E2");
    }

    @Test
    void e35LeafWhisper() {
        Scenario<Wasteland, TangleMove> game =
                red("E35").row("E01", "E02", "E03").play("bc3>e2");
        assertThat(game.position().pending.cards).isEqualTo(4);
        Scenario<Wasteland, TangleMove> gathered = Glade.of(4)
                .front("R", "E35")
                .tile("R meadow cd5")
                .row("E01", "E02", "E03")
                .play("bc3>b5");
        assertThat(gathered.position().pending.cards).isEqualTo(1);
    }

    @Test
    void e37TwinRune() {
        Wasteland table = red("E37", "E01").scenario().position();
        assertThat(TheEnd.count(table, 0, 4)).isEqualTo(3);
        assertThat(TheEnd.count(red("E01").scenario().position(), 0, 4)).isEqualTo(1);
        upkeep(red("E37").marker("C", "R").stash("R N1")).play("pay");
    }

    @Test
    void e38OldGrowth() {
        assertThat(TheEnd.count(
                        red("E38")
                                .tile("R sapling bc4", "R sapling cd4")
                                .scenario()
                                .position(),
                        0,
                        0))
                .isEqualTo(3);
        assertThat(TheEnd.count(red("E38").scenario().position(), 0, 0)).isEqualTo(2);
    }

    @Test
    void e39Wetland() {
        Glade lakes = red("E39").tile("R lake bc4", "R lake cd4");
        int both = TheEnd.missing(lakes.scenario().position(), 0, 8);
        int without = TheEnd.missing(
                Glade.of(2).tile("R lake bc4", "R lake cd4").scenario().position(), 0, 8);
        // Three meadows and three lakes are asked for: a lake for a meadow saves 6 points and costs 5, and E39 itself
        // counts
        assertThat(without - both).isEqualTo(1 + 4);
        int none = TheEnd.missing(red("E39").scenario().position(), 0, 8);
        assertThat(TheEnd.missing(Glade.of(2).scenario().position(), 0, 8) - none)
                .isEqualTo(4);
    }
}
