package sheepfold.games.tangledyarns;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import sheepfold.engine.Match;
import sheepfold.engine.MoveText;
import sheepfold.engine.Refusal;
import sheepfold.kit.Rule;

/** Phase 2: moves and the four actions, traits and corruption. */
class ActingTest {
    @Rule("TY-P2-01")
    @Test
    void sheepInterleaveFreely() {
        Night night = Night.spokes(4).at("Lily c1", "Poppy c2", "Twyla c3", "Melbrook c4");
        night.play("Lily takes ta", "Poppy to b1", "Lily to b1", "Twyla to c1", "Poppy takes bk", "Twyla takes ta");
        night.refuses("Lily to c1", "TY-P2-01").refuses("Twyla takes ta", "TY-P2-01");
        night.refuses("0: Melbrook to c3", "TY-P2-01").refuses("Moppet to c3", "TY-P2-01");
    }

    @Rule("TY-P2-02")
    @Test
    void thereAreFourActions() {
        Night night = Night.spokes(4).at("Lily c1", "Melbrook b2").cultists("c1");
        night.accepts("0: lock 1: Lily@c1 Melbrook@b2", "attack c1: Lily vs 1C", "Lily takes bo", "Lily sacrifices");
    }

    @Rule("TY-P2-03")
    @Test
    void thePhaseEndsWhenAllAreDone() {
        Night night = Night.spokes(4).at("Lily c1").asks(0, 1).play("0: done").asks(1);
        night.refuses("0: Lily to b1", "TY-P2-03").play("0: wait").asks(0, 1).refuses("0: wait", "TY-P2-03");
        night.play("0: done", "0: wait", "0: done", "0: wait", "0: done").refuses("0: wait", "TY-P2-03");
        night.play("1: done").isIn("turn").has("waits", Map.of());
    }

    private static String whyNot(Night night, String line) {
        return night.scenario().match().read(line) instanceof MoveText.Reading.Refused<YarnsMove>(Refusal why)
                ? why.toString()
                : "it can be played";
    }

    @Rule("TY-P2-03")
    @Test
    void whoIsDoneHearsWhyNothingElseCanBeDone() {
        Night night = Night.spokes(4).at("Lily c1").play("0: done");
        assertThat(whyNot(night, "0: Lily to b1")).isEqualTo("TY-P2-03: you are done; say wait to take it back");
        assertThat(night.position().offers(0)).containsExactly(YarnsMoves.WAIT);
        night.play("0: wait", "0: done", "0: wait", "0: done", "0: wait", "0: done");
        assertThat(whyNot(night, "0: wait")).isEqualTo("TY-P2-03: you are done, and have taken it back often enough");
        assertThat(night.position().offers(0)).isEmpty();
    }

    @Rule({"TY-P2-01", "TY-P2-03"})
    @Test
    void whoHasNothingLeftHearsThat() {
        Night night = Night.spokes(4)
                .at("Lily b1 moved acted", "Twyla b2 moved acted")
                .asks(1);
        assertThat(whyNot(night, "0: Lily to c1")).isEqualTo("TY-P2-01: Lily has moved in this round");
        assertThat(whyNot(night, "0: done"))
                .isEqualTo("TY-P2-03: nothing is left for you to do, so you need not say so");
        assertThat(whyNot(night, "0: wait")).isEqualTo("TY-P2-03: you are not done, so there is nothing to take back");
    }

    @Rule("TY-P2-03")
    @Test
    void whoCanDoNothingIsNotAsked() {
        Night night = Night.spokes(4)
                .at("Lily c1 moved acted", "Twyla c2 moved acted")
                .asks(1);
        night.play("Poppy sacrifices", "Melbrook to a1").asks(1);
        Night over = Night.spokes(4)
                .at("Lily c1 moved acted", "Twyla c2 moved acted", "Poppy c3 moved acted", "Melbrook c4 moved");
        over.asks(1).play("Melbrook takes bk").isIn("turn");
    }

