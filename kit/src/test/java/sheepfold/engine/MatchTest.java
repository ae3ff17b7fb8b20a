package sheepfold.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import sheepfold.json.BadInput;
import sheepfold.json.Json;
import sheepfold.kit.Scenario;
import sheepfold.kit.game.Hush;

class MatchTest {
    private static Match<?, ?> match() {
        return Scenario.of(new Hush())
                .play("deal lamb", "deal hush", "deal ewe", "deal ram", "1: done", "done")
                .match();
    }

    private static <P extends Position<P, M>, M extends Move> String json(Match<P, M> match) {
        return Json.line(match.game().positions().write(match.position()));
    }

    @Test
    void aMatchKeepsItsMovesAsARecordHasThem() {
        assertThat(match().played().stream().map(Match.Played::text))
                .containsExactly("deal lamb", "deal hush", "deal ewe", "deal ram", "1: done", "done");
        assertThat(match().played().getFirst().actor()).isEqualTo(Seats.CHANCE);
        assertThat(match().played().getLast().actor()).isZero();
    }

    @Test
    void aLineIsSignedWhereverItCouldBeAnothers() {
        Match<?, ?> match = errands("0: done", "1: done", "1: wait", "1: done", "call", "2: toss", "heads");
        assertThat(match.played().stream().map(Match.Played::text))
                .containsExactly("0: done", "1: done", "1: wait", "1: done", "call", "toss", "heads");
        assertThat(match.read("wait"))
                .isInstanceOfSatisfying(
                        MoveText.Reading.Refused.class,
                        refused -> assertThat(refused.why())
                                .hasToString("several seats could mean this; say which, as in \"0: …\""));
    }

    @Test
    void aMoveThatRevealsIsMarked() {
        assertThat(match().played().stream().map(Match.Played::revealed))
                .containsExactly(true, true, true, true, false, false);
    }

    @Test
    void undoIsReplayWithoutTheTail() {
        Match<?, ?> match = match();
        for (int moves = 0; moves <= match.length(); moves++) {
            Match<?, ?> earlier = match.until(moves);
            assertThat(earlier.length()).isEqualTo(moves);
            assertThat(json(earlier)).isEqualTo(json(replayed(match, moves)));
        }
        assertThat(match.length()).as("the match itself stays").isEqualTo(6);
    }

    private static Match<?, ?> replayed(Match<?, ?> match, int moves) {
        Match<?, ?> fresh = Scenario.of(new Hush()).match();
        match.played().stream()
                .limit(moves)
                .forEach(step -> assertThat(fresh.play(step.text())).isEmpty());
        return fresh;
    }

    @Test
    void afterAnUndoAnotherMoveMayBeMade() {
        Match<?, ?> earlier = match().until(4);
        assertThat(earlier.play("0: show hush to 1")).isEmpty();
        assertThat(json(earlier)).contains("\"shown\":{\"hush\":[1]}");
    }

    @Test
    void aRefusedLineChangesNothing() {
        Match<?, ?> match = match();
        String before = json(match);
        assertThat(match.play("0: done"))
                .hasValueSatisfying(why -> assertThat(why.rule()).isEqualTo("KI-TURN-01"));
        assertThat(match.length()).isEqualTo(6);
        assertThat(json(match)).isEqualTo(before);
    }

