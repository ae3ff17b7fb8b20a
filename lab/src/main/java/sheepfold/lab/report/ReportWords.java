package sheepfold.lab.report;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.SequencedMap;
import java.util.stream.Collectors;
import sheepfold.lab.measure.Distribution;
import sheepfold.lab.measure.Numbers;
import sheepfold.lab.measure.Report;

/** Who played a report's games and under what conditions, in words. */
public final class ReportWords {
    private ReportWords() {}

    static String headline(Report report) {
        return "%s: %s %s"
                .formatted(report.title(), Numbers.count(report.games()), report.games() == 1 ? "game" : "games");
    }

    /** All that is needed in one line: who, how many, from which seed. */
    static String inWords(Report report) {
        return "%s, %s, seed %d".formatted(who(report), conditions(report), report.seed());
    }

    private static String who(Report report) {
        if (report.byBot().size() > 1) {
            return String.join(
                    report.seats() > 2 ? ", " : report.cooperative() ? " with " : " against ", report.bots());
        }
        return report.bots().getFirst()
                + switch (report.seats()) {
                    case 1 -> " alone";
                    case 2 -> " in both seats";
                    default -> " in all " + report.seats() + " seats";
                };
    }

    private static String conditions(Report report) {
        return report.options().isEmpty() && !report.ownData() ? "default options" : options(report);
    }

    static String options(Report report) {
        String options = report.options().isEmpty()
                ? "the defaults"
                : report.options().entrySet().stream()
                        .map(option -> option.getKey() + "=" + option.getValue())
                        .collect(Collectors.joining(", "));
        return report.ownData() ? options + ", with the owner's own data" : options;
    }

    static String seating(Report report) {
        return report.alternate() ? "the bots move one seat on after every game" : "every bot keeps its seat";
    }

    static String moves(Report report) {
        double moves = report.length().mean().value();
        return report.playerMoves() == moves
                ? "All moves are the players' own: chance has no part."
                : "Players make %s of the %s moves of an average game; the others are chance's."
                        .formatted(Numbers.number(report.playerMoves()), Numbers.number(moves));
    }

    /** The scores, where they matter, and the figures that results give, by their names. */
    static SequencedMap<String, Distribution> figures(Report report) {
        SequencedMap<String, Distribution> figures = new LinkedHashMap<>();
        if (report.scoresMatter()) {
            figures.put("score", report.scores());
        }
        report.figures().forEach((name, values) -> figures.put(Numbers.inWords(name), values));
        return figures;
    }

    static String repeatable(Report report) {
        return report.reproducible()
                ? "yes: the same seed gives the same games on any number of threads"
                : "no: a bot thinks by the clock, so these very games will not come again";
    }

    static String time(Report report) {
        Report.Timing timing = report.timing();
        return String.format(
                Locale.ROOT,
                "%.1f s on %d %s: %s games and %s moves a second, %s ms of a core for each decision",
                timing.seconds(),
                timing.threads(),
                timing.threads() == 1 ? "thread" : "threads",
                Numbers.number(timing.gamesPerSecond()),
                Numbers.count(Math.round(timing.movesPerSecond())),
                Numbers.number(timing.millisecondsPerDecision()));
    }
}
