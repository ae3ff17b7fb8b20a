package sheepfold.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
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
    @CsvSource({
        "3, random, greedy, games come in twos",
        "2, random, random, each once",
        "2, random, nobody, there is no bot"
    })
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
        String[] games = {
            "last-fleece-standing", "--seats", "2", "--bot", "easy", "--games", "2", "--said", folder.toString()
        };
        Run run = Run.of(with(games, "calibrate", "--plot"));
        assertThat(run.succeeds().out()).contains("2 games of easy with itself", "mean calibration error");
        assertThat(Files.readString(folder.resolve("calibration-2.svg"))).startsWith("<svg");
        assertThat(folder.resolve("said-2-held-back.jsonl")).isNotEmptyFile();
        JsonNode learned = Run.of(with(games, "learn")).succeeds().json();
        assertThat(learned.at("/learnedFrom/0/bot").asString()).isEqualTo("easy");
        assertThat(learned.at("/hints/2 players/weights/2/figure").asString()).isEqualTo("more wool");
        assertThat(folder.resolve("said-2-learned-from.jsonl")).isNotEmptyFile();
        Run.of("learn", "sheep-hop", "--said", folder.toString()).refuses(2, "states no chances");
    }

    private static String[] with(String[] games, String command, String... more) {
        return Stream.of(Stream.of(command), Stream.of(games), Stream.of(more))
                .flatMap(parts -> parts)
                .toArray(String[]::new);
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

    @Test
    void simulateMeasuresWhatAGameIsLike() {
        JsonNode report = simulated("--measure", "play");
        assertThat(report.at("/measures/list").findValuesAsString("id")).contains("rounds", "decided", "unused");
        Run.of("simulate", "wolf-and-sheep", "--measure", "fun")
                .refuses(2, "nobody can measure \"fun\"; there are play, choices, skill, luck, all");
    }

    private String plan(String mark) throws IOException {
        return Files.writeString(folder.resolve(mark + ".json"), """
            {
              "provenance": "cards.json",
              "turn": [{"path": "counts.%s", "mark": "%s", "least": 4, "most": 12}],
              "targets": [{"figure": "moves", "near": 200}],
              "games": 10, "trials": 3
            }
            """.formatted(mark, mark))
                .toString();
    }

    @Test
    void tuneTurnsWhatIsOursAndNothingElse() throws IOException {
        JsonNode tuning = Run.of("tune", "last-fleece-standing", plan("POW"), "--json", "--threads", "1")
                .succeeds()
                .json();
        assertThat(tuning.get("tried").size()).isBetween(1, 3);
        assertThat(tuning.at("/tried/0/best").booleanValue()).isTrue();
        assertThat(tuning.at("/tried/0/values/counts.POW").intValue()).isBetween(4, 12);
        Run.of("tune", "last-fleece-standing", plan("CRM"))
                .refuses(2, "CRM is printed, and only what is ours may be turned");
    }

    @Test
    void simulateComparesTheValuesOfAnOption() {
        JsonNode comparison = simulated("--compare", "move-limit=40,10");
        assertThat(comparison.get("variants").size()).isEqualTo(2);
        assertThat(comparison.get("differences").findValuesAsString("figure")).contains("moves");
        Run.of("simulate", "wolf-and-sheep", "--compare", "move-limit=40").refuses(2, "two values");
        Run.of("simulate", "wolf-and-sheep", "--compare", "move-limit=40,many").refuses(2, "move-limit");
        Run.of("simulate", "wolf-and-sheep", "--compare", "move-limit").refuses(2, "--compare option=a,b");
        Run.of("simulate", "wolf-and-sheep", "--until-sure", "moves").refuses(2, "--compare");
    }

    @Test
    void simulateKeepsARunAsTables() throws IOException {
        Path run = folder.resolve("run");
        simulated("--out", run.toString(), "--decisions");
        assertThat(Files.readAllLines(run.resolve("games.csv"))).hasSize(41);
        assertThat(Files.readAllLines(run.resolve("decisions.csv")).size()).isGreaterThan(41);
        Path file = Files.writeString(folder.resolve("file"), "");
        Run.of("simulate", "wolf-and-sheep", "--out", file.toString()).refuses(2, "cannot be made a folder");
        Run.of("simulate", "wolf-and-sheep", "--decisions").refuses(2, "--out");
    }

    @Test
    void withoutSparkThereIsNoCluster() {
        Run.of("simulate", "wolf-and-sheep", "--on", "local[2]").refuses(2, "without Spark", "package --with-spark");
    }
}
