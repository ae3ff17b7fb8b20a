package sheepfold.kit.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sheepfold.engine.Game;
import sheepfold.kit.Conformance;
import sheepfold.kit.game.HushMove.Arrange;
import sheepfold.kit.game.HushMove.Lay;
import sheepfold.kit.game.HushMove.Pass;
import sheepfold.kit.game.HushMove.Show;
import sheepfold.kit.game.HushMove.Silence;

/** How Hush, whole or spoiled, is put before the conformance kit. */
final class HushConformance {
    private HushConformance() {}

    static Conformance<Night, HushMove> of(Game<Night, HushMove> game) {
        return Conformance.of(game)
                .chanceWeights(HushConformance::cardsNotSeen)
                .swap(HushConformance::swapWhatIsHidden)
                .illegal(HushConformance::anyMove)
                .invariant(
                        "no card is lost",
                        night -> cards(night) == night.rules().allCards().size());
    }

    private static int cards(Night night) {
        return night.deck().size()
                + night.hushed()
                + shepherds(night).stream()
                        .mapToInt(s -> s.hand.size() + s.row.size() + (s.laid().isPresent() ? 1 : 0))
                        .sum();
    }

    private static List<Shepherd> shepherds(Night night) {
        return IntStream.range(0, night.rules().seats())
                .mapToObj(night::shepherd)
                .toList();
    }

    /** Counted the other way round: a card that nobody holds or has laid is still to come. */
    static Map<String, Integer> cardsNotSeen(Night night) {
        Map<Card, Integer> left = new EnumMap<>(Card.class);
        Card.ALL.forEach(card -> left.put(card, night.rules().allCards().count(card)));
        left.merge(Card.HUSH, -night.hushed(), Integer::sum);
        for (Shepherd shepherd : shepherds(night)) {
            List<Card> placed = new ArrayList<>(shepherd.row);
            placed.addAll(shepherd.hand.list());
            shepherd.laid().ifPresent(placed::add);
            placed.forEach(card -> left.merge(card, -1, Integer::sum));
        }
        return left.entrySet().stream()
                .filter(entry -> entry.getValue() > 0)
                .collect(Collectors.toMap(entry -> "deal " + entry.getKey(), Map.Entry::getValue));
    }

    /** Shuffles all cards that the viewer has not seen, whoever else has; sealed answers change with the hands. */
    static Night swapWhatIsHidden(Night night, int viewer, RandomGenerator random) {
        List<Card> unseen = new ArrayList<>(night.deck().list());
        List<Integer> others = IntStream.range(0, night.rules().seats())
                .filter(seat -> seat != viewer)
                .boxed()
                .toList();
        for (int seat : others) {
            List<Card> hidden = new ArrayList<>(night.shepherd(seat).hand.list());
            night.shepherd(seat).knownTo(viewer).forEach(hidden::remove);
            unseen.addAll(hidden);
        }
        Collections.shuffle(unseen, Random.from(random));
        for (int seat : others) {
            Shepherd shepherd = night.shepherd(seat);
            List<Card> known = shepherd.knownTo(viewer);
            Cards hand = new Cards();
            known.forEach(hand::add);
            while (hand.size() < shepherd.hand.size()) {
                hand.add(unseen.removeLast());
            }
            shepherd.holdInstead(hand, known, viewer);
            shepherd.answer().ifPresent(answer -> shepherd.seal(anotherAnswer(answer, hand, random)));
        }
        Card.ALL.forEach(card -> night.deck()
                .add(card, Collections.frequency(unseen, card) - night.deck().count(card)));
        return night;
    }

    private static HushMove anotherAnswer(HushMove answer, Cards hand, RandomGenerator random) {
        if (answer instanceof Lay) {
            return new Lay(hand.list().get(random.nextInt(hand.size())));
        }
        return hand.has(Card.HUSH) && random.nextBoolean() ? new Silence() : new Pass();
    }

    static HushMove anyMove(Night night, RandomGenerator random) {
        return switch (random.nextInt(3)) {
            case 0 -> new Show(anyCard(random), random.nextInt(5));
            case 1 -> new Lay(anyCard(random));
            default -> new Arrange(List.of(anyCard(random), anyCard(random), anyCard(random)));
        };
    }

    private static Card anyCard(RandomGenerator random) {
        return Card.ALL.get(random.nextInt(Card.ALL.size()));
    }
}
