package sheepfold.bots;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import sheepfold.engine.Seats;

/** A whole game, written down as what each decision leads to. */
sealed interface Tree {
    /** One way to go on; only chance heeds the weight. */
    record Branch(String label, int weight, Tree to) {}

    /** The end, and what it is worth to each seat. */
    record Over(List<Double> values) implements Tree {}

    /** Any of these seats makes the next move. */
    record Choice(Map<Integer, List<Branch>> bySeat) implements Tree {}

    /** Chance decides; some seats do not learn how. */
    record Chance(Seats unseenBy, List<Branch> branches) implements Tree {}

    /** Seats 0 and 1 answer in secret, both with the same choices. */
    record Sealed(List<String> answers, BiFunction<String, String, Tree> outcome) implements Tree {}

    static Branch to(String label, Tree to) {
        return new Branch(label, 1, to);
    }

    static Branch to(String label, int weight, Tree to) {
        return new Branch(label, weight, to);
    }

    static Tree over(double... values) {
        return new Over(Arrays.stream(values).boxed().toList());
    }

    static Tree choice(int seat, Branch... branches) {
        return new Choice(Map.of(seat, List.of(branches)));
    }

    static Tree any(List<Branch> ofSeat0, List<Branch> ofSeat1) {
        return new Choice(new TreeMap<>(Map.of(0, ofSeat0, 1, ofSeat1)));
    }

    static Tree chance(Branch... branches) {
        return new Chance(Seats.NONE, List.of(branches));
    }

    static Tree secretChance(int unseenBy, Branch... branches) {
        return new Chance(Seats.of(unseenBy), List.of(branches));
    }

    static Tree sealed(List<String> answers, BiFunction<String, String, Tree> outcome) {
        return new Sealed(answers, outcome);
    }

    /** What a seat gets on average if everybody picks blindly. */
    default double average(int seat) {
        return switch (this) {
            case Over(List<Double> values) -> values.get(seat);
            case Choice(Map<Integer, List<Branch>> bySeat) ->
                bySeat.values().stream()
                        .flatMap(List::stream)
                        .mapToDouble(branch -> branch.to.average(seat))
                        .average()
                        .orElseThrow();
            case Chance chance ->
                chance.branches.stream()
                                .mapToDouble(branch -> branch.weight * branch.to.average(seat))
                                .sum()
                        / chance.branches.stream().mapToInt(Branch::weight).sum();
            case Sealed(List<String> answers, BiFunction<String, String, Tree> outcome) ->
                answers.stream()
                        .flatMap(first -> answers.stream().map(second -> outcome.apply(first, second)))
                        .mapToDouble(after -> after.average(seat))
                        .average()
                        .orElseThrow();
        };
    }

    default boolean hasSecrets() {
        return switch (this) {
            case Over _, Sealed _ -> false;
            case Choice(Map<Integer, List<Branch>> bySeat) ->
                bySeat.values().stream().flatMap(List::stream).anyMatch(branch -> branch.to.hasSecrets());
            case Chance(Seats unseenBy, List<Branch> branches) ->
                !unseenBy.isEmpty() || branches.stream().anyMatch(branch -> branch.to.hasSecrets());
        };
    }

    /** A choice among many equal coins and one that is better, at a place in the middle. */
    static Tree coins(int count, int better) {
        return new Choice(Map.of(
                0,
                IntStream.range(0, count)
                        .mapToObj(i -> to(
                                "coin " + i,
                                chance(
                                        to("heads", i == better ? 7 : 5, over(1)),
                                        to("tails", i == better ? 3 : 5, over(0)))))
                        .toList()));
    }
}
