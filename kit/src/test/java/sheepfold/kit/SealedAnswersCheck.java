package sheepfold.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.Audience;
import sheepfold.engine.EventLog;
import sheepfold.engine.Move;
import sheepfold.engine.Position;
import sheepfold.engine.Seats;
import sheepfold.engine.Turn;
import sheepfold.json.Json;

/**
 * Sealed answers come to the same in whatever order they arrive, and to the same as what is recorded of them; before the
 * last one nobody else notices anything.
 */
final class SealedAnswersCheck<P extends Position<P, M>, M extends Move> implements Check<P, M> {
    private static final int TRIES = 3;

    @Override
    public String name() {
        return "sealed answers";
    }

    @Override
    public void on(RandomGame<P, M> game) {
        game.atEveryMoment(moment -> {
            Turn turn = moment.position().turn();
            if (Snapshot.isSealed(turn) && !isHalfAnswered(moment.before())) {
                for (int i = 0; i < TRIES; i++) {
                    look(moment, Snapshot.actors(turn));
                }
            }
        });
    }

    /** Was the turn before an earlier part of the same sealed decision? */
    private static boolean isHalfAnswered(@Nullable Turn before) {
        return before != null
                && Snapshot.isSealed(before)
                && Snapshot.actors(before).size() > 1;
    }

    private void look(Moment<P, M> moment, List<Integer> asked) {
        Map<Integer, M> answers = new TreeMap<>();
        asked.forEach(seat -> answers.put(seat, Moment.anyMove(moment.position(), seat, moment.random())));
        P resolved = moment.position().copy();
        List<EventLog.Told> told = answer(moment, resolved, asked, answers);

        List<Integer> anyOrder = new ArrayList<>(asked);
        Collections.shuffle(anyOrder, Random.from(moment.random()));
        P otherwise = moment.position().copy();
        assertThat(answer(moment, otherwise, anyOrder, answers))
                .as("the events of %s, answered in order %s", answers, anyOrder)
                .isEqualTo(told);
        moment.snapshot(otherwise).assertEquals(moment.snapshot(resolved), answers + " in order " + anyOrder);

        assertRecordedAnswersComeToTheSame(moment, asked, answers, moment.snapshot(resolved));
    }

    private void assertRecordedAnswersComeToTheSame(
            Moment<P, M> moment, List<Integer> asked, Map<Integer, M> answers, Snapshot expected) {
        Map<Integer, M> carriedOut = moment.position().carriedOut(answers);
        assertThat(carriedOut.keySet())
                .as("the seats whose answers are recorded")
                .containsExactlyInAnyOrderElementsOf(asked);
        carriedOut.forEach((seat, move) -> assertThat(moment.position().whyNot(seat, move))
                .as("why the recorded answer %s of %d is refused", move, seat)
                .isEmpty());
        P replayed = moment.position().copy();
        answer(moment, replayed, asked, carriedOut);
        moment.snapshot(replayed).assertEquals(expected, "%s, recorded as %s".formatted(answers, carriedOut));
        assertThat(moment.position().carriedOut(carriedOut))
                .as("what is recorded of the record")
                .isEqualTo(carriedOut);
    }

    /** Gives all answers; until the last, nobody but the one who answers may see or hear of it. */
    private List<EventLog.Told> answer(
            Moment<P, M> moment, P position, Collection<Integer> order, Map<Integer, M> answers) {
        List<EventLog.Told> told = new ArrayList<>();
        int left = order.size();
        for (int seat : order) {
            M answer = Objects.requireNonNull(answers.get(seat));
            Map<Integer, String> views = viewsOfOthers(moment, position, seat);
            EventLog events = new EventLog();
            position.play(seat, answer, events);
            left--;
            if (left > 0) {
                assertThat(viewsOfOthers(moment, position, seat))
                        .as("what others see after %d's sealed %s", seat, answer)
                        .isEqualTo(views);
                assertThat(events.told())
                        .as("what is told of %d's sealed %s", seat, answer)
                        .allMatch(entry -> entry.audience().equals(Audience.only(Seats.of(seat))));
                assertThat(position.turn().asks(seat))
                        .as("%d, who has answered, is asked", seat)
                        .isFalse();
            }
            told.addAll(events.told());
        }
        return told;
    }

    private Map<Integer, String> viewsOfOthers(Moment<P, M> moment, P position, int seat) {
        Map<Integer, String> views = new TreeMap<>();
        Snapshot.viewers(moment.setup().seats()).stream()
                .filter(viewer -> viewer != seat)
                .forEach(viewer -> views.put(viewer, Json.line(position.view(viewer))));
        return views;
    }
}
