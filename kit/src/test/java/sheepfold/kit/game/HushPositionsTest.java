package sheepfold.kit.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import sheepfold.engine.Setup;
import sheepfold.json.BadInput;
import sheepfold.json.Json;
import sheepfold.kit.Scenario;

/** Which positions of Hush can be put up. */
class HushPositionsTest {
    private static Scenario<Night, HushMove> example() {
        return Scenario.of(new Hush()).example();
    }

    @Test
    void theExampleCanBePlayed() {
        example().asks(0).play("hush").has("noise", 3).asks(1);
    }

    @Test
    void aHandHasTwoCardsAtMost() {
        example().with("seats[0].hand", List.of("lamb", "ewe", "ram")).isRefused("seats[0].hand", "KI-DEAL-01");
    }

    @Test
    void thereAreNoOtherCards() {
        example().with("seats[1].row[0]", "goat").isRefused("seats[1].row[0]", "KI-DECK-01");
        example().with("hushed", 6).isRefused("seats", "KI-DECK-01");
    }

    @Test
    void anAnswerMustBePossible() {
        example().with("seats[1].answer", "hush").isRefused("seats[1].answer", "KI-TURN-01");
        example().with("seats[0].answer", "done").isRefused("seats[0].answer", "KI-TURN-01");
        example().with("seats[0].answer", "sing").isRefused("seats[0].answer");
    }

    @Test
    void somebodyMustHaveSomethingToDecide() {
        example().with("seats[0].answer", "pass").isRefused("phase", "KI-TURN-01");
        example().with("phase", "sleep").isRefused("phase");
    }

    @Test
    void onlyHeldCardsAreShownAndToOtherSeats() {
        example().with("seats[0].shown", Map.of("ram", List.of(1))).isRefused("seats[0].shown.ram", "KI-SHOW-01");
        example().with("seats[0].shown.hush", List.of(0)).isRefused("seats[0].shown.hush", "KI-SHOW-01");
        example().with("seats[0].shown.hush", List.of(2)).isRefused("seats[0].shown.hush");
    }

    @Test
    void theGameIsOverJustWhenItHasEnded() {
        example().with("noise", 9).isRefused("noise", "KI-NOISE-01");
        Scenario.of(new Hush()).with("phase", "over").isRefused("phase", "KI-END-01");
        example().without("seats[1].answer").with("phase", "lay").isRefused("seats[0].laid", "KI-LAY-01");
    }

    @Test
    void thereAreAsManySeatsAsAgreed() {
        Scenario.of(new Hush()).seats(3).position(example().json().toString()).isRefused("seats");
    }

    @Test
    void aBadDeckIsNamed() {
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> Scenario.of(new Hush()).data("{\"lamb\":-1}").position())
                .satisfies(fault -> assertThat(fault.place()).isEqualTo("data: lamb"));
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> Scenario.of(new Hush())
                        .data("{\"lamb\":0,\"ewe\":0,\"ram\":0,\"hush\":0}")
                        .position())
                .satisfies(fault -> assertThat(fault.line()).isEqualTo("data: KI-DECK-01: the deck has no cards"));
    }

    @Test
    void fewCardsAreAWarningNotAFault() {
        Hush hush = new Hush();
        Setup few = Setup.of(
                hush.info(), 2, Map.of(), Optional.of(Json.parse("{\"lamb\":1,\"ewe\":0,\"ram\":0,\"hush\":0}")));
        assertThat(hush.start(few).warnings()).hasSize(1);
        assertThat(hush.start(Setup.of(hush.info(), 4)).warnings()).isEmpty();
    }
}
