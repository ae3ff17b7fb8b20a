package sheepfold.lab.measure;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import sheepfold.json.Shaped;
import sheepfold.lab.play.FinishedGame;

/**
 * The same games under several set-ups: game by game with the same chance and the same thoughts, so that what differs is what
 * the set-ups do, and little of it luck.
 *
 * @param what differs, such as an option
 * @param games that each was played, fewer than planned if it was sure before
 * @param differences to the first variant
 * @param sureOf the figure that was to be sure, if one was
 */
@Shaped
public record Comparison(
        String what,
        int games,
        int planned,
        List<Variant> variants,
        List<Difference> differences,
        @Nullable String sureOf,
        boolean sure) {
    /** One of the set-ups and what came of it. */
    public record Variant(String name, Report report) {}

    /**
     * How much a figure of a variant differs from the first one's, with 95 % bounds of pairs.
     *
     * @param always bounds that hold however often they were looked at
     * @param stands true if it is more than luck, with so many figures compared (Benjamini and Hochberg)
     */
    public record Difference(
            String variant,
            String figure,
            double first,
            double value,
            Interval difference,
            Interval always,
            boolean stands) {}

    /** What a game comes to in numbers, by names for people. */
    public static Map<String, Double> figures(FinishedGame game) {
        Map<String, Double> figures = new LinkedHashMap<>();
        int seats = game.scores().size();
        for (int seat = 0; seat < seats; seat++) {
            figures.put("wins of seat " + seat, game.winners().contains(seat) ? 1.0 : 0.0);
        }
        game.began()
                .ifPresent(began ->
                        figures.put("wins of who begins", game.winners().contains(began) ? 1.0 : 0.0));
        figures.put("somebody wins", game.winners().isEmpty() ? 0.0 : 1.0);
        figures.put("mean score", game.scores().stream().collect(Collectors.averagingDouble(Integer::doubleValue)));
        figures.put("moves", (double) game.moves());
        figures.put("moves of players", (double) game.playerMoves());
        game.course().ifPresent(course -> {
            figures.put("rounds", (double) course.rounds());
            figures.put("minutes", course.minutes());
            figures.put(
                    "choices",
                    course.choices().stream().mapToDouble(Integer::doubleValue).sum());
            figures.put("stalled", (double) course.stalled());
            course.leadChanges().ifPresent(value -> figures.put("changes of the lead", (double) value));
            course.behind().ifPresent(value -> figures.put("drama", value));
            course.decided().ifPresent(value -> figures.put("decided after", value));
        });
        game.figures().forEach((name, value) -> figures.put(Numbers.inWords(name), value));
        return figures;
    }
}
