package sheepfold.app;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.SequenceInputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sheepfold.app.io.Terminal;

class PlayCommandTest {
    @TempDir
    private Path folder = Path.of("");

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    private static Run hunt(String... lines) {
        return Run.typing(lines)
                .run("play", "wolf-and-sheep", "--players", "human,greedy", "--seed", "5")
                .succeeds();
    }

    private static Run alone(String... lines) {
        return Run.typing(lines)
                .run("play", "wolf-and-sheep", "--players", "human")
                .succeeds();
    }

    private static List<String> movesIn(Path record) throws IOException {
        return Files.readString(record)
                .lines()
                .dropWhile(line -> !line.isEmpty())
                .skip(1)
                .toList();
    }

    @Test
    void showsTheTableWhatToDoAndTheMoves() {
        assertThat(hunt().out())
                .contains("Wolf and Sheep", "8    ·   w   ·   ·", "   a b c d e f g h")
                .contains("It is your move: choose one of 7 by its number, or type it.")
                .contains("1  a1-b2  Sheep from a1 to b2", "7  g1-h2  Sheep from g1 to h2");
    }

    @Test
    void takesANumberOrNotation() {
        assertThat(hunt("3").out()).contains("you · A sheep goes from c1 to d2.");
        assertThat(hunt("c1-d2").out()).contains("you · A sheep goes from c1 to d2.");
        assertThat(hunt("0: c1-d2").out()).contains("you · A sheep goes from c1 to d2.");
    }

    @Test
    void botsAnswerByThemselves() {
        assertThat(hunt("c1-d2").out()).contains("the wolf (greedy) · The wolf goes from d8 to");
    }

    @Test
    void aSeedRepeatsTheGame() {
        assertThat(hunt("1", "1", "1", "hint").out())
                .isEqualTo(hunt("1", "1", "1", "hint").out());
    }

    @Test
    void aRefusalNamesTheRuleAndWhyExplainsIt() {
        assertThat(alone("c1-d2", "d8-b6", "why").out())
                .contains("WS-WOLF-01: the wolf steps one square diagonally, and b6 is not that from d8")
                .containsPattern("WS-WOLF-01: [A-Z]");
        assertThat(alone("why").out()).contains("Nothing was refused.");
        assertThat(hunt("1: d8-c7").out()).contains("it is the turn of the sheep");
    }

    @Test
    void undoTakesOnesOwnMoveBackWithTheBotsAnswer() throws IOException {
        String record = file("undone");
        hunt("c1-d2", "undo", "e1-f2", "save " + record, "quit");
        assertThat(movesIn(Path.of(record))).hasSize(2).first().isEqualTo("e1-f2");
        assertThat(hunt("undo").out()).contains("there is nothing to take back");
    }

    private static Run hush(String... lines) {
        return Run.typing(lines)
                .run("play", "kit", "--players", "human,random", "--seed", "3")
                .succeeds();
    }

    @Test
    void undoAfterAnAnswerWasOpenedAsksFirst() {
        String question = "something was revealed since; take it back anyway? (y/n)";
        assertThat(hush("done", "lay hush", "undo", "n", "pass").out()).contains(question, "all · The flocks make");
        assertThat(hush("done", "lay hush", "undo", "y", "pass").out())
                .contains(question, "now is the time to lay a card");
    }

    @Test
    void undoAfterADrawAsksFirstAndUsesNoDrawTwice() throws IOException {
        Path record = folder.resolve("draws");
        Run run = hush("done", "lay hush", "pass", "keep", "undo", "yes", "keep", "save " + record);
        assertThat(run.out()).contains("chance was drawn since; take it back anyway? (y/n)");
        assertThat(movesIn(record))
                .filteredOn(move -> move.startsWith("deal"))
                .satisfiesExactly(
                        move -> assertThat(move).endsWith("; draw 0"),
                        move -> assertThat(move).endsWith("; draw 1"),
                        move -> assertThat(move).endsWith("; draw 2"),
                        move -> assertThat(move).endsWith("; draw 3"),
                        move -> assertThat(move).endsWith("; draw 6"),
                        move -> assertThat(move).endsWith("; draw 7"));
        Run.of("verify", record.toString()).succeeds();
    }

    @Test
    void hintsNameAMoveAndItsWorth() {
        assertThat(hunt("hint").out()).containsPattern("  [a-h][12]-[a-h][12]: Sheep from .* to .*\\. .+");
    }

    @Test
    void helpShowsTheWordsAndTheRules() {
        assertThat(hunt("help").out()).contains("like c1-d2", "undo", "hint", "save FILE", "help RULE-ID", "quit");
        assertThat(hunt("help ws-wolf-01").out()).containsPattern("WS-WOLF-01: [A-Z]");
        assertThat(hunt("help WS-COW-01").out()).contains("There is no rule \"WS-COW-01\"; these come near: WS-");
        assertThat(hunt("help rules").out()).contains("WS-TURN-01: ", "WS-PASS-01: ");
    }

