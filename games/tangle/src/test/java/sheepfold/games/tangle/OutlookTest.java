package sheepfold.games.tangle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.engine.Moves;
import sheepfold.engine.RandomPlay;
import sheepfold.engine.SeededRandom;

/**
 * How far bots think they are from winning. What a thing counts is seen by the difference it makes: the rest of the table stays
 * as it is, with more to fetch of every kind than lies anywhere.
 */
class OutlookTest {
    private static final Weights W = Weights.OURS;
    private static final Offset<Double> EXACTLY = within(1e-9);
    /** In the first round, by the length of a usual game. */
    private static final int AHEAD = 25;

    private static double turns(Glade glade, String goal) {
        Wasteland table = glade.scenario().position();
        return new Outlook(table.rules).turns(table, 0, number(goal));
    }

    private static double remainder(Glade glade, String goal) {
        return Worth.remainder(glade.scenario().position(), 0, number(goal));
    }

    private static int number(String goal) {
        return Integer.parseInt(goal.substring(1)) - 1;
    }

    private static Glade briar() {
        return Glade.of(2).goals("R", "V21", "V20", "V19");
    }

    /** What a bill counts that is still far off: its tracker stands as low as can be. */
    private static double farBill() {
        return W.cube() * (W.billNear() * 0.5 + W.billEachRound() * AHEAD);
    }

    @Test
    void aSeedInTheStashSavesItsTrip() {
        assertThat(turns(briar().seeds("R", 2, 0), "V21") - turns(briar().seeds("R", 3, 0), "V21"))
                .isEqualTo(W.seed(), EXACTLY);
        assertThat(turns(briar().seeds("R", 6, 0), "V21"))
                .as("more than six bushes are not asked for")
                .isEqualTo(turns(briar().seeds("R", 7, 0), "V21"), EXACTLY);
    }

    @Test
    void eachStageOfABushCounts() {
        double earth = turns(briar().tile("R earth bc4"), "V21");
        double sown = turns(briar().tile("R earth bc4 bush"), "V21");
        double bush = turns(briar().tile("R bush bc4"), "V21");
        assertThat(turns(briar(), "V21") - earth).isEqualTo(W.eachEarth() + W.cube(), EXACTLY);
        assertThat(earth - sown).isEqualTo(W.seed() + W.eachPlant(), EXACTLY);
        assertThat(sown - bush).isEqualTo(W.eachGrowth() + 2 * W.cube() - farBill(), EXACTLY);
    }

    @Test
    void eachStageOfATreeCounts() {
        Glade forest = Glade.of(2).goals("R", "V03", "V20", "V19");
        double earth = turns(forest.tile("R earth bc4"), "V03");
        double sown = turns(forest.tile("R earth bc4 tree"), "V03");
        double sapling = turns(forest.tile("R sapling bc4"), "V03");
        double tree = turns(forest.tile("R tree bc4"), "V03");
        assertThat(earth - sown).isEqualTo(W.seed() + W.eachPlant(), EXACTLY);
        assertThat(sown - sapling).isEqualTo(W.eachGrowth() + 2 * W.cube(), EXACTLY);
        assertThat(sapling - tree).isEqualTo(W.eachGrowth() + 2 * W.cube(), EXACTLY);
    }

    @Test
    void lakesAndMeadowsCountWithTheirBills() {
        Glade plain = Glade.of(2).goals("R", "V15", "V20", "V19");
        double nothing = turns(plain, "V15");
        double lake = turns(plain.tile("R lake bc4"), "V15");
        assertThat(nothing - lake).isEqualTo(W.lake() - farBill(), EXACTLY);
        double earth = turns(Glade.of(2).goals("R", "V15", "V20", "V19").tile("R earth cd9"), "V15");
        double meadow = turns(Glade.of(2).goals("R", "V15", "V20", "V19").tile("R meadow cd9"), "V15");
        assertThat(earth - meadow).isEqualTo(W.eachMeadow() + 2 * W.cube() - farBill(), EXACTLY);
    }

