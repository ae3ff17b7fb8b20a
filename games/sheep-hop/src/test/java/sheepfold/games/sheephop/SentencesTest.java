package sheepfold.games.sheephop;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sheepfold.engine.Decision;

/** What is said to people names what it speaks of and tells them what to do. */
class SentencesTest {
    private static final String LADDER = """
            ....L....
            .TC.C....
            .......B.
            """;

    private static Decision<SheepHopMove> after(String board, String... moves) {
        return Evening.drawn(board).play(moves).position().decision(0);
    }

    @Test
    void sentencesNameWhatTheySpeakOf() {
        Hillside hillside = Evening.drawn(LADDER).play("roll T").position();
        SheepHopMove hop = Evening.GAME.notation().read(hillside, "T b2xd2").orElseThrow();
        assertThat(Evening.GAME.notation().words(hillside, hop).marked())
                .isEqualTo("⟦sheep:T|Triangle⟧ on ⟦space:b2|b2⟧ hops over the ⟦sheep:C|circle⟧ on ⟦space:c2|c2⟧"
                        + " to ⟦space:d2|d2⟧");
    }

    @Test
    void aPersonsNameCanStandForASeat() {
        assertThat(new SheepHopEvent.Rolled(1, Face.ANY, 7).text().marked())
                .isEqualTo("Roll 7, ⟦seat:1|player 2⟧: ⟦face:*|any sheep⟧.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "T | Move a triangle sheep, or tap a wolf to see where it goes.",
                "* | Move any sheep.",
                "S | No square sheep can go: move any sheep."
            })
    void aRollSaysWhoMoves(String face, String task) {
        Decision<SheepHopMove> decision = after(LADDER, "roll " + face);
        assertThat(decision.kind()).isEqualTo(Hillside.Phase.MOVE);
        assertThat(decision.task()).hasToString(task);
    }

    @Test
    void aHopSaysHowItGoesOn() {
        Decision<SheepHopMove> chain = after(LADDER, "roll T", "T b2xd2");
        assertThat(chain.kind()).isEqualTo(Hillside.Phase.CHAIN);
        assertThat(chain.task()).hasToString("Hop on, or be done.");
        assertThat(after("""
                                ....L....
                                ......C.B
                                ....TC.S.
                                """, "roll T", "T e1xg1").task()).hasToString("Hop on, wherever you like, or be done.");
    }

    @Test
    void thePatouSaysWhoMovesToo() {
        Decision<SheepHopMove> called = after("""
                T...L....
                ...Tp....
                .......B.
                """, "roll T", "T d2xf2");
        assertThat(called.kind()).isEqualTo(Hillside.Phase.EXTRA);
        assertThat(called.task()).hasToString("The Patou barks: now move the other triangle sheep.");
    }

    @Test
    void wolvesArePlacedInTheirOrder() {
        assertThat(Evening.start()
                        .play("meadow TCS/SCT/CTS")
                        .position()
                        .decision(0)
                        .task())
                .hasToString("Place the Little Wolf on one of the two trails.");
        assertThat(Evening.start()
                        .play("meadow TCS/SCT/CTS", "wolf L e3")
                        .position()
                        .decision(0)
                        .task())
                .hasToString("Place the Big Bad Wolf on the other trail.");
    }
}
