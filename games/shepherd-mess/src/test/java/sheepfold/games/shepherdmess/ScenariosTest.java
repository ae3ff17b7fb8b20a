package sheepfold.games.shepherdmess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import sheepfold.engine.Result;
import sheepfold.kit.Rule;

/** The worked scenarios of the rules, in their order; four players unless it is said, white to move. */
class ScenariosTest {
    /** A white dog stands on c5 and will bark on c4 at c3, heading north. */
    private static Morning barkAtC3(String c2, String b3, String c3, String d3, String... options) {
        String board = """
                . .  .  .  . .
                . .  C2 .  . .
                . B3 C3 D3 . .
                . .  .  .  . .
                . .  WA .  . .
                . .  .  .  . .
                """.replace("C2", c2).replace("B3", b3).replace("C3", c3).replace("D3", d3);
        return Morning.drawn(board, withFour(options));
    }

    private static String[] withFour(String... options) {
        String[] all = new String[options.length + 1];
        all[0] = "seats=4";
        System.arraycopy(options, 0, all, 1, options.length);
        return all;
    }

    private static Morning wall(Morning morning) {
        return morning.edges("c2/c3:wall").play("dog A c4");
    }

    @Rule("SM-EXIT-08")
    @Test
    void s06s07s08EqualChoicesKeepItInPlace() {
        wall(barkAtC3(".", ".", "w", ".")).finds("c3:w");
        wall(barkAtC3(".", "k", "w", "b")).finds("c3:w");
        wall(barkAtC3(".", "wk", "w", "www")).finds("c3:w", "b3:wk", "d3:www");
    }

    @Rule("SM-EXIT-07")
    @Test
    void s09ItsOwnKindBeatsAnEmptyTile() {
        wall(barkAtC3(".", "wk", "w", ".")).finds("b3:wwk", "c3:.");
    }

    @Rule({"SM-EXIT-04", "SM-EXIT-05"})
    @Test
    void s10TheFlockPullsFromAnEmptyTileOnlyWithAlways() {
        barkAtC3(".", "w", "w", ".").play("dog A c4").finds("c2:w", "b3:w");
        barkAtC3(".", "w", "w", ".", "flockPull=sides").play("dog A c4").finds("c2:w");
        barkAtC3(".", "w", "w", ".", "flockPull=always").play("dog A c4").finds("b3:ww", "c2:.");
    }

    @Rule("SM-EXIT-05")
    @Test
    void s11s12TheFlockPullsFromStrangers() {
        barkAtC3("k", "w", "w", ".").play("dog A c4").finds("b3:ww", "c2:k");
        barkAtC3("k", "w", "w", ".", "flockPull=sides").play("dog A c4").finds("c2:wk");
        barkAtC3("k", "w", "w", "w").play("dog A c4").finds("c3:w");
        barkAtC3("k", "w", "w", "w", "flockPull=sides").play("dog A c4").finds("c2:wk");
    }

    @Rule("SM-BARK-03")
    @Test
    void s13AMixedHeapSplitsAtOnce() {
        wall(barkAtC3(".", "w", "wwb", "kb")).finds("b3:www", "d3:kbb", "c3:.");
    }

    @Rule({"SM-CAP-01", "SM-CAP-02", "SM-CAP-03"})
    @Test
    void s14s15AGateLetsOneThrough() {
        barkAtC3(".", ".", "www", ".").edges("c2/c3:gate").play("dog A c4").finds("c2:w", "c3:ww", "b3:.", "d3:.");
        barkAtC3(".", ".", "wwb", ".")
                .edges("c2/c3:gate")
                .play("dog A c4")
                .offers("pick c3:white", "pick c3:brown")
                .play("pick c3:brown")
                .finds("c2:b", "c3:ww");
    }

    @Rule("SM-EXIT-02")
    @Test
    void s16OnesOwnDogBlocks() {
        barkAtC3("WB", "~", "w", ".").play("dog A c4").finds("d3:w");
    }

    @Rule({"SM-CROSS-03", "SM-CROSS-04"})
    @Test
    void s17s18AWallBehindTheBridgeClosesItAndAGateLetsOneThrough() {
        String board = """
                . .  .  . . .
                . .  .  . . .
                . .  ~V . . .
                . B4 C4 . . .
                . .  .  . . .
                . .  WA . . .
                """;
        Morning.drawn(board.replace("B4", "k").replace("C4", "w"))
                .edges("c2/c3:wall")
                .play("dog A c5")
                .finds("d4:w");
        Morning.drawn(board.replace("B4", ".").replace("C4", "ww"))
                .edges("c2/c3:gate")
                .play("dog A c5")
                .finds("c2:w", "c4:w");
    }

