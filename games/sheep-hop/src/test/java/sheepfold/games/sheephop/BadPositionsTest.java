package sheepfold.games.sheephop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import sheepfold.kit.Rule;
import sheepfold.kit.Scenario;

class BadPositionsTest {
    private static final String GOOD = """
            T...L....
            ..C.p....
            S......B.
            """;

    private static Scenario<Hillside, SheepHopMove> good(String... options) {
        return Evening.drawn(GOOD, options);
    }

    @Test
    void theBoardAloneIsEnough() {
        good().asksChance()
                .has("phase", "roll")
                .has("seat", 0)
                .has("rolls", 0)
                .has("fold", "")
                .has("den", "TTCCSS")
                .has("direction", "clockwise");
        good("first-seat=1").asksChance().has("seat", 1);
    }

    @Test
    void theExampleShowsTheFormat() {
        Evening.start().example().asks(1).accepts("T d2xf2");
        assertThat(Evening.start().example().position().captured()).isEqualTo(1);
    }

    @Test
    void aPileThatIsLeftOutHoldsTheRest() {
        good().with("fold", "SCT").asksChance().has("fold", "TCS").has("den", "TCS");
        good().with("den", "SST").asksChance().has("den", "TSS").has("fold", "TCC");
        good().with("fold", "TTCCSS").with("den", "").asksChance().has("den", "");
    }

    @Rule("SS-SETUP-01")
    @Test
    void theFlockIsComplete() {
        good().with("fold", "TTT").isRefused("fold", "SS-SETUP-01");
        good().with("den", "TTT").isRefused("den", "SS-SETUP-01");
        good().with("fold", "T").with("den", "T").isRefused("den", "SS-SETUP-01");
        good().with("fold", "TX").isRefused("fold", "SS-SETUP-01");
        good().with("fold", "TTTTTTTTTT").isRefused("fold", "SS-SETUP-01");
        good().with("board[1]", "TTTTp....").isRefused("board", "SS-SETUP-01");
        good("flock=3").with("board[1]", "..CCp....").isRefused("board", "SS-SETUP-01");
    }

    @Rule("SS-SETUP-02")
    @Test
    void twoWolvesOnTwoPaths() {
        good().with("board[2]", "S...B....").isRefused("board", "SS-SETUP-02");
        good().with("board[2]", "S........").isRefused("board", "SS-SETUP-02");
        good().with("board[2]", "S......L.").isRefused("board[2]", "SS-SETUP-02");
    }

    @Rule({"SS-WOLF-01", "SS-WOLF-05"})
    @Test
    void wolvesKeepToTheirPaths() {
        good().with("board[2]", "SB.......").isRefused("board[2]", "SS-WOLF-01");
        good().with("board[2]", "S........").with("board[1]", "..C.p..B.").isRefused("board[1]", "SS-WOLF-01");
    }

    @Rule({"SS-TILE-01", "SS-TILE-02", "SS-TILE-05", "SS-MOLE-01"})
    @Test
    void tilesLieAsTheyMay() {
        good().with("board[1]", "p.C......").isRefused("board", "SS-TILE-01");
        good().with("board[2]", "S..p...B.").isRefused("board[2]", "SS-TILE-01");
        good().with("board[1]", "..C#p....").isRefused("board", "SS-TILE-02");
        good().with("board[1]", "..C.m....").isRefused("board", "SS-MOLE-01");
        good().with("board[1]", "..Cfp....").isRefused("board", "SS-TILE-05");
        good("free-placement=on").with("board[1]", "..Cfp....").asksChance();
        good().with("board[1]", "..C^...m.").asksChance();
        Evening.start().with("board[1]", "...^...m.").isRefused("board", "SS-TILE-05");
    }