    @Test
    void movesListsThoseWithAWord() {
        String out = hunt("moves e1").out();
        String listed = out.substring(out.indexOf("> "));
        assertThat(listed).contains("e1-d2", "e1-f2").doesNotContain("a1-b2");
        assertThat(hunt("moves zebra").out()).contains("no move mentions that");
    }

    @Test
    void savesARecordThatReplaysAndVerifies() throws IOException {
        String record = file("saved");
        Run.typing("1", "save " + record, "1", "quit")
                .run("play", "kit", "--players", "human,random", "--seed", "9")
                .succeeds();
        assertThat(Files.readString(Path.of(record)))
                .contains("game: kit\nrules: 1\nseats: 2\nplayers: human, random\ndate: 20")
                .contains("commitment: ", "\nseed: 000", "; draw 0");
        Run.of("replay", record).succeeds();
        assertThat(Run.of("verify", record).succeeds().out()).isEqualTo("commitment kept: 4 draws checked\n");
    }

    @Test
    void aRecordKeepsItsSeedSecretUntilTheTableIsClosed() throws IOException {
        Path record = folder.resolve("running");
        List<String> whileRunning = new ArrayList<>();
        InputStream typed =
                new ByteArrayInputStream("1\nsave %s\n1\n".formatted(record).getBytes(UTF_8));
        InputStream untilTheEnd = new SequenceInputStream(typed, new InputStream() {
            @Override
            public int read() throws IOException {
                whileRunning.add(Files.readString(record));
                return -1;
            }

            @Override
            public int read(byte[] into, int from, int length) throws IOException {
                return read();
            }
        });
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream printed = new PrintStream(out, true, UTF_8);
        Main.run(
                Terminal.piped(untilTheEnd, printed, printed),
                "play",
                "kit",
                "--players",
                "human,random",
                "--seed",
                "9");
        assertThat(whileRunning.getFirst()).contains("commitment: ").doesNotContain("seed: ");
        assertThat(out.toString(UTF_8)).contains("The secret seed was 0000");
        assertThat(Files.readString(record))
                .isEqualTo(whileRunning.getFirst().replaceFirst("\n\n", "\nseed: %064x\n\n".formatted(9)));
    }

    @Test
    void saveReplacesOnlyWhatItWroteUnlessToldTo() throws IOException {
        Path other = Files.writeString(folder.resolve("other"), "precious");
        assertThat(hunt("save " + other).out()).contains("there is such a file already");
        assertThat(other).hasContent("precious");
        assertThat(hunt("save " + file("own"), "1", "save " + file("own")).out())
                .doesNotContain("already");
        hunt("save! " + other);
        assertThat(other).content().startsWith("game: wolf-and-sheep");
        assertThat(hunt("save", "save " + file("no/where")).out())
                .contains("save needs the name of a file", "there is no such folder");
    }

    @Test
    void aPresetIsASetUpInWords() {
        Run hard = Run.typing().run("play", "wolf-and-sheep", "--players", "human", "--preset", "hard");
        assertThat(hard.succeeds().out()).contains("Who begins: The wolf", "When no sheep can move: They lose");
        Run own = Run.typing()
                .run("play", "wolf-and-sheep", "--players", "human", "--preset", "hard", "--option", "first=sheep");
        assertThat(own.succeeds().out()).doesNotContain("Who begins").contains("They lose");
        assertThat(hunt().out()).doesNotContain("Who begins");
        Run.of("play", "wolf-and-sheep", "--preset", "none")
                .refuses(2, "Wolf and Sheep has no preset \"none\"; it has rulebook, hard, short");
    }

    @Test
    void goesOnWhereARecordEnds() throws IOException {
        String record = file("half");
        hunt("c1-d2", "save " + record);
        Run run = Run.typing("undo", "e1-f2", "save " + file("rest")).run("play", "wolf-and-sheep", "--resume", record);
        assertThat(run.succeeds().out()).contains("there is nothing to take back", "the wolf (greedy) · The wolf goes");
        assertThat(movesIn(folder.resolve("rest"))).hasSize(2).first().isEqualTo("e1-f2");
        assertThat(Run.of("verify", file("rest")).succeeds().out()).contains("commitment kept");
        Run.of("play", "kit", "--resume", record).refuses(1, "half: game: this is a record of wolf-and-sheep");
        Run.of("play", "wolf-and-sheep", "--resume", file("none")).refuses(1, "there is no such file");
        Run.of("play", "wolf-and-sheep", "--resume", record, "--seats", "2").refuses(2, "--resume");
    }

