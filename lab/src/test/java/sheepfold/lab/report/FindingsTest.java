package sheepfold.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import sheepfold.engine.Result;
import sheepfold.engine.Sentence;
import sheepfold.lab.measure.Reports;

class FindingsTest {
    private static List<String> of(Reports reports) {
        return Findings.of(reports.report());
    }

    @Test
    void aSeatThatWinsMoreThanLuckExplainsIsNamed() {
        assertThat(of(Reports.of("Meadow", "random", "random").won(571, 0, 10).won(429, 1, 10)))
                .contains(
                        "Seat 0 wins 57.1 % (95 %: 54–60) where an equal share would be 50.0 %: sitting there helps.");
    }

    @Test
    void aDifferenceThatLuckExplainsIsNotTakenForOne() {
        assertThat(of(Reports.of("Meadow", "random", "random").won(52, 0, 10).won(48, 1, 10)))
                .contains(
                        "The seats are even as far as 100 games can tell: the luckiest, seat 0, wins 52.0 % (95 %: 42–62).");
    }

    @Test
    void fewWinsTellNothingAboutSeats() {
        assertThat(of(Reports.of("Meadow", "random", "random").won(9, 0, 10)))
                .contains("Too few games were won to compare the seats.");
    }

    @Test
    void ofManySeatsTheBestAndTheWorstAreNamed() {
        assertThat(of(Reports.of("Meadow", "random", "random", "random")
                        .won(200, 0, 10)
                        .won(110, 1, 10)
                        .won(90, 2, 10)))
                .contains(
                        "Seat 0 wins 50.0 % (95 %: 45–55) where an equal share would be 33.3 %: sitting there helps.",
                        "Seat 2 wins least: 22.5 % (95 %: 19–27).");
    }

    @Test
    void botsThatKeepTheirSeatsSayNothingAboutSeats() {
        assertThat(of(Reports.of("Meadow", "greedy", "random").won(90, 0, 10).won(10, 1, 10)))
                .contains(
                        "Seat 0, played by greedy, wins most: 90.0 % (95 %: 83–94). The bots keep their seats, so what the"
                                + " seat adds and what the bot adds cannot be told apart.")
                .noneMatch(sentence -> sentence.contains("sitting there helps"))
                .noneMatch(sentence -> sentence.contains("strongest bot"));
    }

    @Test
    void botsThatAlternateAreCompared() {
        Reports reports = Reports.of("Meadow", "greedy", "random").alternating();
        for (int pair = 0; pair < 50; pair++) {
            reports.won(1, 0, 10).won(1, 1, 10);
        }
        assertThat(of(reports))
                .contains("greedy is the strongest bot: it wins 100.0 % (95 %: 96.3–100.0) of its games.");
    }

    @Test
    void equalBotsAreCalledEqual() {
        assertThat(of(Reports.of("Meadow", "greedy", "random")
                        .alternating()
                        .won(50, 0, 10)
                        .won(50, 1, 10)))
                .contains(
                        "The bots are about equally strong: the best, greedy, wins 50.0 % (95 %: 40–60) of its games.");
    }

    @Test
    void aTeamHasOneShare() {
        assertThat(of(Reports.together("Meadow", 3)
                        .shared(43, true, 9, Map.of())
                        .shared(57, false, 6, Map.of())))
                .contains("Together the seats win 43.0 % (95 %: 34–53) of the games.")
                .contains("The mean score is 7.29 (95 %: 7.00–7.58); nine in ten lie between 6 and 9, of 6 to 9 seen.");
    }

    @Test
    void aPlayerAloneIsNoTeam() {
        assertThat(of(Reports.together("Meadow", 1).shared(10, true, 9, Map.of())))
                .contains("The player wins 100.0 % (95 %: 72–100) of the games.");
    }

    @Test
    void drawsAndLossesOfAllAreTold() {
        Result loss = Result.shared(false, 0, 2, Reports.End.NIGHT, Sentence.of("The wolf has woken up."), Map.of());
        assertThat(of(Reports.of("Meadow", "random", "random")
                        .won(30, 0, 10)
                        .won(30, 1, 10)
                        .drawn(20, 10)
                        .add(20, loss, 10)))
                .contains(
                        "20.0 % (95 %: 13–29) of the games are drawn.",
                        "In 20.0 % (95 %: 13–29) of the games everybody loses.",
                        "The commonest of 4 endings comes in 30.0 % of the games: “Seat 0 is home.”");
    }

    @Test
    void aGameThatNobodyWinsIsToldPlainly() {
        assertThat(of(Reports.of("Meadow", "random", "random").drawn(7, 10)))
                .contains(
                        "No game had a winner.",
                        "Every game ends the same way: “Nobody is home.”",
                        "Every game takes 10 moves.");
    }

    @Test
    void aLengthThatIsHardToForeseeIsToldAsSuch() {
        Reports reports = Reports.of("Meadow", "random", "random");
        for (int length = 10; length < 110; length++) {
            reports.won(1, length % 2, length);
        }
        assertThat(of(reports))
                .contains(
                        "A game takes 59.5 moves on average, and nine in ten take 15 to 104; the longest took 109.",
                        "The length is hard to foresee: a long game takes 7 times as many moves as a short one.");
    }

    @Test
    void wideBoundsCallForMoreGames() {
        assertThat(of(Reports.of("Meadow", "random", "random").won(30, 0, 10).won(30, 1, 10)))
                .contains("The shares are known to about ±13 points; four times as many games would halve that.");
        assertThat(of(Reports.of("Meadow", "random", "random").won(3000, 0, 10).won(3000, 1, 10)))
                .noneMatch(sentence -> sentence.contains("four times as many"));
    }

    @Test
    void gamesByTheClockAreToldToBeUnrepeatable() {
        assertThat(of(Reports.of("Meadow", "easy:1ms", "random").won(9, 0, 10)))
                .contains("A bot thinks by the clock, so these very games will not come again.");
    }
}
