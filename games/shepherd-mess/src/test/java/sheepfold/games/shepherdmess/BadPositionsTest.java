package sheepfold.games.shepherdmess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import sheepfold.kit.Rule;

class BadPositionsTest {
    private static final String GOOD = """
            WA .    .     .  .  KA
            .  .    ~     .  .  .
            .  w2   (1NS) k3 .  .
            .  .    .     .  ~H .
            .  WB'  .     .  .  .
            .  .    (3NES) R .  .
            """;

    private static Morning good(String... options) {
        return Morning.drawn(GOOD, options);
    }

    private static Morning with(String old, String cell, String... options) {
        return Morning.drawn(GOOD.replace(old, cell), options);
    }

    @Test
    void theBoardAloneIsEnough() {
        good().asks(0)
                .has("phase", "act")
                .has("pens", Map.of("white", 1, "black", 2))
                .has("supply", Map.of("bridge", 3, "stone", 3, "wall", 8, "corner", 3, "gate", 10))
                .has("left", 2)
                .has("round", 1);
    }

    @Test
    void theExampleShowsTheFormat() {
        Morning example = Morning.start();
        example.scenario().example();
        example.asks(0).accepts("dog A e3", "gate c3/d3");
    }

    @Rule("SM-SET-01")
    @Test
    void elevenSheepAreNoFlock() {
        with("k3", "k11").isRefused("board[2]", "SM-SET-01");
        with("k3", "k999999999999").isRefused("board[2]", "SM-SET-01");
        with("k3", "k8w", "flockSize=2").isRefused("board[2]", "SM-SET-01");
        with("k3", "g").isRefused("board[2]", "SM-SET-01");
        with("KA", "WA").isRefused("board[0]", "SM-SET-01");
        with("KA", "GA").isRefused("board[0]", "SM-SET-01");
    }

    @Rule("SM-DOG-02")
    @Test
    void noDogStandsAmongSheep() {
        with("k3", "k3KB").isRefused("board[2]", "SM-DOG-02");
        with(" R ", " RKB ").isRefused("board[5]", "SM-DOG-02");
    }

    @Rule({"SM-CROSS-03", "SM-RAM-04", "SM-SET-11"})
    @Test
    void animalsStandOnGrass() {
        with("~H", "~Hw").isRefused("board[3]", "SM-CROSS-03");
        with("(1NS)", "(1NS)w").isRefused("board[2]", "SM-CROSS-03");
        with("~H", "~HR").isRefused("board[3]", "SM-RAM-04");
        with("(1NS)", "(1NS)R").isRefused("board[5]", "SM-SET-11");
        with("(3NES) R", "(3NES)R .").asks(0);
    }

    @Rule({"SM-SET-03", "SM-SET-04", "SM-LAND-03"})
    @Test
    void obstaclesAreThoseOfTheBox() {
        with("KA", "~KA").isRefused("board[0]", "SM-SET-03");
        with("(3NES)", "(1NS)").isRefused("board[5]", "SM-SET-04");
        with("w2", "~").with("board[0]", "WA ~ ~ ~ . KA").isRefused("board[3]", "SM-SET-04");
        with("(1NS)", "(1NE)").isRefused("board[2]", "SM-LAND-03");
        with("(3NES)", "(3NSW)").asks(0);
        with("(1NS)", "(1SN)").isRefused("board[2]");
    }

    @Test
    void theBoardHasSixRowsOfSixCells() {
        good().with("board", List.of(". . . . . .")).isRefused("board");
        good().with("board[0]", ". . . . .").isRefused("board[0]");
        good().with("board[0]", ". . . . . x").isRefused("board[0]");
        good().with("board", "grass").isRefused("board");
        good().with("cow", 1).isRefused("cow");
    }

    @Rule({"SM-PEN-01", "SM-LAND-01"})
    @Test
    void edgesAreAsTheyCanBe() {
        good().edges("a1/b1:wall").isRefused("edges.a1/b1", "SM-PEN-01");
        good().edges("c3/d3:double").isRefused("edges.c3/d3", "SM-PEN-01");
        good().edges("a1/a2:open").isRefused("edges.a1/a2", "SM-PEN-01");
        good().edges("c3/e3:wall").isRefused("edges.c3/e3");
        good().edges("c3/d3:hedge").isRefused("edges.c3/d3");
        good().edges("a1/b1:double", "c3/d3:open").asks(0);
        Map<String, String> many = new LinkedHashMap<>();
        Edge.ALL.stream()
                .filter(edge -> edge.side() == Side.S && edge.one().row() > 0)
                .limit(15)
                .forEach(edge -> many.put(edge.toString(), "wall"));
        good().with("edges", many).isRefused("edges", "SM-LAND-01");
    }