    @Rule({"SM-CROSS-02", "SM-CROSS-03", "SM-CAP-01"})
    @Test
    void s19OverABridgeAndMud() {
        String board = """
                . . .     .  . .
                . . .     .  . .
                . . (3ES) D3 . .
                . . ~V    .  . .
                . . ww    .  . .
                . . WA    .  . .
                """;
        Morning.drawn(board.replace("D3", ".")).play("dog A c6").finds("d3:w", "c5:w");
        Morning.drawn(board.replace("D3", "~")).play("dog A c6").finds("c5:ww");
    }

    @Rule("SM-CROSS-02")
    @Test
    void s20s21StonesShowTheWay() {
        String board = """
                . .  .    . . .
                . .  .    . . .
                . .  MUD  . . .
                . B4 w    . . .
                . .  WA   . . .
                . .  .    . . .
                """;
        Morning.drawn(board.replace("MUD", "(3SW)").replace("B4", "."))
                .play("dog A c5")
                .finds("b3:w");
        Morning.drawn(board.replace("MUD", "(1EW)").replace("B4", "k"))
                .play("dog A c5")
                .finds("d4:w");
    }

    @Rule({"SM-CAP-01", "SM-CAP-05", "SM-CAP-06", "SM-DOG-07"})
    @Test
    void s22APatchLetsOneCrossATurn() {
        Morning.drawn("""
                        . . .     . . .
                        . . .     . . .
                        . . (1NS) . . .
                        . . www   . . .
                        . . WA    . . WB
                        . . KA    . . .
                        """)
                .play("dog A c5")
                .finds("c2:w", "c4:ww")
                .play("dog B c5")
                .finds("c2:w", "c4:ww", "c5:WAWB")
                .play("end", "dog A c5")
                .finds("c2:ww", "c4:w");
    }

    @Rule({"SM-CAP-03", "SM-CAP-04"})
    @Test
    void s23TwoTilesContendForOnePatch() {
        Morning morning = Morning.drawn("""
                        . .  .       . . .
                        . WA k       ~ . .
                        ~ w  (5NESW) . . .
                        . ~  .       . . .
                        . .  .       . . .
                        . .  .       . . .
                        """).edges("c1/c2:wall").play("dog A b2");
        morning.offers("pick b3:white", "pick c2:black");
        morning.play("pick b3:white").finds("d3:w", "c2:k");
    }

    @Rule("SM-CAP-03")
    @Test
    void s23TheOtherOneMayGoToo() {
        Morning.drawn("""
                        . .  .       . . .
                        . WA k       ~ . .
                        ~ w  (5NESW) . . .
                        . ~  .       . . .
                        . .  .       . . .
                        . .  .       . . .
                        """).edges("c1/c2:wall").play("dog A b2", "pick c2:black").finds("c4:k", "b3:w");
    }

    @Rule("SM-BARK-04")
    @Test
    void s24NeitherSawTheOther() {
        Morning.drawn("""
                        . . ~  . . .
                        . ~ w  . . .
                        . . WA k ~ .
                        . . .  ~ . .
                        . . .  . . .
                        . . .  . . .
                        """).play("dog A c3").finds("d2:wk");
    }

    @Rule({"SM-RAM-02", "SM-RAM-03"})
    @Test
    void s25TheRamLeavesByAPort() {
        String board = """
                . . .      . . .
                . . .      . . .
                . WA (1NS)R . . .
                . . C4     . . .
                . . .      . . .
                . . .      . . .
                """;
        Morning.drawn(board.replace("C4", ".")).play("dog A b3").finds("c3:(1NS)R");
        Morning.drawn(board.replace("C4", "k")).play("dog A b3").finds("c3:(1NS)", "c2:R");
        Morning.drawn(board.replace("C4", ".")).play("dog A c2").finds("c4:R");
    }

    @Rule({"SM-PEN-01", "SM-PEN-02", "SM-RAM-01"})
    @Test
    void s26APennedFlockIsScaredOut() {
        String board = """
                . . . . WA kkkR
                . . . . .  F2
                . . . . .  .
                . . . . .  .
                . . . . .  .
                . . . . .  .
                """;
        Morning.drawn(board.replace("F2", ".")).play("dog A e1").finds("f2:kkkR", "f1:.");
        Morning.drawn(board.replace("F2", "KA")).play("dog A e1").finds("f1:kkkR");
        Morning.drawn(board.replace("F2", ".")).play("dog A f2").finds("f1:kkkR");
    }

    @Rule({"SM-PEN-01", "SM-CAP-03"})
    @Test
    void s27ASmallGateFreesTheStranger() {
        Morning.drawn("""
                        . . . . . kkkw
                        . . . . . KA
                        . . . . . .
                        . . . . . .
                        . . . . . .
                        . . . . . .
                        """)
                .edges("e1/f1:gate")
                .with("seat", 1)
                .play("dog A f2")
                .offers("pick f1:white", "pick f1:black")
                .play("pick f1:white")
                .finds("e1:w", "f1:kkk");
    }

