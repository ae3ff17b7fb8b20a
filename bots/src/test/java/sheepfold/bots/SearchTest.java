package sheepfold.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static sheepfold.bots.Tree.any;
import static sheepfold.bots.Tree.chance;
import static sheepfold.bots.Tree.choice;
import static sheepfold.bots.Tree.coins;
import static sheepfold.bots.Tree.over;
import static sheepfold.bots.Tree.sealed;
import static sheepfold.bots.Tree.secretChance;
import static sheepfold.bots.Tree.to;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.advice.Ranked;
import sheepfold.bots.TreeGame.Pick;
import sheepfold.engine.Events;
import sheepfold.engine.Observation;
import sheepfold.engine.Seats;
import sheepfold.engine.SeededRandom;

class SearchTest {
    private static final int MANY = 5_000;

    private static Search<TreePosition, Pick> search(TreeGame game, TreePosition position, int seat, long seed) {
        return new Search<>(
                new Observation<>(game, position, seat), new SeededRandom(seed), SearchStyle.playingToTheEnd());
    }

    private static Ranked<Pick> best(TreeGame game, TreePosition position, int seat) {
        Search<TreePosition, Pick> search = search(game, position, seat, 1);
        search.run(Budget.iterations(MANY));
        return search.ranking().getFirst();
    }

    private static Ranked<Pick> best(TreeGame game) {
        return best(game, game.start(), 0);
    }

    @Test
    void chanceCountsByItsOdds() {
        Tree gamble = chance(
                to("good", 3, choice(0, to("wise", over(0.9)), to("foolish", over(0.1)))), to("bad", 1, over(0.3)));
        Ranked<Pick> best = best(TreeGame.of(1, choice(0, to("sure", over(0.7)), to("gamble", gamble))));
        assertThat(best.move().label()).isEqualTo("gamble");
        assertThat(best.value()).as("3/4 of 0.9 and 1/4 of 0.3").isCloseTo(0.75, within(0.01));
    }

    @Test
    void aGambleWithWorseOddsThanASureThingIsLeft() {
        Tree gamble = chance(to("good", 1, over(0.9)), to("bad", 1, over(0.3)));
        Ranked<Pick> best = best(TreeGame.of(1, choice(0, to("sure", over(0.7)), to("gamble", gamble))));
        assertThat(best.move().label()).isEqualTo("sure");
        assertThat(best.value()).isCloseTo(0.7, within(1e-9));
    }

    @Test
    void chanceThatFollowsChanceIsAveragedToo() {
        Tree die = chance(
                to("low", 2, chance(to("heads", over(0)), to("tails", over(0.6)))),
                to("high", 4, choice(0, to("take", over(0.9)), to("leave", over(0)))));
        Ranked<Pick> best = best(TreeGame.of(1, choice(0, to("stay", over(0.5)), to("roll", die))));
        assertThat(best.move().label()).isEqualTo("roll");
        assertThat(best.value()).as("1/3 of 0.3 and 2/3 of 0.9").isCloseTo(0.7, within(0.01));
    }

    @Test
    void everySeatSteersForItsOwnValue() {
        Tree seat1Decides = choice(1, to("selfish", over(0, 0.9, 0.1)), to("kind", over(0.9, 0.5, 0)));
        Tree seat2Decides = choice(2, to("selfish", over(0.6, 0, 0.4)), to("spiteful", over(0, 0.9, 0.1)));
        Ranked<Pick> best = best(TreeGame.of(3, choice(0, to("left", seat1Decides), to("right", seat2Decides))));
        assertThat(best.move().label()).isEqualTo("right");
        assertThat(best.value()).isCloseTo(0.6, within(0.02));
    }

    @Test
    void seatsOfOneTeamCountOnEachOther() {
        Tree lift = any(List.of(to("drop", over(0, 0))), List.of(to("lift", over(1, 1)), to("look", over(0.2, 0.2))));
        Tree tree =
                any(List.of(to("go alone", over(0.6, 0.6)), to("wait", lift)), List.of(to("sleep", over(0.1, 0.1))));
        Ranked<Pick> best = best(new TreeGame(tree, 2, true));
        assertThat(best.move().label()).isEqualTo("wait");
        assertThat(best.value()).isCloseTo(1, within(0.01));
    }

