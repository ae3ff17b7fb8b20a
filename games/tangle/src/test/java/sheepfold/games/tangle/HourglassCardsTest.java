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

/** Every one-time enchantment: what it does, and where that ends. */
class HourglassCardsTest {
    /** Red may cast the card, with all that it needs. */
    private static Glade cast(String card) {
        return Glade.of(2).hand("R", card).stash("R E1N1M4").casting();
    }

    @Test
    void e10WildShoot() {
        Scenario<Wasteland, TangleMove> game =
                cast("E10").play("cast E10").offers("root bc3", "root ef7").play("root ef7");
        assertThat(on(game, "ef7")).isEqualTo("R tree :2");
        assertThat(steps(game)).isEqualTo(1);
        cast("E10").roots("b2 RRR").play("cast E10").asks(1);
    }

    @Test
    void e15ForagingBoar() {
        Scenario<Wasteland, TangleMove> game = cast("E15")
                .tile("P meadow bc5 2", "P bush bc6 4", "P bush cd8", "R bush bc4 1")
                .play("cast E15")
                .offers("forage bc5", "forage bc6")
                .refuses("forage cd8", "TA-CST-03")
                .play("forage bc6");
        assertThat(stash(game, "R")).isEqualTo("E5N1M3");
        assertThat(on(game, "bc6")).isEqualTo("P bush");
        cast("E15").tile("P bush bc6").play("cast E15").asks(1);
    }

    @Test
    void e16TurnedSoil() {
        Scenario<Wasteland, TangleMove> game = cast("E16").tile("R bush bc4 1").play("cast E16", "shift bc3>bc4");
        assertThat(on(game, "bc4")).isEqualTo("R tree :1");
        assertThat(on(game, "bc3")).isEqualTo("R bush 1");
        assertThat(steps(game)).isZero();
        cast("E16")
                .play("cast E16")
                .refuses("shift bc3>bc7", "TA-ACT-20")
                .play("done")
                .asks(1);
    }

    @Test
    void e22MercyOfTheNorns() {
        Scenario<Wasteland, TangleMove> game = cast("E22")
                .marker("L", "R")
                .marker("C", "P")
                .play("cast E22")
                .offers("calm L", "calm C")
                .refuses("calm B", "TA-CST-03")
                .play("calm C");
        assertThat(game.position().upkeep.holder(2)).isEqualTo(Upkeep.ON_TRACK);
        cast("E22").play("cast E22").asks(1);
    }

    @Test
    void e23HardWinter() {
        Scenario<Wasteland, TangleMove> game = cast("E23")
                .tile("R lake bc4", "P lake bc6")
                .stash("P E1")
                .marker("L", "P")
                .play("cast E23")
                .offers("winter L", "winter B", "winter C")
                .play("winter L", "pay")
                .asks(1)
                .play("pay");
        assertThat(stash(game, "R")).isEqualTo("N1M3");
        // The marker stays where it was, and so Purple's turn begins with it
        game.has("upkeep.L.holder", 1).asks(1).offers("drop bc6");
        cast("E23").play("cast E23", "winter L").asks(1);
    }

    @Test
    void e23HardWinterMayCostItself() {
        Glade.of(2, "hourglass-stays=false")
                .hand("R", "E23")
                .stash("R M1")
                .casting()
                .play("cast E23", "winter C", "drop E23")
                .has("discard", List.of("E23"))
                .asks(1);
    }

    @Test
    void e36EchoOfTheSeeress() {
        Scenario<Wasteland, TangleMove> game = cast("E36")
                .discard("E01", "E40")
                .play("cast E36")
                .offers("fetch E01", "fetch E40")
                .refuses("fetch E36", "TA-CST-03")
                .play("fetch E40");
        game.has("seats[0].hand", List.of("E40"))
                .has("seats[0].known", List.of("E40"))
                .has("discard", List.of("E01"));
        cast("E36").play("cast E36").asks(1);
    }

    @Test
    void e40SpringThaw() {
        Scenario<Wasteland, TangleMove> game = cast("E40").play("cast E40");
        assertThat(stash(game, "R")).isEqualTo("E1W2N3M3");
        game.has("seats[0].front", List.of("E40"));
        Glade.of(2).hand("R", "E40").casting().refuses("cast E40", "TA-CST-02");
    }

    @Test
    void e41Landslide() {
        assertThat(stash(cast("E41").play("cast E41"), "R")).isEqualTo("E5N1M3");
        Glade.of(2).hand("R", "E41").stash("R N4").casting().refuses("cast E41", "TA-CST-02");
    }

    @Test
    void e42Moonrise() {
        assertThat(stash(cast("E42").play("cast E42"), "R")).isEqualTo("E1M7");
        Glade.of(2).hand("R", "E42").stash("R M4").casting().refuses("cast E42", "TA-CST-02");
    }

