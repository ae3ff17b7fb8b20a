package sheepfold.games.tangledyarns;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sheepfold.kit.Rule;

/** Phases 3 to 6, the final act and the end. */
class ServantsTest {
    @Rule("TY-ROT-01")
    @Test
    void eachSheepTurnsItsOwnTileOnce() {
        Night night = Night.spokes(4).phase("turn").at("Lily b1", "Twyla c5");
        night.asks(0).refuses("Lily turns b1 g", "TY-ROT-01").refuses("Lily turns b2 r", "TY-ROT-01");
        night.refuses("Poppy turns a1 r", "TY-ROT-01").play("Lily turns b1 r").wallIs("b1", "r");
        night.refuses("Lily turns b1 g", "TY-ROT-01").accepts("Twyla turns c5 r");
        night.play("Twyla turns c5 r").isIn("spawn");
    }

    @Rule("TY-ROT-02")
    @Test
    void melbrookTurnsATileBesideHer() {
        Night night = Night.spokes(4).phase("turn").at("Melbrook b1");
        night.accepts("Melbrook turns b1 r", "Melbrook turns b2 r", "Melbrook turns c1 o");
        night.refuses("Melbrook turns b3 r", "TY-ROT-01")
                .play("Melbrook turns b2 r")
                .isIn("spawn");
    }

    @Rule("TY-ROT-03")
    @Test
    void techAddsTurnsOfTilesBeside() {
        Night night = Night.spokes(4).phase("turn").at("Lily b1").holds("te 2");
        night.refuses("Lily turns b1 r by tech", "TY-ROT-03").refuses("Lily turns b3 r by tech", "TY-ROT-03");
        night.play("Lily turns b2 r by tech", "Lily turns b1 r").holdsNow(Relic.TECH, 1);
        night.play("Poppy turns a1 r by tech").holdsNow(Relic.TECH, 0).isIn("spawn");
    }

    @Rule("TY-ROT-04")
    @Test
    void wolvesDoNotHoldATileCultistsDo() {
        Night night = Night.spokes(4)
                .phase("turn")
                .at("Lily b1", "Twyla b3")
                .wolves("b1")
                .cultists("b3")
                .holds("te 1");
        night.accepts("Lily turns b1 r")
                .refuses("Twyla turns b3 r", "TY-ROT-04")
                .refuses("Lily turns alt r by tech", "TY-ROT-04");
    }

    @Rule("TY-ROT-06")
    @Test
    void nobodyHasToTurn() {
        Night.spokes(4).phase("turn").at("Lily b1").play("done").isIn("spawn").wallIs("b1", "g");
    }

    @Rule("TY-CULT-01")
    @Test
    void cultistsMoveInOrderOfArrivalEachByItsOwnShake() {
        Night night = Night.spokes(4)
                .walls("b1 r")
                .cultists("c1", "c1")
                .dusk()
                .isIn("cultist")
                .has("detail.mover", 0);
        night.play("* dir g").has("detail.mover", 1).play("* dir k").cultistsAre("c2", "c18");
    }

    @Rule("TY-CULT-02")
    @Test
    void nothingHindersCultists() {
        Night night = Night.spokes(4)
                .at("Lily b1", "Poppy b1")
                .wolves("b1")
                .cultists("c1")
                .dusk();
        night.cultistsAre("b1").isIn("strike");
    }

    @Rule("TY-CULT-03")
    @Test
    void theAltarIsTheEnd() {
        Night.spokes(4).cultists("a3").dusk().ended(Ending.CULTIST);
    }

    @Rule("TY-WOLF-01")
    @Test
    void sheepOnTheAltarAreNotSeen() {
        Night.spokes(4).wolves("a1").dusk().wolvesAre("a1").isIn("spawn");
        // The wolf is shut in: its only way out leads over the altar
        Night shut =
                Night.spokes(4).walls("b2 k", "b1 o", "b12 g").at("Lily b5").wolves("a1");
        assertThat(shut.position().city.isSound()).isTrue();
        shut.dusk().wolvesAre("a1").isIn("spawn");
    }

    @Rule("TY-WOLF-02")
    @Test
    void aWolfStopsAtTheFirstSheep() {
        Night night =
                Night.spokes(4).at("Lily c2", "Poppy c3").wolves("c1").dusk().wolvesAre("c2");
        night.isIn("strike");
        Night.spokes(4)
                .at("Lily c1", "Poppy c2")
                .wolves("c1")
                .dusk()
                .wolvesAre("c1")
                .isIn("strike");
    }