    @Test
    void besideALakeOfAnybodyGrowthTakesNoWater() {
        assertThat(turns(briar().tile("R earth bc4 bush"), "V21")
                        - turns(briar().tile("R earth bc4 bush", "P lake bc5"), "V21"))
                .isEqualTo(W.cube(), EXACTLY);
        assertThat(turns(briar().tile("R earth bc4"), "V21") - turns(briar().tile("R earth bc4", "P lake bc5"), "V21"))
                .as("what will be sown there")
                .isEqualTo(W.cube(), EXACTLY);
        Glade forest = Glade.of(2).goals("R", "V03", "V20", "V19").tile("R earth bc4 tree");
        double dry = turns(forest, "V03");
        assertThat(dry - turns(forest.tile("P lake bc5"), "V03"))
                .as("a tree grows twice")
                .isEqualTo(2 * W.cube(), EXACTLY);
    }

    @Test
    void cubesCountByWhatTheySave() {
        double none = turns(briar(), "V21");
        for (String cube : List.of("E", "W", "N", "M")) {
            assertThat(none - turns(briar().stash("R " + cube + "1"), "V21"))
                    .as(cube)
                    .isEqualTo(W.cube(), EXACTLY);
        }
        assertThat(turns(briar().stash("R E6"), "V21") - turns(briar().stash("R E9"), "V21"))
                .as("three that nothing is needed for")
                .isEqualTo(3 * W.surplus(), EXACTLY);
        assertThat(turns(briar().stash("R E5"), "V21") - turns(briar().stash("R E6"), "V21"))
                .as("the last one saves a trip, and less where it lies ready")
                .isEqualTo(W.cube() + W.trip() / 2 - W.waiting(), EXACTLY);
    }

    @Test
    void cubesThatLieReadyAreNearer() {
        assertThat(turns(briar().cubes("b2 E2", "f4 E2"), "V21") - turns(briar().cubes("b2 E5", "f4 E2"), "V21"))
                .isEqualTo(3 * W.waiting(), EXACTLY);
        assertThat(turns(briar().tile("R bush bc4"), "V21") - turns(briar().tile("R bush bc4 2"), "V21"))
                .as("what a bush has gathered")
                .isEqualTo(2 * W.stock() * W.cube(), EXACTLY);
    }

    @Test
    void aCalledBillIsDueAndWhatCannotBePaidIsLost() {
        Glade lake = Glade.of(2).goals("R", "V15", "V20", "V19").tile("R lake bc4");
        double near = turns(lake, "V15");
        double called = turns(lake.marker("L", "P"), "V15");
        assertThat(called - near).isEqualTo(W.loss() + W.cube() * (W.billCalled() - W.billNear() * 0.5), EXACTLY);
        double payable = turns(lake.stash("R E1"), "V15");
        assertThat(called - payable).isEqualTo(W.loss() + W.cube(), EXACTLY);
    }

    @Test
    void somebodyHasToBeAtHomeToCast() {
        double home = turns(briar(), "V21");
        assertThat(turns(briar().home("bc3 0").roots("b4 R"), "V21")).isEqualTo(home, EXACTLY);
        assertThat(turns(briar().home("bc3 0", "ef7 0").roots("b4 R", "f2 R"), "V21") - home)
                .isEqualTo(W.nobodyHome(), EXACTLY);
    }

    @Test
    void cardsCountByWhatTheySaveAndCost() {
        double none = turns(briar(), "V21");
        double held = turns(briar().hand("R", "E11"), "V21");
        double cast = turns(briar().front("R", "E11"), "V21");
        Wasteland table = briar().scenario().position();
        int card = Card.named("E11").orElseThrow().number();
        double lasting = W.lasting() * table.rules.boons.lasting(card) * AHEAD;
        double cost = table.powers().cost(card, Cube.M, 0);
        assertThat(none - held)
                .isEqualTo(W.eachCard() + W.inHand() * lasting + W.cube() * (W.cardCost() - cost), EXACTLY);
        assertThat(none - cast)
                .as("it need not be cast any more, but its upkeep will be due")
                .isEqualTo(W.eachCard() + W.cast() + W.cube() * W.cardCost() + lasting - farBill(), EXACTLY);
    }

