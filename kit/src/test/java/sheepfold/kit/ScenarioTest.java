package sheepfold.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import sheepfold.engine.Move;
import sheepfold.engine.Position;
import sheepfold.engine.Seats;
import sheepfold.json.BadInput;
import sheepfold.kit.game.Hush;

/** What a scenario demands it demands in earnest: each demand is shown something that does not meet it. */
class ScenarioTest {
    private static Scenario<?, ?> example() {
        return Scenario.of(new Hush()).example();
    }

    private static void fails(ThrowingCallable demand, String message) {
        assertThatThrownBy(demand).isInstanceOf(AssertionError.class).hasMessageContaining(message);
    }

    @Test
    void aRefusedMoveFailsWithItsReason() {
        fails(() -> example().play("lay ewe"), "\"lay ewe\" is refused: KI-TURN-01: now is the time to hush or pass");
    }

    @Test
    void aRefusalMustHappenAndNameTheRule() {
        example().refuses("lay hush", "KI-TURN-01");
        fails(() -> example().refuses("hush", "KI-TURN-01"), "\"hush\" is accepted");
        fails(() -> example().refuses("lay hush", "KI-LAY-01"), "KI-TURN-01");
    }

    @Test
    void acceptedMovesAreNotPlayed() {
        example().accepts("hush", "pass", "~").asks(0);
        fails(() -> example().accepts("done"), "\"done\" is refused");
    }

    @Test
    void offersAreComplete() {
        example().offers("pass", "hush").offers(0, "hush", "pass");
        fails(() -> example().offers("pass"), "the legal moves");
        fails(() -> example().offers("pass", "hush", "done"), "the legal moves");
        fails(() -> example().offers(0, "pass"), "seat 0");
    }

    @Test
    void whereSeveralAreAskedTheSeatStandsInFront() {
        assertThat(example().without("seats[1].answer").legal()).containsExactly("0: pass", "0: hush", "1: pass");
    }

    @Test
    void theTurnIsDemanded() {
        example().asks(0);
        fails(() -> example().asks(1), "the seats that are asked");
        fails(() -> example().asksChance(), "the turn");
        fails(() -> Scenario.of(new Hush()).asks(0), "the turn");
        Scenario.of(new Hush()).asksChance();
    }

    @Test
    void theEndIsDemanded() {
        fails(() -> example().isWonBy(0), "the turn");
        Scenario<?, ?> over = Scenario.of(new Hush()).with("phase", "over").with("round", 3);
        over.isWonBy(0, 1);
        fails(() -> over.isWonBy(1), "the winners");
        fails(over::isWonBy, "the winners");
    }

    @Test
    void valuesAreFoundByTheirPath() {
        example().has("seats[0].shown.hush[0]", 1).has("noise", 3L).sees(1, "seats[0].hand", List.of("hush"));
        fails(() -> example().has("noise", 4), "noise");
        fails(() -> example().sees(Seats.SPECTATOR, "seats[0].hand", List.of("hush")), "as seen by -2");
        assertThatThrownBy(() -> example().has("seats[7].hand", List.of()))
                .hasMessageStartingWith("there is no seats[7].hand in");
    }

    @Test
    void severalChangesMayBeNeededToMakeAPositionRight() {
        example()
                .with("seats[0].hand", List.of("ram"))
                .without("seats[0].shown")
                .offers("pass");
    }

    @Test
    void aPositionMayChangeInTheMiddleOfAGame() {
        example()
                .play("hush")
                .with("noise", 8)
                .has("noise", 8)
                .has("hushed", 1)
                .play("keep")
                .asksChance();
    }

    @Test
    void badPositionsAreDemandedByFieldAndRule() {
        example().with("noise", 9).isRefused("noise", "KI-NOISE-01");
        example().with("noise", "loud").isRefused("noise");
        fails(() -> example().isRefused("noise"), "to raise a throwable");
        fails(() -> example().with("noise", 9).isRefused("noise"), "KI-NOISE-01");
        fails(() -> example().with("noise", 9).isRefused("round", "KI-NOISE-01"), "noise");
    }

    @Test
    void setUpComesFirst() {
        assertThatThrownBy(() -> example().seats(3)).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> example().option("rounds", 2)).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> Scenario.of(new Hush()).option("rounds", 9).position())
                .isInstanceOf(BadInput.class);
        assertThat(Scenario.of(new Hush())
                        .seats(4)
                        .option("rounds", 1)
                        .json()
                        .get("seats")
                        .size())
                .isEqualTo(4);
    }

    @Test
    void chancesAreMappedByNotation() {
        assertThat(Scenario.of(new Hush()).play("deal ram").chances()).containsEntry("deal ram", 3);
        assertThat(Scenario.of(new Hush())
                        .data("{\"lamb\":1,\"ewe\":0,\"ram\":0,\"hush\":2}")
                        .chances())
                .isEqualTo(Map.of("deal lamb", 1, "deal hush", 2));
    }

    @Test
    void theLastLineIsHeardByThoseWhoMayHearIt() {
        Scenario<?, ?> dealt = Scenario.of(new Hush()).play("deal ram");
        assertThat(dealt.events()).hasSize(2);
        assertThat(dealt.heardBy(Seats.SPECTATOR)).containsExactly("Player 1 draws a card.");
        assertThat(silent(dealt).events()).isEmpty();
    }

    private static <P extends Position<P, M>, M extends Move> Scenario<P, M> silent(Scenario<P, M> scenario) {
        return scenario.with("noise", 1);
    }

    @Test
    void aBoardIsDrawnLineByLine() {
        example().drawn("seats[0].row", """
                ram
                ewe
                """).has("seats[0].row", List.of("ram", "ewe"));
        assertThat(example().drawn(1)).startsWith("round 2 of 3, noise 3 of 8").contains("*1");
    }
}
