package sheepfold.lab.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import org.junit.jupiter.api.Test;
import sheepfold.engine.Result;
import sheepfold.engine.Sentence;
import sheepfold.json.Json;
import sheepfold.lab.measure.Report.Standing;

class ReportTest {
    @Test
    void winsAreCountedBySeat() {
        Report report = Reports.of("Meadow", "random", "random")
                .won(6, 0, 10)
                .won(2, 1, 20)
                .drawn(2, 100)
                .report();
        Standing first = report.bySeat().getFirst();
        assertThat(first.name()).isEqualTo("seat 0");
        assertThat(first.won()).isEqualTo(6);
        assertThat(first.wins()).isEqualTo(Interval.share(6, 10));
        assertThat(first.meanRank())
                .as("six firsts, two seconds, two shared firsts")
                .isCloseTo(1.2, within(1e-12));
        assertThat(report.bySeat().get(1).won()).isEqualTo(2);
        assertThat(report.outcomes()).containsExactly(entry("draw", 2), entry("win", 8));
        assertThat(report.reasons())
                .containsExactly(entry("Nobody is home.", 2), entry("Seat 0 is home.", 6), entry("Seat 1 is home.", 2));
    }

    @Test
    void lengthCountsMovesOfPlayersAndChance() {
        Report report = Reports.of("Meadow", "random", "random")
                .won(3, 0, 8)
                .won(1, 1, 40)
                .report();
        assertThat(report.length().mean().value()).isEqualTo(16);
        assertThat(report.length().least()).isEqualTo(8);
        assertThat(report.length().most()).isEqualTo(40);
        assertThat(report.playerMoves()).as("three of four moves").isEqualTo(12);
        assertThat(report.timing().gamesPerSecond()).isEqualTo(2);
        assertThat(report.timing().movesPerSecond()).isEqualTo(32);
    }

    @Test
    void aBotIsFollowedThroughItsSeats() {
        Report report = Reports.of("Meadow", "greedy", "random")
                .alternating()
                .won(1, 0, 10)
                .won(1, 1, 10)
                .won(2, 0, 10)
                .report();
        assertThat(report.byBot()).extracting(Standing::name).containsExactly("greedy", "random");
        assertThat(report.byBot())
                .extracting(Standing::won)
                .as("greedy sits 0, 1, 0, 1")
                .containsExactly(3, 1);
        assertThat(report.byBot()).extracting(Standing::games).containsExactly(4, 4);
        assertThat(report.bySeat()).extracting(Standing::won).containsExactly(3, 1);
    }

    @Test
    void aBotInSeveralSeatsHasAsManyGames() {
        Report report =
                Reports.of("Meadow", "greedy", "random", "random").won(5, 2, 10).report();
        assertThat(report.byBot()).extracting(Standing::games).containsExactly(5, 10);
        assertThat(report.byBot()).extracting(Standing::won).containsExactly(0, 5);
    }

    @Test
    void numbersAmongTheDetailsAreMeasuredAndOtherThingsCounted() {
        Report report = Reports.together("Meadow", 2)
                .shared(3, true, 9, Map.of("eaten", 0, "level", "L1"))
                .shared(1, false, 5, Map.of("eaten", 4, "level", "L2"))
                .report();
        assertThat(report.figures()).containsOnlyKeys("eaten");
        assertThat(report.figures().get("eaten")).isEqualTo(Distribution.of(SampleTest.of(0, 0, 0, 4)));
        assertThat(report.tallies()).containsExactly(entry("level", Map.of("L1", 3, "L2", 1)));
    }

    @Test
    void aSharedScoreCountsOnceAGame() {
        Report report = Reports.together("Meadow", 3)
                .shared(2, true, 9, Map.of())
                .shared(1, false, 3, Map.of())
                .report();
        assertThat(report.scores()).isEqualTo(Distribution.of(SampleTest.of(9, 9, 3)));
        assertThat(report.standings()).extracting(Standing::name).containsExactly("all seats");
        assertThat(report.scoresMatter()).isTrue();
    }

    @Test
    void scoresOfRivalsAreTakenTogether() {
        Report report = Reports.of("Meadow", "random", "random")
                .scored(12, 30)
                .scored(25, 8)
                .report();
        assertThat(report.scores()).isEqualTo(Distribution.of(SampleTest.of(12, 30, 25, 8)));
        assertThat(report.bySeat().getFirst().score().value()).isEqualTo(18.5);
    }

    @Test
    void scoresThatOnlySayWhoWonDoNotMatter() {
        assertThat(Reports.of("Meadow", "random", "random")
                        .won(3, 0, 9)
                        .won(2, 1, 9)
                        .report()
                        .scoresMatter())
                .isFalse();
    }

    @Test
    void rivalsWhoAlwaysWinOrLoseTogetherCountAsATeam() {
        Result everybody = Result.shared(true, 4, 2, Reports.End.HOME, Sentence.of("All are home."), Map.of());
        Result nobody = Result.shared(false, 1, 2, Reports.End.NIGHT, Sentence.of("Night falls."), Map.of());
        Reports reports =
                Reports.of("Meadow", "random", "random").add(2, everybody, 10).add(1, nobody, 10);
        assertThat(reports.report().cooperative()).isTrue();
        assertThat(reports.won(1, 0, 10).report().cooperative()).isFalse();
    }

    @Test
    void timeBudgetsAreReportedAsNotReproducible() {
        assertThat(Reports.of("Meadow", "easy:10", "random")
                        .won(1, 0, 9)
                        .report()
                        .reproducible())
                .isTrue();
        assertThat(Reports.of("Meadow", "easy:10ms", "random")
                        .won(1, 0, 9)
                        .report()
                        .reproducible())
                .isFalse();
    }

    @Test
    void aReportIsJson() {
        var json = Json.parse(
                Json.line(Reports.of("Meadow", "random", "random").won(4, 1, 9).report()));
        assertThat(json.at("/bySeat/1/wins/value").doubleValue()).isEqualTo(1);
        assertThat(json.at("/length/bins/0/count").intValue()).isEqualTo(4);
        assertThat(json.at("/reasons/Seat 1 is home.").intValue()).isEqualTo(4);
        assertThat(json.at("/timing/threads").intValue()).isEqualTo(2);
    }
}