    @Test
    void theEndIsToldInWords() {
        Run drawn = Run.typing("c1-d2", "baa")
                .run("play", "wolf-and-sheep", "--players", "human", "--option", "move-limit=1")
                .succeeds();
        assertThat(drawn.out())
                .contains("It is a draw. After 1 moves the hunt is called off.", "Scores: the sheep 0, the wolf 0")
                .contains("save FILE keeps the record", "the game is over");
    }

    @Test
    void botsPlayWhileSomebodyWatches() {
        Run run = Run.of("play", "wolf-and-sheep", "--players", "greedy", "--seed", "1")
                .succeeds();
        assertThat(run.out()).contains("the sheep (greedy) · A sheep goes", "(greedy) wins.");
    }

    @Test
    void oneSitsDownAtOnceAgainstBots() throws IOException {
        Run.typing("save " + file("usual")).run("play", "wolf-and-sheep").succeeds();
        assertThat(folder.resolve("usual")).content().contains("players: human, medium");
        Run.typing("save " + file("three")).run("play", "kit", "--seats", "3").succeeds();
        assertThat(folder.resolve("three")).content().contains("seats: 3", "players: human, medium, medium");
    }

    @Test
    void playersMustFitTheTable() {
        Run.of("play", "kit", "--players", "human,cow").refuses(2, "players: there is no bot \"cow\"", "human");
        Run.of("play", "kit", "--players", "human,random", "--seats", "3")
                .refuses(2, "players: 2 players are named for 3 seats");
        Run.of("play", "wolf-and-sheep", "--players", "human,random,random").refuses(2, "seats", "not 3");
    }

    @Test
    void secretsAreShownToOnePersonAtATime() {
        Run run = Run.typing("1", "", "done", "", "done", "1", "")
                .run("play", "kit", "--players", "human", "--seed", "3");
        assertThat(run.succeeds().out())
                .containsSubsequence(
                        "Player 1 and player 2 may act; who does, 0 or 1? ",
                        "Player 2: press Enter when it is you.",
                        "chance · Player 1 draws a card.",
                        "chance · Player 2 draws a card: lamb.",
                        "*0  hand ? ?",
                        "1  hand lamb ewe",
                        "Player 1: press Enter when it is you.",
                        "chance · Player 1 draws a card: hush.",
                        "chance · Player 2 draws a card.",
                        "*0  hand hush hush",
                        "1  hand ? ?",
                        "in secret; there is only this one:",
                        "Player 2: press Enter when it is you.");
    }

    @Test
    void theKeyboardMayGoToAnotherSeat() {
        Run run = Run.typing("1", "", "seat 0", "", "seat 7").run("play", "kit", "--players", "human", "--seed", "3");
        assertThat(run.succeeds().out())
                .containsSubsequence(
                        "Player 2: press Enter", "Player 1: press Enter", "the keyboard goes only to a player");
    }

    @Test
    void aWithdrawnAnswerDoesNotStandInTheRecord() throws IOException {
        Path record = folder.resolve("withdrawn");
        Files.writeString(folder.resolve("before"), """
                game: kit
                position: {"phase":"hush","round":1,"lead":0,"noise":0,"hushed":0,"seats":[\
                {"hand":["hush"],"row":[],"laid":"ram"},{"hand":["hush"],"row":[],"laid":"ram"}]}

                """);
        Run.typing("", "hush", "", "hush", "", "save " + record, "quit")
                .run("play", "kit", "--players", "human", "--resume", file("before"))
                .succeeds();
        assertThat(movesIn(record)).containsExactly("0: hush", "pass");
        Run.of("replay", record.toString()).succeeds();
    }

    @Test
    void aBotMayGoFirstWhereAnybodyMayAct() {
        Run run = Run.typing("wait").run("play", "kit", "--players", "human,greedy", "--seed", "3");
        assertThat(run.succeeds().out()).contains("player 2 (greedy) · Player 2");
        assertThat(hunt("wait").out()).contains("no bot may act now");
    }

    @Test
    void anOwnersDataIsReadOrRefused() throws IOException {
        Path deck = Files.writeString(folder.resolve("deck.json"), "{\"lamb\":2,\"ewe\":0,\"ram\":0,\"hush\":0}");
        Run run = Run.of("play", "kit", "--data", "kit=" + deck);
        assertThat(run.status()).isZero();
        assertThat(run.err()).contains("mind: There are fewer cards than the first hands take.");
        Files.writeString(deck, "{\"lamb\":2}");
        Run.of("play", "kit", "--data", "kit=" + deck).refuses(1, "deck.json: ewe: it is missing");
        Files.writeString(deck, "{\"lamb\":");
        Run.of("play", "kit", "--data", "kit=" + deck).refuses(1, "deck.json: line 1, column", "this is not JSON");
        Run.of("play", "kit", "--data", "kit=" + file("none")).refuses(1, "none: there is no such file");
    }
}
