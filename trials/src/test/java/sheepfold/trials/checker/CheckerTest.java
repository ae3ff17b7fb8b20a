package sheepfold.trials.checker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.trials.checker.Finding.Kind;

/** An honest history is let pass, and a spoiled one is found out. */
class CheckerTest {
    private static final String HOP = "wolf-and-sheep";
    private static final String SECRETS = "last-fleece-standing";

    private Tale<?, ?> tale = Tale.of(HOP, 2);

    @BeforeEach
    void playAFewMoves() {
        playOn(6);
    }

    private void playOn(int moves) {
        for (int i = 0; i < moves; i++) {
            tale.play(i % 2, tale.legal(i % 2, 0));
        }
    }

    private Call lastCall() {
        return tale.history().calls().getLast();
    }

    @Test
    void anHonestStoryIsFine() {
        assertThat(tale.findings()).isEmpty();
    }

    @Test
    void aLostMoveIsFound() {
        tale.rows().removeLast();
        assertThat(tale.kinds()).contains(Kind.LOST, Kind.WRONG_SIGHT);
    }

    @Test
    void aMoveOfWhichNobodyKnowsMayBeThereOrNot() {
        String move = tale.legal(0, 0);
        tale.call(0, move, tale.at(), 0, "");
        assertThat(tale.findings()).isEmpty();
        tale.carryOut(Map.of(0, move), Tale.person(0));
        assertThat(tale.findings()).isEmpty();
    }

    @Test
    void aMoveThatNobodyAskedForIsFound() {
        tale.carryOut(Map.of(0, tale.legal(0, 0)), Tale.person(0));
        assertThat(tale.kinds()).containsExactly(Kind.DOUBLED);
    }

    @Test
    void aRefusedMoveThatWasMadeIsFound() {
        String move = tale.legal(0, 0);
        tale.call(0, move, tale.at(), 409, "");
        tale.carryOut(Map.of(0, move), Tale.person(0));
        assertThat(tale.kinds()).containsExactly(Kind.DOUBLED);
    }

    @Test
    void aMoveThatWasMadeTwiceIsFound() {
        // In a game where the same seat can make the same move again
        tale = Tale.of("kit", 2);
        String move = tale.legal(0, 0);
        long at = tale.at();
        tale.play(0, move);
        int before = tale.rows().size();
        tale.rows()
                .add(new Stored.Row(
                        before + 1, Tale.person(0), tale.rows().getLast().entry()));
        tale.acknowledge(0, move, at);
        assertThat(tale.kinds()).containsAnyOf(Kind.DOUBLED, Kind.LOG_BROKEN);
    }

    @Test
    void aMoveOfSomebodyUnaskedThatDoesNotSayWhoMadeItIsFound() {
        tale = Tale.of("kit", 2);
        tale.play(0, "done");
        tale.play(0, "wait");
        assertThat(tale.findings()).isEmpty();
        Stored.Row signed = tale.rows().removeLast();
        assertThat(signed.entry()).contains("0: wait");
        tale.rows()
                .add(new Stored.Row(
                        signed.number(), signed.actor(), signed.entry().replace("0: wait", "wait")));
        assertThat(tale.findings()).singleElement().asString().contains("\"wait\" of seat 0 does not say who made it");
    }

    @Test
    void aRepeatIsNoSecondMove() {
        Call last = lastCall();
        tale.acknowledge(last.seat(), last.move(), last.at());
        assertThat(tale.findings()).isEmpty();
    }

    @Test
    void aRefusedRepeatIsFound() {
        Call last = lastCall();
        tale.call(last.seat(), last.move(), last.at(), 409, "");
        assertThat(tale.kinds()).containsExactly(Kind.REPEAT_REFUSED);
    }

    @Test
    void aMoveBeforeOneThatWasAcknowledgedEarlierIsFound() {
        long at = tale.at();
        String first = tale.legal(0, 0);
        tale.carryOut(Map.of(0, first), Tale.person(0));
        String second = tale.legal(1, 0);
        tale.carryOut(Map.of(1, second), Tale.person(1));
        tale.acknowledge(1, second, at + 1);
        tale.acknowledge(0, first, at);
        assertThat(tale.kinds()).containsExactly(Kind.REORDERED);
    }

    @Test
    void aGapInALogIsFound() {
        tale.rows().remove(4);
        assertThat(tale.kinds()).contains(Kind.LOG_BROKEN);
    }

