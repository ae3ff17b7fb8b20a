package sheepfold.games.tangle;

import static org.assertj.core.api.Assertions.assertThat;
import static sheepfold.games.tangle.Glade.cubesOn;
import static sheepfold.games.tangle.Glade.on;
import static sheepfold.games.tangle.Glade.phase;
import static sheepfold.games.tangle.Glade.stash;
import static sheepfold.games.tangle.Glade.steps;

import org.junit.jupiter.api.Test;
import sheepfold.kit.Rule;
import sheepfold.kit.Scenario;

/** The example turn of the text's appendix, from start to end. */
class ExampleTurnTest {
    @Rule({"TA-TURN-02", "TA-PLC-04", "TA-PLC-05", "TA-PLC-07", "TA-TRK-01"})
    @Test
    void redMovesToCleanEarth() {
        Scenario<Wasteland, TangleMove> game = Glade.of(2)
                .roots("d2 R", "b3 P")
                .tile("R bush bc4 2", "P meadow bc5 1", "P bush bc6")
                .stash("R E2W5")
                .hand("R", "E24")
                .scenario()
                .asks(0);
        // Steps 1 to 3: the root moves, two spaces are refilled, tiles around are triggered
        game.play("R d2>b3");
        assertThat(cubesOn(game, "b2")).isEqualTo("E3");
        assertThat(cubesOn(game, "b4")).isEqualTo("W3");
        assertThat(stash(game, "R")).isEqualTo("E4W5");
        assertThat(on(game, "bc4")).isEqualTo("R bush");
        assertThat(on(game, "bc5")).isEqualTo("P meadow 2");
        assertThat(on(game, "bc6")).isEqualTo("P bush 1");
        // Step 4: four tiles, also with the earth from the bush
        game.play("earth cd4", "earth cd3", "earth cd5", "earth de3");
        assertThat(steps(game)).isEqualTo(4);
        // Step 5: only water is left, and it is given
        assertThat(stash(game, "R")).isEqualTo("W4");
        assertThat(stash(game, "P")).isEqualTo("W1");
        // Phase 3: roots are at home, but there is no mana
        assertThat(phase(game)).isEqualTo(Phase.CAST);
        game.refuses("cast E24", "TA-CST-02").play("done");
        // Phase 4: two trackers come to the top
        game.play("track L2 B2");
        game.has("upkeep.L.holder", 0)
                .has("upkeep.B.holder", 0)
                .has("upkeep.L.below", 2)
                .has("upkeep.C.below", 2)
                .asks(1);
    }
}
