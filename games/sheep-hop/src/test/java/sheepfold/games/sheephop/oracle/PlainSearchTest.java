package sheepfold.games.sheephop.oracle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.engine.SeededRandom;
import sheepfold.engine.Setup;
import sheepfold.engine.Turn;
import sheepfold.games.sheephop.Hillside;
import sheepfold.games.sheephop.Hillside.Phase;
import sheepfold.games.sheephop.oracle.Judgement.JudgedMove;

/** In the last rolls before nightfall the oracle and the whole tree agree about every position and every move. */
class PlainSearchTest {
    private static final double DIGITS = 1e-9;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "level=L0",
                "level=L0 hop-wolves=no blocked-colour=any",
                "level=L1",
                "level=L2 flock=6",
                "level=L3",
                "level=L4 flock=3",
                "level=L6 patou-timing=at-once",
                "level=L7",
                "level=L8 patou-timing=at-once blocked-colour=any",
                "level=L9",
                "level=L10 hop-wolves=no",
                "board=ponds",
                "board=ring",
                "board=ring level=custom tiles=mole@e2,molehill@g4,patou@f3,fox@d5,raccoon@h1"
            })
    void everyPositionAndEveryMoveIsJudgedAlike(String options) {
        Setup setup = Dusk.setup(options.split(" "));
        RandomGenerator random = new SeededRandom(options.hashCode());
        for (int trial = 0; trial < 4; trial++) {
            int sheep = 1 + trial % 2;
            Hillside hillside = Dusk.random(setup, sheep, 4 - sheep, random);
            assertAlike(hillside, random);
        }
    }

    @Test
    void aChainIsJudgedFromItsMiddle() {
        Hillside hillside = Dusk.played(Dusk.drawn(3, "TTSS", """
                ....TC.B.
                ...L.....
                .........
                """), "roll T", "T e3xg3");
        assertThat(hillside.phase()).isEqualTo(Phase.CHAIN);
        assertAlike(hillside);
    }

    @ParameterizedTest
    @ValueSource(strings = {"after", "at-once"})
    void movesThatThePatouGivesAreJudged(String timing) {
        Setup setup = Dusk.setup("level=L1", "patou-timing=" + timing);
        Hillside hillside = Dusk.played(Dusk.drawn(setup, 3, "CSS", """
                ....L....
                ..T..Tp.B
                .........
                """), "roll T", "T f2xh2");
        assertAlike(hillside);
        assertThat(hillside.phase()).isEqualTo(timing.equals("after") ? Phase.CHAIN : Phase.EXTRA);
    }

    private static void assertAlike(Hillside hillside, RandomGenerator random) {
        assertAlike(hillside);
        while (hillside.phase() != Phase.OVER) {
            Dusk.playAny(hillside, random);
            if (hillside.turn() instanceof Turn.Players) {
                assertAlike(hillside);
            }
        }
    }

    private static void assertAlike(Hillside hillside) {
        Judgement judgement = Oracle.of(hillside).orElseThrow();
        assertAlike(judgement.prospect(), PlainSearch.prospect(hillside), hillside);
        for (JudgedMove judged : judgement.moves()) {
            Hillside after = PlainSearch.after(hillside, 0, judged.move());
            assertAlike(judged.prospect(), PlainSearch.prospect(after), after);
        }
    }

    private static void assertAlike(Prospect judged, Prospect searched, Hillside hillside) {
        String position = Dusk.GAME.positions().write(hillside).toString();
        assertThat(judged.win()).as(position).isCloseTo(searched.win(), within(DIGITS));
        assertThat(judged.saved()).as(position).isCloseTo(searched.saved(), within(DIGITS));
    }
}