    @Test
    void aMatchMayStartFromAHandMadePosition() {
        Hush hush = new Hush();
        Setup setup = Setup.of(hush.info(), 2);
        Match<?, ?> match =
                new Match<>(hush, setup, Optional.of(hush.positions().example()));
        assertThat(match.play("hush")).isEmpty();
        assertThat(json(match.until(0)))
                .isEqualTo(json(
                        new Match<>(hush, setup, Optional.of(hush.positions().example()))));
        assertThat(match.startsFrom()).contains(hush.positions().example());
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> new Match<>(hush, setup, Optional.of(Json.parse("{}"))))
                .satisfies(fault -> assertThat(fault.place()).isEqualTo("phase"));
    }

    @Test
    void drawsAreKeptWithTheirMoves() {
        Match<?, ?> match = Scenario.of(new Hush()).match();
        assertThat(drawn(match, 12).played().getFirst().draw()).hasValue(12);
        assertThat(GameRecord.of(drawn(match, 13), Map.of()).format())
                .contains("; draw 12\n")
                .endsWith("; draw 13\n");
    }

    private static <P extends Position<P, M>, M extends Move> Match<P, M> drawn(Match<P, M> match, long draw) {
        Moves<M> outcomes = new Moves<>();
        match.position().legalMoves(Seats.CHANCE, outcomes);
        match.play(Seats.CHANCE, outcomes.get(0), OptionalLong.of(draw));
        return match;
    }

    @Test
    void whatBelongsToADecisionIsTakenBackWithIt() {
        assertThat(match().played().stream().map(Match.Played::from)).containsExactly(0, 0, 0, 0, 4, 5);
        Match<?, ?> sealed = Scenario.of(new Hush())
                .example()
                .without("seats[1].answer")
                .play("~")
                .match();
        assertThat(sealed.played().stream().map(Match.Played::from)).containsExactly(0, 0);
    }

    @Test
    void aSeatGoesOnDecidingWhatItDecidedWhileOthersAct() {
        Match<?, ?> match = match().until(4);
        assertThat(List.of(match.decidesSince(0), match.decidesSince(1))).containsExactly(4, 4);
        assertThat(match.play("1: done")).isEmpty();
        assertThat(match.decidesSince(0)).isEqualTo(4);
        assertThat(match.play("0: done")).isEmpty();
        assertThat(List.of(match.decidesSince(0), match.decidesSince(1))).containsExactly(6, 6);
    }

    private static Match<?, ?> errands(String... lines) {
        return Scenario.of(new Errands()).play(lines).match();
    }

    private static List<Integer> decideSince(Match<?, ?> match) {
        return match.turn().asked().list().stream().map(match::decidesSince).toList();
    }

    @Test
    void aDecisionOutlastsChance() {
        Match<?, ?> match = errands("0: toss", "heads");
        assertThat(decideSince(match)).containsExactly(2, 0, 0);
        assertThat(decideSince(match.until(2))).as("also when it is replayed").containsExactly(2, 0, 0);
    }

    @Test
    void aDecisionOutlastsWhatOthersAreAskedAlone() {
        Match<?, ?> match = errands("1: run 1", "0: ask 2");
        assertThat(decideSince(match))
                .as("another question is another decision")
                .containsExactly(2);
        match.play("2: yes");
        assertThat(decideSince(match)).containsExactly(3, 1, 3);
        match.play("1: ask 0");
        match.play("0: yes");
        assertThat(decideSince(match)).as("who answers has moved").containsExactly(5, 5, 3);
    }

    @Test
    void aDecisionOutlastsSomebodyComingBack() {
        assertThat(decideSince(errands("0: done", "1: run 1", "2: run 2", "0: wait")))
                .containsExactly(4, 2, 3);
    }

    @Test
    void theSameQuestionInAnotherRoundIsAnotherDecision() {
        Match<?, ?> match = errands("0: done", "1: done", "2: done");
        assertThat(decideSince(match)).containsExactly(3, 3, 3);
        match.play("0: toss");
        match.play("*: tails");
        assertThat(decideSince(match)).containsExactly(5, 3, 3);
    }

    @Test
    void sealedAnswersAreCarriedOutTogether() {
        Match<?, ?> match = match();
        decide(match, "0: lay lamb");
        assertThat(match.length()).isEqualTo(6);
        assertThat(match.waiting().list()).containsExactly(1);
        decide(match, "1: lay ewe");
        assertThat(match.length()).isEqualTo(8);
        assertThat(match.sealed()).isEmpty();
    }

    private static <P extends Position<P, M>, M extends Move> void decide(Match<P, M> match, String line) {
        if (match.read(line) instanceof MoveText.Reading.Playable<M>(List<MoveText.Step<M>> steps)) {
            match.decide(steps);
        }
    }

    @Test
    void drawsThatWereUsedStayUsed() {
        Match<?, ?> match = Scenario.of(new Hush()).match();
        SecretSeed seed = SecretSeed.fresh(List.of());
        match.draw(seed);
        match.draw(seed);
        Match<?, ?> earlier = match.until(1);
        earlier.draw(seed);
        assertThat(earlier.played().getLast().draw()).hasValue(2);
    }
}
