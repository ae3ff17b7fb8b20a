package sheepfold.games.tangledyarns;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import sheepfold.engine.Moves;
import sheepfold.engine.Observation;
import sheepfold.engine.SeededRandom;

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
        assertThat(ADVICE.inWords(0.42)).isEqualTo("42 % chance to win");
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
}
