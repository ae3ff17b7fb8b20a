package sheepfold.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import sheepfold.json.BadInput;
import sheepfold.json.Text;
import sheepfold.kit.Scenario;
import sheepfold.kit.game.Hush;

/** The smaller nouns of the kernel. */
class KernelTest {
    record Heard(Sentence text, boolean reveals) implements Event {}

    @Test
    void anEventLogKeepsWhoMayHearWhat() {
        EventLog log = new EventLog();
        log.tell(new Heard(Sentence.of("all"), false));
        log.tell(new Heard(Sentence.of("one"), false), Audience.only(Seats.of(1)));
        assertThat(log.heardBy(0)).containsExactly(new Heard(Sentence.of("all"), false));
        assertThat(log.heardBy(1)).hasSize(2);
        assertThat(log.revealed()).isFalse();
        log.tell(new Heard(Sentence.of("secret"), true), Audience.only(Seats.of(0)));
        assertThat(log.revealed()).isTrue();
        log.clear();
        assertThat(log.told()).isEmpty();
        assertThat(log.heard()).isTrue();
        assertThat(Events.UNHEARD.heard()).isFalse();
    }

    private enum End {
        DAY,
        NIGHT
    }

    @Test
    void resultsNameWinnersScoresAndRanks() {
        Result won = Result.won(1, 3, End.DAY, Sentence.of("Because."));
        assertThat(won)
                .isEqualTo(new Result(
                        Result.Kind.WIN,
                        List.of(1),
                        List.of(0, 1, 0),
                        List.of(2, 1, 2),
                        End.DAY,
                        Sentence.of("Because."),
                        Map.of()));
        assertThat(Result.drawn(2, End.DAY, Sentence.of("Even.")).winners()).isEmpty();
        assertThat(Result.shared(true, 7, 2, End.DAY, Sentence.of("Home."), Map.of("sheep", 7))
                        .winners())
                .containsExactly(0, 1);
        Result lost = Result.shared(false, 3, 2, End.NIGHT, Sentence.of("Night."), Map.of());
        assertThat(lost.kind()).isEqualTo(Result.Kind.LOSS);
        assertThat(lost.scores()).containsExactly(3, 3);
        assertThat(GameRecord.inWords(lost)).isEqualTo("loss; scores 3,3; Night.");
    }

    @Test
    void theShelfHoldsWhatTheClassPathOffers() {
        assertThat(Games.all().stream().map(game -> game.info().id()))
                .contains("kit")
                .isSorted();
        assertThat(Games.named("kit")).isInstanceOf(Hush.class);
        assertThatExceptionOfType(BadInput.class).isThrownBy(() -> Games.named("no\nsuch"));
    }

    @Test
    void foreignTextIsMadeFitForAMessage() {
        assertThat(Text.shortened("short")).isEqualTo("\"short\"");
        assertThat(Text.shortened("two\nlines\u0007")).isEqualTo("\"two lines \"");
        assertThat(Text.shortened("🐑".repeat(100))).isEqualTo("\"" + "🐑".repeat(60) + "…\"");
    }

    @Test
    void aRefusalNamesItsRuleIfItHasOne() {
        assertThat(Refusal.of("XX-A-01", "no")).hasToString("XX-A-01: no");
        assertThat(Refusal.plain("no")).hasToString("no");
    }

    @Test
    void inkColoursOnlyWhenAsked() {
        assertThat(Ink.PLAIN.paint(Ink.Shade.RED, Ink.PLAIN.bold("wolf"))).isEqualTo("wolf");
        assertThat(Ink.COLOUR.paint(Ink.Shade.RED, "wolf")).isEqualTo("\u001b[38;5;203mwolf\u001b[0m");
        assertThat(Ink.COLOUR.faint("a")).contains("a").isNotEqualTo("a");
    }

    @Test
    void anObservationShowsWhatTheSeatMayKnowAndNoMore() {
        Observation<?, ?> seen = observe(Scenario.of(new Hush()).example(), 0);
        assertThat(seen.seat()).isZero();
        assertThat(seen.view().toString()).contains("hush").doesNotContain("pass");
        assertThat(seen.legalMoves().size()).isEqualTo(2);
        assertThat(seen.forms()).isEmpty();
        assertThat(seen.turn()).isEqualTo(Turn.all(Seats.of(0), Seats.of(0)));
        assertThat(seen.determinize(new SeededRandom(1)).turn()).isEqualTo(Turn.all(Seats.of(0, 1), Seats.of(0)));
    }

    private static <P extends Position<P, M>, M extends Move> Observation<P, M> observe(
            Scenario<P, M> table, int seat) {
        return new Observation<>(table.match().game(), table.position(), seat);
    }

    @Test
    void randomPlayStopsAtTheEndOrAtItsLimit() {
        assertThat(playOut(Scenario.of(new Hush()), 1000)).isBetween(14, 100);
        assertThat(playOut(Scenario.of(new Hush()), 5)).isEqualTo(5);
        assertThat(playOut(Scenario.of(new Hush()).with("phase", "over").with("round", 3), 5))
                .isZero();
    }

    private static <P extends Position<P, M>, M extends Move> int playOut(Scenario<P, M> table, int limit) {
        RandomPlay<P, M> play = new RandomPlay<>();
        int made = play.toTheEnd(table.position(), new SeededRandom(3), limit);
        assertThat(play.playerMoves()).isLessThanOrEqualTo(made);
        assertThat(table.turn().isOver() || made == limit).isTrue();
        return made;
    }

    @Test
    void aGameSaysForHowManyItIs() {
        assertThat(new Hush().info().seatsInWords()).isEqualTo("2 to 4");
        assertThat(new Hush().info().option("rounds")).isPresent();
        assertThat(new Hush().info().option("speed")).isEmpty();
    }
}
