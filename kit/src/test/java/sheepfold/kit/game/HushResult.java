package sheepfold.kit.game;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import sheepfold.engine.Result;
import sheepfold.engine.Seats;
import sheepfold.engine.Sentence;

/** How a night ends: together or as rivals, with the wolf asleep or awake. */
final class HushResult {
    enum Ending {
        WOLF_AWAKE,
        WOLF_ASLEEP
    }

    private static final Sentence WOKEN = Sentence.of("The wolf has woken up.");

    private HushResult() {}

    static Result of(Night night, Seats loudest) {
        List<Integer> worths = IntStream.range(0, night.rules().seats())
                .map(seat -> night.shepherd(seat).worth())
                .boxed()
                .toList();
        if (night.rules().together()) {
            return together(night, worths.stream().mapToInt(Integer::intValue).sum());
        }
        return night.wolfIsAwake() ? awake(worths, loudest) : asleep(worths);
    }

    private static Result together(Night night, int score) {
        return night.wolfIsAwake()
                ? Result.shared(false, score, night.rules().seats(), Ending.WOLF_AWAKE, WOKEN, Map.of())
                : Result.shared(
                        true,
                        score,
                        night.rules().seats(),
                        Ending.WOLF_ASLEEP,
                        Sentence.of("All flocks have passed the wolf."),
                        Map.of());
    }

    private static Result awake(List<Integer> worths, Seats loudest) {
        List<Integer> winners = IntStream.range(0, worths.size())
                .filter(seat -> !loudest.contains(seat))
                .boxed()
                .toList();
        Result.Kind kind = winners.isEmpty() ? Result.Kind.LOSS : Result.Kind.WIN;
        List<Integer> ranks = IntStream.range(0, worths.size())
                .map(seat -> winners.isEmpty() || winners.contains(seat) ? 1 : 2)
                .boxed()
                .toList();
        return new Result(kind, winners, worths, ranks, Ending.WOLF_AWAKE, WOKEN, Map.of());
    }

    private static Result asleep(List<Integer> worths) {
        List<Integer> ranks = worths.stream()
                .map(worth ->
                        1 + (int) worths.stream().filter(other -> other > worth).count())
                .toList();
        List<Integer> winners = IntStream.range(0, worths.size())
                .filter(seat -> ranks.get(seat) == 1)
                .boxed()
                .toList();
        return new Result(
                Result.Kind.WIN,
                winners,
                worths,
                ranks,
                Ending.WOLF_ASLEEP,
                Sentence.of("The best row has won."),
                Map.of());
    }
}
