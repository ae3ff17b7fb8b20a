package sheepfold.games.lastfleecestanding;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import sheepfold.games.lastfleecestanding.FleeceMove.Arrange;
import sheepfold.games.lastfleecestanding.FleeceMove.CloseShave;
import sheepfold.games.lastfleecestanding.FleeceMove.Drawn;
import sheepfold.games.lastfleecestanding.FleeceMove.ExpelDog;
import sheepfold.games.lastfleecestanding.FleeceMove.Keep;
import sheepfold.games.lastfleecestanding.FleeceMove.Lay;
import sheepfold.games.lastfleecestanding.FleeceMove.Part;
import sheepfold.games.lastfleecestanding.FleeceMove.Rob;
import sheepfold.games.lastfleecestanding.FleeceMove.Row;
import sheepfold.games.lastfleecestanding.FleeceMove.Shear;
import sheepfold.games.lastfleecestanding.FleeceMove.Shed;
import sheepfold.games.lastfleecestanding.FleeceMove.Shift;
import sheepfold.games.lastfleecestanding.FleeceMove.Snip;
import sheepfold.games.lastfleecestanding.FleeceMove.Stick;
import sheepfold.games.lastfleecestanding.FleeceMove.Take;
import sheepfold.games.lastfleecestanding.FleeceMove.Thief;
import sheepfold.kit.Conformance;

class ConformanceTest {
    @TestFactory
    Stream<DynamicNode> conforms() {
        return Conformance.of(Yard.GAME)
                .with(
                        Yard.setup(2),
                        Yard.setup(3),
                        Yard.setup(4),
                        Yard.setup(4, "cardSet=volt100", "faces=gentle", "creamDuel=rps", "powB=counter"),
                        Yard.setup(3, "coatMemory=strict", "holdBack=true", "creamBy=victims"),
                        Yard.setup(
                                3,
                                "deflectHitsAttacker=false",
                                "leftoverCoat=box",
                                "shepherdStopsBoy=false",
                                "moonMastery=round",
                                "fairStart=wolfAndPow"))
                .games(Integer.getInteger("conformance.games", 4))
                .swap(Hiding::swap)
                .illegal((_, random) -> anyMove(random))
                .chanceWeights(ConformanceTest::weights)
                .invariant("every card is in one place", ConformanceTest::everyCardIsInOnePlace)
                .invariant("the living have wool, the others own nothing", ConformanceTest::livingHaveWool)
                .invariant("the Wolf avoids the Shepherd", ConformanceTest::wolfAvoidsTheShepherd)
                .invariant("without a deck there are no attachments, and only then damage", ConformanceTest::deckRules)
                .invariant("draws owed are never below 0", paddock -> paddock.round.owed >= 0)
                .invariant("turns stay within the proven bound", ConformanceTest::turnsAreBounded)
                .tests();
    }

    private static boolean everyCardIsInOnePlace(Paddock paddock) {
        if (paddock.phase() == Phase.COAT) {
            return true;
        }
        return Card.ALL.stream().allMatch(card -> cardsOf(paddock, card) == paddock.rules.inPlay(card));
    }

    private static int cardsOf(Paddock paddock, Card card) {
        int count = paddock.deck.count(card) + paddock.discard.count(card);
        for (int seat = 0; seat < paddock.seats(); seat++) {
            Sheep sheep = paddock.sheep(seat);
            count += sheep.hand.count(card);
            count += card.group() == Card.Group.WOOL ? sheep.coat.count(Wool.of(card)) : 0;
            count += paddock.flock.isLiving(seat) && sheep.clippers.shear() == card ? 1 : 0;
            count += sheep.clippers.battery().filter(card::equals).isPresent() ? 1 : 0;
            count += sheep.clippers.blade().filter(card::equals).isPresent() ? 1 : 0;
            count += card == Card.SHEEPDOG && sheep.dog ? 1 : 0;
            count += card == Card.SHEPHERD && sheep.shepherd ? 1 : 0;
        }
        boolean wolfOnTable = !paddock.wolf.isOut() || paddock.phase() == Phase.FIRST;
        count += card == Card.WOLF && wolfOnTable ? 1 : 0;
        count += (int) IntStream.range(0, paddock.stack.size())
                .filter(i -> paddock.stack.card(i).card() == card)
                .count();
        count += paddock.isEvent(card) ? 1 : 0;
        count += paddock.phase() == Phase.GAIN && paddock.gain().wool.card() == card ? 1 : 0;
        return count;
    }

