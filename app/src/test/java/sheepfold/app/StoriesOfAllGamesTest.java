package sheepfold.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sheepfold.advice.Advice;
import sheepfold.bots.story.Analysis;
import sheepfold.bots.story.Story;
import sheepfold.engine.Game;
import sheepfold.engine.Games;
import sheepfold.engine.Match;
import sheepfold.engine.Move;
import sheepfold.engine.MoveText;
import sheepfold.engine.Observation;
import sheepfold.engine.Position;
import sheepfold.engine.SeededRandom;
import sheepfold.engine.Setup;

/** What is told of finished games of every game, before their decisions are judged. */
class StoriesOfAllGamesTest {
    private static final double ROUNDING = 0.001;
    private static final double LEAST_FALL = 0.02;

    @ParameterizedTest
    @CsvSource({
        "wolf-and-sheep, 2",
        "sheep-hop, 2",
        "shepherd-mess, 2",
        "shepherd-mess, 4",
        "last-fleece-standing, 3",
        "tangled-yarns, 2",
        "tangle, 2",
        "tangle, 3"
    })
    void chancesAddUpAndNothingThatCostMuchIsLeftOut(String game, int seats) {
        Story story = soFar(finished(Games.named(game), seats, 5));
        boolean rivals = !story.together() && story.unit() == null;
        assertThat(story.draws()).hasSize(rivals ? story.chances().size() : 0);
        for (int at = 0; at < story.draws().size(); at++) {
            double sum = story.draws().get(at)
                    + story.chances().get(at).stream().mapToDouble(one -> one).sum();
            assertThat(sum).as("after %d moves", at).isCloseTo(1, within(ROUNDING));
        }
        List<List<Double>> after =
                new ArrayList<>(story.chances().subList(1, story.chances().size()));
        Set<Integer> lucky = story.luck().stream().map(Story.Luck::move).collect(Collectors.toSet());
        assertThat(story.luck()).allSatisfy(luck -> {
            assertThat(luck.expected()).isEqualTo(story.chances().get(luck.move() - 1));
            // Where chance comes again at once, hidden things are sampled anew
            if (!lucky.contains(luck.move() + 1)) {
                assertThat(luck.actual()).isEqualTo(after.get(luck.move() - 1));
            }
            after.set(luck.move() - 1, luck.actual());
        });
        for (int curve = 0; curve < story.chances().getFirst().size(); curve++) {
            double most = steepest(story.chances(), after, curve);
            Story.Fall fall = story.players().get(curve).fall();
            assertThat(fall != null).isEqualTo(most >= LEAST_FALL);
            assertThat(fall == null ? 0 : fall.points()).isCloseTo(most < LEAST_FALL ? 0 : 100 * most, within(0.1));
        }
    }

    private static double steepest(List<List<Double>> before, List<List<Double>> after, int curve) {
        return IntStream.range(0, after.size())
                .mapToDouble(at -> before.get(at).get(curve) - after.get(at).get(curve))
                .max()
                .orElse(0);
    }

    private static <P extends Position<P, M>, M extends Move> Match<P, M> finished(
            Game<P, M> game, int seats, long seed) {
        Match<P, M> match = new Match<>(game, Setup.of(game.info(), seats), Optional.empty());
        SeededRandom random = new SeededRandom(seed);
        while (!match.turn().isOver()) {
            if (match.turn().isChance()) {
                match.draw(random);
            } else {
                int seat = match.waiting().lowest();
                M move = Advice.of(game).greedy(new Observation<>(game, match.position(), seat), random);
                match.decide(List.of(new MoveText.Step<>(seat, move)));
            }
        }
        return match;
    }

    private static Story soFar(Match<?, ?> match) {
        List<Story> told = new ArrayList<>();
        Analysis<?, ?> analysis = Analysis.of(match);
        assertThatThrownBy(() -> analysis.tell(2, _ -> {}, story -> {
                    told.add(story);
                    Thread.currentThread().interrupt();
                }))
                .isInstanceOf(CancellationException.class);
        assertThat(Thread.interrupted()).isTrue();
        return told.getFirst();
    }
}
