package sheepfold.games.tangledyarns;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import sheepfold.engine.Events;
import sheepfold.engine.Moves;
import sheepfold.engine.Observation;
import sheepfold.engine.SeededRandom;
import sheepfold.engine.Sentence;

class AdviceTest {
    private static final YarnsAdvice ADVICE = new YarnsAdvice();

    private static String greedy(Night night, int seat) {
        Parokiam table = night.position();
        YarnsMove move = ADVICE.greedy(new Observation<>(Night.GAME, table, seat), new SeededRandom(1));
        return Night.GAME.notation().write(table, move);
    }

    @Test
    void aGateThatCanBeLockedIsLocked() {
        assertThat(greedy(
                        Night.spokes(4)
                                .at(
                                        "Lily c1 moved",
                                        "Melbrook b2 moved",
                                        "Poppy c7 acted moved",
                                        "Twyla c8 acted moved"),
                        0))
                .isEqualTo("lock 1: Lily@c1 Melbrook@b2");
    }

    @Test
    void sheepWalkToTheirPlacesFirst() {
        Night night = Night.spokes(4, "seats=1")
                .at("Lily b1", "Melbrook b2", "Poppy c7 acted moved", "Twyla c8 acted moved")
                .space(5);
        String walk = greedy(night, 0);
        assertThat(walk).startsWith("Lily to c");
        assertThat(greedy(night.play(walk), 0)).startsWith("lock 1: Lily@c1");
    }

    @Test
    void aCultistBesideTheAltarIsKilledForSure() {
        Night night = Night.spokes(4, "seats=1").cultists("a1").holds("bo 2");
        night.at("Lily a1", "Poppy c7 acted moved", "Twyla c8 acted moved", "Melbrook c9 acted moved");
        assertThat(greedy(night, 0)).startsWith("attack a1: Lily vs 1C bones 2");
    }

    @Test
    void tilesAreTurnedToMakePathsLonger() {
        Night night = Night.spokes(4).phase("turn").at("Lily b1").cultists("c1");
        assertThat(greedy(night, 0)).startsWith("Lily turns b1");
        assertThat(greedy(Night.spokes(4).phase("turn").at("Lily b1"), 0)).isEqualTo("done");
    }

    @Test
    void asManyBooksAsItTakes() {
        assertThat(greedy(
                        Night.spokes(4).at("Lily b9").wolves("b9").holds("bk 4").dusk(), 0))
                .isEqualTo("books 2");
        assertThat(greedy(
                        Night.spokes(4).at("Lily b9").wolves("b9").holds("bk 1").dusk(), 0))
                .isEqualTo("books 1");
    }

    @Test
    void aPlanIsAgreedTo() {
        Night night =
                Night.spokes(4, "consent=ask").at("Lily c1", "Melbrook b2").play("0: lock 1: Lily@c1 Melbrook@b2");
        assertThat(greedy(night, 1)).isEqualTo("yes");
    }

    @Test
    void whoIsNeededElsewhereDoesNotAgree() {
        Night night = Night.spokes(4, "consent=ask")
                .at("Lily b9", "Poppy b9", "Twyla c7 acted moved", "Melbrook c8 acted moved")
                .wolves("b9")
                .cultists("a1")
                .holds("bo 2")
                .play("0: attack b9: Lily+Poppy vs 1W");
        assertThat(greedy(night, 1)).isEqualTo("no");
    }

    @Test
    void whatOnlyDoesHarmIsNotAgreedTo() {
        Night night = Night.spokes(4, "consent=ask")
                .at("Lily c13 moved", "Poppy c13 moved", "Twyla c7 acted moved", "Melbrook c8 acted moved")
                .cultists("c13")
                .ways("SPIRIT", "CLAW", "BITE", "RAGE")
                .space(2)
                .holds("bo 1")
                .play("0: attack c13: Lily+Poppy vs 1C bones 1");
        assertThat(greedy(night, 1)).isEqualTo("no");
    }

    @Test
    void whoWasRefusedDoesNotAskAgain() {
        Night night = Night.spokes(4, "consent=ask")
                .at("Lily c1 moved", "Melbrook b2 moved", "Poppy c7 acted moved", "Twyla c8 acted moved");
        assertThat(greedy(night, 0)).isEqualTo("lock 1: Lily@c1 Melbrook@b2");
        night.play("0: lock 1: Lily@c1 Melbrook@b2", "1: no");
        assertThat(greedy(night, 0)).doesNotStartWith("lock");
    }

