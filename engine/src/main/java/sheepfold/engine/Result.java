package sheepfold.engine;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import sheepfold.json.Shaped;

/**
 * How a game ended.
 *
 * @param winners several share a win; nobody when all lose
 * @param ranks 1 for the best seat; equal seats share a rank
 * @param ending which of the game's endings it was, an enum constant of the game
 * @param reason one sentence
 */
public record Result(
        Kind kind,
        List<Integer> winners,
        List<Integer> scores,
        List<Integer> ranks,
        Enum<?> ending,
        Sentence reason,
        Map<String, Object> details) {
    @Shaped
    public enum Kind {
        WIN,
        LOSS,
        DRAW,
        SCORES
    }

    /** The ending as it is spelt where others read it. */
    public String endingId() {
        return Ids.of(ending);
    }

    /** One seat has won against the others. */
    public static Result won(int winner, int seats, Enum<?> ending, Sentence reason) {
        List<Integer> scores =
                IntStream.range(0, seats).map(s -> s == winner ? 1 : 0).boxed().toList();
        List<Integer> ranks =
                IntStream.range(0, seats).map(s -> s == winner ? 1 : 2).boxed().toList();
        return new Result(Kind.WIN, List.of(winner), scores, ranks, ending, reason, Map.of());
    }

    public static Result drawn(int seats, Enum<?> ending, Sentence reason) {
        List<Integer> scores = IntStream.range(0, seats).map(s -> 0).boxed().toList();
        List<Integer> ranks = IntStream.range(0, seats).map(s -> 1).boxed().toList();
        return new Result(Kind.DRAW, List.of(), scores, ranks, ending, reason, Map.of());
    }

    /** All seats win or lose together, with one score. */
    public static Result shared(
            boolean won, int score, int seats, Enum<?> ending, Sentence reason, Map<String, Object> details) {
        List<Integer> everyone = IntStream.range(0, seats).boxed().toList();
        List<Integer> scores = everyone.stream().map(s -> score).toList();
        List<Integer> ranks = everyone.stream().map(s -> 1).toList();
        // Details keep their order: Map.copyOf would shuffle it anew in every run, and records and goldens show it
        Map<String, Object> inOrder = Collections.unmodifiableMap(new LinkedHashMap<>(details));
        return new Result(
                won ? Kind.WIN : Kind.LOSS, won ? everyone : List.of(), scores, ranks, ending, reason, inOrder);
    }
}
