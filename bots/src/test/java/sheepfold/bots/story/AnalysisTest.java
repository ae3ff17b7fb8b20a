package sheepfold.bots.story;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sheepfold.advice.Advice;
import sheepfold.engine.Events;
import sheepfold.engine.Game;
import sheepfold.engine.Games;
import sheepfold.engine.Match;
import sheepfold.engine.Move;
import sheepfold.engine.MoveText;
import sheepfold.engine.Moves;
import sheepfold.engine.Observation;
import sheepfold.engine.Position;
import sheepfold.engine.Seats;
import sheepfold.engine.SeededRandom;
import sheepfold.engine.Setup;
import sheepfold.json.Json;

class AnalysisTest {
    private static final Game<?, ?> KIT = Games.named("kit");

    private static <P extends Position<P, M>, M extends Move> Match<P, M> start(Game<P, M> game) {
        return new Match<>(game, Setup.of(game.info(), 2), Optional.empty());
    }

    /** So many moves by the scripted player. */
    private static Match<?, ?> played(Game<?, ?> game, int moves) {
        return goneOn(start(game), moves);
    }

    private static <P extends Position<P, M>, M extends Move> Match<P, M> goneOn(Match<P, M> match, int moves) {
        SeededRandom random = new SeededRandom(3);
        while (match.length() < moves && !match.turn().isOver()) {
            if (match.turn().isChance()) {
                match.draw(random);
            } else {
                int seat = match.waiting().lowest();
                Observation<P, M> seen = new Observation<>(match.game(), match.position(), seat);
                match.decide(List.of(
                        new MoveText.Step<>(seat, Advice.of(match.game()).greedy(seen, random))));
            }
        }
        return match;
    }

    private static Story told(Match<?, ?> match) {
        return Analysis.of(match).tell(2, _ -> {});
    }

    private static <P extends Position<P, M>, M extends Move> Match<P, M> from(
            Game<P, M> game, String position, String... moves) {
        Match<P, M> match = new Match<>(game, Setup.of(game.info(), 2), Optional.of(Json.parse(position)));
        for (String move : moves) {
            assertThat(match.play(move)).as(move).isEmpty();
        }
        return match;
    }

    @Test
    void aBetterMoveIsFound() {
        Story story = told(from(Games.named("wolf-and-sheep"), """
            {"board": [
              "........",
              "........",
              "........",
              "........",
              ".....s.s",
              "........",
              ".....w.s",
              "....s..."], "toMove": "wolf"}
            """, "f2-g3"));
        assertThat(story.choices()).hasSize(1);
        Story.Choice choice = story.choices().getFirst();
        assertThat(choice.seat()).isEqualTo(1);
        assertThat(choice.played()).isEqualTo("f2-g3");
        assertThat(choice.best()).isEqualTo("f2-g1");
        assertThat(choice.worth()).isGreaterThan(0.9);
        assertThat(choice.loss()).isGreaterThan(0);
        Story.Player wolf = story.players().getLast();
        assertThat(wolf.decisions()).isEqualTo(1);
        assertThat(wolf.best()).isZero();
    }

    @Test
    void theStoryIsTheSameOnAnyNumberOfThreads() {
        Match<?, ?> match = played(KIT, 20);
        assertThat(Analysis.of(match).tell(1, _ -> {}))
                .isEqualTo(Analysis.of(match).tell(3, _ -> {}));
    }

    @ParameterizedTest
    @CsvSource({"kit", "wolf-and-sheep", "sheep-hop"})
    void everyMomentHasItsChances(String game) {
        Match<?, ?> match = played(Games.named(game), 24);
        Story story = told(match);
        assertThat(story.chances()).hasSize(match.length() + 1);
        assertThat(story.chances())
                .allSatisfy(chances -> assertThat(chances)
                        .hasSize(story.together() ? 1 : 2)
                        .allSatisfy(chance -> assertThat(chance).isBetween(0.0, 1.0)));
        assertThat(story.choices()).allSatisfy(choice -> {
            assertThat(choice.loss()).isBetween(0.0, choice.worth());
            assertThat(match.played().get(choice.move() - 1).actor()).isEqualTo(choice.seat());
        });
        assertThat(story.players()).hasSize(2).allSatisfy(player -> {
            assertThat(player.turningPoints()).hasSizeLessThanOrEqualTo(3);
            assertThat(player.best()).isBetween(0, player.decisions());
        });
    }

    @ParameterizedTest
    @CsvSource({"kit", "wolf-and-sheep", "sheep-hop"})
    void whatASeatLostMostByIsToldOf(String game) {
        Story story = told(played(Games.named(game), 24));
        for (int curve = 0; curve < story.chances().getFirst().size(); curve++) {
            int at = steepest(story, curve);
            double lost = story.chances().get(at - 1).get(curve)
                    - story.chances().get(at).get(curve);
            Story.Player player = story.players().get(curve);
            List<Integer> told = Stream.concat(
                            player.turningPoints().stream().map(Story.TurningPoint::move),
                            Stream.ofNullable(player.fall()).map(Story.Fall::move))
                    .toList();
            if (lost >= 0.02) {
                assertThat(told).contains(at);
            }
        }
    }

