package sheepfold.lab.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import sheepfold.lab.measure.Distribution;
import sheepfold.lab.measure.Interval;
import sheepfold.lab.measure.Numbers;
import sheepfold.lab.measure.Report;
import sheepfold.lab.measure.Report.Standing;

/** What the figures of a report say, in sentences for somebody who designs games. */
final class Findings {
    /** Chi-square above which shares differ by more than luck in 95 of 100 cases, by degrees of freedom from 1. */
    private static final double[] MORE_THAN_LUCK = {3.841, 5.991, 7.815, 9.488, 11.070, 12.592, 14.067};
    /** Fewer wins than this for each seat tell nothing. */
    private static final int ENOUGH_WINS = 5;

    private static final double WIDE = 0.1;

    private final Report report;
    private final List<String> sentences = new ArrayList<>();

    private Findings(Report report) {
        this.report = report;
    }

    static List<String> of(Report report) {
        Findings findings = new Findings(report);
        findings.aboutWinning();
        findings.aboutBots();
        findings.aboutDraws();
        findings.aboutEndings();
        findings.aboutLength();
        findings.aboutScores();
        findings.aboutPrecision();
        findings.aboutRepeating();
        return List.copyOf(findings.sentences);
    }

    /** Do the bots differ, and does each keep its seat? Then a seat's wins are also its bot's. */
    private boolean botsKeepTheirSeats() {
        return report.byBot().size() > 1 && !report.alternate();
    }

    private void aboutWinning() {
        List<Standing> seats = report.bySeat();
        if (wins(seats) == 0) {
            say("No game had a winner.");
        } else if (report.cooperative() || seats.size() == 1) {
            String who = seats.size() == 1 ? "The player wins" : "Together the seats win";
            say(
                    "%s %s of the games.",
                    who, Numbers.percentWithBounds(seats.getFirst().wins()));
        } else if (botsKeepTheirSeats()) {
            Standing best = Standing.best(seats);
            int seat = seats.indexOf(best);
            say(
                    "Seat %d, played by %s, wins most: %s. The bots keep their seats, so what the seat adds and what the bot adds cannot be told apart.",
                    seat, report.bots().get(seat), Numbers.percentWithBounds(best.wins()));
        } else {
            aboutSeats(seats);
        }
    }

    private void aboutSeats(List<Standing> seats) {
        Standing best = Standing.best(seats);
        String name = Numbers.capital(best.name());
        String share = Numbers.percentWithBounds(best.wins());
        if (wins(seats) < ENOUGH_WINS * seats.size()) {
            say("Too few games were won to compare the seats.");
        } else if (differ(seats)) {
            String equal = Numbers.percent(Standing.equalShare(seats));
            say("%s wins %s where an equal share would be %s: sitting there helps.", name, share, equal);
            if (seats.size() > 2) {
                Standing worst = seats.stream()
                        .min(Comparator.comparingDouble(seat -> seat.wins().value()))
                        .orElseThrow();
                say("%s wins least: %s.", Numbers.capital(worst.name()), Numbers.percentWithBounds(worst.wins()));
            }
        } else {
            String games = Numbers.count(report.games());
            say(
                    "The seats are even as far as %s games can tell: the luckiest, %s, wins %s.",
                    games, best.name(), share);
        }
    }

    private void aboutBots() {
        List<Standing> bots = report.byBot();
        if (bots.size() < 2 || report.cooperative() || botsKeepTheirSeats() || wins(bots) == 0) {
            return;
        }
        Standing best = Standing.best(bots);
        say(
                differ(bots)
                        ? "%s is the strongest bot: it wins %s of its games."
                        : "The bots are about equally strong: the best, %s, wins %s of its games.",
                best.name(),
                Numbers.percentWithBounds(best.wins()));
    }

    private void aboutDraws() {
        int draws = report.outcomes().getOrDefault("draw", 0);
        if (draws > 0) {
            say("%s of the games are drawn.", Numbers.percentWithBounds(Interval.share(draws, report.games())));
        }
        int lost = report.outcomes().getOrDefault("loss", 0);
        if (lost > 0 && !report.cooperative()) {
            say("In %s of the games everybody loses.", Numbers.percentWithBounds(Interval.share(lost, report.games())));
        }
    }

    private void aboutEndings() {
        Map<String, Integer> reasons = report.reasons();
        reasons.entrySet().stream().max(Map.Entry.comparingByValue()).ifPresent(ending -> {
            if (reasons.size() == 1) {
                say("Every game ends the same way: “%s”", ending.getKey());
            } else {
                String share = Numbers.percent((double) ending.getValue() / report.games());
                say(
                        "The commonest of %d endings comes in %s of the games: “%s”",
                        reasons.size(), share, ending.getKey());
            }
        });
    }

    private void aboutLength() {
        Distribution length = report.length();
        if (length.least() == length.most()) {
            say("Every game takes %s moves.", Numbers.number(length.most()));
            return;
        }
        say(
                "A game takes %s moves on average, and nine in ten take %s to %s; the longest took %s.",
                Numbers.number(length.mean().value()),
                Numbers.number(length.low()),
                Numbers.number(length.high()),
                Numbers.number(length.most()));
        if (length.low() > 0 && length.high() >= 4 * length.low()) {
            say(
                    "The length is hard to foresee: a long game takes %s times as many moves as a short one.",
                    Numbers.number(Math.rint(length.high() / length.low())));
        }
    }

    private void aboutScores() {
        if (report.scoresMatter()) {
            Distribution scores = report.scores();
            say(
                    "The mean score is %s; nine in ten lie between %s and %s, of %s to %s seen.",
                    Numbers.numberWithBounds(scores.mean()),
                    Numbers.number(scores.low()),
                    Numbers.number(scores.high()),
                    Numbers.number(scores.least()),
                    Numbers.number(scores.most()));
        }
    }

    private void aboutPrecision() {
        double widest = report.bySeat().stream()
                .mapToDouble(seat -> seat.wins().high() - seat.wins().low())
                .max()
                .orElse(0);
        if (widest > WIDE) {
            say(
                    "The shares are known to about ±%.0f points; four times as many games would halve that.",
                    Math.ceil(50 * widest));
        }
    }

    private void aboutRepeating() {
        if (!report.reproducible()) {
            say("A bot thinks by the clock, so these very games will not come again.");
        }
    }

    /** Do they win more unequally than luck explains (chi-square test against equal chances in every game)? */
    private static boolean differ(List<Standing> standings) {
        long games = standings.stream().mapToLong(Standing::games).sum();
        double chiSquare = 0;
        for (Standing standing : standings) {
            double expected = (double) wins(standings) * standing.games() / games;
            chiSquare += (standing.won() - expected) * (standing.won() - expected) / expected;
        }
        return chiSquare > MORE_THAN_LUCK[Math.min(standings.size() - 1, MORE_THAN_LUCK.length) - 1];
    }

    private static int wins(List<Standing> standings) {
        return standings.stream().mapToInt(Standing::won).sum();
    }

    @SuppressWarnings("AnnotateFormatMethod")
    private void say(String sentence, Object... gaps) {
        sentences.add(sentence.formatted(gaps));
    }
}