    @Test
    void e43SuddenSpring() {
        Scenario<Wasteland, TangleMove> game =
                cast("E43").play("cast E43").refuses("lake cd5", "TA-ACT-04").play("lake cd4");
        assertThat(on(game, "cd4")).isEqualTo("R lake");
        assertThat(stash(game, "R")).isEqualTo("N1M2");
        assertThat(phase(game)).isEqualTo(Phase.TRACK);
    }

    @Test
    void e44FlashBloom() {
        Scenario<Wasteland, TangleMove> game = cast("E44")
                .tile("R earth bc4", "R earth cd4", "R earth cd3")
                .play("cast E44", "meadow bc4", "meadow cd4");
        assertThat(stash(game, "R")).isEqualTo("E1N1M1");
        assertThat(on(game, "cd3")).isEqualTo("R earth");
        assertThat(phase(game)).isEqualTo(Phase.TRACK);
    }

    @Test
    void e45NewGround() {
        Scenario<Wasteland, TangleMove> game = cast("E45")
                .play("cast E45")
                .refuses("earth cd6", "TA-ACT-03")
                .play("earth cd5", "earth bc4", "earth cd4");
        assertThat(stash(game, "R")).isEqualTo("N1M2");
        assertThat(steps(game)).isEqualTo(3);
        assertThat(phase(game)).isEqualTo(Phase.TRACK);
    }

    @Test
    void e46AcornGift() {
        Scenario<Wasteland, TangleMove> game =
                cast("E46").tile("R earth bc4").seeds("R", 0, 1).play("cast E46", "plant tree bc4");
        assertThat(on(game, "bc4")).isEqualTo("R earth tree");
        game.has("seats[0].treeSeeds", 1);
        cast("E46").seeds("P", 0, 10).tile("R earth bc4").play("cast E46").asks(1);
    }

    @Test
    void e47BerryBirds() {
        Scenario<Wasteland, TangleMove> game =
                cast("E47").tile("R earth bc4", "R earth cd4").play("cast E47", "plant bush bc4", "done");
        game.has("seats[0].bushSeeds", 1).asks(1);
        cast("E47").seeds("P", 9, 0).play("cast E47").has("seats[0].bushSeeds", 1);
    }

    @Test
    void e48RushOfGrowth() {
        Scenario<Wasteland, TangleMove> game = cast("E48")
                .tile("R earth bc4 tree", "R sapling cd4", "R sapling cd3")
                .play("cast E48", "grow bc4")
                .refuses("grow bc4", "TA-ACT-09")
                .play("grow cd4");
        assertThat(on(game, "bc4")).isEqualTo("R sapling");
        assertThat(on(game, "cd4")).isEqualTo("R tree :1");
        assertThat(on(game, "cd3")).isEqualTo("R sapling");
        assertThat(stash(game, "R")).isEqualTo("E1N1M1");
        assertThat(steps(game)).isEqualTo(3);
    }

    @Test
    void e49SecondBreath() {
        Scenario<Wasteland, TangleMove> game = cast("E49").play("cast E49");
        assertThat(phase(game)).isEqualTo(Phase.PLACE);
        assertThat(stash(game.play("bc3>b2"), "R")).isEqualTo("E3N1M2");
        game.asks(1);
        cast("E49").with("placements", 12).play("cast E49").asks(1);
    }

    @Rule("TA-CST-03")
    @Test
    void secondBreathIsThereUntilItsPlacementIsMade() {
        Glade glade = Glade.of(2, "hourglass-stays=false", "centre=sacrificial")
                .hand("R", "E49")
                .stash("R M2")
                .tile("R bush bc4", "R bush cd4")
                .casting();
        glade.play("cast E49")
                .has("seats[0].front", List.of("E49"))
                .play("bc3>d4")
                .refuses("sac cd4 cast E49", "TA-CEN-02")
                .play("done")
                .asks(1)
                .has("seats[0].front", List.of())
                .has("discard", List.of("E49"));
        // Gained in a placement it waits, and then is made before the card leaves
        glade.hand("R")
                .discard("E49")
                .with("phase", "place")
                .play("bc3>d4", "sac cd4 cast E49", "done")
                .has("seats[0].front", List.of("E49"))
                .play("d4>b2")
                .has("discard", List.of("E49"))
                .asks(1);
    }

    @Test
    void e50ScatteredLeaves() {
        Scenario<Wasteland, TangleMove> game =
                cast("E50").row("E01", "E02", "E03").play("cast E50", "card 3", "=E04", "card pile", "=E05");
        game.has("seats[0].hand", List.of("E03", "E05"));
        assertThat(phase(game)).isEqualTo(Phase.CAST);
    }
}
