package sheepfold.lab;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import sheepfold.engine.Result;

/**
 * A game that was played to its end.
 *
 * @param number its place in the plan
 * @param figures the numbers that its result gives as details
 * @param words the details that are no numbers
 * @param moves of seats and chance together
 * @param seconds of a core that it took
 */
record Finished(
        int number,
        Result.Kind kind,
        List<Integer> winners,
        List<Integer> scores,
        List<Integer> ranks,
        String reason,
        Map<String, Double> figures,
        Map<String, String> words,
        int moves,
        int playerMoves,
        double seconds) {
    static Finished of(int number, Result result, int moves, int playerMoves, double seconds) {
        Map<String, Double> figures = new LinkedHashMap<>();
        Map<String, String> words = new LinkedHashMap<>();
        result.details().forEach((name, value) -> {
            if (value instanceof Number figure) {
                figures.put(name, figure.doubleValue());
            } else {
                words.put(name, String.valueOf(value));
            }
        });
        return new Finished(
                number,
                result.kind(),
                result.winners(),
                result.scores(),
                result.ranks(),
                result.reason().plain(),
                figures,
                words,
                moves,
                playerMoves,
                seconds);
    }
}