    @Rule("TY-MOVE-01")
    @Test
    void howFarSheepWalk() {
        Night night = Night.spokes(4).at("Lily alt").holds("ta 2");
        night.accepts("Lily to b1", "Lily to c1 using ta1", "Poppy to c1").refuses("Lily to alt", "TY-MOVE-01");
        night.refuses("Lily to c1", "TY-MOVE-01").accepts("Lily to a1");
        night.play("Lily to c1 using ta1").holdsNow(Relic.TALARIA, 1).finds("Lily c1");
    }

    @Rule("TY-MOVE-02")
    @Test
    void wallsAndWhatIgnoresThem() {
        Night night =
                Night.spokes(4).at("Lily b1", "Twyla b1").wolves("a1", "c2").holds("ma 1");
        night.refuses("Lily to b2", "TY-MOVE-02").accepts("Lily to b2 using ma1", "Twyla to b2", "Twyla to b3");
        night.play("Lily to b2 using ma1").holdsNow(Relic.MAP, 0);
    }

    @Rule("TY-MOVE-03")
    @Test
    void nobodyPassesWolves() {
        Night night = Night.spokes(4).at("Lily c1").wolves("b1").cultists("c2").walls("c2 k");
        night.accepts("Lily to b1", "Lily to c2", "Lily to c3").refuses("Lily to a1", "TY-MOVE-03");
        Night leaving = Night.spokes(4).at("Lily b1").wolves("b1");
        leaving.accepts("Lily to a1", "Lily to c1", "Lily to alt");
    }

    @Rule("TY-MOVE-04")
    @Test
    void exactlyAsManyPowerUpsAsNeeded() {
        Night night = Night.spokes(4).at("Lily b1").holds("ta 2", "ma 2");
        night.refuses("Lily to c1 using ta1", "TY-MOVE-04").refuses("Lily to b3 using ta3", "TY-MOVE-04");
        night.offers(0, "Lily to b3", "Lily to b3 using ma2", "Lily to b3 using ta1");
        night.play("Lily to c1").refuses("Lily to c2 using ta1", "TY-P2-01");
    }

    @Rule("TY-LOCK-01")
    @Test
    void aLockTakesJustTheRelicsOfTheGate() {
        Night night = Night.spokes(4).at("Lily c1", "Melbrook b2", "Poppy c6", "Twyla c3");
        night.offers(0, "lock", "lock 1: Lily@c1 Melbrook@b2");
        night.offers(1, "lock", "lock 1: Lily@c1 Melbrook@b2", "lock 1: Poppy@c6 Melbrook@b2");
    }

    @Rule({"TY-LOCK-01", "TY-LOCK-02"})
    @Test
    void whyAGateCannotBeLocked() {
        Night night =
                Night.spokes(4).at("Lily c1", "Melbrook b2", "Poppy c6 acted").locked("6 FANG");
        night.refuses("0: lock 1: Lily@c1", "TY-LOCK-01").refuses("0: lock 6: Lily@c1 Melbrook@b2", "TY-LOCK-01");
        night.refuses("0: lock 1: Lily@c1 Melbrook@c5", "TY-LOCK-02")
                .refuses("1: lock 1: Poppy@c6 Melbrook@b2", "TY-P2-01");
        night.refuses("0: lock 2: Lily@c1 Melbrook@b2", "TY-LOCK-01")
                .refuses("0: lock 1: Lily@c1 Moppet@b2", "TY-P2-01");
        Night others = Night.spokes(4, "seats=4").at("Lily c1", "Melbrook b2");
        others.refuses("1: lock 1: Lily@c1 Melbrook@b2", "TY-P2-01").accepts("lock 1: Lily@c1 Melbrook@b2");
    }

