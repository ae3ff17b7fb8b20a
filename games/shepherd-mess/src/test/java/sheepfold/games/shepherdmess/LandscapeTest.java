package sheepfold.games.shepherdmess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import sheepfold.kit.Rule;

class LandscapeTest {
    private static final String BOARD = """
            WA . (3NE)  . . .
            .  ~ .      . . .
            .  . w      k . .
            .  . (1NS)  . ~ .
            .  . .      . . .
            .  . .      . . KA
            """;

    @Rule("SM-LAND-01")
    @Test
    void aPlacementTakesAPieceAndAMove() {
        Morning.drawn(BOARD)
                .play("bridge b2 H")
                .has("supply.bridge", 3)
                .has("left", 1)
                .finds("b2:~H")
                .play("gate a1/a2")
                .has("supply", Map.of("bridge", 3, "stone", 4, "wall", 8, "corner", 3, "gate", 9))
                .asks(1);
    }

    @Rule("SM-LAND-01")
    @Test
    void whatHasRunOutIsNotPlaced() {
        Morning all = Morning.drawn(BOARD.replace("~", "~H"))
                .edges(
                        "b3/c3:wall",
                        "d3/e3:wall",
                        "a3/b3:wall",
                        "e3/f3:wall",
                        "a4/b4:wall",
                        "b4/c4:wall",
                        "c5/d5:wall",
                        "d5/e5:wall");
        all.refuses("wall b1/c1", "SM-LAND-01")
                .accepts("corner e5 SE", "gate b3/c3")
                .offersOf("wall");
    }

    @Rule("SM-LAND-02")
    @Test
    void bridgesGoOverWaterOnly() {
        Morning.drawn(BOARD)
                .offersOf("bridge", "bridge b2 H", "bridge b2 V", "bridge e4 H", "bridge e4 V")
                .refuses("bridge c3 H", "SM-LAND-02")
                .refuses("bridge c4 H", "SM-LAND-02");
    }

    @Rule("SM-LAND-03")
    @Test
    void stonesAddPortsThatFaceATile() {
        Morning.drawn(BOARD)
                .offersOf("stone", "stone c1 S", "stone c1 W", "stone c4 E", "stone c4 W")
                .refuses("stone c1 N", "SM-LAND-03")
                .refuses("stone c1 E", "SM-LAND-03")
                .refuses("stone b2 E", "SM-LAND-03")
                .play("stone c4 E")
                .finds("c4:(1NES)");
    }

    @Rule("SM-LAND-03")
    @Test
    void aSideThatFacesNoTileTakesNoStone() {
        Morning.drawn(BOARD.replace("(3NE)", "(3ES)")).refuses("stone c1 N", "SM-LAND-03");
    }

    @Rule("SM-LAND-04")
    @Test
    void wallsGoOnOpenEdges() {
        Morning morning = Morning.drawn(BOARD);
        assertThat(morning.legal().stream().filter(move -> move.startsWith("wall")))
                .hasSize(52);
        morning.play("wall c2/c3").has("edges", Map.of("c2/c3", "wall")).refuses("wall c2/c3", "SM-LAND-04");
    }

    @Rule("SM-LAND-05")
    @Test
    void aCornerTakesTwoOpenEdges() {
        Morning morning = Morning.drawn(BOARD);
        assertThat(morning.legal().stream().filter(move -> move.startsWith("corner")))
                .hasSize(88);
        morning.play("corner c3 SE")
                .has("edges", Map.of("c3/d3", "wall", "c3/c4", "wall"))
                .has("supply.corner", 2)
                .refuses("corner c3 NE", "SM-LAND-05")
                .accepts("corner c3 NW", "corner d3 SE")
                .refuses("corner d3 SW", "SM-LAND-05");
    }

    @Rule("SM-LAND-06")
    @Test
    void gatesGoIntoWallsOfAnybody() {
        Morning.drawn(BOARD)
                .offersOf("gate", "gate a1/a2", "gate e1/f1", "gate f5/f6", "gate a6/b6")
                .refuses("gate c2/c3", "SM-LAND-06")
                .play("corner c3 SE", "gate c3/d3")
                .has("edges", Map.of("c3/d3", "gate", "c3/c4", "wall"));
    }

    @Rule("SM-LAND-07")
    @Test
    void aGateTakesNothingMore() {
        Morning.drawn(BOARD)
                .play("gate e1/f1")
                .refuses("gate e1/f1", "SM-LAND-07")
                .refuses("wall e1/f1", "SM-LAND-07")
                .refuses("wall a1/b1", "SM-LAND-07")
                .refuses("corner e1 SE", "SM-LAND-05");
    }

    @Rule("SM-LAND-08")
    @Test
    void piecesGoWhereAnimalsStandAndMoveNobody() {
        Morning.drawn(BOARD).play("wall c3/d3", "corner c3 NW").finds("c3:w", "d3:k");
        Morning.drawn(BOARD.replace(".  ~ .", ".  ~KB .")).play("bridge b2 H").finds("b2:~HKB");
    }

    @Rule("SM-LAND-09")
    @Test
    void piecesStay() {
        Morning.drawn(BOARD)
                .play("bridge b2 H")
                .refuses("bridge b2 V", "SM-LAND-02")
                .play("wall c3/d3", "end", "end", "end")
                .has("edges", Map.of("c3/d3", "wall"))
                .finds("b2:~H");
    }

    @Rule("SM-LAND-10")
    @Test
    void oneMayWallInARival() {
        Morning.drawn(BOARD).play("corner d3 NW", "corner d3 SE").finds("d3:k").has("edges.d3/e3", "wall");
    }

    @Rule("SM-LAND-01")
    @Test
    void buildingIsTold() {
        assertThat(Morning.drawn(BOARD).play("bridge b2 H").told())
                .containsExactly("White builds a bridge on b2, west to east.");
        assertThat(Morning.drawn(BOARD).play("stone c4 E").told())
                .containsExactly("White lays a stepping stone on c4, east side.");
        assertThat(Morning.drawn(BOARD).play("corner c3 SE").told())
                .containsExactly("White builds a wall on c3/d3 and c3/c4.");
        assertThat(Morning.drawn(BOARD).play("wall c3/d3").told()).containsExactly("White builds a wall on c3/d3.");
        assertThat(Morning.drawn(BOARD).play("gate a1/a2").told())
                .containsExactly("White puts a gate into the wall on a1/a2.");
    }
}
