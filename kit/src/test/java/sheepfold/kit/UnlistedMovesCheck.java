package sheepfold.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.Events;
import sheepfold.engine.Game;
import sheepfold.engine.Move;
import sheepfold.engine.MoveText;
import sheepfold.engine.Moves;
import sheepfold.engine.Position;
import sheepfold.engine.Refusal;
import sheepfold.engine.Seats;
import sheepfold.lessons.Rulebook;

/**
 * A move that can be named but is not listed is refused with a rule of the rulebook and a sentence, and changes nothing.
 * Such moves come from other positions of the same game, from the game's own sampler, and from misspelt notation.
 */
final class UnlistedMovesCheck<P extends Position<P, M>, M extends Move> implements Check<P, M> {
    private static final int MOMENTS = 30;
    private static final int TRIES = 25;

    private final Rulebook rulebook;
    private final @Nullable BiFunction<P, RandomGenerator, M> sampler;
    private final NameableMoves<M> nameable = new NameableMoves<>();
    private int refused;

    UnlistedMovesCheck(Game<P, M> game, @Nullable BiFunction<P, RandomGenerator, M> sampler) {
        this.rulebook = Rulebook.of(game);
        this.sampler = sampler;
    }

    @Override
    public String name() {
        return "unlisted moves are refused";
    }

    @Override
    public void on(RandomGame<P, M> game) {
        nameable.collect(game);
        game.atMoments(MOMENTS, this::look);
    }

    private void look(Moment<P, M> moment) {
        P position = moment.position();
        Snapshot before = moment.snapshot();
        for (int actor : moment.actors()) {
            Moves<M> listed = moment.legal(actor);
            candidates(moment, actor)
                    .filter(move -> !listed.contains(move) && !concedes(position, actor, move))
                    .forEach(move -> assertRefusedOrOfAForm(position, actor, move));
            assertOthersAreRefused(moment, listed);
        }
        if (position.turn().isOver()) {
            assertNobodyMoves(moment);
        }
        moment.snapshot().assertEquals(before, "after refusals");
    }

    private boolean concedes(P position, int actor, M move) {
        return position.turn().asked().contains(actor)
                && position.decision(actor).concede().equals(Optional.of(move));
    }

    private Stream<M> candidates(Moment<P, M> moment, int actor) {
        Stream<M> elsewhere = IntStream.range(0, TRIES).mapToObj(_ -> nameable.any(moment.random()));
        Stream<M> sampled = sampler == null
                ? Stream.of()
                : IntStream.range(0, TRIES).mapToObj(_ -> sampler.apply(moment.position(), moment.random()));
        return Stream.of(elsewhere, sampled, misspelt(moment, actor)).flatMap(moves -> moves);
    }

    private Stream<M> misspelt(Moment<P, M> moment, int actor) {
        P position = moment.position();
        M move = Moment.anyMove(position, actor, moment.random());
        String text = moment.game().notation().write(position, move);
        return IntStream.range(0, TRIES)
                .mapToObj(_ -> Misspelling.of(text, moment.random()))
                .peek(line -> MoveText.read(moment.game(), position, line))
                .flatMap(line -> moment.game().notation().read(position, line).stream());
    }

    private void assertRefusedOrOfAForm(P position, int actor, M move) {
        Optional<Refusal> why = position.whyNot(actor, move);
        boolean formOpen = actor != Seats.CHANCE && !position.forms(actor).isEmpty();
        if (why.isEmpty() && formOpen) {
            position.copy().play(actor, move, Events.UNHEARD);
            return;
        }
        assertRefused(why, actor, move);
    }

    /** Who may not move makes no move of those who may, nor of another time. */
    private void assertOthersAreRefused(Moment<P, M> moment, Moves<M> listed) {
        P position = moment.position();
        List<Integer> others = Stream.concat(Stream.of(Seats.CHANCE), moment.seats().stream())
                .filter(other -> !moment.actors().contains(other))
                .toList();
        for (int other : others) {
            IntStream.range(0, TRIES)
                    .mapToObj(i -> i % 2 == 0 ? listed.pick(moment.random()) : nameable.any(moment.random()))
                    .forEach(move -> assertRefused(position.whyNot(other, move), other, move));
        }
    }

    private void assertNobodyMoves(Moment<P, M> moment) {
        for (int seat : moment.seats()) {
            M move = nameable.any(moment.random());
            assertRefused(moment.position().whyNot(seat, move), seat, move);
        }
    }

    private void assertRefused(Optional<Refusal> why, int actor, M move) {
        Refusal refusal = why.orElseThrow(
                () -> new AssertionError("%s of %d is accepted though it is not listed".formatted(move, actor)));
        if (!rulebook.ids().contains(refusal.rule())
                || refusal.sentence().plain().isBlank()) {
            throw new AssertionError("%s of %d is refused by no rule of the rulebook, or without a sentence: %s"
                    .formatted(move, actor, refusal));
        }
        refused++;
    }

    @Override
    public void afterwards() {
        assertThat(refused)
                .as("how many moves were refused; give a sampler with illegal(…)")
                .isPositive();
    }
}
