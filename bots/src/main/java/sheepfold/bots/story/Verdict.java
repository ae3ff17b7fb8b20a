package sheepfold.bots.story;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import sheepfold.advice.Advice;
import sheepfold.advice.Ranked;
import sheepfold.bots.Bots;
import sheepfold.bots.Budget;
import sheepfold.bots.Chance;
import sheepfold.bots.SearchStyle;
import sheepfold.engine.Move;
import sheepfold.engine.Observation;
import sheepfold.engine.Position;

/**
 * A decision judged: the move that was played beside the best that was found.
 *
 * @param error the standard error of the difference between them
 */
record Verdict<P extends Position<P, M>, M extends Move>(
        Moment<P, M> moment, Ranked<M> played, Ranked<M> best, double error) {
    /** So many standard errors apart two moves do not differ by an error of judgement. */
    private static final double CERTAIN = 2;
    /** What is less than that nobody would call a loss. */
    private static final double LEAST = 0.005;

    /** Nothing where there was no choice, or nothing worth a look beside what was played. */
    static <P extends Position<P, M>, M extends Move> Optional<Verdict<P, M>> of(
            Moment<P, M> moment, Budget budget, RandomGenerator random) {
        if (!moment.isChoice()) {
            return Optional.empty();
        }
        List<Ranked<M>> ranking = moment.ranking(budget, random);
        return worth(ranking, moment.next().orElseThrow().move())
                .map(played -> between(moment, played, ranking.getFirst()));
    }

    private static <P extends Position<P, M>, M extends Move> Verdict<P, M> between(
            Moment<P, M> moment, Ranked<M> played, Ranked<M> best) {
        return best.value() > played.value()
                ? new Verdict<>(moment, played, best, Math.hypot(best.error(), played.error()))
                : new Verdict<>(moment, played, played, 0);
    }

    private static <M extends Move> Optional<Ranked<M>> worth(List<Ranked<M>> ranking, M move) {
        return ranking.stream()
                .filter(ranked -> ranked.move().equals(move) && !Double.isNaN(ranked.value()))
                .findFirst();
    }

    /** The same two moves thought about once more: who is best of many owes some of it to luck. */
    Verdict<P, M> again(Budget budget, RandomGenerator random) {
        if (best.exact()) {
            return this;
        }
        return SearchStyle.of(moment.game()).sameLuck() ? byDuel(random) : bySearch(budget, random);
    }

    private Verdict<P, M> byDuel(RandomGenerator random) {
        Observation<P, M> seen = moment.seen().orElseThrow();
        Duel score = Duel.between(seen, played.move(), best.move(), random);
        if (score.second() <= score.first()) {
            return new Verdict<>(moment, played, played, 0);
        }
        P guess = seen.determinize(random);
        double playedChance = chance(score.first(), guess);
        double bestChance = chance(score.second(), guess);
        double scale = (bestChance - playedChance) / (score.second() - score.first());
        return new Verdict<>(
                moment,
                worth(played.move(), playedChance, guess),
                worth(best.move(), bestChance, guess),
                scale * score.error());
    }

    /** What a value stands for here, as hints say it. */
    private double chance(double value, P guess) {
        return Chance.of(moment.game()).ofHint(Advice.of(moment.game()), guess, seat(), value);
    }

    private Ranked<M> worth(M move, double chance, P guess) {
        return new Ranked<>(move, chance, 0, false, Advice.of(moment.game()).inWords(guess, chance));
    }

    private Verdict<P, M> bySearch(Budget budget, RandomGenerator random) {
        List<Ranked<M>> ranking = moment.ranking(budget, random);
        Optional<Ranked<M>> playedNow = worth(ranking, played.move());
        Optional<Ranked<M>> bestNow = worth(ranking, best.move());
        return playedNow.isPresent() && bestNow.isPresent()
                ? between(moment, playedNow.get(), bestNow.get())
                : new Verdict<>(moment, played, played, 0);
    }

    int seat() {
        return moment.next().orElseThrow().actor();
    }

    /** How much better the best move looks. */
    double difference() {
        return best.value() - played.value();
    }

    /** How much the played move gave away; nothing if that could be an error of judgement. */
    double loss() {
        double loss = difference();
        return loss > LEAST && loss > CERTAIN * error ? loss : 0;
    }

    /** The share of what the best move is worth that was kept. */
    double kept() {
        return loss() == 0 ? 1 : played.value() / best.value();
    }

    Story.Choice told() {
        return new Story.Choice(
                moment.number(),
                seat(),
                moment.written(played.move()),
                moment.written(loss() == 0 ? played.move() : best.move()),
                Figures.share(loss() == 0 ? played.value() : best.value()),
                Figures.share(loss()),
                best.exact());
    }

    Story.TurningPoint asTurningPoint(RandomGenerator random) {
        Observation<P, M> seen = moment.seen().orElseThrow();
        return new Story.TurningPoint(
                moment.number(),
                moment.inWords(played.move()),
                moment.written(best.move()),
                moment.inWords(best.move()),
                Figures.points(loss()),
                best.words() + " instead of " + played.words(),
                Bots.whatFor(seen, best.move(), random));
    }
}
