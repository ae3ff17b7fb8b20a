package sheepfold.games.sheephop.oracle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sheepfold.advice.Advice;
import sheepfold.advice.Ranked;
import sheepfold.engine.Events;
import sheepfold.engine.Moves;
import sheepfold.engine.Observation;
import sheepfold.engine.Seats;
import sheepfold.engine.SeededRandom;
import sheepfold.engine.Setup;
import sheepfold.engine.Turn;
import sheepfold.games.sheephop.Hillside;
import sheepfold.games.sheephop.SheepHopMove;

/** What a shepherd is told who asks for a hint. */
class HintTest {
    private static final String FOLDER = "sheepfold.oracles";

    @BeforeEach
    void useNoFiles(@TempDir Path empty) {
        System.setProperty(FOLDER, empty.toString());
    }

    @AfterEach
    void useFilesAgain() {
        System.clearProperty(FOLDER);
    }

    private static Optional<Ranked<SheepHopMove>> hint(Hillside hillside) {
        return Advice.of(Dusk.GAME).exact(new Observation<>(Dusk.GAME, hillside, 0)).stream()
                .findFirst();
    }

    private static String hintedMove(Hillside hillside) {
        return Dusk.GAME.notation().write(hillside, hint(hillside).orElseThrow().move());
    }

    @Test
    void theLastSheepGoesHomeForTheWin() {
        Hillside hillside = Dusk.played(Dusk.drawn(40, "TTCC", """
                ....L....
                ........T
                ......B..
                """), "roll S");
        Ranked<SheepHopMove> hint = hint(hillside).orElseThrow();
        assertThat(hintedMove(hillside)).isEqualTo("T i2-home");
        assertThat(hint.value()).isCloseTo(15 / 19.0, within(1e-9));
        assertThat(hint.exact()).isTrue();
        assertThat(hint.words()).isEqualTo("exactly 1.00 more sheep home; 100 % to win");
    }

    @Test
    void aChainIsFollowedHome() {
        Setup setup = Dusk.setup("level=L1");
        Hillside hillside = Dusk.played(Dusk.drawn(setup, 2, "", """
                ....L....
                C....Tp.B
                .........
                """), "roll T");
        assertThat(hintedMove(hillside)).isEqualTo("T f2xh2");
        assertThat(hintedMove(Dusk.played(hillside, "T f2xh2"))).isEqualTo("xhome");
    }

    @Test
    void whoNeedsJustOneSheepBringsItHomeFirst() {
        String board = """
                ....L.C.T
                .........
                ......B..
                """;
        Hillside open = Dusk.played(Dusk.drawn(12, "TTSS", board), "roll *");
        Hillside won = Dusk.played(Dusk.drawn(12, "TTSSS", board), "roll *");
        assertThat(hintedMove(open)).isEqualTo("T i3-home");
        assertThat(hintedMove(won)).isEqualTo("C g3-h3");
        assertThat(hint(open).orElseThrow().words()).isEqualTo("exactly 1.68 more sheep home; 100 % to win");
        assertThat(hint(won).orElseThrow().words()).isEqualTo("exactly 1.76 more sheep home; the game is won");
    }

    @Test
    void nobodySlidesToAndFroAllEvening() {
        int rolls = 0;
        for (int evening = 0; evening < 8; evening++) {
            Hillside hillside = Dusk.drawn(200, "TTCCS", """
                    T...L....
                    C........
                    ......B..
                    """);
            rolls += hillside.rollsLeft()
                    - playedOut(hillside, new SeededRandom(evening)).rollsLeft();
        }
        assertThat(rolls / 8).as("rolls until two sheep are home or taken").isLessThan(60);
    }

    private static Hillside playedOut(Hillside hillside, SeededRandom luck) {
        while (!hillside.turn().isOver()) {
            if (hillside.turn() instanceof Turn.Players) {
                hillside.play(0, hint(hillside).orElseThrow().move(), Events.UNHEARD);
            } else {
                Moves<SheepHopMove> rolls = new Moves<>();
                hillside.legalMoves(Seats.CHANCE, rolls);
                hillside.play(Seats.CHANCE, rolls.pick(luck), Events.UNHEARD);
            }
        }
        return hillside;
    }

    @Test
    void whereTheDieDecidesThereIsNothingToHint() {
        assertThat(hint(Dusk.drawn(40, "", """
                ....L....
                ........T
                ......B..
                """))).isEmpty();
    }

    @Test
    void withManySheepAndNoFileNobodyKnows() {
        assertThat(hint(Dusk.played(Dusk.drawn(40, "", """
                T...L....
                ...C....S
                ......B..
                """), "roll T"))).isEmpty();
    }
}