    @Test
    void theBoardIsDrawnWithItsOwnLettersAndSize() {
        good().with("board", List.of("T...L....")).isRefused("board");
        good().with("board[0]", "T...L...").isRefused("board[0]");
        good().with("board[0]", "Z...L....").isRefused("board[0]");
        good().with("board[0]", "~...L....").isRefused("board[0]");
        good("board=ponds").isRefused("board[1]");
        good().with("board", "T...L").isRefused("board");
        good().without("board").isRefused("board");
    }

    @Test
    void otherFieldsTakeTheirValues() {
        good().with("direction", "north").isRefused("direction", "SS-SETUP-04");
        good().with("phase", "lunch").isRefused("phase");
        good().with("seat", 2).isRefused("seat");
        good().with("rolls", -1).isRefused("rolls");
        good().with("rolls", 241).isRefused("rolls");
        good().with("roll", "Q").isRefused("roll");
        good().with("moon", "full").isRefused("moon");
    }

    @Rule({"SS-TURN-01", "SS-ROLL-03", "SS-ROLL-07"})
    @Test
    void theRollFitsThePhase() {
        good().with("roll", "T").isRefused("roll", "SS-TURN-01");
        good().with("phase", "move").isRefused("roll", "SS-ROLL-03");
        good().with("phase", "move").with("roll", "w").isRefused("roll", "SS-ROLL-03");
        good().with("phase", "move").with("roll", "T").with("rolls", 0).isRefused("rolls", "SS-TURN-01");
        good().with("phase", "move").with("roll", "T").asks(0).has("rolls", 1);
        Evening.drawn("""
                        TTT.L....
                        CCC......
                        SSS....B.
                        """).with("phase", "move").with("roll", "T").isRefused("roll", "SS-ROLL-07");
    }

    @Rule({"SS-END-01", "SS-END-02"})
    @Test
    void overIsOver() {
        good().with("phase", "over").isRefused("phase", "SS-END-01");
        good().with("phase", "over").with("rolls", 240).isWonBy();
        good().with("rolls", 240).isRefused("phase", "SS-END-02");
        Evening.drawn(GOOD.replaceAll("[TCS]", ".")).isRefused("phase", "SS-END-01");
        Evening.drawn(GOOD.replaceAll("[TCS]", ".")).with("phase", "over").isWonBy();
    }

    @Rule({"SS-SETUP-01", "SS-SETUP-02", "SS-SETUP-05", "SS-TILE-01"})
    @Test
    void theSetUpComesInItsOrder() {
        good().with("phase", "meadow").isRefused("board", "SS-SETUP-02");
        good().with("phase", "tiles").isRefused("phase", "SS-TILE-01");
        good().with("draw", Map.of("kinds", List.of())).isRefused("draw", "SS-TILE-01");
        Evening.start().with("board[0]", "T........").isRefused("board", "SS-SETUP-01");
        Evening.start().with("rolls", 1).isRefused("rolls", "SS-TURN-01");
        Evening.start().with("seat", 1).isRefused("seat", "SS-SETUP-05");
        Evening.start().with("fold", "T").isRefused("fold", "SS-SETUP-01");
        Evening.start().play("meadow TCS/SCT/CTS").with("board[0]", "TC.S.....").isRefused("board", "SS-SETUP-01");
        Evening.start()
                .play("meadow TCS/SCT/CTS")
                .with("board[0]", "TC.......")
                .without("den")
                .isRefused("board", "SS-SETUP-01");
        Evening.start().play("meadow TCS/SCT/CTS").with("board[0]", "TCS.L....").isRefused("board", "SS-SETUP-02");
    }