    @Test
    void aSeatChoosesAmongItsOwnMovesWhereAnyMayMove() {
        Tree tree =
                any(List.of(to("fair", over(0.6, 0.6)), to("poor", over(0.2, 0.2))), List.of(to("best", over(1, 1))));
        TreeGame game = new TreeGame(tree, 2, true);
        assertThat(best(game, game.start(), 0).move().label()).isEqualTo("fair");
        assertThat(best(game, game.start(), 1).move().label()).isEqualTo("best");
    }

    @Test
    void rivalsWhoMayAllMoveNextAreEquallyQuick() {
        List<Tree.Branch> three = List.of(to("a", over(0, 1)), to("b", over(0, 1)), to("c", over(0, 1)));
        Tree race = any(List.of(to("grab", over(1, 0))), three);
        Ranked<Pick> best = best(TreeGame.of(2, choice(0, to("settle", over(0.4, 0.6)), to("race", race))));
        assertThat(best.move().label()).isEqualTo("race");
        assertThat(best.value()).isCloseTo(0.5, within(0.02));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void sealedAnswersAreNotSeenBeforeTheyAreTurnedUp(int seat) {
        Tree pennies =
                sealed(List.of("heads", "tails"), (first, second) -> first.equals(second) ? over(1, 0) : over(0, 1));
        TreeGame game = TreeGame.of(2, pennies);
        assertThat(best(game, game.start(), seat).value()).isCloseTo(0.5, within(0.1));
    }

    @ParameterizedTest
    @CsvSource({"0, 0.333", "1, 0.667"})
    void sealedAnswersAreMixedAsTheirStakesDemand(int seat, double worth) {
        Tree stakes = sealed(
                List.of("heads", "tails"),
                (first, second) ->
                        first.equals(second) ? (first.equals("heads") ? over(1, 0) : over(0.5, 0.5)) : over(0, 1));
        TreeGame game = TreeGame.of(2, stakes);
        Ranked<Pick> best = best(game, game.start(), seat);
        assertThat(best.move().label()).as("tails is right two times in three").isEqualTo("tails");
        assertThat(best.value()).isCloseTo(worth, within(0.03));
    }

    @Test
    void anAnswerThatIsBetterWhateverTheOtherAnswersIsGiven() {
        Tree dilemma = sealed(List.of("silent", "confess"), (first, second) -> {
            boolean mine = first.equals("confess");
            boolean theirs = second.equals("confess");
            return mine ? (theirs ? over(0.3, 0.3) : over(1, 0)) : (theirs ? over(0, 1) : over(0.7, 0.7));
        });
        Ranked<Pick> best = best(TreeGame.of(2, dilemma));
        assertThat(best.move().label()).isEqualTo("confess");
        assertThat(best.value()).as("both confess").isCloseTo(0.3, within(0.03));
    }

    @ParameterizedTest
    @ValueSource(strings = {"heads", "tails"})
    void anAnswerThatLiesSealedOnTheTableChangesNothing(String sealedAnswer) {
        Tree uneven = sealed(
                List.of("heads", "tails"), (first, second) -> first.equals(second) ? over(1, 0) : over(0.2, 0.8));
        TreeGame game = TreeGame.of(2, uneven);
        TreePosition waiting = game.start();
        waiting.play(0, new Pick(sealedAnswer), Events.UNHEARD);
        assertThat(best(game, waiting, 1)).isEqualTo(best(game, game.start(), 1));
    }

    @Test
    void whatWillStayHiddenIsNotCountedOn() {
        Tree red = choice(0, to("say red", over(1, 0)), to("say black", over(0, 1)));
        Tree black = choice(0, to("say red", over(0, 1)), to("say black", over(1, 0)));
        Tree guess = secretChance(0, to("red", red), to("black", black));
        Ranked<Pick> best = best(TreeGame.of(2, choice(0, to("guess", guess), to("settle", over(0.6, 0.4)))));
        assertThat(best.move().label()).isEqualTo("settle");
    }

    @Test
    void whatOneWillSeeIsCountedOn() {
        Tree red = choice(0, to("say red", over(1, 0)), to("say black", over(0, 1)));
        Tree black = choice(0, to("say red", over(0, 1)), to("say black", over(1, 0)));
        Tree look = secretChance(1, to("red", red), to("black", black));
        Ranked<Pick> best = best(TreeGame.of(2, choice(0, to("look", look), to("settle", over(0.6, 0.4)))));
        assertThat(best.move().label()).isEqualTo("look");
        assertThat(best.value()).isCloseTo(1, within(0.02));
    }

    @Test
    void othersHaveOnlyTheMovesTheyMayHold() {
        Tree strong = choice(
                0,
                to("attack", choice(1, to("counter", over(0, 1)), to("yield", over(1, 0)))),
                to("hold", over(0.6, 0.4)));
        Tree weak = choice(0, to("attack", choice(1, to("yield", over(1, 0)))), to("hold", over(0.6, 0.4)));
        TreeGame game = TreeGame.of(2, secretChance(0, to("strong", 1, strong), to("weak", 3, weak)));
        TreePosition dealt = game.start();
        dealt.play(Seats.CHANCE, new Pick("strong"), Events.UNHEARD);
        Ranked<Pick> best = best(game, dealt, 0);
        assertThat(best.move().label()).isEqualTo("attack");
        assertThat(best.value()).as("three in four are weak").isCloseTo(0.75, within(0.02));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void hiddenThingsDoNotChangeTheChoice(long seed) {
        Tree red = choice(0, to("say red", over(1, 0)), to("say black", over(0, 1)), to("pass", over(0.45, 0.55)));
        Tree black = choice(0, to("say red", over(0, 1)), to("say black", over(1, 0)), to("pass", over(0.45, 0.55)));
        TreeGame game = TreeGame.of(2, secretChance(0, to("red", 2, red), to("black", 3, black)));
        assertThat(chosenAfter(game, "red", seed)).isEqualTo(chosenAfter(game, "black", seed));
    }

    private static Ranked<Pick> chosenAfter(TreeGame game, String dealt, long seed) {
        TreePosition position = game.start();
        position.play(Seats.CHANCE, new Pick(dealt), Events.UNHEARD);
        Search<TreePosition, Pick> search = search(game, position, 0, seed);
        search.run(Budget.iterations(500));
        return search.ranking().getFirst();
    }

    @Test
    void theGamesOwnOpinionGuidesAShortSearch() {
        TreeGame game = TreeGame.of(1, coins(60, 31));
        Search<TreePosition, Pick> search = new Search<>(
                new Observation<>(game, game.start(), 0),
                new SeededRandom(3),
                new SearchStyle("", Integer.MAX_VALUE, 20, 1.4, 1, false, false, Map.of()));
        search.run(Budget.iterations(30));
        assertThat(search.ranking().getFirst().move().label()).isEqualTo("coin 31");
    }

    @Test
    void aPlayoutMayEndWithTheGamesOpinion() {
        TreeGame game = TreeGame.of(1, coins(5, 2));
        Search<TreePosition, Pick> search = new Search<>(
                new Observation<>(game, game.start(), 0),
                new SeededRandom(3),
                new SearchStyle("", 0, 0, 1.4, 1, false, false, Map.of()));
        search.run(Budget.iterations(5));
        assertThat(search.ranking().getFirst().move().label())
                .as("each is tried once, and the value tells")
                .isEqualTo("coin 2");
    }

    @Test
    void theSameSeedGivesTheSameThoughts() {
        TreeGame game = TreeGame.of(1, coins(9, 4));
        Search<TreePosition, Pick> once = search(game, game.start(), 0, 42);
        Search<TreePosition, Pick> again = search(game, game.start(), 0, 42);
        once.run(Budget.iterations(300));
        again.run(Budget.iterations(300));
        assertThat(once.ranking()).isEqualTo(again.ranking());
    }

    @Test
    void aBudgetOfIterationsIsSpentToTheLast() {
        TreeGame game = TreeGame.of(1, coins(3, 0));
        Search<TreePosition, Pick> search = search(game, game.start(), 0, 1);
        search.run(Budget.iterations(17));
        search.run(Budget.iterations(3));
        assertThat(search.iterations()).isEqualTo(20);
    }

    @Test
    void theShortestTimeIsEnoughForOneThought() {
        TreeGame game = TreeGame.of(1, coins(3, 0));
        Search<TreePosition, Pick> search = search(game, game.start(), 0, 1);
        search.run(Budget.time(Duration.ofNanos(1)));
        assertThat(search.iterations()).isPositive();
        assertThat(search.ranking().getFirst().move().label()).startsWith("coin");
    }

    @Test
    void timeEndsASearchThatHasIterationsLeft() {
        TreeGame game = TreeGame.of(1, coins(3, 0));
        Search<TreePosition, Pick> search = search(game, game.start(), 0, 1);
        search.run(new Budget(1L << 40, Duration.ofMillis(5)));
        assertThat(search.iterations()).isBetween(1L, 1L << 40);
    }
}
