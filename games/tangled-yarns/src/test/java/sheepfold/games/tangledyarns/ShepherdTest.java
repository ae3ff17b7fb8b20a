package sheepfold.games.tangledyarns;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import sheepfold.kit.Rule;

/** Rounds, the Shepherd's phase, arrivals and the tiles of his Way. */
class ShepherdTest {
    /** The tile that is to act, on space 2, where the Shepherd stands. */
    private static Night under(String tile) {
        return Night.spokes(4)
                .ways(
                        tile,
                        "CLAW".equals(tile) ? "QUIET" : "CLAW",
                        "BITE".equals(tile) ? "GIFT" : "BITE",
                        "FANG".equals(tile) ? "RAGE" : "FANG")
                .space(2);
    }

    @Rule("TY-RND-01")
    @Test
    void aRoundHasSixPhases() {
        Night night = Night.spokes(4).at("Lily b9", "Poppy b1").cultists("b7").wolves("b12");
        night.has("round", 1).allDone().isIn("turn").refuses("Lily to a5", "TY-RND-01");
        night.allDone().isIn("wolf").play("* dir r").isIn("strike");
        assertThat(night.position().servants.cultist(0))
                .isEqualTo(Night.cell("a4").number());
        night.play("* battle sheep").has("round", 2).isIn("spawn");
    }

    @Rule("TY-RND-02")
    @Test
    void theGameEndsInTheMiddleOfAPhase() {
        Night.spokes(4).cultists("a1", "a2").dusk().ended(Ending.CULTIST).cultistsAre("alt", "a2");
    }

    @Rule("TY-P1-04")
    @Test
    void theTileBelowAStandingShepherdActs() {
        under("QUIET").scenario().sees(0, "active", "QUIET");
        under("QUIET").lies().scenario().sees(0, "active", "");
        Night.spokes(4).scenario().sees(0, "active", "");
    }

    @Rule({"TY-P1-02", "TY-P1-04"})
    @Test
    void standingUpShiftsNothingAgain() {
        Night night = under("SHIFTING").walls("a1 o").lies();
        night.dusk()
                .has("lies", false)
                .has("space", 2)
                .wallIs("a1", "o")
                .isIn("act")
                .has("round", 2);
        night.scenario().sees(0, "active", "SHIFTING");
        Night light = under("LIGHTNESS").lies().cultists("c1").dusk();
        light.cultistsAre("b1").isIn("act");
    }

    @Rule("TY-P1-05")
    @Test
    void shiftingThenArrivalsThenLightnessThenDiscarding() {
        Night night = Night.spokes(4)
                .ways("LIGHTNESS", "SHIFTING", "BITE", "RAGE")
                .holds("bk 6")
                .phase("strike")
                .at("Lily b9")
                .wolves("b9")
                .detail(Map.of("type", "strike", "tile", "b9"));
        night.play("* battle sheep").isIn("spawn").play("* corner r", "* corner b");
        assertThat(night.told())
                .containsExactly(
                        "A wolf arrives in the blue corner, c4.",
                        "A cultist goes from c1 to b1.",
                        "The flock gives back 2 times book: too few such relics are left.",
                        "The sheep move and act.");
    }

    @Rule("TY-SPAWN-04")
    @Test
    void thereAreSixOfEach() {
        Night night = Night.spokes(4)
                .at("Lily b9")
                .cultists("c1", "c2", "c3", "c4", "c5", "c6")
                .wolves("b9", "c7", "c7", "c7", "c7")
                .phase("strike")
                .detail(Map.of("type", "strike", "tile", "b9"));
        night.play("* battle sheep").has("detail.cultists", 0).has("detail.wolves", 1);
        Night full = Night.spokes(4)
                .at("Lily b9")
                .cultists("c1", "c2", "c3", "c4", "c5", "c6")
                .wolves("b9", "c7", "c7", "c7", "c7", "c7")
                .phase("strike")
                .detail(Map.of("type", "strike", "tile", "b9"));
        full.play("* battle sheep").isIn("act").has("space", 2);
    }

    @Rule("TY-WAY-01")
    @Test
    void quiet() {
        Night night = under("QUIET").at("Lily b1").holds("te 1").refuses("Lily turns b1 r", "TY-WAY-01");
        night.allDone().has("round", 2);
        under("QUIET").at("Lily b1").lies().allDone().isIn("turn");
    }

    @Rule("TY-WAY-02")
    @Test
    void claw() {
        Night night = under("CLAW").at("Lily c1").wolves("c4").dusk();
        night.wolvesAre("c1");
        Night.spokes(4).at("Lily c1").wolves("c4").dusk().wolvesAre("c2");
    }

    @Rule("TY-WAY-03")
    @Test
    void biteStrikesTwiceAtMost() {
        Night night = under("BITE").at("Lily b9").wolves("b9").dusk();
        night.play("* battle sheep").isIn("strike").play("* battle sheep").isIn("spawn");
        under("BITE")
                .at("Lily b9")
                .wolves("b9")
                .dusk()
                .play("* battle servants")
                .isIn("spawn");
    }

