package sheepfold.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.advice.Advice;
import sheepfold.advice.Fact;
import sheepfold.advice.Hint;
import sheepfold.advice.Sign;
import sheepfold.bots.Bots;
import sheepfold.bots.Chance;
import sheepfold.bots.Chance.Weight;
import sheepfold.engine.Game;
import sheepfold.engine.Games;
import sheepfold.engine.Match;
import sheepfold.engine.Move;
import sheepfold.engine.Observation;
import sheepfold.engine.Position;
import sheepfold.engine.SeededRandom;
import sheepfold.engine.Setup;

/** What is said of moves in all games, where many positions are looked at. */
class ReasonsTest {
    private static final int MOVES = 120;

    @ParameterizedTest
    @ValueSource(strings = {"sheep-hop", "shepherd-mess", "last-fleece-standing", "tangled-yarns", "tangle"})
    void whatMovesDoIsSaidInWholeSentences(String game) {
        assertThat(said(Games.named(game)))
                .as("reasons in %s", game)
                .hasSizeGreaterThan(20)
                .allSatisfy(reason -> assertThat(reason)
                        .doesNotContain("{", "}", "null", "  ", "; ;")
                        .doesNotEndWith(";"));
    }

    /** All that is said of the moves of a game of the scripted player. */
    private static <P extends Position<P, M>, M extends Move> List<String> said(Game<P, M> game) {
        SeededRandom random = new SeededRandom(5);
        Setup setup = Setup.of(game.info(), game.info().defaultSeats());
        Match<P, M> match = new Match<>(game, setup, Optional.empty());
        List<String> said = new ArrayList<>();
        for (int made = 0; made < MOVES && !match.turn().isOver(); made++) {
            if (match.turn().isChance()) {
                match.draw(random);
                continue;
            }
            int seat = match.turn().asked().lowest();
            Observation<P, M> seen = new Observation<>(game, match.position(), seat);
            said.addAll(reasons(seen));
            M next = Advice.of(game).greedy(seen, random);
            match.play(seat, next);
        }
        return said;
    }

    private static <P extends Position<P, M>, M extends Move> List<String> reasons(Observation<P, M> seen) {
        return seen.legalMoves().stream()
                .limit(10)
                .map(move -> Bots.whatFor(seen, move, new SeededRandom(1)))
                .filter(reason -> !reason.isEmpty())
                .toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"sheep-hop", "shepherd-mess", "last-fleece-standing", "tangled-yarns", "tangle"})
    void factsStandInTheSameOrderFromMoveToMove(String game) {
        assertThat(factsOf(Games.named(game))).as("facts in %s", game).isLessThanOrEqualTo(2);
    }

    /** How many different lists of deeds there are in a game: none in the set-up, and one in play. */
    private static <P extends Position<P, M>, M extends Move> long factsOf(Game<P, M> game) {
        SeededRandom random = new SeededRandom(6);
        Setup setup = Setup.of(game.info(), game.info().defaultSeats());
        Match<P, M> match = new Match<>(game, setup, Optional.empty());
        List<List<Fact.Deed>> seen = new ArrayList<>();
        for (int made = 0; made < MOVES && !match.turn().isOver(); made++) {
            if (match.turn().isChance()) {
                match.draw(random);
                continue;
            }
            int seat = match.turn().asked().lowest();
            seen.add(Advice.of(game).facts(match.position(), seat).stream()
                    .map(Fact::gain)
                    .toList());
            match.play(seat, Advice.of(game).greedy(new Observation<>(game, match.position(), seat), random));
        }
        return seen.stream().distinct().count();
    }

    @Test
    void whatWasLearnedIsOfTheSignsThatTheGameNames() {
        Games.all().forEach(ReasonsTest::hasItsSigns);
    }

    private static <P extends Position<P, M>, M extends Move> void hasItsSigns(Game<P, M> game) {
        List<String> figures = Stream.concat(
                        Stream.of(Chance.LEVEL, Chance.VALUE),
                        Advice.of(game).signs().stream().map(Sign::name))
                .toList();
        Chance chance = Chance.of(game);
        assertThat(Stream.of(chance.hints(), chance.stories()).flatMap(curves -> curves.values().stream()))
                .as(game.info().id())
                .allSatisfy(curve ->
                        assertThat(curve.weights()).extracting(Weight::figure).isEqualTo(figures));
    }

    @ParameterizedTest
    @ValueSource(strings = {"shepherd-mess", "last-fleece-standing", "tangled-yarns"})
    void aHintAskedForTwiceSaysTheSame(String game) {
        assertThat(hinted(Games.named(game))).isEqualTo(hinted(Games.named(game)));
    }

    private static <P extends Position<P, M>, M extends Move> Hint<M> hinted(Game<P, M> game) {
        SeededRandom random = new SeededRandom(7);
        Match<P, M> match = new Match<>(game, Setup.of(game.info(), game.info().defaultSeats()), Optional.empty());
        for (int made = 0; made < 30 || match.turn().isChance(); made++) {
            if (match.turn().isChance()) {
                match.draw(random);
            } else {
                int seat = match.turn().asked().lowest();
                match.play(seat, Advice.of(game).greedy(new Observation<>(game, match.position(), seat), random));
            }
        }
        int seat = match.turn().asked().lowest();
        return Bots.hint(new Observation<>(game, match.position(), seat), new SeededRandom(8));
    }
}
