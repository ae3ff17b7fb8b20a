package sheepfold.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

class LabCommandsTest {
    @TempDir
    private Path folder = Path.of("");

    private static JsonNode simulated(String... more) {
        String[] usual = {"simulate", "wolf-and-sheep", "--bots", "random", "--json", "--games", "40"};
        String[] all = new String[usual.length + more.length];
        System.arraycopy(usual, 0, all, 0, usual.length);
        System.arraycopy(more, 0, all, usual.length, more.length);
        return Run.of(all).succeeds().json();
    }

    @Test
    void aLadderKeepsItsGamesAndStandings() {
        Run run = Run.of(
                "ladder", "wolf-and-sheep", "--bots", "random,greedy", "--games", "4", "--results", folder.toString());
        assertThat(run.status()).isZero();
        assertThat(run.out()).contains("greedy        beats random");
        assertThat(folder.resolve("ladder-2.jsonl")).exists();
        assertThat(folder.resolve("ladder-2.json")).exists();
    }

    @ParameterizedTest
    @CsvSource({"3, random, greedy, games come in twos", "2, random, random, each once", "2, random, nobody, there is no bot"})
    void aLadderThatCannotBeClimbedIsRefusedInOneSentence(String games, String one, String other, String why) {
        Run run = Run.of("ladder", "wolf-and-sheep", "--bots", one + "," + other, "--games", games);
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err().lines()).singleElement().asString().contains(why);
    }

    @Test
    void simulateReportsWhoWins() {
        Run run = Run.of("simulate", "kit", "--seats", "3", "--bots", "greedy,random,random", "--games", "20");
        assertThat(run.succeeds().out()).contains("Hush: 20 games", "seat 0", "seat 2", "greedy", "random");
    }

    @Test
    void theSameSeedGivesTheSameGamesOnAnyNumberOfThreads() {
        JsonNode one = withoutTiming(simulated("--seed", "5", "--threads", "1"));
        assertThat(withoutTiming(simulated("--seed", "5", "--threads", "2"))).isEqualTo(one);
        assertThat(withoutTiming(simulated("--seed", "6", "--threads", "2"))).isNotEqualTo(one);
    }

    private static JsonNode withoutTiming(JsonNode report) {
        return ((ObjectNode) report).without("timing");
    }

    /** Its rules and fair, independent seats show in this share, which other programs measured too. */
    @Test
    void randomSheepCatchTheWolfInOneGameOfTen() {
        Run run = Run.of("simulate", "wolf-and-sheep", "--bots", "random", "--games", "4000", "--json");
        double share = run.succeeds().json().at("/bySeat/0/wins/value").asDouble();
        assertThat(share).isBetween(0.083, 0.111);
    }

    @Test
    void oneBotTakesAllSeats() {
        assertThat(simulated().get("bots").toString()).isEqualTo("[\"random\",\"random\"]");
        assertThat(simulated("--option", "move-limit=3").at("/outcomes/draw").asInt())
                .isEqualTo(40);
    }

    @Test
    void calibrateTellsWhatCameOfWhatWasSaidAndLearnLearnsFromIt() throws IOException {
        Path said = folder.resolve("said.jsonl");
        Path plot = folder.resolve("plot.svg");
        Run run = Run.of(
                "calibrate",
                "wolf-and-sheep",
                "--bot",
                "easy",
                "--games",
                "2",
                "--sayings",
                said.toString(),
                "--plot",
                plot.toString());
        assertThat(run.succeeds().out()).contains("2 games of easy with itself", "mean calibration error");
        assertThat(Files.readString(plot)).startsWith("<svg");
        JsonNode learned =
                Run.of("learn", "wolf-and-sheep", said.toString()).succeeds().json();
        assertThat(learned.at("/learnedFrom/0/bot").asString()).isEqualTo("easy");
        Run.of("learn", "sheep-hop", said.toString()).refuses(2, "it is of wolf-and-sheep");
        Run.of("calibrate", "sheep-hop", "--sayings", said.toString()).refuses(2, "states no chances");
    }

    @Test
    void theReportIsAWebPage() throws IOException {
        Path page = folder.resolve("report.html");
        simulated("--report", page.toString());
        assertThat(Files.readString(page)).startsWith("<!DOCTYPE html>").contains("Wolf and Sheep", "</html>");
        Run.of("simulate", "kit", "--games", "1", "--report", page.toString())
                .refuses(1, "report.html: there is such a file already");
        simulated("--report", page.toString(), "--force");
        Run.of(
                        "simulate",
                        "kit",
                        "--games",
                        "1",
                        "--bots",
                        "random",
                        "--report",
                        folder.resolve("no/where").toString())
                .refuses(1, "there is no such folder");
    }

    @Test
    void simulateRefusesWhatItCannotDo() {
        Run.of("simulate", "kit", "--bots", "cow").refuses(2, "there is no bot \"cow\"");
        Run.of("simulate", "kit", "--bots", "strong:fast").refuses(2, "a budget is", "strong:5000");
        Run.of("simulate", "kit", "--bots", "random,random", "--seats", "3")
                .refuses(2, "--bots: 2 bots are named for 3 seats");
        Run.of("simulate", "kit", "--games", "0").refuses(2, "--games", "not 0");
        Run.of("simulate", "kit", "--threads", "-2").refuses(2, "--threads", "not -2");
        Run.of("simulate", "kit", "--seed", "x").refuses(2, "--seed");
    }

    @Test
    void benchMeasuresInAFreshJvm() {
        JsonNode figures = Run.of("bench", "wolf-and-sheep", "--seconds", "0.05", "--json")
                .succeeds()
                .json();
        assertThat(figures.get("games")).hasSize(1);
        JsonNode hunt = figures.at("/games/0");
        assertThat(hunt.get("game").asString()).isEqualTo("wolf-and-sheep");
        for (String figure : new String[] {
            "gamesPerSecond", "movesPerSecond", "playerMovesPerSecond", "copiesPerSecond", "iterationsPerSecond"
        }) {
            assertThat(hunt.get(figure).asDouble()).as(figure).isPositive();
        }
        assertThat(hunt.get("bytesPerMove").asDouble()).isNotNegative();
        assertThat(Run.of("bench", "wolf-and-sheep", "--seconds", "0.05")
                        .succeeds()
                        .out())
                .contains("wolf-and-sheep", "movesPerSecond", "hand-written");
    }

    @Test
    void benchRefusesWhatItCannotDo() {
        Run.of("bench", "cow").refuses(2, "there is no game \"cow\"");
        Run.of("bench", "--seconds", "0").refuses(2, "--seconds");
        Run.of("bench", "--seconds", "NaN").refuses(2, "--seconds");
    }

    @Test
    void aMeasurementThatFailsSaysSo() {
        Run run = Run.of("bench", "broken", "--seconds", "0.05");
        assertThat(run.status()).isEqualTo(1);
        assertThat(run.err()).contains("the measurement of broken failed");
    }
}
