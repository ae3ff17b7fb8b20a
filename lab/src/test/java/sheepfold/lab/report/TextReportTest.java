package sheepfold.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import sheepfold.engine.Ink;
import sheepfold.lab.measure.Report;
import sheepfold.lab.measure.Reports;

class TextReportTest {
    @Test
    void rivalsAreShownInAlignedColumns() {
        Report report = Reports.of("Meadow", "greedy", "random")
                .won(60, 0, 8)
                .won(35, 1, 20)
                .drawn(5, 100)
                .report();
        assertThat(TextReport.of(report, Ink.PLAIN)).isEqualTo("""
                Meadow: 100 games
                greedy against random, default options, seed 99; every bot keeps its seat

                - Seat 0, played by greedy, wins most: 60.0 % (95 %: 50–69). The bots keep their seats, so what the seat adds \
                and what the bot adds cannot be told apart.
                - 5.0 % (95 %: 2–11) of the games are drawn.
                - The commonest of 3 endings comes in 60.0 % of the games: “Seat 0 is home.”
                - A game takes 16.8 moves on average, and nine in ten take 8 to 20; the longest took 100.
                - The shares are known to about ±10 points; four times as many games would halve that.

                seat    games  won    wins     95 %
                seat 0    100   60  60.0 %  50–69 %
                seat 1    100   35  35.0 %  26–45 %

                bot     games  won    wins     95 %
                greedy    100   60  60.0 %  50–69 %
                random    100   35  35.0 %  26–45 %

                figure  mean       95 %  least  5 %  median  95 %  most
                moves   16.8  12.9–20.7      8    8       8    20   100
                Players make 12.6 of the 16.8 moves of an average game; the others are chance's.

                games   share  endings
                   60  60.0 %  Seat 0 is home.
                   35  35.0 %  Seat 1 is home.
                    5   5.0 %  Nobody is home.

                2.0 s on 2 threads: 50 games and 840 moves a second, 39.7 ms of a core for each decision
                """);
    }

    @Test
    void whatSeatsHadIsShownWithHowTheyFared() {
        Map<String, Object> wool = Map.of("wool", List.of(List.of("red", "grey"), List.of("grey")));
        Report report = Reports.of("Meadow", "greedy", "greedy")
                .won(30, 0, 8, wool)
                .won(10, 1, 8, wool)
                .report();
        assertThat(TextReport.of(report, Ink.PLAIN)).contains("""

                wool  seats    share  won    wins     95 %
                red      40   50.0 %   30  75.0 %  60–86 %
                grey     80  100.0 %   40  50.0 %  39–61 %
                """);
    }

    @Test
    void aTeamHasOneLineAndItsFigures() {
        Report report = Reports.together("Meadow", 3)
                .shared(30, true, 9, Map.of("sheepEaten", 0, "level", "L1"))
                .shared(10, false, 5, Map.of("sheepEaten", 4, "level", "L2"))
                .report();
        assertThat(TextReport.of(report, Ink.PLAIN)).contains("""
                greedy in all 3 seats, default options, seed 99

                """, """

                seat       games  won    wins     95 %  score       95 %
                all seats     40   30  75.0 %  60–86 %      8  7.46–8.54

                """, """
                figure       mean       95 %  least  5 %  median  95 %  most
                moves          40      40–40     40   40      40    40    40
                score           8  7.46–8.54      5    5       9     9     9
                sheep eaten     1  0.46–1.54      0    0       0     4     4
                """, """

                games   share  level
                   30  75.0 %  L1
                   10  25.0 %  L2

                """);
    }

    @Test
    void inkColoursNothingButTheFrame() {
        Report report = Reports.of("Meadow", "random", "random")
                .won(10, 0, 8)
                .won(10, 1, 8)
                .report();
        String coloured = TextReport.of(report, Ink.COLOUR);
        assertThat(coloured).contains("\u001b[1mMeadow: 20 games\u001b[0m");
        assertThat(coloured.replaceAll("\u001b\\[[0-9;]*m", "")).isEqualTo(TextReport.of(report, Ink.PLAIN));
    }

    @Test
    void gamesByTheClockAreToldToBeUnrepeatable() {
        Report report = Reports.of("Meadow", "easy:1ms", "random").won(9, 0, 10).report();
        assertThat(TextReport.of(report, Ink.PLAIN))
                .endsWith("Repeatable: no: a bot thinks by the clock, so these very games will not come again\n");
    }
}
