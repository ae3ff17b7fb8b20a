package sheepfold.games.tangledyarns;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sheepfold.kit.Rule;

/** The worked scenarios S1 to S40 of the rules; up to S19 they are the printed examples. */
class ScenariosTest {
    @Rule("TY-SPAWN-01")
    @ParameterizedTest
    @CsvSource({"3, 1, 0", "4, 0, 1", "5, 0, 2", "6, 1, 0"})
    void s1TheGuideOfTheThirdSpace(int sheep, int cultists, int wolves) {
        Night night = Night.spokes(sheep).space(2).dusk();
        night.isIn("spawn").has("space", 3).has("detail.cultists", cultists).has("detail.wolves", wolves);
    }

    @Rule({"TY-SPAWN-02", "TY-FATE-01"})
    @Test
    void s2TheShakeNamesTheCorners() {
        Night.spokes(6)
                .phase("spawn")
                .detail(Map.of("type", "arrivals", "cultists", 2, "wolves", 1, "used", List.of()))
                .draws("corner r", 1, "corner b", 1, "corner g", 1, "corner o", 1, "corner k", 1, "corner p", 1)
                .play("* corner b")
                .draws("corner r", 1, "corner g", 1, "corner o", 1, "corner k", 1, "corner p", 1)
                .play("* corner o", "* corner r")
                .cultistsAre("c4", "c10")
                .wolvesAre("c1");
    }

    @Rule({"TY-SPAWN-01", "TY-P1-01"})
    @Test
    void s3RoundOne() {
        start(4).play("corner r")
                .asks(0, 1)
                .has("cultists", List.of("c1"))
                .has("round", 1)
                .has("space", 1);
        start(6).play("corner r", "corner g", "corner o").has("cultists", List.of("c1", "c7", "c10"));
    }

    /** The end of the set-up, as the Shepherd comes to space 1. */
    private static sheepfold.kit.Scenario<Parokiam, YarnsMove> start(int sheep) {
        Night night = Night.spokes(sheep);
        List<?> flock = List.of();
        return night.phase("pick")
                .with("round", 0)
                .space(0)
                .with("sheep", flock)
                .scenario()
                .play(Sheep.ALL.stream()
                        .limit(sheep)
                        .map(name -> "pick " + name)
                        .toArray(String[]::new));
    }

    @Rule({"TY-LOCK-01", "TY-LOCK-02", "TY-LOCK-03", "TY-LOCK-04"})
    @Test
    void s4LilyAndMelbrookLockAGate() {
        Night.spokes(4)
                .at("Lily c1", "Melbrook b2 moved")
                .accepts("0: lock 1: Lily@c1 Melbrook@b2", "1: lock 1: Lily@c1 Melbrook@b2")
                .play("P1 lock 1: Lily@c1 Melbrook@b2", "* way FANG")
                .has("gates[0]", "FANG")
                .shows("c1", "ws")
                .shows("b2", "ws")
                .wallIs("c1", "r")
                .wallIs("b2", "g")
                .refuses("Lily takes fate", "TY-P2-01")
                .accepts("Lily to b1")
                .refuses("Melbrook to a1", "TY-P2-01");
    }

    @Rule({"TY-MOVE-01", "TY-SHEEP-02"})
    @Test
    void s5PoppyWalksFarEvenFromTheAltar() {
        Night.spokes(4).accepts("Poppy to c1").refuses("Lily to c1", "TY-MOVE-01");
    }

    @Rule({"TY-POW-05", "TY-ATT-03", "TY-ATT-05"})
    @Test
    void s6ABoneFromFarAway() {
        Night.spokes(4)
                .at("Poppy c1", "Twyla c10")
                .cultists("c1")
                .play("Twyla takes bo", "attack c1: Poppy vs 1C bones 1")
                .draws("battle sheep", 2, "battle servants", 1);
    }

    @Rule({"TY-ATT-04", "TY-ATT-06"})
    @Test
    void s7TheAttackFails() {
        Night.spokes(4)
                .at("Poppy c1 moved")
                .cultists("c1")
                .holds("bo 1")
                .play("attack c1: Poppy vs 1C bones 1", "* battle servants")
                .cultistsAre("c1")
                .finds("Poppy c1")
                .holdsNow(Relic.BONE, 0)
                .offers(1, "Poppy");
    }

