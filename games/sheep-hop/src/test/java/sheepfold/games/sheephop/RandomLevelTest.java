package sheepfold.games.sheephop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.engine.Events;
import sheepfold.engine.Moves;
import sheepfold.engine.Seats;
import sheepfold.engine.SeededRandom;
import sheepfold.kit.Rule;
import sheepfold.kit.Scenario;

class RandomLevelTest {
    @Rule("SS-TILE-01")
    @Test
    void firstTheKindsAreDrawnThenASpaceForEachTile() {
        Scenario<Hillside, SheepHopMove> level = Evening.start("level=random:2").has("phase", "tiles");
        assertThat(level.chances())
                .isEqualTo(Map.of("tile rock", 1, "tile mole", 1, "tile patou", 1, "tile raccoon", 1, "tile fox", 1));
        level.play("tile fox")
                .refuses("tile fox", "SS-TILE-01")
                .refuses("tile molehill", "SS-MOLE-01")
                .refuses("tile fox@e2", "SS-TILE-01")
                .play("tile mole")
                .refuses("tile rock", "SS-TILE-01");
        assertThat(level.chances()).hasSize(18).containsKey("tile mole@d2").containsEntry("tile mole@e2", 1);
        level.refuses("tile fox@e2", "SS-TILE-01")
                .refuses("tile mole@a1", "SS-TILE-01")
                .play("tile mole@e2");
        assertThat(level.chances()).hasSize(17).doesNotContainKey("tile molehill@e2");
        level.refuses("tile molehill@e2", "SS-TILE-01")
                .play("tile molehill@g2", "tile fox@h2")
                .has("phase", "meadow")
                .has("board[1]", "....m.^f.");
    }

    @Rule({"SS-TILE-02", "SS-TILE-05"})
    @Test
    void aLayoutThatMayNotLieIsDrawnAnew() {
        assertThat(Evening.start("level=random:1")
                        .play("tile rock", "tile rock@d2")
                        .has("phase", "tiles")
                        .has("draw.failed", 1)
                        .has("board[1]", ".........")
                        .heardBy(0))
                .contains("The tiles are taken up again: the Rock may not lie on d2, in front of the meadow exit.");
        Evening.start("level=random:1")
                .play("tile mole", "tile mole@h2", "tile molehill@d2")
                .has("phase", "tiles");
        Evening.start("level=random:1", "free-placement=on")
                .play("tile mole", "tile mole@h2", "tile molehill@d2")
                .has("phase", "meadow");
    }

    @Rule("SS-TILE-05")
    @Test
    void afterManyFailuresTheTilesStayInTheBox() {
        Evening.start("level=random:1")
                .play("tile rock")
                .with("draw.failed", TileDraw.MOST_FAILURES - 1)
                .play("tile rock@d2")
                .has("phase", "meadow")
                .has("board", List.of(".........", ".........", "........."));
    }

    @Rule("SS-TILE-05")
    @Test
    void noLevelTakesLongerToDrawThanOneThatNeverLies() {
        Scenario<Hillside, SheepHopMove> level = Evening.start("level=random:1").play("tile mole");
        int moves = 1;
        while (level.position().phase() == Hillside.Phase.TILES) {
            level.play("tile mole@h2", "tile molehill@d2");
            moves += 2;
        }
        assertThat(moves).isEqualTo(TileDraw.mostMoves(1));
    }

    @Test
    void noKindsAtAllIsALevelWithoutTiles() {
        Evening.start("level=random:0").has("phase", "meadow");
    }

    @Rule({"SS-TILE-01", "SS-TILE-02", "SS-TILE-05", "SS-MOLE-01"})
    @ParameterizedTest
    @ValueSource(strings = {"valley", "ring", "ponds"})
    void whatIsDrawnIsLegal(String board) {
        Moves<SheepHopMove> draws = new Moves<>();
        for (int seed = 0; seed < 200; seed++) {
            SeededRandom random = new SeededRandom(seed);
            Hillside hillside = Evening.start("board=" + board, "level=random:" + (1 + seed % 5))
                    .position();
            while (hillside.phase() == Hillside.Phase.TILES) {
                draws.clear();
                hillside.legalMoves(Seats.CHANCE, draws);
                hillside.play(Seats.CHANCE, draws.pick(random), Events.UNHEARD);
            }
            Tiles tiles = hillside.tiles();
            int kinds = tiles.laid().size() - (tiles.include(TileKind.MOLE) ? 1 : 0);
            assertThat(kinds).isEqualTo(1 + seed % 5);
            assertThat(LayoutCheck.fault(tiles, false)).isEmpty();
        }
    }
}