    @Rule("SS-TILE-01")
    @Test
    void aRandomLevelIsDrawnInItsOrder() {
        Evening.start("level=random:2").with("draw.kinds", List.of("cow")).isRefused("draw.kinds", "SS-TILE-01");
        Evening.start("level=random:2").with("draw.kinds", List.of("molehill")).isRefused("draw.kinds", "SS-TILE-01");
        Evening.start("level=random:2")
                .with("draw.kinds", List.of("fox", "fox"))
                .isRefused("draw.kinds", "SS-TILE-01");
        Evening.start("level=random:1")
                .with("draw.kinds", List.of("fox", "rock"))
                .isRefused("draw.kinds", "SS-TILE-01");
        Evening.start("level=random:1").with("draw.failed", 100).isRefused("draw.failed");
        Evening.start("level=random:1").with("board[1]", "....f....").isRefused("board", "SS-TILE-01");
        Evening.start("level=random:2")
                .with("draw.kinds", List.of("fox", "rock"))
                .with("board[1]", "....f....")
                .isRefused("board", "SS-TILE-01");
        Evening.start("level=random:2")
                .with("draw.kinds", List.of("fox", "rock"))
                .with("board[1]", "....#....")
                .accepts("tile fox@e3");
        Evening.start("level=random:2")
                .with("draw.kinds", List.of("fox", "rock"))
                .with("board[1]", "#........")
                .isRefused("board", "SS-TILE-01");
    }

    @Rule({"SS-HOP-04", "SS-HOP-06"})
    @Test
    void aChainCanGoOn() {
        Map<String, Object> chain = Map.of("sheep", "c2", "stoodOn", List.of("a2"));
        chain().with("chain", chain).isRefused("chain", "SS-HOP-04");
        good().with("chain", chain).isRefused("chain", "SS-HOP-04");
        chain().isRefused("chain");
        String ladder = "..CTp....";
        chain().with("board[1]", ladder)
                .with("chain", Map.of("sheep", "c2", "stoodOn", List.of("a2")))
                .isRefused("chain", "SS-HOP-04");
        String open = "..CT.....";
        chain().with("board[1]", open).with("chain", chain).offers("xe2", "stop");
        chain().with("board[1]", open)
                .with("chain", Map.of("sheep", "b2", "stoodOn", List.of("a2")))
                .isRefused("chain.sheep", "SS-HOP-04");
        chain().with("board[1]", open)
                .with("chain", Map.of("sheep", "z2", "stoodOn", List.of("a2")))
                .isRefused("chain.sheep");
        chain().with("board[1]", open)
                .with("chain", Map.of("sheep", "c2", "stoodOn", List.of()))
                .isRefused("chain.stoodOn", "SS-HOP-06");
        chain().with("board[1]", open)
                .with("chain", Map.of("sheep", "c2", "stoodOn", List.of("c2")))
                .isRefused("chain.stoodOn", "SS-HOP-06");
        chain().with("board[1]", open)
                .with("chain", Map.of("sheep", "c2", "stoodOn", List.of("e2")))
                .isRefused("chain", "SS-HOP-04");
    }

    private static Scenario<Hillside, SheepHopMove> chain() {
        return good().with("phase", "chain").with("roll", "C");
    }

    @Rule({"SS-PATOU-01", "SS-PATOU-02", "SS-PATOU-03"})
    @Test
    void thePatouHasReasonToBark() {
        good().with("patou", Map.of("waiting", List.of())).isRefused("patou", "SS-PATOU-01");
        extra().isRefused("patou", "SS-PATOU-01");
        extra().with("patou", Map.of("waiting", List.of("a3"))).offers("+T a3-a2", "+T a3-b3");
        extra().with("patou", Map.of("waiting", List.of())).isRefused("patou.waiting", "SS-PATOU-03");
        extra().with("patou", Map.of("waiting", List.of("a3", "a1"))).isRefused("patou.waiting", "SS-PATOU-01");
        extra().with("patou", Map.of("waiting", List.of("b3"))).isRefused("patou.waiting", "SS-PATOU-01");
        extra().with("board[1]", "..C......")
                .with("patou", Map.of("waiting", List.of("a3")))
                .isRefused("patou", "SS-PATOU-01");
        extra().with(
                        "patou",
                        Map.of(
                                "waiting",
                                List.of("a3"),
                                "interrupted",
                                Map.of("sheep", "c2", "stoodOn", List.of("a2"))))
                .isRefused("patou.interrupted", "SS-PATOU-02");
        extra("patou-timing=at-once")
                .with(
                        "patou",
                        Map.of(
                                "waiting",
                                List.of("a3"),
                                "interrupted",
                                Map.of("sheep", "a3", "stoodOn", List.of("a2"))))
                .isRefused("patou.interrupted", "SS-PATOU-02");
        chain().with("board[1]", "..CT...p.")
                .with("board[0]", "....L....")
                .with("chain", Map.of("sheep", "c2", "stoodOn", List.of("a2")))
                .with("patou", Map.of("waiting", List.of("c2")))
                .isRefused("patou.waiting", "SS-PATOU-03");
    }