    @Test
    void whoIsDoneComesBackForSomethingGood() {
        Night night = Night.spokes(4)
                .at("Lily b1", "Melbrook b2 moved", "Poppy c7 acted moved", "Twyla c8 acted moved")
                .play("1: done");
        assertThat(comesBack(night, 0)).as("who is asked need not come back").isFalse();
        assertThat(comesBack(night, 1)).isFalse();
        assertThat(comesBack(night.play("0: Lily to c1"), 1)).isTrue();
        night.play("1: wait", "1: done", "1: wait", "1: done", "1: wait", "1: done");
        assertThat(comesBack(night, 1)).as("three times are enough").isFalse();
        Night dusk = Night.spokes(4)
                .phase("turn")
                .at("Lily b1", "Melbrook b5")
                .cultists("c1")
                .play("0: done");
        assertThat(comesBack(dusk, 0)).isTrue();
    }

    private static boolean comesBack(Night night, int seat) {
        return ADVICE.comeBack(new Observation<>(Night.GAME, night.position(), seat), new SeededRandom(1))
                .map(YarnsMoves.WAIT::equals)
                .orElse(false);
    }

    private static String purpose(Night night, int seat, String line) {
        YarnsMove move = Night.GAME.notation().read(night.position(), line).orElseThrow();
        return Sentence.unmarked(
                ADVICE.purpose(new Observation<>(Night.GAME, night.position(), seat), move, new SeededRandom(1)));
    }

    @Test
    void aHintTellsWhatItIsGoodFor() {
        Night night = Night.spokes(4, "seats=1")
                .at("Lily b1", "Melbrook b2", "Poppy c7 acted moved", "Twyla c8 acted moved")
                .cultists("b1")
                .space(5);
        assertThat(purpose(night, 0, "Lily to c1")).isEqualTo("then: Lock gate 1: Lily with c1 and Melbrook with b2");
        assertThat(purpose(night, 0, "Lily to alt")).isEmpty();
        assertThat(purpose(night, 0, "attack b1: Lily vs 1C")).isEqualTo("the attack succeeds with 50 %");
        assertThat(purpose(night, 0, "Lily sacrifices")).contains("TY-SAC-03");
        assertThat(purpose(night, 0, "done")).isEmpty();
        assertThat(purpose(night.play("Lily to c1"), 0, "lock 1: Lily@c1 Melbrook@b2"))
                .isEqualTo("the Shepherd would be above that gate in the next round, TY-P1-03");
        Night dusk = Night.spokes(4).phase("turn").at("Lily b1").cultists("c1");
        assertThat(purpose(dusk, 0, "Lily turns b1 r"))
                .isEqualTo("the cultists then have 4 steps to the altar instead of 3");
        assertThat(purpose(dusk, 0, "Lily turns b1 b")).isEmpty();
        assertThat(purpose(dusk, 0, "Lily claims bo")).isEmpty();
    }

    @Test
    void aWalkIsPaidForWhereThatGainsMore() {
        assertThat(greedy(threeStepsFromTheRelic(), 0)).doesNotStartWith("Lily to c1");
        assertThat(greedy(threeStepsFromTheRelic().holds("ta 1"), 0)).isEqualTo("Lily to c1 using ta1");
    }

    private static Night threeStepsFromTheRelic() {
        return Night.spokes(4, "seats=1")
                .at("Lily alt", "Melbrook b2 moved", "Poppy c7 acted moved", "Twyla c8 acted moved")
                .space(3)
                .lies();
    }

    @Test
    void sheepAndPowerUpsAreChosenByTheirWorth() {
        Night picking = Night.spokes(4).phase("pick").with("round", 0).space(0).with("sheep", List.of());
        assertThat(greedy(picking, 0)).isEqualTo("pick Poppy");
        assertThat(greedy(picking.play("pick Poppy"), 1)).isEqualTo("pick Blackberry");
        Night claiming = Night.spokes(4, "easyPowerUp=true")
                .phase("claim")
                .with("round", 0)
                .space(0);
        assertThat(greedy(claiming, 0)).isEqualTo("Lily claims bo");
        Night choosing = Night.spokes(4).at("Lily b7 corrupted").play("Lily takes fate", "* fate none");
        assertThat(greedy(choosing, 0)).isEqualTo("Lily chooses bo");
    }

    @Test
    void withNothingBetterToDoABoneIsTaken() {
        Night night = Night.spokes(4, "seats=1")
                .at("Melbrook c5", "Lily alt acted moved", "Poppy c7 acted moved", "Twyla c8 acted moved")
                .lies();
        assertThat(greedy(night, 0)).isEqualTo("Melbrook takes bo");
    }

    @Test
    void twoAttackTogetherWhereOneWouldBeUnsure() {
        Night night = Night.spokes(4, "seats=1")
                .at("Lily a1", "Poppy b1", "Twyla c7 acted moved", "Melbrook c8 acted moved")
                .cultists("a1")
                .holds("bo 1")
                .lies();
        assertThat(greedy(night, 0)).isEqualTo("Poppy to a1");
        assertThat(greedy(night.play("Poppy to a1"), 0)).isEqualTo("attack a1: Lily+Poppy vs 1C bones 1");
    }