    @Rule("SM-LAND-01")
    @Test
    void piecesOnTheMeadowAreMissingFromTheSupply() {
        good().with("supply", Map.of("bridge", 4)).isRefused("supply.bridge", "SM-LAND-01");
        good().with("supply", Map.of("stone", 1)).isRefused("supply.stone", "SM-LAND-01");
        good().with("supply", Map.of("wall", 7)).isRefused("supply.wall", "SM-LAND-01");
        good().with("supply", Map.of("gate", 11)).isRefused("supply.gate");
        good().with("supply", Map.of("fence", 1)).isRefused("supply.fence");
        good().edges("c3/d3:wall", "c3/c4:wall")
                .with("supply", Map.of("wall", 8, "corner", 2))
                .has("supply.corner", 2)
                .asks(0);
        good().edges("c3/d3:wall", "c3/c4:gate")
                .has("edges.c3/c4", "gate")
                .asks(0)
                .has("supply.wall", 6);
    }

    @Rule("SM-LAND-05")
    @Test
    void cornerWallsStandWhereWallsMeet() {
        Map<String, Integer> oneCorner = Map.of("wall", 8, "corner", 2);
        good().edges("c3/d3:wall", "c3/d3:wall", "e5/e6:wall")
                .with("supply", oneCorner)
                .isRefused("supply.corner", "SM-LAND-05");
        good().edges("c3/d3:wall", "d3/e3:wall").with("supply", oneCorner).isRefused("supply.corner", "SM-LAND-05");
        good().edges("c3/d3:wall", "d3/d4:wall").with("supply", oneCorner).asks(0);
        good().edges("c3/d3:wall", "d3/d4:wall", "d3/e3:wall", "e5/e6:wall")
                .with("supply", Map.of("wall", 8, "corner", 1))
                .isRefused("supply.corner", "SM-LAND-05");
        Map<String, String> apart = new LinkedHashMap<>();
        Edge.ALL.stream()
                .filter(edge -> edge.side() == Side.S && edge.one().row() > 0)
                .limit(10)
                .forEach(edge -> apart.put(edge.toString(), "wall"));
        good().with("edges", apart).isRefused("edges", "SM-LAND-05");
    }

    @Rule({"SM-SET-09", "SM-PEN-07", "SM-PEN-04"})
    @Test
    void pensBelongToThePlayersInTheGame() {
        good().with("pens", Map.of("white", 1)).with("pens.black", 1).isRefused("pens.black", "SM-SET-09");
        good().with("pens", Map.of("white", 1)).isRefused("pens", "SM-SET-09");
        good().with("pens", Map.of("grey", 2)).isRefused("pens.grey", "SM-SET-09");
        good().with("pens", Map.of("white", 5)).isRefused("pens.white");
        good().with("out", List.of(1)).isRefused("out", "SM-PEN-04");
        good("foreignSheep=strict").with("out", List.of(1)).isRefused("board", "SM-PEN-07");
        good("foreignSheep=strict").with("out", List.of(7)).isRefused("out[0]");
        with("KA", ".", "foreignSheep=strict").with("out", List.of(1)).isRefused("phase", "SM-PEN-07");
        with("KA", ".", "foreignSheep=strict", "seats=3")
                .with("out", List.of(1))
                .with("seat", 1)
                .isRefused("seat", "SM-PEN-07");
        with("KA", ".", "foreignSheep=strict", "seats=3")
                .with("out", List.of(1))
                .with("seat", 2)
                .asks(2);
    }

    @Rule({"SM-TURN-02", "SM-CAP-01", "SM-CAP-03", "SM-CAP-04", "SM-SET-05"})
    @Test
    void theTurnIsAsItCanBe() {
        good().with("used", List.of("A")).isRefused("used", "SM-TURN-02");
        good().with("used", List.of("C")).isRefused("used[0]");
        with("WA ", ".  ").with("left", 1).with("used", List.of("A")).isRefused("used", "SM-TURN-02");
        with("WA ", ".  ").with("left", 1).with("used", List.of("B")).asks(0);
        good().with("left", 3).isRefused("left");
        good().with("left", 0).isRefused("left");
        good().with("round", 41).isRefused("round");
        good().with("seat", 2).isRefused("seat");
        good().with("first", 1).isRefused("first", "SM-SET-05");
        good().with("patches", List.of("a2")).isRefused("patches", "SM-CAP-01");
        good("mudCapacity=bark").with("patches", List.of("c3")).isRefused("patches", "SM-CAP-01");
        good().with("gates", List.of("c3/d3")).isRefused("gates", "SM-CAP-01");
        good().edges("c3/d3:gate").with("gates", List.of("c3/d3")).isRefused("gates", "SM-CAP-01");
        good("gateCapacity=turn")
                .edges("c3/d3:gate")
                .with("gates", List.of("c3/d3"))
                .asks(0);
        good().with("bark", "A").isRefused("bark", "SM-CAP-03");
        good().with("phase", "pick").isRefused("bark", "SM-CAP-03");
        good().with("phase", "pick").with("bark", "A").isRefused("bark", "SM-TURN-02");
        good().with("phase", "pick")
                .with("used", List.of("A"))
                .with("bark", "A")
                .isRefused("bark", "SM-CAP-04");
        good().with("phase", "pick")
                .with("used", List.of("B"))
                .with("bark", "X")
                .isRefused("bark");
    }