    @Test
    void whatIsFulfilledIsWonAndTheNearestCounts() {
        Glade won = briar().tile("R bush bc4", "R bush cd4", "R bush cd3", "R bush cd5", "R bush cd6", "R bush de3")
                .front("R", "E01", "E02", "E03", "E04", "E05", "E06", "E07", "E08", "E09", "E11");
        assertThat(turns(won, "V21")).isEqualTo(-100);
        assertThat(remainder(won, "V21")).isZero();
        Wasteland table = briar().scenario().position();
        Outlook outlook = new Outlook(table.rules);
        assertThat(outlook.turns(table, 0))
                .isEqualTo(List.of("V19", "V20", "V21").stream()
                        .mapToDouble(goal -> outlook.turns(table, 0, number(goal)))
                        .min()
                        .orElseThrow());
        assertThat(Worth.remainder(table, 0))
                .isEqualTo(List.of("V19", "V20", "V21").stream()
                        .mapToDouble(goal -> Worth.remainder(table, 0, number(goal)))
                        .min()
                        .orElseThrow());
    }

    /** By the cost model of the scripted player: an action each, and four and a half cubes a trip. */
    @Test
    void theRemainderIsTheSumOfItsParts() {
        double cubes = (6 + 6 + 6 + 10 * 1.9) / 4.5;
        double actions = 6 * 1 + 6 * 0.35 + 6 * 0.4 + 6 * 0.25 + 10 * (1 / 3.0 + 0.4);
        assertThat(remainder(briar(), "V21")).isEqualTo(actions + cubes, EXACTLY);
        assertThat(remainder(briar().home("bc3 0", "ef7 0").roots("b4 R", "f2 R"), "V21"))
                .as("nobody at home")
                .isEqualTo(actions + cubes + 0.5, EXACTLY);
        assertThat(remainder(briar().stash("R E8"), "V21"))
                .as("two of eight are to spare")
                .isEqualTo(actions + cubes - (6 + 2 * 0.01) / 4.5, EXACTLY);
        assertThat(remainder(briar().hand("R", "E01", "E06"), "V21"))
                .as("cards of one and two mana in the hand")
                .isEqualTo(actions + cubes - 2 / 3.0 - (2 * 1.9 - handMana("E01", "E06")) / 4.5, EXACTLY);
        assertThat(remainder(briar().tile("R lake bc4", "R lake cd9"), "V21"))
                .as("two bills of earth some time")
                .isEqualTo(actions + cubes + 2 * 0.35 / 4.5, EXACTLY);
        double meadows = 4 * 0.4 + 4 * 2 / 4.5;
        double lakes = 4 * 1;
        double trees = 1 + 0.35 + 2 * 0.4 + (2 + 2) / 4.5;
        double cards = 9 * (1 / 3.0 + 0.4) + 9 * 1.9 / 4.5;
        double earth = 5 * 0.25 + 5 / 4.5;
        assertThat(remainder(Glade.of(2).goals("R", "V15", "V20", "V19"), "V15"))
                .isEqualTo(meadows + lakes + trees + cards + earth, EXACTLY);
    }

    private static int handMana(String... cards) {
        Powers powers = briar().scenario().position().rules.powers;
        return Arrays.stream(cards)
                .mapToInt(card -> powers.cost(Card.named(card).orElseThrow().number(), Cube.M, 0))
                .sum();
    }