    @Rule({"TY-ROT-01", "TY-ROT-03", "TY-ROT-04"})
    @Test
    void s8PoppyAndTheCultistsTile() {
        Night.spokes(4)
                .phase("turn")
                .at("Poppy c1")
                .cultists("c1")
                .holds("te 1")
                .refuses("Poppy turns c2 o", "TY-ROT-01")
                .refuses("Poppy turns c1 o by tech", "TY-ROT-04")
                .accepts("Poppy turns c2 o by tech", "Poppy turns b1 o by tech", "Poppy turns c18 o by tech");
    }

    @Rule({"TY-FATE-02", "TY-CULT-01", "TY-MAP-03"})
    @Test
    void s9SixPathsAndTwoDirections() {
        Night night = Night.spokes(4).walls("b1 r").cultists("c1");
        assertThat(night.position().city.distanceToAltar(Night.cell("c1").number()))
                .isEqualTo(4);
        assertThat(night.scenario().view(0).at("/cultists/0/paths").size()).isEqualTo(10);
        night.dusk().draws("dir g", 1, "dir k", 1).play("* dir k").cultistsAre("c18");
        assertThat(night.position().city.distanceToAltar(Night.cell("c18").number()))
                .isEqualTo(3);
    }

    @Rule("TY-WOLF-01")
    @Test
    void s10WithoutWolvesPhasesFiveAndSixPass() {
        Night.spokes(4).at("Lily a1").dusk().isIn("spawn").has("round", 2);
    }

    @Rule({"TY-SPAWN-02", "TY-SPAWN-03", "TY-WAY-08"})
    @Test
    void s11TheGift() {
        Night night = Night.spokes(4).ways("GIFT", "CLAW", "BITE", "RAGE").at("Poppy c1");
        night.dusk().has("space", 2).play("* corner b", "* corner r");
        night.cultistsAre("c4").wolvesAre("c1").finds("Poppy c1").asks(0, 1);
        night.scenario().sees(0, "active", "GIFT");
    }

    @Rule({"TY-SHEEP-03", "TY-ATT-05"})
    @Test
    void s12LilyTakesABoneAndPoppyWinsWithoutADraw() {
        Night.spokes(4)
                .at("Lily b7", "Poppy c1")
                .wolves("c1")
                .refuses("Lily takes fate", "TY-SHEEP-03")
                .play("Lily takes bo", "attack c1: Poppy vs 1W bones 1")
                .wolvesAre()
                .asks(0, 1);
    }

    @Rule("TY-POW-02")
    @Test
    void s13MelbrookDrawsRed() {
        Night.spokes(4)
                .at("Melbrook b7")
                .play("Melbrook takes fate")
                .draws("fate ta", 1, "fate ma", 1, "fate te", 1, "fate bk", 1, "fate bo", 1, "fate none", 1)
                .play("* fate none")
                .has("powerUps", Map.of())
                .refuses("Melbrook takes fate", "TY-P2-01");
    }

    @Rule("TY-P2-01")
    @Test
    void s14PoppyMovesAfterAttacking() {
        Night.spokes(4)
                .at("Poppy c1")
                .cultists("c1")
                .play("attack c1: Poppy vs 1C", "* battle servants")
                .accepts("Poppy to a1", "Poppy to a4");
    }

    @Rule({"TY-ROT-02", "TY-POW-07"})
    @Test
    void s15MelbrookOnTheAltar() {
        Night.spokes(4)
                .phase("turn")
                .at("Lily b1")
                .holds("te 1")
                .refuses("Melbrook turns a1 r", "TY-ROT-02")
                .accepts("Melbrook turns a1 r by tech", "Melbrook turns a6 r by tech");
    }

    @Rule({"TY-ATT-01", "TY-ATT-02", "TY-ATT-03", "TY-ATT-04", "TY-ATT-05", "TY-ATT-06", "TY-WAY-04"})
    @Test
    void s16TheGreatBattle() {
        Night.spokes(4)
                .sheep("Poppy", "Moppet", "Blackberry", "Lily")
                .space(5)
                .at("Poppy a2", "Moppet a2", "Blackberry a2")
                .wolves("a2", "a2 0")
                .cultists("a2")
                .holds("bo 3")
                .play("0: attack a2: Moppet+Blackberry vs 2W1C bones 3")
                .draws("battle sheep", 5, "battle servants", 2)
                .play("* battle servants")
                .wolvesAre("a2", "a2")
                .cultistsAre("a2")
                .holdsNow(Relic.BONE, 0)
                .play("attack a2: Poppy vs 1C")
                .draws("battle sheep", 2, "battle servants", 2);
    }

