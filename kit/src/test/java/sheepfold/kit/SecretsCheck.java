package sheepfold.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import sheepfold.advice.Advice;
import sheepfold.engine.Event;
import sheepfold.engine.EventLog;
import sheepfold.engine.Ink;
import sheepfold.engine.Move;
import sheepfold.engine.MoveText;
import sheepfold.engine.Notation;
import sheepfold.engine.Observation;
import sheepfold.engine.Position;
import sheepfold.engine.Seats;
import sheepfold.engine.SeededRandom;
import sheepfold.json.Json;

/**
 * Two positions that differ only in what somebody may not know are one and the same to that person: view, drawing, turn,
 * moves, forms, refusals, guesses, advice, and what is heard of the next move up to the first thing that it reveals.
 */
final class SecretsCheck<P extends Position<P, M>, M extends Move> implements Check<P, M> {
    private static final int MOMENTS = 20;
    private static final int MOVES = 3;

    private final boolean hidden;
    private final Conformance.@Nullable Swap<P> swap;
    private final NameableMoves<M> nameable = new NameableMoves<>();
    private int swapped;

    SecretsCheck(boolean hidden, Conformance.@Nullable Swap<P> swap) {
        this.hidden = hidden;
        this.swap = swap;
    }

    @Override
    public String name() {
        return "secrets are kept";
    }

    @Override
    public void on(RandomGame<P, M> game) {
        if (swap != null) {
            nameable.collect(game);
            game.atMoments(
                    MOMENTS,
                    moment -> Snapshot.viewers(moment.setup().seats()).forEach(viewer -> look(moment, viewer, swap)));
        }
    }

    private void look(Moment<P, M> moment, int viewer, Conformance.Swap<P> swap) {
        P truth = moment.position();
        P other = swap.swap(truth.copy(), viewer, moment.random());
        if (moment.snapshot(other).json().equals(moment.snapshot().json())) {
            return;
        }
        swapped++;
        assertSameSight(moment, other, viewer);
        if (viewer != Seats.SPECTATOR) {
            assertSameChoices(moment, other, viewer);
            assertSameGuesses(moment, other, viewer);
        }
        nextMoves(moment, other).forEach(step -> assertSameHearing(moment, other, viewer, step));
    }

    private void assertSameSight(Moment<P, M> moment, P other, int viewer) {
        P truth = moment.position();
        assertThat(Json.line(other.view(viewer))).as("the view of %d", viewer).isEqualTo(Json.line(truth.view(viewer)));
        assertThat(moment.game().draw(other, viewer, Ink.PLAIN))
                .as("as drawn for %d", viewer)
                .isEqualTo(moment.game().draw(truth, viewer, Ink.PLAIN));
        assertThat(other.turn()).as("the turn, as %d knows it", viewer).isEqualTo(truth.turn());
    }

    private void assertSameChoices(Moment<P, M> moment, P other, int seat) {
        P truth = moment.position();
        if (truth.turn().asks(seat)) {
            assertThat(Snapshot.legal(other, seat)).as("the moves of %d", seat).isEqualTo(Snapshot.legal(truth, seat));
            assertThat(words(moment, other, seat))
                    .as("the moves of %d in words", seat)
                    .isEqualTo(words(moment, truth, seat));
            assertThat(forms(moment, other, seat)).as("the forms of %d", seat).isEqualTo(forms(moment, truth, seat));
            assertThat(Snapshot.foresight(other, seat))
                    .as("what %d is shown beforehand", seat)
                    .isEqualTo(Snapshot.foresight(truth, seat));
            assertThat(other.decision(seat)).as("what %d decides", seat).isEqualTo(truth.decision(seat));
        }
        for (int i = 0; i < MOVES; i++) {
            M move = nameable.any(moment.random());
            assertThat(other.whyNot(seat, move))
                    .as("why %d may not play %s", seat, move)
                    .isEqualTo(truth.whyNot(seat, move));
        }
    }

    private List<String> words(Moment<P, M> moment, P position, int seat) {
        Notation<P, M> notation = moment.game().notation();
        return Moment.legal(position, seat).stream()
                .map(move -> notation.write(position, move) + ": " + notation.words(position, move))
                .toList();
    }

    private List<String> forms(Moment<P, M> moment, P position, int seat) {
        return position.forms(seat).stream()
                .map(form -> "%s %s %s"
                        .formatted(form.name(), form.grammar(), form.sample(new SeededRandom(moment.number()))))
                .toList();
    }

    /** Bots decide by guesses, so guesses must not depend on the truth either. */
    private void assertSameGuesses(Moment<P, M> moment, P other, int seat) {
        P truth = moment.position();
        long seed = moment.random().nextLong();
        assertThat(guess(moment, other, seat, seed))
                .as("what could be, as %d guesses it", seat)
                .isEqualTo(guess(moment, truth, seat, seed));
        if (truth.turn().asks(seat)) {
            assertThat(greedy(moment, other, seat, seed))
                    .as("the greedy move of %d", seat)
                    .isEqualTo(greedy(moment, truth, seat, seed));
        }
    }

    private String guess(Moment<P, M> moment, P position, int seat, long seed) {
        return moment.snapshot(position.determinize(seat, new SeededRandom(seed)))
                .json();
    }

    private M greedy(Moment<P, M> moment, P position, int seat, long seed) {
        return Advice.of(moment.game())
                .greedy(new Observation<>(moment.game(), position, seat), new SeededRandom(seed));
    }

    /** Moves that could come next in both positions. */
    private Stream<MoveText.Step<M>> nextMoves(Moment<P, M> moment, P other) {
        return moment.actors().stream()
                .flatMap(actor -> Stream.generate(() -> Moment.anyMove(moment.position(), actor, moment.random()))
                        .limit(MOVES)
                        .filter(move -> other.whyNot(actor, move).isEmpty())
                        .map(move -> new MoveText.Step<>(actor, move)));
    }

    private void assertSameHearing(Moment<P, M> moment, P other, int viewer, MoveText.Step<M> step) {
        P truthAfter = moment.position().copy();
        P otherAfter = other.copy();
        List<Event> heard = hear(truthAfter, viewer, step);
        List<Event> heardOtherwise = hear(otherAfter, viewer, step);
        boolean revealing =
                Stream.concat(heard.stream(), heardOtherwise.stream()).anyMatch(Event::reveals);
        int common = revealing ? Math.min(untilRevealed(heard), untilRevealed(heardOtherwise)) : Integer.MAX_VALUE;
        assertThat(heardOtherwise.stream().limit(common).toList())
                .as("what %d hears of %s", viewer, step)
                .isEqualTo(heard.stream().limit(common).toList());
        if (!revealing) {
            assertThat(Json.line(otherAfter.view(viewer)))
                    .as("the view of %d after %s, which revealed nothing", viewer, step)
                    .isEqualTo(Json.line(truthAfter.view(viewer)));
            assertThat(otherAfter.turn())
                    .as("the turn after %s, which revealed nothing to %d", step, viewer)
                    .isEqualTo(truthAfter.turn());
        }
    }

    private List<Event> hear(P position, int viewer, MoveText.Step<M> step) {
        EventLog events = new EventLog();
        position.play(step.actor(), step.move(), events);
        return events.heardBy(viewer);
    }

    private static int untilRevealed(List<Event> events) {
        return (int) events.stream().takeWhile(event -> !event.reveals()).count();
    }

    @Override
    public void afterwards() {
        if (hidden) {
            assertThat(swapped)
                    .as("how often hidden things were swapped; say with swap(…) how, for this game has hidden things")
                    .isPositive();
        }
    }
}
