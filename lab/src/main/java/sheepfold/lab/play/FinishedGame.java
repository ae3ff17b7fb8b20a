package sheepfold.lab.play;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sheepfold.engine.Result;
import sheepfold.json.Default;
import sheepfold.json.Shaped;

/**
 * A game that was played to its end.
 *
 * @param number its place in the plan
 * @param figures the numbers that its result gives as details
 * @param words the details that are neither numbers nor lists for each seat
 * @param had for a detail that lists things for each seat: what each seat had
 * @param began the first seat that decided by itself; nothing where all decided at once
 * @param moves of seats and chance together
 * @param seconds of a core that it took
 * @param course how it went, where somebody watched
 */
@Shaped
public record FinishedGame(
        int number,
        Result.Kind kind,
        List<Integer> winners,
        List<Integer> scores,
        List<Integer> ranks,
        String reason,
        Map<String, Double> figures,
        Map<String, String> words,
        @Default("{}") Map<String, List<List<String>>> had,
        Optional<Integer> began,
        int moves,
        int playerMoves,
        double seconds,
        Optional<GameStats> course) {
    public static FinishedGame of(
            int number, Result result, Optional<Integer> began, int moves, int playerMoves, double seconds) {
        Map<String, Double> figures = new LinkedHashMap<>();
        Map<String, String> words = new LinkedHashMap<>();
        Map<String, List<List<String>>> had = new LinkedHashMap<>();
        result.details().forEach((name, value) -> {
            switch (value) {
                case Number figure -> figures.put(name, figure.doubleValue());
                case List<?> seats
                when seats.stream().allMatch(List.class::isInstance) ->
                    had.put(name, seats.stream().map(FinishedGame::things).toList());
                default -> words.put(name, String.valueOf(value));
            }
        });
        return new FinishedGame(
                number,
                result.kind(),
                result.winners(),
                result.scores(),
                result.ranks(),
                result.reason().plain(),
                figures,
                words,
                had,
                began,
                moves,
                playerMoves,
                seconds,
                Optional.empty());
    }

    FinishedGame watched(GameStats watched) {
        return new FinishedGame(
                number,
                kind,
                winners,
                scores,
                ranks,
                reason,
                figures,
                words,
                had,
                began,
                moves,
                playerMoves,
                seconds,
                Optional.of(watched));
    }

    /** The same without what takes much room and was counted already. */
    public FinishedGame slim() {
        return course.map(GameStats::slim).map(this::watched).orElse(this);
    }

    private static List<String> things(Object ofASeat) {
        return ((List<?>) ofASeat).stream().map(String::valueOf).toList();
    }
}