    @Rule({"TY-LOCK-03", "TY-LOCK-05"})
    @Test
    void gatesAreLockedInAnyOrderAndServantsDoNotMatter() {
        Night night = Night.spokes(4)
                .at("Lily c3", "Melbrook c4", "Poppy c6", "Twyla b2")
                .wolves("c3")
                .cultists("c4");
        night.play("lock 2: Lily@c3 Poppy@c6 Melbrook@c4");
        assertThat(night.scenario().chances())
                .hasSize(8)
                .containsEntry("way FANG", 1)
                .doesNotContainKey("way QUIET");
        night.refuses("* way QUIET", "TY-LOCK-03")
                .play("* way GIFT")
                .has("gates[1]", "GIFT")
                .isIn("act");
        night.asks(0, 1);
    }

    @Rule("TY-ATT-01")
    @Test
    void whoMayAttackWhom() {
        Night night = Night.spokes(4)
                .at("Lily b9", "Poppy b9 acted", "Twyla b8")
                .wolves("b9")
                .cultists("b9", "b8");
        night.offers(0, "attack b9", "attack b9: Lily vs 1W", "attack b9: Lily vs 1C", "attack b9: Lily vs 1W1C");
        night.refuses("attack b9: Twyla vs 1W", "TY-ATT-01").refuses("attack b9: Lily vs 2W", "TY-ATT-01");
        night.refuses("attack b9: Lily+Poppy vs 1W", "TY-P2-01");
    }

    @Rule({"TY-ATT-02", "TY-ATT-03"})
    @Test
    void marblesOfEachSheep() {
        Night night =
                Night.spokes(4).sheep("Blackberry", "Moppet", "Lily", "Twyla").at("Blackberry b9", "Moppet b9");
        night.cultists("b9", "b9")
                .play("0: attack b9: Blackberry vs 2C")
                .draws("battle sheep", 3, "battle servants", 4);
        Night corrupted =
                Night.spokes(4).sheep("Blackberry", "Moppet", "Lily", "Twyla").at("Blackberry b9 corrupted");
        corrupted.cultists("b9").play("attack b9: Blackberry vs 1C").draws("battle sheep", 4, "battle servants", 2);
    }

    @Rule("TY-ATT-04")
    @Test
    void noMoreBonesThanHelp() {
        Night night = Night.spokes(4).at("Lily b9").cultists("b9").holds("bo 4");
        night.offers(
                0, "attack", "attack b9: Lily vs 1C", "attack b9: Lily vs 1C bones 1", "attack b9: Lily vs 1C bones 2");
        night.refuses("attack b9: Lily vs 1C bones 3", "TY-ATT-04")
                .refuses("attack b9: Lily vs 1C bones 5", "TY-ATT-04");
    }

    @Rule({"TY-ATT-05", "TY-COR-03"})
    @Test
    void withoutMarblesTheSheepFailUnlessTheServantsHaveNone() {
        Night alone = Night.spokes(4, "poppyCorruptedSolo=true")
                .at("Poppy b9 corrupted")
                .cultists("b9")
                .holds("bo 2");
        alone.play("attack b9: Poppy vs 1C").isIn("act").cultistsAre("b9");
        Night bones = Night.spokes(4, "poppyCorruptedSolo=true")
                .at("Poppy b9 corrupted")
                .cultists("b9")
                .holds("bo 2");
        bones.play("attack b9: Poppy vs 1C bones 2").cultistsAre();
    }

    @Rule("TY-ATT-06")
    @Test
    void theOldestOfAPackGoesFirst() {
        Night night = Night.spokes(4)
                .at("Lily b9")
                .wolves("b9", "c1", "b9 0", "b9 0")
                .cultists("c2", "b9", "b9")
                .holds("bo 8");
        night.play("attack b9: Lily vs 1W1C bones 3")
                .wolvesAre("c1", "b9", "b9")
                .cultistsAre("c2", "b9");
        night.has("wolves[2].pack", 1);
    }