    @Rule({"SS-ROLL-03", "SS-ROLL-04", "SS-ROLL-07"})
    @Test
    void onlySheepThatTheRollAllowsAreInTheMiddleOfAMove() {
        hoppingCircle().with("roll", "*").offers("xe2", "stop");
        hoppingCircle().with("roll", "T").isRefused("chain.sheep", "SS-ROLL-03");
        hoppingCircle("blocked-colour=any").with("roll", "T").offers("xe2", "stop");
        hoppingCircle()
                .with("board[0]", "....L....")
                .with("board[1]", "..CS.....")
                .with("roll", "T")
                .offers("xe2", "stop");
        extra().with("roll", "S")
                .with("patou", Map.of("waiting", List.of("a3")))
                .isRefused("patou.waiting", "SS-ROLL-03");
        extra("patou-timing=at-once")
                .with(
                        "patou",
                        Map.of("waiting", List.of(), "interrupted", Map.of("sheep", "c2", "stoodOn", List.of("a2"))))
                .isRefused("patou.interrupted.sheep", "SS-ROLL-03");
    }

    private static Scenario<Hillside, SheepHopMove> hoppingCircle(String... options) {
        return good(options)
                .with("phase", "chain")
                .with("board[1]", "..CT.....")
                .with("chain", Map.of("sheep", "c2", "stoodOn", List.of("a2")));
    }

    @Rule("SS-PATOU-01")
    @Test
    void thePatouCallsTheOthersOfTheColourThatHoppedOverIt() {
        extra().with("board[0]", "TTT.L....")
                .with("patou", Map.of("waiting", List.of("a3", "b3", "c3")))
                .isRefused("patou.waiting", "SS-PATOU-01");
        extra().with("board[0]", "TTT.L....")
                .with("patou", Map.of("waiting", List.of("a3", "b3")))
                .asks(0);
        Map<String, Object> chain = Map.of("sheep", "c2", "stoodOn", List.of("a2"));
        Map<String, Object> patou = Map.of("waiting", List.of("a3"), "interrupted", chain);
        extra("patou-timing=at-once").with("roll", "*").with("patou", patou).isRefused("patou", "SS-PATOU-01");
        chain().with("roll", "*")
                .with("board[1]", "..CS...p.")
                .with("chain", chain)
                .with("patou", Map.of("waiting", List.of("a3")))
                .isRefused("patou", "SS-PATOU-01");
    }

    @Rule("SS-SETUP-02")
    @Test
    void nobodyPlacesStandardWolves() {
        Evening.start("wolf-setup=standard")
                .play("meadow TCS/SCT/CTS")
                .with("board", List.of("TCS......", "SCT......", "CTS......"))
                .with("phase", "wolf-l")
                .isRefused("phase", "SS-SETUP-02");
        Evening.start("wolf-setup=standard")
                .play("meadow TCS/SCT/CTS")
                .with("board", List.of("TCS.L....", "SCT......", "CTS......"))
                .with("phase", "wolf-b")
                .isRefused("phase", "SS-SETUP-02");
    }

    private static Scenario<Hillside, SheepHopMove> extra(String... options) {
        return good(options).with("phase", "extra").with("roll", "T");
    }
}
