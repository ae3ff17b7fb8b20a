package sheepfold.games.shepherdmess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import sheepfold.kit.Rule;

/** The printed examples, rebuilt as one continuous game of four. */
class ExamplesFromTheRulebookTest {
    private static final String SET_UP = """
            mud1@b4:NS
            mud2@e5:EW
            mud3@e1:NE
            mud4@d5:ES
            mud5@b2:NESW
            mud6@c5:NESW
            pud1@c2
            pud2@f3
            pud3@b5
            pud4@e4
            pud5@d6
            put f2; put c1; put d1; put d2
            put d1; put d3; put c3; put d2
            put f4; put a4; put c3; put f5
            put f4; put a4; put c6; put b6
            put f5; put b6; put d4; put c6
            pen white=2
            pen black=1
            pen brown=3
            pen grey=4
            ram=4
            """;

    private static Morning afterSetUp(String... options) {
        return Morning.start(join(options)).playAll(SET_UP);
    }

    private static String[] join(String... options) {
        String[] all = new String[options.length + 1];
        all[0] = "seats=4";
        System.arraycopy(options, 0, all, 1, options.length);
        return all;
    }

    @Rule({"SM-SET-05", "SM-SET-09", "SM-SET-10", "SM-SET-11"})
    @Test
    void theSetUpLeadsToThePicture() {
        afterSetUp().asks(0).looks("""
                KAKB .       k  wb     (3NE)   WAWB
                .    (5NESW) ~  gg     .       w
                .    .       bb k      .       ~
                kk   (1NS)   .  b      ~       ww
                .    ~       (6NESW) (4ES)R (2EW) wg
                GAGB kg      bg ~      .       BABB
                """);
    }

    @Rule({"SM-DOG-01", "SM-DOG-02", "SM-BARK-07", "SM-BARK-01"})
    @Test
    void s01TheDogTakesTheOnlyWayAndDrivesTheBlackSheepToTheBrownOnes() {
        afterSetUp()
                .offersOf("dog A", "dog A f1", "dog A e1", "dog A e2", "dog A e3")
                .play("white dog A e3")
                .finds("c3:kbb", "d3:.", "d2:gg", "f2:w");
    }

    @Rule({"SM-EXIT-06", "SM-EXIT-07"})
    @Test
    void s02GreySheepTakeTheEmptyTileAndTheWhiteOneGoesHome() {
        afterSetUp()
                .play("dog A e3", "dog B e2")
                .finds("d3:gg", "d2:.", "f1:w", "f2:.")
                .asks(1);
    }

    @Rule({"SM-EXIT-08", "SM-PEN-03"})
    @Test
    void s03WithStrangersOnBothSidesTheGreyOnesStay() {
        String board = """
                . . . b  (3NE) WAWB
                . . ~ gg .     w
                . . . b  .     ~
                . . . .  .     .
                . . . .  .     .
                . . . .  .     .
                """;
        Morning.drawn(board, "seats=4")
                .with("pens", Map.of("white", 2, "black", 1, "brown", 3, "grey", 4))
                .play("dog B e2")
                .finds("d2:gg", "f2:w")
                .play("end")
                .asks(1);
        Morning.drawn(board.replace("WAWB", "WB"), "seats=4")
                .with("pens", Map.of("white", 2, "black", 1, "brown", 3, "grey", 4))
                .play("dog B e2")
                .finds("d2:gg", "f1:w");
    }

    @Rule({"SM-EXIT-05", "SM-CROSS-01", "SM-LAND-02"})
    @Test
    void s04TheBlackSheepCrossesTheBridgeToItsOwnKind() {
        afterSetUp()
                .play("dog A e3", "dog B e2", "black bridge c2 V", "black dog A b1")
                .finds("c3:kkbb", "c1:.");
        afterSetUp("flockPull=sides")
                .play("dog A e3", "dog B e2", "bridge c2 V", "dog A b1")
                .finds("d1:wkb", "c1:.");
    }

    @Rule({"SM-CROSS-03", "SM-CROSS-04", "SM-CAP-03", "SM-LAND-03", "SM-LAND-06"})
    @Test
    void s05OverMudAndThroughTheGateTheWhiteSheepIsPicked() {
        Morning morning = afterSetUp()
                .play("dog A e3", "dog B e2", "bridge c2 V", "dog A b1", "end", "end")
                .play("white stone e1 W", "white gate e1/f1", "end", "end", "end")
                .play("white dog B c1")
                .offers("pick d1:white", "pick d1:brown")
                .play("white pick d1:white")
                .finds("f1:ww", "d1:b");
        assertThat(morning.told())
                .containsExactly(
                        "1 white sheep runs from d1 to e1, f1 (straight on, SM-EXIT-04).",
                        "1 brown sheep on d1 stays (waits: one at a time, SM-CAP-02).");
    }

    @Rule("SM-EXIT-02")
    @Test
    void s05WithoutTheStoneOrWithoutTheGateBothGoSouth() {
        String line = "dog A e3; dog B e2; bridge c2 V; dog A b1; end; end";
        afterSetUp()
                .playAll(line)
                .play("gate e1/f1", "end", "end", "end", "end", "dog B c1")
                .finds("d1:.", "d2:wb");
        afterSetUp()
                .playAll(line)
                .play("stone e1 W", "end", "end", "end", "end", "dog B c1")
                .finds("d1:.", "d2:wb");
    }
}