    @Rule("TY-ATT-07")
    @Test
    void nineServantMarblesAtMost() {
        Night night = Night.spokes(4)
                .at("Lily b9")
                .cultists("b9", "b9", "b9", "b9", "b9")
                .holds("bo 1");
        night.play("attack b9: Lily vs 5C").draws("battle sheep", 2, "battle servants", 9);
        Night capped = Night.spokes(4)
                .at("Lily b9")
                .cultists("b9", "b9", "b9", "b9", "b9")
                .wolves("b9")
                .holds("bo 1");
        capped.play("attack b9: Lily vs 1W5C bones 1").draws("battle sheep", 2, "battle servants", 9);
        Night free = Night.spokes(4, "servantMarbleCap=0").at("Lily b9").cultists("b9", "b9", "b9", "b9", "b9");
        free.play("attack b9: Lily vs 5C").draws("battle sheep", 2, "battle servants", 10);
        Night struck = Night.spokes(4)
                .at("Lily b9")
                .wolves("b9", "b9", "b9", "b9")
                .holds("bk 1")
                .dusk();
        struck.play("books 1").finds("Lily b9 corrupted");
    }

    @Rule({"TY-POW-01", "TY-POW-04"})
    @Test
    void aRelicGivesItsPowerUpAndStays() {
        Night night = Night.spokes(4).at("Poppy c1").wolves("c1").cultists("c1");
        night.offers(1, "Poppy takes", "Poppy takes ta").refuses("Poppy takes bo", "TY-POW-01");
        night.refuses("Poppy takes fate", "TY-POW-01")
                .play("Poppy takes ta")
                .shows("c1", "ta")
                .holdsNow(Relic.TALARIA, 1);
    }

    @Rule("TY-POW-03")
    @Test
    void notOnTheAltar() {
        Night.spokes(4).refuses("Poppy takes fate", "TY-POW-03").refuses("Lily takes bo", "TY-POW-03");
    }

    @Rule({"TY-POW-05", "TY-POW-06", "TY-POW-08"})
    @Test
    void powerUpsAreSharedAndUsedUp() {
        Night night = Night.spokes(4).at("Poppy c1", "Lily c6", "Twyla b1").holds("ta 4");
        night.play("Lily takes ta", "Poppy takes ta").holdsNow(Relic.TALARIA, 6);
        night.accepts("Melbrook to c1 using ta1")
                .play("Melbrook to c1 using ta1")
                .holdsNow(Relic.TALARIA, 5);
        night.accepts("Lily to alt using ta1");
    }

    @Rule("TY-POW-07")
    @Test
    void onTheAltarPowerUpsWork() {
        Night.spokes(4).holds("ta 1").accepts("Lily to c1 using ta1");
    }

    @Rule("TY-POW-09")
    @Test
    void theFlockKeepsAsManyAsThereAreRelics() {
        Night night = Night.spokes(4).holds("bo 5", "te 4").dusk().play("* corner r", "* corner g");
        night.has("powerUps", Map.of("te", 4, "bo", 4));
    }

    @Rule("TY-SAC-02")
    @Test
    void aCorruptedSheepDies() {
        Night night = Night.spokes(4).locked("5 FANG", "6 GIFT").at("Lily b1 corrupted", "Twyla c1");
        night.play("Lily sacrifices")
                .finds("Lily b1 corrupted dead")
                .has("lies", true)
                .offers(0, "Lily");
        Night moved =
                Night.spokes(4).at("Lily b1 moved").play("Lily sacrifices").finds("Lily alt corrupted");
        moved.offers(0, "Lily");
        Night lost =
                Night.spokes(4).at("Lily b1 corrupted").play("Lily sacrifices").ended(Ending.FLOCK_TOO_SMALL);
        assertThat(lost.scenario().result().details()).containsEntry("dead", 1).containsEntry("gatesLocked", 0);
    }

    @Rule("TY-SAC-01")
    @Test
    void sacrificesWhileHeLiesAreAnOption() {
        Night night = Night.spokes(4, "multiSacrifice=true").at("Lily b1").lies();
        night.play("Lily sacrifices").finds("Lily alt corrupted").has("lies", true);
        Night.spokes(4).at("Lily b1").cultists("c1").finalAct("alt", 0, 0).refuses("Lily sacrifices", "TY-SAC-01");
    }

