package sheepfold.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import sheepfold.advice.Advice;
import sheepfold.advice.Ranked;
import sheepfold.engine.Move;
import sheepfold.engine.Moves;
import sheepfold.engine.Observation;
import sheepfold.engine.Position;
import sheepfold.engine.SeededRandom;

/** Advice is legal, the same for the same randomness, and between 0 and 1; at the end better ranks are worth more. */
final class AdviceCheck<P extends Position<P, M>, M extends Move> implements Check<P, M> {
    private static final int MOMENTS = 12;
    /** A game may put the shorter of two ways first that are about as good. */
    private static final double TEMPO = 0.002;

    @Override
    public String name() {
        return "advice is sound";
    }

    @Override
    public void on(RandomGame<P, M> game) {
        game.atEveryMoment(moment -> moment.seats().forEach(seat -> assertValueWithinBounds(moment, seat)));
        game.atMoments(MOMENTS, this::look);
    }

    private void assertValueWithinBounds(Moment<P, M> moment, int seat) {
        assertBetween0And1(Advice.of(moment.game()).value(moment.position(), seat), "the value for " + seat);
    }

    private static void assertBetween0And1(double value, String what) {
        assertThat(value).as(what).isBetween(0.0, 1.0);
    }

    private void look(Moment<P, M> moment) {
        Snapshot before = moment.snapshot();
        moment.asked().forEach(seat -> assertGoodMoves(moment, seat));
        moment.seats().stream()
                .filter(seat -> !moment.asked().contains(seat))
                .forEach(seat -> assertComesBackByALegalMove(moment, seat));
        if (moment.position().turn().isOver()) {
            assertValuesFollowRanks(moment);
        }
        moment.snapshot().assertEquals(before, "after advice");
    }

    private void assertGoodMoves(Moment<P, M> moment, int seat) {
        Advice<P, M> advice = Advice.of(moment.game());
        P position = moment.position();
        Observation<P, M> seen = new Observation<>(moment.game(), position, seat);
        long seed = moment.random().nextLong();
        M greedy = advice.greedy(seen, new SeededRandom(seed));
        assertThat(position.whyNot(seat, greedy))
                .as("why the greedy %s of %d is refused", greedy, seat)
                .isEmpty();
        assertThat(advice.greedy(seen, new SeededRandom(seed)))
                .as("the greedy move, asked again")
                .isEqualTo(greedy);
        M playout = advice.playoutMove(position, seat, moment.legal(seat), moment.random());
        assertThat(position.whyNot(seat, playout))
                .as("why the playout's %s of %d is refused", playout, seat)
                .isEmpty();
        M polished = advice.polished(seen, playout, new SeededRandom(seed));
        assertThat(position.whyNot(seat, polished))
                .as("why %s of %d, polished from %s, is refused", polished, seat, playout)
                .isEmpty();
        assertSomethingIsLeft(moment, seat);
        List<Ranked<M>> exact = advice.exact(seen);
        exact.forEach(ranked -> assertSound(position, seat, ranked));
        for (int i = 1; i < exact.size(); i++) {
            assertThat(exact.get(i).value())
                    .as("exact values, the best first: %s", exact)
                    .isLessThanOrEqualTo(exact.get(i - 1).value() + TEMPO);
        }
        assertThat(advice.facts(position, seat)).as("facts, asked again").isEqualTo(advice.facts(position, seat));
        assertThat(advice.purpose(seen, greedy, moment.random()))
                .as("what the greedy move is good for")
                .doesNotContain("\n");
        assertThat(advice.inWords(position, advice.value(position, seat)))
                .as("the value in words")
                .isNotBlank();
    }

    private void assertComesBackByALegalMove(Moment<P, M> moment, int seat) {
        Observation<P, M> seen = new Observation<>(moment.game(), moment.position(), seat);
        Advice.of(moment.game())
                .comeBack(seen, moment.random())
                .ifPresent(move -> assertThat(moment.position().whyNot(seat, move))
                        .as("why %d may not come back by %s", seat, move)
                        .isEmpty());
    }

    private void assertSomethingIsLeft(Moment<P, M> moment, int seat) {
        Moves<M> legal = moment.legal(seat);
        Moves<M> left = moment.legal(seat);
        Advice.of(moment.game()).prune(moment.position(), seat, left, moment.random());
        assertThat(left).as("what a search looks at").isNotEmpty().allMatch(legal::contains);
    }

    private void assertSound(P position, int seat, Ranked<M> ranked) {
        assertThat(position.whyNot(seat, ranked.move()))
                .as("why %s is refused", ranked)
                .isEmpty();
        assertBetween0And1(ranked.value(), "the value of " + ranked);
        assertThat(ranked.words()).as("the words for " + ranked).isNotBlank();
    }

    private void assertValuesFollowRanks(Moment<P, M> moment) {
        List<Integer> ranks = moment.position().result().ranks();
        for (int better : moment.seats()) {
            for (int worse : moment.seats()) {
                if (ranks.get(better) < ranks.get(worse)) {
                    assertThat(Advice.of(moment.game()).value(moment.position(), better))
                            .as("the value for %d, who ended before %d", better, worse)
                            .isGreaterThanOrEqualTo(Advice.of(moment.game()).value(moment.position(), worse));
                }
            }
        }
    }
}
