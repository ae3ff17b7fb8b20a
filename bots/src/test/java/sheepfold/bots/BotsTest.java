package sheepfold.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.advice.Hint;
import sheepfold.advice.Ranked;
import sheepfold.engine.Events;
import sheepfold.engine.Game;
import sheepfold.engine.Games;
import sheepfold.engine.Move;
import sheepfold.engine.Moves;
import sheepfold.engine.Observation;
import sheepfold.engine.Position;
import sheepfold.engine.Seats;
import sheepfold.engine.SeededRandom;
import sheepfold.engine.Setup;
import sheepfold.engine.Turn;
import sheepfold.json.BadInput;

class BotsTest {
    static final List<String> IDS = Bots.IDS;

    @ParameterizedTest
    @FieldSource("IDS")
    void everyBotAnswersToItsId(String id) {
        assertThat(Bots.named(id).id()).isEqualTo(id);
        assertThat(Bots.named(id).reproducible()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"strong:5000, true", "easy:1, true", "medium:100ms, false", "strong:2s, false", "strong:0.5s, false"})
    void aSearchBotTakesABudget(String id, boolean reproducible) {
        assertThat(Bots.named(id).id()).isEqualTo(id);
        assertThat(Bots.named(id).reproducible()).isEqualTo(reproducible);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "strong:",
                "strong:0",
                "strong:-5",
                "strong:2m",
                "strong:0s",
                "strong:1e9",
                "strong: 5",
                "easy:fast"
            })
    void aBudgetThatIsNoneIsExplained(String id) {
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> Bots.named(id))
                .satisfies(fault -> assertThat(fault.line())
                        .isEqualTo(
                                "bots: a budget is a number of iterations or a time, as in strong:5000 or strong:2s, not \""
                                        + id + "\""));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Strong", "stronger", "random:5", "greedy:", "human", "random\nbot"})
    void aBotThatIsNoneIsExplained(String id) {
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> Bots.named(id))
                .satisfies(fault -> assertThat(fault.line())
                        .startsWith("bots: there is no bot \"")
                        .endsWith("\"; there are random, greedy, easy, medium, strong")
                        .doesNotContain("\n"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "greedy", "easy:20"})
    void everyMoveIsLegalInEveryGame(String id) {
        assertThat(Games.all()).extracting(game -> game.info().id()).contains("wolf-and-sheep", "kit");
        Games.all().forEach(game -> playLegally(game, Bots.named(id)));
    }

    private static <P extends Position<P, M>, M extends Move> void playLegally(Game<P, M> game, Bot bot) {
        for (int seats = game.info().leastSeats(); seats <= game.info().mostSeats(); seats++) {
            P position = game.start(Setup.of(game.info(), seats));
            SeededRandom random = new SeededRandom(seats);
            for (int moves = 0; moves < 60 && !position.turn().isOver(); moves++) {
                int actor = actor(position.turn(), random);
                M move = actor == Seats.CHANCE
                        ? drawn(position, random)
                        : bot.choose(new Observation<>(game, position, actor), random)
                                .move();
                assertThat(position.whyNot(actor, move))
                        .as("%s by %s in %s", move, bot.id(), game.info().title())
                        .isEmpty();
                position.play(actor, move, Events.UNHEARD);
            }
        }
    }

    private static int actor(Turn turn, SeededRandom random) {
        return turn instanceof Turn.Players players
                ? players.seats().nth(random.nextInt(players.seats().count()))
                : Seats.CHANCE;
    }

    private static <P extends Position<P, M>, M extends Move> M drawn(P position, SeededRandom random) {
        Moves<M> chances = new Moves<>();
        position.legalMoves(Seats.CHANCE, chances);
        return chances.pick(random);
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "greedy", "medium"})
    void theSameSeedGivesTheSameChoice(String id) {
        Game<?, ?> game = Games.named("wolf-and-sheep");
        for (int seed = 0; seed < 5; seed++) {
            assertThat(firstMove(game, id, seed)).isEqualTo(firstMove(game, id, seed));
        }
    }

    @Test
    void theRandomBotTakesEveryMoveNowAndThen() {
        Game<?, ?> game = Games.named("wolf-and-sheep");
        List<Move> moves = IntStream.range(0, 200)
                .mapToObj(seed -> firstMove(game, "random", seed))
                .distinct()
                .toList();
        assertThat(moves).as("seven first moves of the sheep").hasSize(7);
    }

    private static <P extends Position<P, M>, M extends Move> Move firstMove(Game<P, M> game, String id, long seed) {
        P start = game.start(Setup.of(game.info(), game.info().defaultSeats()));
        return Bots.named(id)
                .choose(new Observation<>(game, start, 0), new SeededRandom(seed))
                .move();
    }

    @Test
    void theOnlyMoveNeedsNoThought() {
        TreeGame game = TreeGame.of(1, Tree.choice(0, Tree.to("on", Tree.over(1))));
        Hint<TreeGame.Pick> hint =
                Bots.named("strong").choose(new Observation<>(game, game.start(), 0), new SeededRandom(1));
        assertThat(hint.move().label()).isEqualTo("on");
        assertThat(hint.reason()).isEqualTo("the only move");
    }

    @Test
    void whatTheGamePrunesIsNotLookedAt() {
        Tree tree = Tree.choice(0, Tree.to(TreeGame.IDLE, Tree.over(1)), Tree.to("on", Tree.over(0)));
        TreeGame game = TreeGame.of(1, tree);
        Hint<TreeGame.Pick> hint =
                Bots.named("strong").choose(new Observation<>(game, game.start(), 0), new SeededRandom(1));
        assertThat(hint.move().label()).isEqualTo("on");
        assertThat(hint.reason()).isEqualTo("nothing else is worth a look");
    }

    @Test
    void aRankingTellsTheBestFirstAndHowSureItIs() {
        Tree gamble = Tree.chance(Tree.to("sun", Tree.over(1)), Tree.to("rain", Tree.over(0)));
        Tree tree = Tree.choice(0, Tree.to("fair", Tree.over(0.2)), Tree.to("gamble", gamble));
        List<Ranked<TreeGame.Pick>> ranking = ranking(tree, Optional.empty());
        assertThat(ranking).extracting(ranked -> ranked.move().label()).containsExactly("gamble", "fair");
        assertThat(ranking.getFirst().value()).isCloseTo(0.5, within(0.05));
        assertThat(ranking.getFirst().error()).isCloseTo(0.5 / Math.sqrt(1000), within(0.005));
        assertThat(ranking.getFirst().words()).startsWith("worth 0.");
    }

    @Test
    void aRankingLooksAtWhatSomebodyAsksAbout() {
        Tree tree = Tree.choice(0, Tree.to(TreeGame.IDLE, Tree.over(0.3)), Tree.to("on", Tree.over(0.9)));
        assertThat(ranking(tree, Optional.empty())).hasSize(1);
        List<Ranked<TreeGame.Pick>> asked = ranking(tree, Optional.of(new TreeGame.Pick(TreeGame.IDLE)));
        assertThat(asked).extracting(ranked -> ranked.move().label()).containsExactly("on", TreeGame.IDLE);
        assertThat(asked.getLast().value()).isCloseTo(0.3, within(1e-9));
        assertThat(ranking(tree, Optional.of(new TreeGame.Pick("unheard of")))).hasSize(1);
    }

    private static List<Ranked<TreeGame.Pick>> ranking(Tree tree, Optional<TreeGame.Pick> asked) {
        TreeGame game = TreeGame.of(1, tree);
        return Bots.ranking(
                new Observation<>(game, game.start(), 0), asked, Budget.iterations(1000), new SeededRandom(1));
    }

    @Test
    void whatCannotBeToldApartIsAboutAsGood() {
        Tree tree = Tree.choice(0, Tree.to("one", Tree.over(0.5)), Tree.to("other", Tree.over(0.499)));
        TreeGame game = TreeGame.of(1, tree);
        Hint<TreeGame.Pick> hint = Bots.hint(new Observation<>(game, game.start(), 0), new SeededRandom(1));
        assertThat(hint.reason()).isEqualTo("worth 0.50; about as good: other");
    }

    @Test
    void aHintSaysWhatTheOthersWouldLoseEvenWhereTheGameLeavesOne() {
        Tree tree = Tree.choice(0, Tree.to(TreeGame.IDLE, Tree.over(0.3)), Tree.to("on", Tree.over(0.9)));
        TreeGame game = TreeGame.of(1, tree);
        Hint<TreeGame.Pick> hint = Bots.hint(new Observation<>(game, game.start(), 0), new SeededRandom(1));
        assertThat(hint.reason()).isEqualTo("worth 0.90; next best: idle (worth 0.30)");
    }

    @Test
    void aWinThatIsThereIsNoEstimate() {
        Tree tree = Tree.choice(0, Tree.to("other", Tree.over(0.9)), Tree.to("win", Tree.over(1)));
        TreeGame game = TreeGame.of(1, tree);
        Hint<TreeGame.Pick> hint = Bots.hint(new Observation<>(game, game.start(), 0), new SeededRandom(1));
        assertThat(hint)
                .isEqualTo(new Hint<>(new TreeGame.Pick("win"), 1, "wins now; next best: other (worth 0.90)", true));
    }

    @Test
    void aWinByTwoOwnMovesIsSeenAndOneThatNeedsLuckIsNot() {
        Tree two = Tree.choice(0, Tree.to("on", Tree.over(1)), Tree.to("off", Tree.over(0)));
        Tree luck = Tree.chance(Tree.to("sun", Tree.over(1)), Tree.to("rain", Tree.over(0.9)));
        assertThat(ranking(Tree.choice(0, Tree.to("two", two), Tree.to("luck", luck)), Optional.empty())
                        .getFirst())
                .isEqualTo(Ranked.exactly(new TreeGame.Pick("two"), 1, "wins in 2 moves of this turn"));
        assertThat(ranking(Tree.choice(0, Tree.to("idly", Tree.over(0.2)), Tree.to("luck", luck)), Optional.empty())
                        .getFirst()
                        .exact())
                .isFalse();
    }

    @Test
    void aHintIsWhatTheStrongBotThinks() {
        TreeGame game = TreeGame.of(1, Tree.choice(0, Tree.to("well", Tree.over(0.75)), Tree.to("ill", Tree.over(0))));
        Hint<TreeGame.Pick> hint = Bots.hint(new Observation<>(game, game.start(), 0), new SeededRandom(1));
        assertThat(hint)
                .isEqualTo(
                        new Hint<>(new TreeGame.Pick("well"), 0.75, "worth 0.75; next best: ill (worth 0.00)", false));
    }
}