    @Rule("TY-WAY-04")
    @Test
    void rage() {
        under("RAGE")
                .at("Lily b9")
                .wolves("b9", "b9")
                .play("attack b9: Lily vs 2W")
                .draws("battle sheep", 2, "battle servants", 4);
    }

    @Rule("TY-WAY-05")
    @Test
    void spiritBringsCultistsBack() {
        Night night = under("SPIRIT")
                .at("Lily b9", "Poppy b9")
                .cultists("b9", "c1", "b9")
                .wolves("b9")
                .holds("bo 5");
        night.play("0: attack b9: Lily+Poppy vs 1W2C bones 4")
                .isIn("spirit")
                .wolvesAre()
                .cultistsAre("c1");
        night.play("* corner k").refuses("* corner k", "TY-FATE-01").play("* corner g");
        night.cultistsAre("c1", "c13", "c7").isIn("act");
    }

    @Rule("TY-WAY-06")
    @Test
    void fang() {
        under("FANG").at("Lily b9").wolves("b9").dusk().draws("battle sheep", 1, "battle servants", 4);
    }

    @Rule("TY-WAY-07")
    @Test
    void shiftingTurnsAllAtOnce() {
        Night night =
                Night.spokes(4).ways("SHIFTING", "CLAW", "BITE", "RAGE").walls("a1 o", "a2 k", "a3 p", "a4 r", "a5 b");
        night.dusk();
        night.wallIs("a1", "k")
                .wallIs("a2", "p")
                .wallIs("a3", "r")
                .wallIs("a4", "b")
                .wallIs("a5", "g")
                .wallIs("a6", "b");
        assertThat(night.position().city.isSound()).isTrue();
    }

    @Rule("TY-WAY-08")
    @Test
    void giftLetsWolvesJumpWallsButNotTheAltar() {
        Night jump = under("GIFT").at("Lily b3").wolves("b1").dusk();
        jump.wolvesAre("b3");
        Night.spokes(4).at("Lily b3").wolves("b1").dusk().wolvesAre("c3");
        Night around = under("GIFT").at("Lily a4").wolves("a1").dusk();
        around.draws("dir g", 1, "dir k", 1).play("* dir g").wolvesAre("a3");
    }

    @Rule("TY-WAY-09")
    @Test
    void kindness() {
        under("KINDNESS")
                .at("Lily b9")
                .cultists("b9")
                .play("attack b9: Lily vs 1C")
                .draws("battle sheep", 2, "battle servants", 3);
    }

    @Rule("TY-WAY-10")
    @Test
    void beguilingWeakensEachSheep() {
        Night two = under("BEGUILING").at("Lily b9", "Poppy b9").cultists("b9");
        two.play("0: attack b9: Lily+Poppy vs 1C").draws("battle sheep", 2, "battle servants", 1);
        Night helpless = under("BEGUILING").at("Lily b9", "Poppy b9 corrupted").cultists("b9", "b9");
        helpless.play("0: attack b9: Lily+Poppy vs 2C").draws("battle sheep", 1, "battle servants", 3);
    }

    @Rule("TY-WAY-11")
    @Test
    void lightnessCanLoseTheGame() {
        Night night = Night.spokes(4)
                .ways("LIGHTNESS", "CLAW", "BITE", "RAGE")
                .space(2)
                .phase("spawn")
                .detail(Map.of("type", "arrivals", "cultists", 0, "wolves", 1, "used", List.of("r")))
                .cultists("a3");
        night.play("* corner g").ended(Ending.CULTIST);
    }

    @Rule("TY-WAY-12")
    @Test
    void fairnessMakesAllSheepPlain() {
        Night act = under("FAIRNESS")
                .sheep("Poppy", "Twyla", "Moppet", "Blackberry")
                .at("Poppy c1", "Twyla b1", "Moppet b3", "Blackberry c1 corrupted")
                .wolves("a1", "c2")
                .cultists("c1");
        act.refuses("Poppy to c4", "TY-MOVE-01").refuses("Twyla to b2", "TY-MOVE-02");
        act.refuses("lock 1: Poppy@c1 Moppet>c4", "TY-WAY-12").accepts("Twyla to c1");
        act.play("1: attack c1: Poppy+Blackberry vs 1C").draws("battle sheep", 4, "battle servants", 1);
        Night turn = under("FAIRNESS").phase("turn").at("Poppy b1", "Melbrook b3", "Lily c5");
        turn.accepts("Poppy turns b1 r", "Melbrook turns b3 r").refuses("Melbrook turns c4 r", "TY-WAY-12");
        Night lily = under("FAIRNESS").at("Lily b7");
        lily.offers(0, "Lily takes", "Lily takes fate");
        Night struck = under("FAIRNESS").at("Lily b9 corrupted").wolves("b9").dusk();
        struck.draws("battle sheep", 1, "battle servants", 3)
                .play("* battle servants")
                .ended(Ending.FLOCK_TOO_SMALL);
    }
}
