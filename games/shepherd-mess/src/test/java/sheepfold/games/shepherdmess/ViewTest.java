package sheepfold.games.shepherdmess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import sheepfold.engine.Seats;
import sheepfold.json.Json;
import sheepfold.kit.Scenario;

class ViewTest {
    private static Scenario<Meadow, ShepherdMessMove> scenario() {
        return Morning.drawn("""
                        w2k  .     . .    . k3R
                        .    WA    ~ ~V   . .
                        .    w     . (3NES) . .
                        .    .     . .    . .
                        .    .     . WB'  . KA!
                        .    .     . .    . .
                        """).edges("a1/a2:gate", "c3/d3:wall").scenario();
    }

    @Test
    void everybodySeesTheWholeMeadow() {
        scenario()
                .sees(1, "phase", "act")
                .sees(1, "movesLeft", 2)
                .sees(1, "roundLimit", 40)
                .sees(
                        1,
                        "obstacles",
                        List.of(
                                new ShepherdMessView.Obstacle(Morning.tile("c2"), 0, "", ""),
                                new ShepherdMessView.Obstacle(Morning.tile("d2"), 0, "", "V"),
                                new ShepherdMessView.Obstacle(Morning.tile("d3"), 3, "NES", "")))
                .sees(
                        1,
                        "pens[0]",
                        new ShepherdMessView.Pen(
                                1, Morning.tile("a1"), 0, Morning.edge("a1/b1"), Morning.edge("a1/a2")))
                .sees(1, "pens[3].owner", -1)
                .sees(1, "edges.a1/a2", "gate")
                .sees(1, "edges.c3/d3", "wall")
                .sees(1, "edges.a1/b1", "double")
                .sees(1, "supply", Map.of("bridge", 3, "stone", 3, "wall", 7, "corner", 3, "gate", 9))
                .sees(1, "usedPatches", List.of())
                .sees(1, "occurrences", 1)
                .sees(1, "barking", "");
    }

    @Test
    void heapsSayHowFarTheyHaveToGo() {
        scenario()
                .sees(0, "sheep[0]", new ShepherdMessView.Heap(Morning.tile("a1"), 0, 2, 0))
                .sees(0, "sheep[2]", new ShepherdMessView.Heap(Morning.tile("f1"), 1, 3, 0))
                .sees(0, "sheep[3]", new ShepherdMessView.Heap(Morning.tile("f1"), Flocks.RAM, 1, -1))
                .sees(0, "sheep[4]", new ShepherdMessView.Heap(Morning.tile("b3"), 0, 1, 3));
    }

    @Test
    void playersSeeTheirCounts() {
        scenario()
                .sees(
                        0,
                        "players[0]",
                        new ShepherdMessView.Player(0, Colour.of(0, Breed.WHITE), 1, 2, 1, false, 4, 3, false))
                .sees(0, "players[1].halfPoints", 9)
                .sees(0, "players[1].ram", true);
    }

    @Test
    void dogsShowHowTheyAre() {
        scenario()
                .play("dog A b2")
                .sees(0, "dogs[0]", new ShepherdMessView.DogPawn(0, Dog.A, Morning.tile("b2"), Daze.FIT, true))
                .sees(0, "dogs[1].state", "recovering")
                .sees(0, "dogs[2]", new ShepherdMessView.DogPawn(1, Dog.A, Morning.tile("f5"), Daze.DAZED, false));
    }

    @Test
    void aBarkThatWaitsForAPickIsShown() {
        Morning.drawn("""
                        . . .  . . .
                        . . .  . . .
                        . . wk . . .
                        . . WA . . .
                        . . .  . . .
                        . . .  . . .
                        """)
                .edges("c2/c3:gate")
                .play("dog A c4")
                .scenario()
                .sees(1, "phase", "pick")
                .sees(1, "barking", "c4");
    }

    @Test
    void spectatorsSeeWhatPlayersSee() {
        Meadow meadow = scenario().position();
        assertThat(Json.line(meadow.view(Seats.SPECTATOR))).isEqualTo(Json.line(meadow.view(0)));
    }
}