    @Rule({"SM-END-01", "SM-END-06", "SM-END-07", "SM-PEN-07"})
    @Test
    void overIsOver() {
        String finished = GOOD.replace("WA ", "w10 ").replace("w2", ".");
        Morning.drawn(finished).isRefused("phase", "SM-END-01");
        Morning.drawn(finished).with("phase", "penned").isWonBy(0);
        good().with("phase", "penned").isRefused("phase", "SM-END-01");
        good().with("phase", "round-limit").isRefused("phase", "SM-END-06");
        good().with("phase", "round-limit").with("round", 40).isWonBy();
        good().with("phase", "repetition").isWonBy();
        good("repetition=0").with("phase", "repetition").isRefused("phase", "SM-END-07");
        good().with("phase", "last-left").isRefused("phase", "SM-PEN-07");
        good().with("phase", "lunch").isRefused("phase");
    }

    @Rule("SM-END-07")
    @Test
    void beginningsAreKept() {
        good("repetition=0").with("seen", List.of("1")).isRefused("seen", "SM-END-07");
        good().with("seen", List.of("xyz")).isRefused("seen[0]");
        Morning morning = with("WB'", "WB");
        morning.asks(0);
        String now = morning.scenario().json().get("seen").get(0).stringValue();
        with("WB'", "WB").with("seen", List.of(now, now)).play("end", "end").has("phase", "repetition");
        with("WB'", "WB").with("seen", List.of(now, now, now)).isRefused("seen", "SM-END-07");
        with("WB'", "WB").with("seen", List.of(now, "abc")).play("end").has("seen[2]", now);
    }

    @Rule({"SM-SET-04", "SM-SET-05", "SM-SET-07", "SM-SET-08", "SM-SET-09", "SM-SET-10", "SM-SET-11", "SM-TURN-01"})
    @Test
    void theSetUpComesInItsOrder() {
        Morning.start().with("phase", "first").isRefused("phase", "SM-SET-05");
        Morning.start().with("board[0]", ". (2NS) . . . .").isRefused("board", "SM-SET-04");
        Morning.start().with("board[0]", ". w . . . .").isRefused("board", "SM-SET-05");
        Morning.start().with("phase", "puddles").isRefused("board", "SM-SET-04");
        Morning.start().with("round", 2).isRefused("phase", "SM-TURN-01");
        Morning.start().with("board[0]", "R . . . . .").isRefused("board", "SM-SET-11");
        Morning.start().with("board[0]", "WA . . . . .").isRefused("board", "SM-SET-10");
        Morning.start().with("seat", 1).isRefused("seat", "SM-SET-05");
        Morning.start().with("pens", Map.of("white", 1)).isRefused("pens", "SM-SET-09");
        placing().with("board[0]", ". kk . . (3NE) .").isRefused("board", "SM-SET-05");
        placing().with("board[0]", "w . . . (3NE) k").isRefused("board", "SM-SET-07");
        placing()
                .with("board[0]", ". wwk . . (3NE) .")
                .with("board[2]", ". k . . . ~")
                .isRefused("board", "SM-SET-08");
        placing().with("board[0]", ". w . . (3NE) .").asks(1);
    }

    private static Morning placing() {
        return Morning.drawn("""
                        . .       . .     (3NE) .
                        . (5NESW) ~ .     .     .
                        . .       . .     .     ~
                        . (1NS)   . .     ~     .
                        . ~       (6NESW) (4ES) (2EW) .
                        . .       . ~     .     .
                        """).with("phase", "place").with("pens", Map.of());
    }

    @Rule({"SM-LAND-02", "SM-LAND-06", "SM-FIGHT-03", "SM-CAP-04"})
    @Test
    void badMovesGetASentenceThatHelps() {
        Morning morning = with("WB'", "WB!");
        assertThat(morning.refusal("dog B b5").orElseThrow().toString())
                .isEqualTo("SM-FIGHT-03: white's dog B is dazed by a fight and rests this turn");
        assertThat(morning.refusal("gate c3/d3").orElseThrow().toString())
                .isEqualTo("SM-LAND-06: a gate goes into a wall, and there is none on c3/d3");
        assertThat(morning.refusal("bridge b1 H").orElseThrow().toString())
                .isEqualTo("SM-LAND-02: a bridge goes over a puddle, and there is none on b1");
        assertThat(morning.refusal("dog A a4").isPresent()).isFalse();
        assertThat(morning.refusal("black dog A e4").orElseThrow().toString())
                .isEqualTo("SM-TURN-04: it is the turn of white");
        morning.refuses("black: dog A e4", "SM-TURN-04")
                .refuses("grey dog A e4", "SM-SET-01")
                .refuses("fight A d4 grey:B", "SM-SET-01")
                .refuses("pick d1:grey", "SM-SET-01")
                .refuses("dog A g4", "SM-DOG-01")
                .refuses("white dog A b7", "SM-DOG-01")
                .refuses("wall c2/c4", "SM-LAND-04")
                .refuses("gate a1/b2", "SM-LAND-06");
        assertThat(morning.refusal("fly A a4").orElseThrow().sentence().plain())
                .contains("is not a move of Shepherd Mess");
    }
}