    @Test
    void whatACardDoesOnceIsWorthNoMoreThanIsNeeded() {
        Needs needs = new Needs();
        Wasteland table = briar().seeds("R", 5, 0)
                .tile("R earth bc4", "R earth cd4")
                .scenario()
                .position();
        Standing standing = Standing.of(table, 0);
        needs.look(standing, table.rules, number("V21"));
        assertThat(Boons.once(new Effect.Seeds(Seed.BUSH, 2), needs))
                .as("one seed is missing")
                .isEqualTo(W.seed() + W.eachPlant(), EXACTLY);
        assertThat(Boons.once(new Effect.Seeds(Seed.TREE, 2), needs)).isZero();
        assertThat(Boons.once(new Effect.Lake(), needs)).isEqualTo(0.1, EXACTLY);
        assertThat(Boons.once(new Effect.Meadows(2), needs)).isZero();
        assertThat(Boons.once(new Effect.Earth(3), needs))
                .isEqualTo(3 * (W.eachEarth() + W.cube()) + W.earth(), EXACTLY);
        assertThat(Boons.once(new Effect.Earth(9), needs))
                .as("four are missing")
                .isEqualTo(4 * (W.eachEarth() + W.cube()) + W.earth(), EXACTLY);
        assertThat(Boons.once(new Effect.Grow(2), needs)).isEqualTo(2 * (W.eachGrowth() + 2 * W.cube()), EXACTLY);
        assertThat(Boons.once(new Effect.Gain(Map.of(Cube.EARTH, 2, Cube.MANA, 1)), needs))
                .isEqualTo(3 * W.cube(), EXACTLY);
        needs.look(standing, table.rules, number("V15"));
        assertThat(Boons.once(new Effect.Lake(), needs)).isEqualTo(W.lake(), EXACTLY);
        assertThat(Boons.once(new Effect.Meadows(2), needs))
                .isEqualTo(2 * (W.eachMeadow() + 2 * W.cube()) + W.meadows(), EXACTLY);
    }

    @Test
    void whatLastsIsWorthLessTheLaterItComes() {
        assertThat(Boons.roundsAhead(Glade.of(2).scenario().position())).isEqualTo(AHEAD);
        assertThat(Boons.roundsAhead(Glade.of(2).with("round", 22).scenario().position()))
                .isEqualTo(4);
        assertThat(Boons.roundsAhead(Glade.of(2).with("round", 40).scenario().position()))
                .isEqualTo(3);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void whatIsRememberedIsWhatALookWouldFind(int seats) {
        SeededRandom random = new SeededRandom(seats);
        RandomPlay<Wasteland, TangleMove> play = new RandomPlay<>();
        Wasteland table = Glade.GAME.start(Glade.setup(seats));
        Memory memory = new Memory(new Outlook(table.rules));
        while (!table.isOver()) {
            play.toTheEnd(table, random, 1);
            for (int seat = 0; seat < seats; seat++) {
                assertThat(memory.turns(table, seat)).isEqualTo(new Outlook(table.rules).turns(table, seat));
                assertThat(memory.turns(table, seat)).isEqualTo(new Outlook(table.rules).turns(table, seat));
            }
        }
    }

    @Test
    void ofSeveralRootsToOneSpotThePlanKeepsTheBestAlone() {
        Wasteland table = Glade.dealt(2).position();
        Moves<TangleMove> moves = new Moves<>();
        table.legalMoves(0, moves);
        double[] after = new Plan(table, new SeededRandom(4)).afterEach(table, moves);
        Map<Spot, Long> kept = new HashMap<>();
        for (int i = 0; i < after.length; i++) {
            if (after[i] < Double.MAX_VALUE && moves.get(i) instanceof TangleMove.Place place) {
                kept.merge(place.to(), 1L, Long::sum);
            }
        }
        assertThat(kept).isNotEmpty().allSatisfy((_, count) -> assertThat(count).isEqualTo(1));
        assertThat(kept.keySet()).hasSize((int) IntStream.range(0, moves.size())
                .mapToObj(moves::get)
                .filter(TangleMove.Place.class::isInstance)
                .map(move -> ((TangleMove.Place) move).to())
                .distinct()
                .count());
        assertThat(Plan.smallest(new double[] {3, 1, 2}, 2)).isEqualTo(2);
        assertThat(Plan.smallest(new double[] {3, 1, 2}, 9)).isEqualTo(3);
    }
}