    @Rule({"TY-SAC-01", "TY-SAC-02"})
    @Test
    void sacrificesInTheFinalActAreAnOption() {
        Night night = Night.spokes(4, "finalActSacrifice=true")
                .at("Lily b1", "Poppy b2 corrupted")
                .cultists("c1")
                .finalAct("c10", 2, 0);
        night.play("Lily sacrifices", "Poppy sacrifices").finds("Lily alt corrupted", "Poppy b2 corrupted dead");
        night.has("space", 0).has("lies", false).accepts("Lily to a1");
    }

    @Rule("TY-SAC-03")
    @Test
    void hisTileActsNoMoreThisRound() {
        Night night = Night.spokes(4)
                .ways("KINDNESS", "CLAW", "BITE", "RAGE")
                .space(2)
                .at("Lily b9")
                .cultists("b9");
        night.play("Poppy sacrifices", "attack b9: Lily vs 1C").draws("battle sheep", 2, "battle servants", 2);
    }

    @Rule("TY-SHEEP-01")
    @Test
    void theValuesOfEachSide() {
        Night night = Night.spokes(6).sheep("Lily", "Poppy", "Twyla", "Moppet", "Blackberry", "Melbrook");
        night.at("Poppy alt corrupted");
        night.scenario()
                .sees(0, "sheep[1].steps", 4)
                .sees(0, "sheep[1].attack", 0)
                .sees(0, "sheep[4].attack", 3);
        night.scenario()
                .sees(0, "sheep[4].defence", 2)
                .sees(0, "sheep[0].steps", 2)
                .sees(0, "sheep[0].attack", 2);
        Night three = Night.spokes(6, "blackberryDefence=3");
        three.scenario().sees(0, "sheep[4].defence", 3);
    }

    @Rule("TY-SHEEP-02")
    @Test
    void someTraitsAreOffOnTheAltar() {
        Night night = Night.spokes(4)
                .relics("a1 ta")
                .sheep("Lily", "Twyla", "Moppet", "Melbrook")
                .at("Melbrook b2");
        night.refuses("1: lock 1: Moppet>a1 Melbrook@b2", "TY-LOCK-02").refuses("Lily takes bo", "TY-POW-03");
        night.walls("a1 o");
        night.accepts("Twyla to a1");
    }

    @Rule("TY-SHEEP-03")
    @Test
    void lilyNamesWhatSheWants() {
        Night night = Night.spokes(4).at("Lily c1");
        night.offers(
                0, "Lily takes", "Lily takes ta", "Lily takes ma", "Lily takes te", "Lily takes bk", "Lily takes bo");
        night.play("Lily takes te").shows("c1", "ta").holdsNow(Relic.TECH, 1);
    }

    @Rule("TY-COR-01")
    @Test
    void corruptionStays() {
        Night night = Night.spokes(4)
                .at("Lily c1")
                .play("Lily sacrifices", "Lily to b1")
                .finds("Lily b1 corrupted");
        night.dusk().finds("Lily b1 corrupted").has("round", 2).isIn("act");
        night.offers(0, "Lily takes", "Lily takes bk", "Lily takes fate");
    }

    @Rule("TY-COR-02")
    @Test
    void onlyCorruptedLilyChoosesOnRed() {
        Night night = Night.spokes(4).at("Lily b7 corrupted").offers(0, "Lily takes", "Lily takes fate");
        night.play("Lily takes fate")
                .refuses("Lily chooses bo", "TY-COR-02")
                .play("* fate bo")
                .isIn("act");
        night.holdsNow(Relic.BONE, 1);
    }

    @Rule("TY-COR-03")
    @Test
    void corruptedPoppyHelpsOnly() {
        Night night = Night.spokes(4).at("Poppy b9 corrupted", "Lily b9").cultists("b9");
        night.refuses("attack b9: Poppy vs 1C", "TY-COR-03");
        night.play("0: attack b9: Lily+Poppy vs 1C").draws("battle sheep", 2, "battle servants", 1);
    }

