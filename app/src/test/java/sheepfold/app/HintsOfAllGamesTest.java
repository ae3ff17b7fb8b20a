package sheepfold.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sheepfold.advice.Advice;
import sheepfold.bots.Bots;
import sheepfold.engine.Game;
import sheepfold.engine.Games;
import sheepfold.engine.Match;
import sheepfold.engine.Move;
import sheepfold.engine.MoveText;
import sheepfold.engine.Observation;
import sheepfold.engine.Position;
import sheepfold.engine.SeededRandom;
import sheepfold.engine.Setup;

/** What hints say in games between scripted players. */
class HintsOfAllGamesTest {
    private static final int HINTS = 8;
    /** So many choices apart, so that they come from all of a turn. */
    private static final int APART = 3;

    @ParameterizedTest
    @CsvSource({
        "wolf-and-sheep, 2",
        "sheep-hop, 2",
        "shepherd-mess, 2",
        "last-fleece-standing, 3",
        "tangled-yarns, 2",
        "tangle, 2"
    })
    void aHintComparesAndGivesReasons(String game, int seats) {
        int[] choices = {0};
        List<String> reasons =
                reasons(Games.named(game), seats, seen -> seen.legalMoves().size() > 1 && choices[0]++ % APART == 0);
        assertThat(reasons).hasSize(HINTS).allSatisfy(reason -> {
            assertThat(reason).doesNotContain("nothing else is worth a look").doesNotContain("the only move");
            assertThat(reason).containsAnyOf("next best: ", "as good", "wins ");
            assertThat(reason)
                    .as("the gain before the cost")
                    .doesNotContainPattern("(^|; )though it [^;]*; on the way to");
        });
    }

    @Test
    void whereSomethingCanBePutInOrderNothingElseIsTheOnlyMove() {
        List<String> reasons = reasons(
                Games.named("last-fleece-standing"),
                3,
                seen -> seen.legalMoves().size() == 1 && !seen.forms().isEmpty());
        assertThat(reasons).isNotEmpty().doesNotContain("the only move");
    }

    private static <P extends Position<P, M>, M extends Move> List<String> reasons(
            Game<P, M> game, int seats, Predicate<Observation<?, ?>> asked) {
        Match<P, M> match = new Match<>(game, Setup.of(game.info(), seats), Optional.empty());
        SeededRandom random = new SeededRandom(1);
        List<String> reasons = new ArrayList<>();
        while (reasons.size() < HINTS && !match.turn().isOver()) {
            if (match.turn().isChance()) {
                match.draw(random);
                continue;
            }
            int seat = match.waiting().lowest();
            Observation<P, M> seen = new Observation<>(game, match.position(), seat);
            if (asked.test(seen)) {
                reasons.add(Bots.hint(seen, random).reason());
            }
            M move = Advice.of(game).greedy(seen, random);
            match.decide(List.of(new MoveText.Step<>(seat, move)));
        }
        return reasons;
    }
}