    @Rule({"SM-SET-06", "SM-SET-07", "SM-SET-08"})
    @Test
    void s28WhereNoSheepIsPlaced() {
        Morning.start()
                .playAll("mud1@b4:NS; mud2@e5:EW; mud3@e1:NE; mud4@d5:ES; mud5@b2:NESW; mud6@c5:NESW")
                .playAll("pud1@c2; pud2@f3; pud3@b5; pud4@e4; pud5@d6")
                .refuses("put a1", "SM-SET-07")
                .refuses("put e1", "SM-SET-06")
                .refuses("put c2", "SM-SET-06")
                .play("put d1", "put d1")
                .refuses("put d1", "SM-SET-08");
    }

    @Rule({"SM-LAND-02", "SM-LAND-04", "SM-LAND-05", "SM-LAND-06", "SM-LAND-07"})
    @Test
    void s29WherePiecesGo() {
        Morning.drawn("""
                        . . . . . .
                        . . ~ . . .
                        . . . . . .
                        . . . . . .
                        . . . . . .
                        . . . . . .
                        """)
                .refuses("gate f1/f2", "SM-LAND-07")
                .accepts("gate e1/f1")
                .refuses("wall e1/f1", "SM-LAND-04")
                .accepts("corner b2 NW")
                .refuses("corner a2 NE", "SM-LAND-05")
                .refuses("corner f3 NE", "SM-LAND-05")
                .play("bridge c2 H")
                .refuses("bridge c2 V", "SM-LAND-02");
    }

    @Rule({"SM-FIGHT-01", "SM-FIGHT-02", "SM-FIGHT-03", "SM-FIGHT-04", "SM-FIGHT-05", "SM-FIGHT-06"})
    @Test
    void s30AFightAmongThree() {
        Morning.drawn("""
                        . . .  .  . .
                        . . .  .  . .
                        . . .  KA . .
                        . . WA WB . .
                        . . BA .  . .
                        . . .  .  . .
                        """, "seats=3")
                .with("seat", 1)
                .play("fight A d4 white:B")
                .finds("d4:WB!KA", "d3:.")
                .refuses("dog A d4", "SM-TURN-02")
                .play("end", "end")
                .asks(0)
                .refuses("dog B d4", "SM-FIGHT-03")
                .accepts("dog A c4")
                .play("end")
                .finds("d4:WB'KA")
                .accepts("dog A d4")
                .refuses("fight A d4 white:B", "SM-FIGHT-05")
                .play("end", "end")
                .accepts("dog B d4")
                .play("end")
                .finds("d4:WBKA")
                .accepts("fight A d4 white:B");
    }

    @Rule({"SM-END-01", "SM-END-02", "SM-END-03", "SM-TURN-05"})
    @Test
    void s31TheRamBeatsTheFinisher() {
        String board = """
                w9 w . .  . k7R
                .  . KA . . .
                .  . .  . . .
                .  . .  . . .
                .  . .  . . .
                .  . .  . . .
                """;
        Result result =
                Morning.drawn(board).with("seat", 1).play("dog A c1").isWonBy(1).result();
        assertThat(result.scores()).containsExactly(20, 21);
        assertThat(result.ranks()).containsExactly(2, 1);
        assertThat(result.details()).containsEntry("ended", "penned");
        Morning.drawn(board, "winner=finisher").with("seat", 1).play("dog A c1").isWonBy(0);
    }

    @Rule({"SM-END-01", "SM-PEN-04"})
    @Test
    void s32AStrangerKeepsTheGameGoing() {
        Morning.drawn("""
                        w9k w . .  . .
                        .   . KA . . .
                        .   WA .  . . .
                        .   . .  . . .
                        .   . .  . . .
                        .   . .  . . .
                        """)
                .edges("a1/a2:gate")
                .with("seat", 1)
                .play("dog A c1")
                .finds("a1:w10k")
                .asks(1)
                .play("end")
                .play("dog A b1")
                .play("pick a1:black")
                .finds("a1:w10", "a2:k")
                .isWonBy(0);
    }

    @Rule({"SM-END-04", "SM-END-06", "SM-PEN-04"})
    @Test
    void s33AfterTheLastRoundScoresCount() {
        String board = """
                w3 . . . . k3X
                .  . . . . .
                .  . . . . .
                .  . . . . .
                .  . . . . .
                .  . . . . .
                """;
        Morning.drawn(board.replace("X", ""))
                .with("round", 40)
                .with("seat", 1)
                .play("end")
                .isWonBy(0, 1);
        Morning.drawn(board.replace("X", "w"))
                .with("round", 40)
                .with("seat", 1)
                .play("end")
                .isWonBy(0)
                .has("phase", "round-limit");
        Map<String, Object> details = Morning.drawn(board.replace("X", "w"))
                .with("round", 40)
                .with("seat", 1)
                .play("end")
                .result()
                .details();
        assertThat(details).containsEntry("ended", "roundLimit").containsEntry("foreign", List.of(0, 1));
    }
}
