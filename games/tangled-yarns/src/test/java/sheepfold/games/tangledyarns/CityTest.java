package sheepfold.games.tangledyarns;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import sheepfold.engine.SeededRandom;
import sheepfold.kit.Rule;

class CityTest {
    /** c1 and c2 can be left towards each other only. */
    private static final String POCKET = """
                           ta-o
                      te-b      ma-g
                 ma-p      bk-b      te-r
            ta-p      ws-b      bo-r      bk-b
                 ws-b      ws-g      ws-o
            bo-k      ws-b      ws-o      bo-b
                 ws-r      alt       ws-o
            bk-k      ws-r      ws-k      ta-b
                 ws-r      ws-p      ws-k
            te-k      ws-p      ws-k      ma-g
                 ma-o      ws-p      te-g
                      ta-o      bk-g
                           bo-o
            """;

    private static City city(String picture) {
        City city = new City();
        Maze.read(picture.strip().lines().toList(), city);
        return city;
    }

    private static int cell(String name) {
        return Night.cell(name).number();
    }

    private static long cells(String... names) {
        return Stream.of(names).mapToLong(name -> 1L << cell(name)).sum();
    }

    private static boolean joins(City city, String one, String other) {
        return (city.next(cells(one)) & cells(other)) != 0;
    }

    @Rule("TY-SET-07")
    @Test
    void theArrowsOfTheAltarPointToTheCorners() {
        assertThat(Colour.ALL.stream()
                        .map(colour -> Cell.of(Cell.corner(colour.ordinal())).name()))
                .containsExactly("c1", "c4", "c7", "c10", "c13", "c16");
        assertThat(Colour.ALL.stream()
                        .map(colour -> Cell.of(Cell.GRID.neighbour(Cell.ALTAR, colour.ordinal()))
                                .name()))
                .containsExactly("a1", "a2", "a3", "a4", "a5", "a6");
        assertThat(Cell.ALL)
                .hasSize(37)
                .extracting(Cell::name)
                .startsWith("alt", "a1", "a2")
                .endsWith("c18");
        assertThat(Cell.PLACEMENT)
                .extracting(Cell::name)
                .startsWith("c1", "c2")
                .endsWith("a6")
                .hasSize(36);
    }

    @Rule("TY-MAP-01")
    @Test
    void aWallBlocksItsEdgeFromBothSides() {
        City city = city(Night.SPOKES);
        assertThat(joins(city, "a1", "a2")).isFalse();
        assertThat(joins(city, "a2", "a1")).isFalse();
        assertThat(joins(city, "a1", "b1")).isTrue();
        assertThat(joins(city, "alt", "a3")).isTrue();
        assertThat(joins(city, "c1", "c3")).as("no neighbours").isFalse();
        // The wall of c1 stands outside, so all of its neighbours are open to it
        assertThat(city.next(cells("c1"))).isEqualTo(cells("c2", "b1", "c18"));
    }

    @Rule("TY-MAP-03")
    @Test
    void walkingDistancesInTheSpokesAreRings() {
        City city = city(Night.SPOKES);
        assertThat(Cell.ALL).allMatch(cell -> city.distanceToAltar(cell.number()) == cell.ring());
        assertThat(city.steps(cells("a1"), cells("a4"), Cell.EVERY)).isEqualTo(2);
        assertThat(city.steps(cells("a1"), cells("a4"), Cell.TILES)).isEqualTo(6);
    }

    @Rule("TY-MAP-04")
    @Test
    void hexDistanceIgnoresWalls() {
        assertThat(Cell.distance(cell("a1"), cell("a4"))).isEqualTo(2);
        assertThat(Cell.distance(cell("c1"), cell("c10"))).isEqualTo(6);
        assertThat(Cell.distance(cell("c1"), cell("c4"))).isEqualTo(3);
        assertThat(Cell.distance(cell("b3"), cell("b3"))).isZero();
    }