    @Rule("TY-ROT-03")
    @Test
    void s17TechForPoppy() {
        Night with = Night.spokes(4).phase("turn").at("Poppy c4", "Lily b1").holds("te 1");
        with.accepts("Poppy turns c5 r by tech", "Poppy turns c4 r by tech");
        Night without = Night.spokes(4).phase("turn").at("Poppy c4", "Lily b1");
        without.asks(0).refuses("Poppy turns c5 r by tech", "TY-ROT-03");
    }

    @Rule({"TY-ROT-05", "TY-MAP-05"})
    @Test
    void s18OneStepCutsOffTwoDoNot() {
        Night.spokes(4)
                .walls("b1 r", "c18 b", "c1 b")
                .phase("turn")
                .at("Poppy c1")
                .holds("te 1")
                .refuses("Poppy turns c1 g by tech", "TY-ROT-05")
                .accepts("Poppy turns c1 o by tech");
    }

    @Rule("TY-POW-09")
    @Test
    void s19FiveBooksAreThree() {
        Night night =
                Night.spokes(4).locked("2 FANG").at("Lily b9").holds("bk 5").wolves("b9");
        night.dusk().isIn("books").offers(0, "books", "books 0", "books 1", "books 2");
        Night later = Night.spokes(4).locked("2 FANG").holds("bk 5");
        later.dusk().play("* corner r", "* corner b").holdsNow(Relic.BOOK, 3);
    }

    private static Night rage() {
        return Night.spokes(4).space(5).at("Twyla c8", "Lily b9", "Poppy b9").wolves("b9");
    }

    @Rule({"TY-SAC-01", "TY-SAC-02", "TY-SAC-03", "TY-P1-02", "TY-P1-03"})
    @Test
    void s20ASacrifice() {
        Night night =
                rage().play("Twyla sacrifices").finds("Twyla alt corrupted").has("lies", true);
        night.accepts("Twyla to b3").refuses("Twyla to c1", "TY-MOVE-01");
        night.play("attack b9: Lily vs 1W").draws("battle sheep", 2, "battle servants", 1);
        night.play("* battle sheep").dusk().has("space", 5).has("lies", false).isIn("act");
        night.scenario().sees(0, "active", "RAGE");
        night.dusk().ended(Ending.GATE);
    }

    @Rule("TY-SAC-01")
    @Test
    void s21NoSecondSacrificeInTheRound() {
        rage().play("Twyla sacrifices").refuses("Lily sacrifices", "TY-SAC-01");
    }

    @Rule("TY-END-03")
    @Test
    void s22TheFlockIsTooSmall() {
        Night lost = Night.spokes(4).at("Poppy b9 corrupted").wolves("b9");
        lost.dusk().play("* battle servants").ended(Ending.FLOCK_TOO_SMALL);
        Night goesOn = Night.spokes(4)
                .locked("5 FANG", "6 GIFT")
                .at("Poppy b9 corrupted")
                .wolves("b9");
        goesOn.dusk().play("* battle servants").finds("Poppy b9 corrupted dead").isIn("spawn");
    }

    @Rule({"TY-P6-02", "TY-P6-03", "TY-P6-04", "TY-P6-05", "TY-FATE-03"})
    @Test
    void s23TwoWolvesAgainstTwoSheep() {
        Night.spokes(4)
                .sheep("Lily", "Blackberry", "Poppy", "Twyla")
                .at("Lily b9", "Blackberry b9")
                .wolves("b9", "b9")
                .holds("bk 1")
                .dusk()
                .asks(0, 1)
                .play("1: books 1")
                .draws("battle sheep", 2, "battle servants", 4)
                .play("* battle servants")
                .draws("victim Lily", 1, "victim Blackberry", 1)
                .play("* victim Blackberry")
                .finds("Blackberry b9 corrupted", "Lily b9");
    }

    @Rule("TY-P6-04")
    @Test
    void s24ThreeWolvesWinUnlessFiveBooksAreUsed() {
        Night hit = Night.spokes(4).at("Lily b9").wolves("b9", "b9", "b9");
        hit.dusk().finds("Lily b9 corrupted").isIn("spawn");
        Night spared = Night.spokes(4).at("Lily b9").wolves("b9", "b9", "b9").holds("bk 5");
        spared.dusk().play("books 5").finds("Lily b9").isIn("spawn");
    }

    @Rule({"TY-WOLF-01", "TY-WOLF-03", "TY-MAP-03"})
    @Test
    void s25AroundTheAltar() {
        Night night = Night.spokes(4).at("Lily a4").wolves("a1");
        night.dusk().isIn("wolf").draws("dir b", 1, "dir p", 1);
    }