    private static Hearing hearing(long lastSeen, String event, long... numbers) {
        List<Hearing.Message> messages = java.util.Arrays.stream(numbers)
                .mapToObj(number -> new Hearing.Message(event, number, "", 1))
                .toList();
        return new Hearing(Tale.person(0), 0, 0, lastSeen, messages);
    }

    @Test
    void aStreamTellsOneEntryAfterAnother() {
        History history = new History("t");
        history.add(hearing(3, "change", 4, 5, -1, 6));
        history.add(hearing(3, "state", 9));
        assertThat(Checker.faults(history, new FaultTimes())).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(longs = {3, 5, 7})
    void aStreamThatSkipsOrRepeatsIsFound(long number) {
        History history = new History("t");
        history.add(hearing(3, "change", 4, 5, number));
        assertThat(Checker.faults(history, new FaultTimes()))
                .extracting(Finding::kind)
                .containsExactly(Kind.STREAM_BROKEN);
    }

    @Test
    void aNodeThatGoesBackIsFound() {
        String earlier = tale.state(0);
        long before = tale.at();
        playOn(2);
        long sent = tale.tick();
        tale.history()
                .add(new Call(Tale.person(0), 0, 0, Call.Kind.LOOK, "", -1, sent, tale.tick(), 200, earlier, before));
        assertThat(tale.kinds()).containsExactly(Kind.STALE);
    }

    @Test
    void aTableThatAnswersAfterItsDeletionIsFound() {
        tale.history().deletedAt(1);
        long later = 7_000_000_000L;
        tale.history()
                .add(new Call(
                        Tale.person(0), 0, 0, Call.Kind.LOOK, "", -1, later, later + 1, 200, tale.state(0), tale.at()));
        assertThat(tale.kinds()).containsExactly(Kind.DELETED_ANSWERS);
    }

    private Map<Integer, String> sealed(int first, int second) {
        tale = Tale.of(SECRETS, 2);
        return Map.of(0, tale.legal(0, first), 1, tale.legal(1, second));
    }

    @Test
    void anAnswerThatWasCarriedOutIsFine() {
        Map<Integer, String> answers = sealed(1, 2);
        answers.forEach((seat, answer) -> tale.acknowledge(seat, answer, tale.at()));
        answers.forEach((seat, answer) -> tale.answers().add(new Stored.Answer(tale.at(), seat, answer)));
        assertThat(tale.findings()).isEmpty();
        tale.carryOut(answers, "");
        assertThat(tale.findings()).isEmpty();
    }

    @Test
    void aLostAnswerIsFound() {
        sealed(1, 2).forEach((seat, answer) -> tale.acknowledge(seat, answer, tale.at()));
        assertThat(tale.kinds()).containsExactly(Kind.LOST);
    }

    @Test
    void anAnswerThatWasSwappedIsFound() {
        Map<Integer, String> answers = sealed(1, 2);
        tale.acknowledge(0, tale.legal(0, 3), tale.at());
        tale.carryOut(answers, "");
        assertThat(tale.kinds()).containsExactly(Kind.ANSWER_CHANGED);
    }

    @Test
    void twoAnswersOfOneSeatAreFound() {
        Map<Integer, String> answers = sealed(1, 2);
        long at = tale.at();
        tale.acknowledge(0, tale.legal(0, 1), at);
        tale.acknowledge(0, tale.legal(0, 3), at);
        tale.carryOut(answers, "");
        assertThat(tale.kinds()).containsExactly(Kind.ANSWER_CHANGED);
    }

    @Test
    void nonsenseThatWasTakenForAnAnswerIsFound() {
        Map<Integer, String> answers = sealed(1, 2);
        tale.acknowledge(0, "baa", tale.at());
        tale.carryOut(answers, "");
        assertThat(tale.kinds()).containsExactly(Kind.ANSWER_CHANGED);
    }

    @Test
    void whatAnotherSeatMaySeeIsALeak() {
        Map<Integer, String> answers = sealed(1, 2);
        tale.carryOut(answers, "");
        tale.look(0, tale.state(0));
        assertThat(tale.findings()).isEmpty();
        tale.look(0, tale.state(1));
        assertThat(tale.kinds()).containsExactly(Kind.WRONG_SIGHT);
    }
}