    @Test
    void aSacrificeSavesWhatElseIsLost() {
        Night night = Night.spokes(4, "seats=1")
                .at("Lily b7 moved", "Poppy c7 acted moved", "Twyla c8 acted moved", "Melbrook c9 acted moved")
                .space(5);
        assertThat(greedy(night, 0)).isEqualTo("Lily sacrifices");
    }

    @Test
    void ofTurnsASearchLooksAtTheBest() {
        Night night = Night.spokes(4).phase("turn").at("Lily b1", "Twyla c7").cultists("c1");
        Moves<YarnsMove> moves = new Moves<>();
        night.position().legalMoves(0, moves);
        ADVICE.prune(night.position(), 0, moves, new SeededRandom(1));
        assertThat(moves.size()).isGreaterThanOrEqualTo(5);
        assertThat(moves.contains(YarnsMoves.DONE)).isTrue();
        assertThat(moves.stream().map(move -> Night.GAME.notation().write(night.position(), move)))
                .contains("Lily turns b1 r");
    }

    @Test
    void hopesOfTheRoundAddToTheValue() {
        String[] others = {"Melbrook b2 moved", "Poppy c7 acted moved", "Twyla c8 acted moved"};
        Night idle = Night.spokes(4).at(others).at("Lily c1 acted moved").lies();
        Night hopeful = Night.spokes(4).at(others).at("Lily c1 moved").lies();
        assertThat(Baseline.hopes(hopeful.position())).isGreaterThan(Baseline.hopes(idle.position()) + 20);
        assertThat(ADVICE.value(hopeful.position(), 0)).isGreaterThan(ADVICE.value(idle.position(), 0));
        assertThat(Baseline.hopes(Night.spokes(4)
                        .at("Lily c1 moved acted", "Melbrook b2 moved acted", "Poppy c2 moved acted", "Twyla c3 moved")
                        .lies()
                        .position()))
                .as("nothing but a power-up")
                .isBetween(0.5, 12.0);
    }

    @Test
    void dangersLowerTheValueAndGatesRaiseIt() {
        double even = ADVICE.value(Night.spokes(4).position(), 0);
        assertThat(ADVICE.value(Night.spokes(4).cultists("b1").position(), 0)).isLessThan(even);
        assertThat(ADVICE.value(Night.spokes(4).at("Lily b9").wolves("b9").position(), 0))
                .isLessThan(even);
        assertThat(ADVICE.value(Night.spokes(4).locked("1 FANG").position(), 0)).isGreaterThan(even);
        assertThat(ADVICE.value(Night.spokes(4).holds("bo 1").position(), 0)).isGreaterThan(even);
        assertThat(ADVICE.value(Night.spokes(4).space(5).position(), 0)).isLessThan(even);
        assertThat(ADVICE.value(Night.spokes(4).cultists("a3").dusk().position(), 0))
                .isZero();
    }

    @Test
    void aSearchLooksAtWhatTheScriptedPlayerThinksOf() {
        Night night =
                Night.spokes(4).at("Lily c1", "Melbrook b2").cultists("c1").holds("bo 2");
        Moves<YarnsMove> moves = new Moves<>();
        night.position().legalMoves(0, moves);
        int all = moves.size();
        ADVICE.prune(night.position(), 0, moves, new SeededRandom(1));
        assertThat(moves.size()).isLessThan(all);
        assertThat(moves.stream().map(move -> Night.GAME.notation().write(night.position(), move)))
                .contains(greedy(night, 0));
    }

    private static Parokiam sixOnTheAltar() {
        return Night.spokes(6, "seats=1")
                .cultists("c1", "a3")
                .wolves("c7")
                .holds("ta 1", "ma 1", "bo 2")
                .position();
    }

    @Test
    void forEachBandAFewWaysToShareTheRelicsOfAGateAreLookedAt() {
        Map<List<Integer>, Long> ways = new Schemes(sixOnTheAltar())
                .all().stream()
                        .filter(scheme -> scheme.action() instanceof YarnsMove.Lock)
                        .collect(Collectors.groupingBy(
                                scheme -> List.of(((YarnsMove.Lock) scheme.action()).gate(), scheme.band()),
                                Collectors.counting()));
        assertThat(ways.values()).isNotEmpty().allMatch(count -> count <= 4).anyMatch(count -> count > 1);
    }

    @Test
    void whateverIsThoughtOfCanBeDone() {
        Parokiam table = sixOnTheAltar();
        assertThat(new Schemes(table).all()).hasSizeGreaterThan(100).allSatisfy(scheme -> {
            Parokiam after = table.copy();
            for (YarnsMove.Walk walk : scheme.walks()) {
                if (after.flock.cell(walk.sheep().ordinal()) != walk.to().number()) {
                    assertThat(after.whyNot(0, walk)).isEmpty();
                    after.play(0, walk, Events.UNHEARD);
                }
            }
            assertThat(after.whyNot(0, scheme.action())).isEmpty();
        });
    }
}