    @Rule("TY-WOLF-04")
    @Test
    void s26TwoWolvesBecomeAPack() {
        Night night = Night.spokes(4).at("Lily c4").wolves("c2", "b3");
        night.dusk().wolvesAre("c4", "c4").has("wolves[1].pack", 0);
        Night pack = Night.spokes(4).at("Lily a4").wolves("a1", "a1 0");
        pack.dusk().play("* dir b").wolvesAre("a2", "a2");
        Night parted =
                Night.spokes(4).at("Lily a4", "Poppy a1").wolves("a1", "a1 0").holds("bo 1");
        parted.play("attack a1: Poppy vs 1W bones 1", "Poppy to a4")
                .dusk()
                .play("* dir p")
                .wolvesAre("a6");
    }

    @Rule({"TY-LOCK-01", "TY-LOCK-02", "TY-COR-04"})
    @Test
    void s27MoppetReachesOut() {
        Night healthy =
                Night.spokes(3).sheep("Moppet", "Lily", "Poppy").walls("c4 k").at("Moppet b3", "Lily c2");
        healthy.accepts("lock 2: Lily@c2 Moppet>c4");
        Night corrupted =
                Night.spokes(3).sheep("Moppet", "Lily", "Poppy").walls("c4 k").at("Moppet b3 corrupted", "Lily c2");
        corrupted.refuses("lock 2: Lily@c2 Moppet>c4", "TY-COR-04");
        Night altar =
                Night.spokes(3).sheep("Moppet", "Lily", "Poppy").relics("a1 bk").at("Lily c2");
        altar.refuses("lock 2: Lily@c2 Moppet>a1", "TY-LOCK-02");
        Night shared = Night.spokes(4)
                .sheep("Moppet", "Lily", "Poppy", "Twyla")
                .at("Moppet b3", "Lily c4", "Poppy c2", "Twyla c3");
        shared.refuses("lock 3: Poppy@c2 Moppet>c4 Lily@c4", "TY-LOCK-01");
    }

    @Rule("TY-WAY-07")
    @Test
    void s28Shifting() {
        Night night = Night.spokes(4)
                .ways("SHIFTING", "CLAW", "BITE", "RAGE")
                .walls("a1 o", "a4 r")
                .cultists("a1")
                .at("Lily b9")
                .wolves("b9")
                .phase("strike")
                .detail(Map.of("type", "strike", "tile", "b9"));
        night.play("* battle sheep").has("space", 2).isIn("spawn");
        night.wallIs("a1", "k").wallIs("a4", "b").wallIs("a2", "o").wallIs("a3", "k");
    }

    @Rule("TY-WAY-11")
    @Test
    void s29Lightness() {
        Night night = Night.spokes(4)
                .ways("LIGHTNESS", "CLAW", "BITE", "RAGE")
                .space(2)
                .phase("spawn")
                .detail(Map.of("type", "arrivals", "cultists", 0, "wolves", 1, "used", List.of()))
                .walls("b7 k")
                .cultists("c1", "c9", "b5");
        night.play("* corner p");
        night.isIn("lightness")
                .cultistsAre("b1", "c9", "b5")
                .draws("dir p", 1, "dir r", 1)
                .play("* dir r");
        night.cultistsAre("b1", "b6", "b5").isIn("act");
    }

    @Rule({"TY-P6-07", "TY-WAY-03"})
    @Test
    void s30BiteAndBooks() {
        Night night = Night.spokes(4).space(4).at("Lily b9").wolves("b9").holds("bk 2");
        night.dusk().play("books 2").draws("battle sheep", 1, "battle servants", 3);
        night.play("* battle sheep").finds("Lily b9").isIn("spawn");
    }

    @Rule("TY-COR-02")
    @Test
    void s31CorruptedLily() {
        Night night = Night.spokes(4).at("Lily c3 corrupted");
        night.offers(0, "Lily takes", "Lily takes te", "Lily takes fate");
        night.play("Lily takes fate", "* fate none")
                .asks(0)
                .play("Lily chooses bo")
                .holdsNow(Relic.BONE, 1);
    }