    private static boolean livingHaveWool(Paddock paddock) {
        return paddock.phase() == Phase.COAT
                || IntStream.range(0, paddock.seats()).allMatch(seat -> {
                    Sheep sheep = paddock.sheep(seat);
                    boolean ownsNothing = sheep.coat.isBare() && sheep.hand.isEmpty() && !sheep.dog && !sheep.shepherd;
                    return paddock.flock.isLiving(seat) ? !sheep.coat.isBare() : ownsNothing;
                });
    }

    private static boolean wolfAvoidsTheShepherd(Paddock paddock) {
        int wolf = paddock.wolf.holder;
        return wolf == Paddock.NOBODY || (paddock.flock.isLiving(wolf) && !paddock.sheep(wolf).shepherd);
    }

    private static boolean deckRules(Paddock paddock) {
        return IntStream.range(0, paddock.seats()).mapToObj(paddock::sheep).allMatch(sheep -> {
            boolean attached = sheep.clippers.battery().isPresent()
                    || sheep.clippers.blade().isPresent();
            return paddock.deck.isEmpty() ? !attached : sheep.coat.damaged() == 0;
        });
    }

    private static boolean turnsAreBounded(Paddock paddock) {
        return paddock.round.number <= paddock.rules.mostTurns();
    }

    private static Map<String, Integer> weights(Paddock paddock) {
        Map<String, Integer> weights = new TreeMap<>();
        switch (paddock.phase()) {
            case FIRST -> {
                for (int first = 0; first < paddock.seats(); first++) {
                    for (int wolf = 0; wolf < paddock.seats(); wolf++) {
                        if ((first == wolf) == paddock.rules.firstTakesWolf()) {
                            weights.put("first=%c wolf=%c".formatted('A' + first, 'A' + wolf), 1);
                        }
                    }
                }
            }
            case ROLL -> IntStream.rangeClosed(1, 6).forEach(number -> weights.put("roll " + number, 1));
            case CARD ->
                Card.ALL.forEach(card -> {
                    int elsewhere = cardsOf(paddock, card) - paddock.deck.count(card);
                    int left = paddock.rules.inPlay(card) - elsewhere;
                    if (left > 0) {
                        weights.put("card " + card, left);
                    }
                });
            case COIN -> {
                weights.put("coin heads", 1);
                weights.put("coin tails", 1);
            }
            case TAKE ->
                new Cells(paddock.sheep(paddock.robbed()).coat.occupied())
                        .numbers()
                        .forEach(cell -> weights.put("take " + cell, 1));
            default -> throw new AssertionError("chance does not decide in " + paddock.phase());
        }
        return weights;
    }

    private static FleeceMove anyMove(RandomGenerator random) {
        int seat = random.nextInt(4);
        int cell = 1 + random.nextInt(14);
        int other = 1 + random.nextInt(14);
        return switch (random.nextInt(16)) {
            case 0 -> new Lay(cell, other);
            case 1 -> new Drawn(Card.ALL.get(random.nextInt(Card.ALL.size())));
            case 2 -> new Take(cell);
            case 3 -> new Shear(List.of(new Part(seat, 1 + random.nextInt(6))));
            case 4 -> new Shear(List.of(new Part(seat, 1 + random.nextInt(3)), new Part(random.nextInt(4), 1)));
            case 5 -> new Snip(cell);
            case 6 -> Shed.of(1L << cell);
            case 7 -> Shed.of(1L << cell | 1L << other);
            case 8 -> new Stick(cell, List.of());
            case 9 -> new Arrange(List.of(new Shift(cell, other)));
            case 10 -> new Row(1 + random.nextInt(5));
            case 11 -> new Keep(cell);
            case 12 -> new ExpelDog(seat);
            case 13 -> new Rob(seat);
            case 14 -> new Thief(seat);
            default -> new CloseShave(seat);
        };
    }
}