    private static int steepest(Story story, int curve) {
        return IntStream.range(1, story.chances().size())
                .boxed()
                .min(Comparator.comparingDouble(at -> story.chances().get(at).get(curve)
                        - story.chances().get(at - 1).get(curve)))
                .orElseThrow();
    }

    @Test
    void onAverageLuckIsNothing() {
        assertThat(meanLuck(Games.named("sheep-hop"))).isCloseTo(0, within(1e-9));
    }

    private static <P extends Position<P, M>, M extends Move> double meanLuck(Game<P, M> game) {
        P position = goneOn(start(game), 11).position();
        while (!position.turn().isChance()) {
            position.play(position.turn().asked().lowest(), firstMove(position), Events.UNHEARD);
        }
        Prospects<P, M> prospects = new Prospects<>(game, 2);
        Moves<M> outcomes = new Moves<>();
        position.legalMoves(Seats.CHANCE, outcomes);
        assertThat(outcomes.size()).as("what may come").isGreaterThan(1);
        P before = position;
        return IntStream.range(0, outcomes.size())
                .mapToDouble(i -> {
                    Prospects.Brought brought = prospects.luck(before, outcomes.get(i), 5);
                    return outcomes.weight(i)
                            * (brought.actual().getFirst() - brought.expected().getFirst());
                })
                .sum();
    }

    private static <P extends Position<P, M>, M extends Move> M firstMove(P position) {
        Moves<M> moves = new Moves<>();
        position.legalMoves(position.turn().asked().lowest(), moves);
        return moves.get(0);
    }

    @Test
    void whatASeatDoesNotSeeIsNoLuckOfItsYet() {
        assertThat(luckOfUnseenDraws(KIT))
                .isNotEmpty()
                .allSatisfy(brought -> assertThat(brought.actual().getFirst())
                        .isEqualTo(brought.expected().getFirst()));
    }

    /** What draws bring that change nothing in the eyes of seat 0. */
    private static <P extends Position<P, M>, M extends Move> List<Prospects.Brought> luckOfUnseenDraws(
            Game<P, M> game) {
        Prospects<P, M> prospects = new Prospects<>(game, 2);
        return Moment.of(goneOn(start(game), 30)).stream()
                .filter(Moment::isLuck)
                .filter(moment -> isUnseen(moment.position()))
                .map(moment -> prospects.luck(
                        moment.position(), moment.next().orElseThrow().move(), 5))
                .toList();
    }

    private static <P extends Position<P, M>, M extends Move> boolean isUnseen(P position) {
        Moves<M> outcomes = new Moves<>();
        position.legalMoves(Seats.CHANCE, outcomes);
        return outcomes.stream()
                        .map(outcome -> {
                            P after = position.copy();
                            after.play(Seats.CHANCE, outcome, Events.UNHEARD);
                            return after.view(0);
                        })
                        .distinct()
                        .count()
                == 1;
    }

    @Test
    void whatASeatCouldNotKnowDoesNotChangeItsJudgement() {
        Story one = told(whispered("[\"ram\", \"ram\"]"));
        Story other = told(whispered("[\"hush\", \"ewe\"]"));
        assertThat(ofSeat0(one)).isEqualTo(ofSeat0(other)).isNotEmpty();
        assertThat(one.chances().getFirst().getFirst())
                .isEqualTo(other.chances().getFirst().getFirst());
    }

    private static List<Story.Choice> ofSeat0(Story story) {
        return story.choices().stream().filter(choice -> choice.seat() == 0).toList();
    }

    /** Seat 0 answers in a sealed decision, after seat 1 has: what seat 1 answered is no part of its judgement. */
    private static Match<?, ?> whispered(String hand) {
        String move = hand.contains("ram") ? "1: lay ram" : "1: lay ewe";
        return from(KIT, """
            {"phase": "lay", "round": 2, "lead": 1, "noise": 3, "hushed": 0, "seats": [
              {"hand": ["ram", "lamb"], "row": ["ewe"]},
              {"hand": %s, "row": ["lamb"]}]}
            """.formatted(hand), move, "0: lay lamb");
    }

    @Test
    void itTellsHowFarItIs() {
        Queue<Double> told = new ConcurrentLinkedQueue<>();
        Analysis.of(played(KIT, 10)).tell(1, told::add);
        List<Double> shares = List.copyOf(told);
        assertThat(shares).isSorted().hasSizeGreaterThanOrEqualTo(10);
        assertThat(Collections.max(shares)).isLessThanOrEqualTo(1);
    }

    @Test
    void anInterruptEndsIt() {
        Thread.currentThread().interrupt();
        Analysis<?, ?> analysis = Analysis.of(played(Games.named("sheep-hop"), 40));
        assertThatThrownBy(() -> analysis.tell(1, _ -> {})).isInstanceOf(CancellationException.class);
        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void aGameWithoutAMoveHasAStoryToo() {
        Story story = told(played(KIT, 0));
        assertThat(story.chances()).hasSize(1);
        assertThat(story.players())
                .allSatisfy(player -> assertThat(player.accuracy()).isNull());
    }
}