    @Rule("TY-COR-05")
    @Test
    void s32CorruptedBlackberryStaysAlone() {
        Night night = Night.spokes(4)
                .sheep("Lily", "Blackberry", "Poppy", "Twyla")
                .at("Lily a2", "Blackberry b4 corrupted", "Poppy alt");
        night.refuses("Lily to b4", "TY-COR-05").refuses("Lily to c6", "TY-COR-05");
        night.refuses("Blackberry to a2", "TY-COR-05").accepts("Lily to alt", "Blackberry to c5");
        Night altar =
                Night.spokes(4).sheep("Lily", "Blackberry", "Poppy", "Twyla").at("Blackberry alt corrupted", "Lily a1");
        altar.accepts("Lily to alt");
    }

    @Rule("TY-MAP-02")
    @Test
    void s33TwoWallsAreOne() {
        Night night =
                Night.spokes(4).walls("b2 p").at("Lily b1").wolves("a1", "c2").holds("ma 1");
        night.accepts("Lily to b2 using ma1").refuses("Lily to b2", "TY-MOVE-02");
    }

    @Rule({"TY-ANG-01", "TY-ANG-02", "TY-ANG-04", "TY-LOCK-06"})
    @Test
    void s34TheLastGate() {
        Night night = Night.spokes(4)
                .locked("2 FANG", "3 GIFT", "4 SPIRIT", "5 SHIFTING", "6 KINDNESS")
                .relics("c5 bo")
                .at("Lily c1", "Melbrook c5", "Twyla b7", "Poppy c13")
                .wolves("b9", "b9")
                .cultists("c10", "c7", "c13");
        night.play("P1 lock 1: Lily@c1 Melbrook@c5");
        night.has("angel", Map.of("tile", "alt", "strength", 2, "rounds", 0))
                .wolvesAre()
                .has("space", 0);
        night.accepts("Twyla takes fate").allDone().isIn("turn").allDone();
        night.has("round", 2).has("angel.rounds", 1).isIn("strike");
        assertThat(night.position().servants.angel()).isEqualTo(Night.cell("b7").number());
    }

    @Rule("TY-END-01")
    @Test
    void s35TheLastGateWithoutCultists() {
        Night night = Night.spokes(4)
                .locked("2 FANG", "3 GIFT", "4 SPIRIT", "5 SHIFTING", "6 KINDNESS")
                .relics("c5 bo")
                .at("Lily c1", "Melbrook c5")
                .wolves("b9");
        night.play("P1 lock 1: Lily@c1 Melbrook@c5").ended(Ending.WIN);
    }

    @Rule({"TY-ANG-04", "TY-MAP-04"})
    @Test
    void s36TheAngelBetweenTwoSheep() {
        Night night = Night.spokes(4)
                .at("Lily b1", "Poppy b7", "Twyla c4", "Melbrook c13")
                .cultists("c10")
                .finalAct("alt", 2, 0);
        night.dusk().isIn("angel").draws("dir r", 1, "dir o", 1).play("* dir r");
        night.has("angel.tile", "a1").isIn("act").finds("Lily b1");
    }

    @Rule("TY-ANG-05")
    @Test
    void s37TheAngelStrikes() {
        Night night = Night.spokes(4)
                .sheep("Lily", "Blackberry", "Poppy", "Twyla")
                .at("Lily b1", "Blackberry b1", "Poppy c7", "Twyla c13")
                .cultists("c10", "c10")
                .holds("bk 1")
                .finalAct("a1", 3, 0);
        night.dusk().play("0: books 1").draws("battle sheep", 3, "battle servants", 1);
        night.play("* battle servants", "* victim Lily").finds("Lily b1 dead");
    }

    @Test
    void s38Consent() {
        Night night = Night.spokes(4, "consent=ask").at("Lily c1", "Melbrook b2");
        night.play("P1 lock 1: Lily@c1 Melbrook@b2").isIn("consent").asks(1).play("P2 no");
        night.isIn("act").has("refusals", Map.of("0", 1)).accepts("0: lock 1: Lily@c1 Melbrook@b2");
        night.play("P2 lock 1: Lily@c1 Melbrook@b2", "P1 yes").isIn("draw");
    }

    @Rule("TY-EASY-02")
    @Test
    void s39TheFirstSlotIsEmpty() {
        Night night = Night.spokes(4, "easyFirstGate=true").locked("1 -").space(5);
        night.dusk().has("space", 6).play("* corner r").isIn("act");
        night.scenario().sees(0, "active", "");
    }

    @Rule({"TY-P1-03", "TY-END-02", "TY-RND-02"})
    @Test
    void s40TheShepherdAboveAnOpenGate() {
        Night.spokes(4).space(5).dusk().ended(Ending.GATE).cultistsAre();
    }
}