    @Rule("TY-WOLF-03")
    @Test
    void theClosestSheepIsLookedForAnewAtEachStep() {
        Night night = Night.spokes(4).at("Lily c4", "Poppy c16").wolves("c1").dusk();
        night.draws("dir g", 1, "dir k", 1).play("* dir g").wolvesAre("c3");
    }

    @Rule("TY-WOLF-04")
    @Test
    void aFreshWolfOnAPacksTileRunsByItself() {
        Night night = Night.spokes(4).at("Lily a4").wolves("a1", "a1 0", "a1").dusk();
        night.play("* dir b").wolvesAre("a2", "a2", "a1").play("* dir p").wolvesAre("a2", "a2", "a6");
        night.has("wolves[1].pack", 0);
    }

    @Rule("TY-WOLF-05")
    @Test
    void wolvesPassOthers() {
        Night.spokes(4).at("Lily c4").wolves("c1", "c2").dusk().wolvesAre("c3", "c4");
        Night.spokes(4)
                .at("Lily c3")
                .wolves("c1")
                .cultists("c1")
                .dusk()
                .wolvesAre("c3")
                .cultistsAre("b1");
    }

    @Rule("TY-P6-01")
    @Test
    void battlesInMapOrder() {
        Night night = Night.spokes(4)
                .at("Lily c1", "Poppy a2")
                .wolves("c1", "a2")
                .dusk()
                .has("detail.tile", "a2");
        night.play("* battle sheep")
                .has("detail.tile", "c1")
                .play("* battle servants")
                .finds("Lily c1 corrupted");
        night.isIn("spawn");
    }

    @Rule("TY-P6-02")
    @Test
    void booksAreDecidedBattleByBattle() {
        Night night = Night.spokes(4)
                .at("Lily c1", "Poppy a2")
                .wolves("c1", "a2")
                .holds("bk 3")
                .dusk();
        night.asks(1).offers(1, "books", "books 0", "books 1", "books 2").refuses("books 3", "TY-P6-02");
        night.play("books 1")
                .draws("battle sheep", 1, "battle servants", 1)
                .play("* battle sheep")
                .asks(0);
        night.play("books 2").isIn("spawn").holdsNow(Relic.BOOK, 0);
    }

    @Rule("TY-P6-03")
    @Test
    void eachWolfMoreTakesADefenceMarble() {
        Night night = Night.spokes(4)
                .at("Lily b9", "Poppy b9", "Twyla b9")
                .wolves("b9", "b9")
                .dusk();
        night.draws("battle sheep", 2, "battle servants", 6);
    }

    @Rule("TY-P6-05")
    @Test
    void onlyOneSheepIsHit() {
        Night night = Night.spokes(4)
                .at("Lily b9", "Poppy b9", "Twyla b9")
                .wolves("b9")
                .dusk()
                .play("* battle servants");
        night.draws("victim Lily", 1, "victim Poppy", 1, "victim Twyla", 1).play("* victim Poppy");
        night.finds("Poppy b9 corrupted", "Lily b9", "Twyla b9");
    }

    @Rule("TY-WAY-12")
    @ParameterizedTest
    @CsvSource({"false, Lily b9 corrupted dead", "true, Lily b9 corrupted"})
    void fairnessMaySaveWhoIsCorruptedFromABlow(boolean saves, String lily) {
        Night night = Night.spokes(4, "fairnessSaves=" + saves)
                .ways("FAIRNESS", "CLAW", "BITE", "RAGE")
                .locked("5 QUIET", "6 FANG")
                .space(2)
                .at("Lily b9 corrupted")
                .wolves("b9");
        night.dusk().play("* battle servants").finds(lily).isIn("spawn");
        Night givesUp = Night.spokes(4, "fairnessSaves=" + saves)
                .ways("FAIRNESS", "CLAW", "BITE", "RAGE")
                .locked("5 QUIET", "6 FANG")
                .space(2)
                .at("Lily b9 corrupted");
        givesUp.play("Lily sacrifices").finds("Lily b9 corrupted dead");
    }

    @Rule("TY-P6-06")
    @Test
    void wolvesThatFailStay() {
        Night.spokes(4)
                .at("Lily b9")
                .wolves("b9")
                .dusk()
                .play("* battle sheep")
                .wolvesAre("b9")
                .finds("Lily b9");
    }

    @Rule("TY-P6-07")
    @Test
    void booksMayBeUsedOnTheSecondBiteAgain() {
        Night night = Night.spokes(4)
                .space(4)
                .at("Lily b9")
                .wolves("b9")
                .holds("bk 3")
                .dusk();
        night.play("books 1").draws("battle sheep", 1, "battle servants", 1).play("* battle sheep");
        night.isIn("books")
                .offers(0, "books", "books 0", "books 1", "books 2")
                .play("books 2")
                .isIn("spawn");
    }