    @Rule("TY-MAP-05")
    @Test
    void aPocketIsNotSound() {
        City city = city(POCKET);
        assertThat(city.isSound()).isFalse();
        assertThat(Cell.in(city.cutOff())).extracting(Cell::name).containsExactly("c1", "c2");
        Night.drawn(POCKET).isRefused("city", "TY-MAP-05");
        assertThat(city(Night.SPOKES).isSound()).isTrue();
    }

    @Rule("TY-MAP-06")
    @Test
    void anyNumberOfTokensShareACell() {
        Night.spokes(4)
                .at("Lily b1", "Poppy b1", "Twyla b1", "Melbrook b1")
                .wolves("b1", "b1 0", "b1 0")
                .cultists("b1", "b1")
                .accepts("attack b1: Lily+Poppy+Twyla+Melbrook vs 3W2C");
    }

    /** The quick look at an edge's surroundings agrees with walking through the whole city. */
    @Rule("TY-ROT-05")
    @Test
    void soundnessIsToldWithoutTurning() {
        RandomGenerator random = new SeededRandom(7);
        for (int i = 0; i < 2000; i++) {
            City city = randomCity(random);
            if (!city.isSound()) {
                continue;
            }
            int tile = Cell.PLACEMENT.get(random.nextInt(36)).number();
            int before = city.wallOf(tile);
            for (int wall = 0; wall < Colour.COUNT; wall++) {
                boolean told = city.staysSound(tile, wall);
                city.turn(tile, wall);
                assertThat(told).isEqualTo(city.isSound());
                city.turn(tile, before);
            }
            assertThat(city.isSound()).as("turned back").isTrue();
        }
    }

    private static City randomCity(RandomGenerator random) {
        City city = new City();
        Cell.PLACEMENT.forEach(cell -> city.lay(cell.number(), random.nextInt(6), random.nextInt(6)));
        return city;
    }

    @Test
    void aPictureIsReadAsItIsDrawn() {
        assertThat(String.join("\n", Maze.draw(city(POCKET))) + "\n").isEqualTo(POCKET);
        assertThat(Maze.draw(new City()).getFirst().strip()).isEqualTo("..");
    }

    @Rule("TY-SET-06")
    @Test
    void theFirstTileThatIsCutOffIsTurnedClockwise() {
        assertThat(Night.laidOut(POCKET).told().getLast())
                .isEqualTo("c1 is turned, its wall on the black side now, lest a tile be cut off.");
    }

    @Rule("TY-SET-06")
    @Test
    void whereItsOwnTurnsDoNotHelpANeighbourIsTurned() {
        // c1 is walled in by its three neighbours, whatever its own wall does
        String walledIn = POCKET.replace("ta-o", "ta-r").replace("ma-g", "ma-p").replace("bk-b", "bk-r");
        List<String> told = Night.laidOut(walledIn).told();
        assertThat(told.getLast()).isEqualTo("c2 is turned, its wall on the red side now, lest a tile be cut off.");
    }

    @Rule("TY-SET-06")
    @Test
    void wallsAreDrawnAnewIfNothingHelps() {
        Night night = Night.spokes(4).phase("wall").with("round", 0).space(0).with("ways", List.of());
        night.with("gates", List.of()).with("sheep", List.of()).detail(Map.of("type", "slot", "number", 35));
        night.draws("wall a6 r", 1, "wall a6 b", 1, "wall a6 g", 1, "wall a6 o", 1, "wall a6 k", 1, "wall a6 p", 1);
        night.play("* wall a6 r").isIn("way").wallIs("a6", "r");
    }

    @Test
    void aWayIsDescribedStepByStep() {
        Night night = Night.spokes(4).at("Lily b1").holds("ta 1", "ma 1").wolves("a1");
        night.play("Lily to b3 using ta1");
        YarnsEvent.SheepMoved moved = (YarnsEvent.SheepMoved) night.events().getFirst();
        assertThat(moved.way()).extracting(Cell::name).containsExactly("b1", "c2", "c3", "b3");
        Night through = Night.spokes(4).at("Lily b1").holds("ma 2").wolves("a1").play("Lily to b3 using ma2");
        assertThat(((YarnsEvent.SheepMoved) through.events().getFirst()).way())
                .extracting(Cell::name)
                .containsExactly("b1", "b2", "b3");
    }
}