    @Rule("TY-COR-04")
    @Test
    void corruptedTwylaIgnoresOneWall() {
        Night night =
                Night.spokes(4).at("Twyla b1 corrupted").wolves("a1", "c2").holds("ma 1");
        night.accepts("Twyla to b2", "Twyla to b3 using ma1").refuses("Twyla to b3", "TY-MOVE-02");
        Night twice = Night.spokes(4).phase("turn").at("Melbrook b1 corrupted", "Lily c5");
        twice.accepts("Melbrook turns c1 o", "Melbrook turns b1 r").refuses("Melbrook turns b2 r", "TY-COR-04");
    }

    @Rule("TY-COR-05")
    @Test
    void whoSharesATileWithBlackberryMayActAndLeave() {
        Night night = Night.spokes(4)
                .sheep("Lily", "Blackberry", "Poppy", "Twyla")
                .at("Lily b4", "Blackberry b4 corrupted")
                .cultists("b4");
        night.accepts("Lily to a2", "Blackberry to c6", "attack b4: Lily vs 1C", "0: attack b4: Lily+Blackberry vs 1C");
        Night final1 = Night.spokes(4)
                .sheep("Lily", "Blackberry", "Poppy", "Twyla")
                .at("Blackberry alt corrupted", "Lily a1", "Poppy c1", "Twyla c2")
                .cultists("c10")
                .finalAct("c13", 0, 0);
        final1.refuses("Lily to alt", "TY-COR-05");
    }

    @Rule("TY-COR-06")
    @Test
    void corruptedSheepUsePowerUps() {
        Night.spokes(4).at("Lily alt corrupted").holds("ta 1").accepts("Lily to c1 using ta1");
    }

    @Test
    void plansOfOthersNeedConsent() {
        Night night = Night.spokes(4, "seats=4", "consent=ask").at("Lily c3", "Poppy c1", "Twyla c4", "Melbrook b2");
        night.play("0: lock 2: Lily@c3 Poppy@c1 Twyla@c4")
                .asks(1, 2)
                .play("2: yes")
                .asks(1);
        night.refuses("0: Lily to c2", "TY-RND-01").play("1: no").isIn("act").asks(0, 1, 2, 3);
        for (int i = 0; i < 4; i++) {
            night.play("0: lock 2: Lily@c3 Poppy@c1 Twyla@c4", "2: no");
        }
        night.refuses("0: lock 2: Lily@c3 Poppy@c1 Twyla@c4", "TY-P2-01");
        night.play("1: lock 2: Lily@c3 Poppy@c1 Twyla@c4", "0: yes", "2: yes").isIn("draw");
    }

    @Test
    void jointAttacksNeedConsentToo() {
        Night night = Night.spokes(4, "consent=ask").at("Lily b9", "Poppy b9").cultists("b9");
        night.play("0: attack b9: Lily+Poppy vs 1C").asks(1).play("yes").draws("battle sheep", 4, "battle servants", 1);
        assertThat(List.of(night.position().flock.acted())).containsExactly(0b11);
    }

    /** A move is late only if its decision is gone: others go on with theirs while one fights. */
    @Test
    void othersGoOnDecidingWhileChanceHasAWord() {
        Night night = Night.spokes(4, "seats=4").at("Lily b9", "Twyla c5").cultists("b9");
        Match<Parokiam, YarnsMove> match = night.scenario().match();
        night.play("0: attack b9: Lily vs 1C", "* battle servants");
        assertThat(List.of(match.decidesSince(0), match.decidesSince(1), match.decidesSince(3)))
                .containsExactly(2, 0, 0);
        night.play("1: Poppy to a1", "2: done", "3: done", "1: done", "0: done").isIn("turn");
        assertThat(match.decidesSince(1)).isEqualTo(match.length());
    }
}