    private static Night angel(String cell, int strength) {
        return Night.spokes(4)
                .at("Lily b1", "Poppy c7", "Twyla c13", "Melbrook c16")
                .cultists("c10", "c10")
                .finalAct(cell, strength, 0);
    }

    @Rule("TY-ANG-01")
    @Test
    void theShepherdIsOut() {
        Night night = angel("a4", 0).refuses("Lily sacrifices", "TY-SAC-01").has("space", 0);
        night.scenario().sees(0, "active", "");
        night.dusk().has("space", 0).has("round", 2).cultistsAre("b7", "b7");
    }

    @Rule("TY-ANG-02")
    @Test
    void phasesFiveAndSixAreLeftOut() {
        angel("c1", 0).allDone().isIn("turn").allDone().has("round", 2).isIn("act");
    }

    @Rule("TY-ANG-03")
    @Test
    void theAltarIsATileNow() {
        Night night = Night.spokes(4)
                .at("Lily alt", "Poppy alt", "Twyla c13", "Melbrook alt")
                .cultists("c10", "c10")
                .finalAct("a1", 2, 0);
        night.accepts("Lily takes bo", "Poppy takes fate")
                .allDone()
                .isIn("turn")
                .accepts("Melbrook turns a2 r");
        night.allDone().has("angel.tile", "alt").isIn("strike").draws("battle sheep", 3, "battle servants", 2);
    }

    @Rule("TY-ANG-04")
    @Test
    void itTakesAsManyStepsAsThereAreCultists() {
        angel("a4", 0).dusk().isIn("angel").play("* dir r").isIn("act").has("angel.tile", "a1");
    }

    @Rule("TY-ANG-05")
    @Test
    void itAttacksOnceWhereItStands() {
        Night night = angel("b1", 2).dusk().has("angel.tile", "b1").isIn("strike");
        night.play("* battle servants").finds("Lily b1 dead").isIn("act");
        angel("b1", 0).dusk().isIn("act").finds("Lily b1");
        Night books =
                Night.spokes(4).at("Lily b1").cultists("c10").holds("bk 1").finalAct("b1", 2, 0);
        books.dusk().play("books 1").finds("Lily b1").isIn("act");
    }

    @Rule("TY-ANG-06")
    @Test
    void nobodyPassesTheAngel() {
        Night night = angel("a1", 2).refuses("Lily to alt", "TY-ANG-06").accepts("Lily to a1");
        night.play("Lily to a1").allDone().refuses("Lily turns a1 r", "TY-ROT-04");
        angel("b1", 2).accepts("Lily to a1");
    }

    @Rule("TY-ANG-07")
    @Test
    void thenPowerUpsAreGivenBack() {
        Night night = angel("c1", 0).holds("bo 3", "te 2").dusk().isIn("act");
        night.has("powerUps", Map.of("bo", 1));
    }

    @Rule("TY-END-01")
    @Test
    void theLastCultistWins() {
        Night night = Night.spokes(4)
                .at("Lily b1", "Poppy c7")
                .cultists("b1")
                .holds("bo 2")
                .finalAct("c13", 2, 0);
        night.play("attack b1: Lily vs 1C bones 2").ended(Ending.WIN);
        assertThat(night.scenario().result().details())
                .containsEntry("gatesLocked", 6)
                .containsEntry("cause", "WIN");
    }

    @Rule("TY-END-02")
    @Test
    void aCultistOnTheAltarLosesInTheFinalActToo() {
        Night.spokes(4)
                .at("Lily c1")
                .cultists("a4")
                .finalAct("c13", 2, 0)
                .dusk()
                .ended(Ending.CULTIST);
    }

    @Rule("TY-END-03")
    @Test
    void noSheepIsLeft() {
        Night night = Night.spokes(3)
                .at("Lily b1", "Poppy alt dead", "Twyla alt dead")
                .cultists("c10")
                .finalAct("b1", 2, 0);
        night.dusk().play("* battle servants").ended(Ending.FLOCK_DEAD);
    }

    @Rule("TY-END-04")
    @Test
    void theFinalActHasItsRounds() {
        Night night = Night.spokes(4, "finalActRounds=2")
                .at("Lily b1", "Poppy c7", "Twyla c13")
                .cultists("c10");
        night.finalAct("c13", 0, 1)
                .has("angel.rounds", 1)
                .dusk()
                .has("angel.rounds", 2)
                .has("round", 2);
        night.dusk().ended(Ending.TIME);
    }
}
