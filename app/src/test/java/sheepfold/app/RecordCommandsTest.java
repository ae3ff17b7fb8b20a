package sheepfold.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class RecordCommandsTest {
    private static final String HUNT = """
            game: wolf-and-sheep
            rules: 1
            options: wolf-start=b8
            date: 2026-11-15

            c1-d2 ; the second sheep leads
            b8-a7
            d2-e3
            """;

    @TempDir
    private Path folder = Path.of("");

    private String record(String text) throws IOException {
        return Files.writeString(folder.resolve("record.txt"), text).toString();
    }

    @Test
    void replayPrintsTheMovesInWords() throws IOException {
        assertThat(Run.of("replay", record(HUNT)).succeeds().out())
                .contains("game: wolf-and-sheep", "options: wolf-start=b8")
                .containsPattern("1 +c1-d2 +Sheep from c1 to d2\n +2 +b8-a7 +Wolf from b8 to a7\n")
                .contains("the game is not over");
    }

    @Test
    void replayDrawsThePositionAfterSomeMoves() throws IOException {
        assertThat(Run.of("replay", record(HUNT), "--at", "2").succeeds().out())
                .contains("after 2 moves", "7  w", "2    ·   s")
                .doesNotContain("e3");
        assertThat(Run.of("replay", record(HUNT), "--at", "0").succeeds().out()).contains("8    w");
    }

    @Test
    void replayGivesThePositionAsJson() throws IOException {
        JsonNode json =
                Run.of("replay", record(HUNT), "--at", "1", "--json").succeeds().json();
        assertThat(json.propertyNames())
                .containsExactly("game", "rules", "seats", "options", "at", "moves", "position", "turn", "result");
        assertThat(json.at("/options/wolf-start").asString()).isEqualTo("b8");
        assertThat(json.get("at").asInt()).isEqualTo(1);
        assertThat(json.get("moves").toString()).isEqualTo("[\"c1-d2\"]");
        assertThat(json.at("/position/movesMade").asInt()).isEqualTo(1);
        assertThat(json.at("/turn/seats/0").asInt()).isEqualTo(1);
        assertThat(json.get("result").isNull()).isTrue();
        assertThat(Run.of("replay", record(HUNT), "--json").json().get("at").asInt())
                .isEqualTo(3);
    }

    @Test
    void replayTellsHowItEnded() throws IOException {
        String drawn = "game: wolf-and-sheep\noptions: move-limit=1\n\nc1-d2\n";
        assertThat(Run.of("replay", record(drawn)).succeeds().out())
                .contains("result: draw; scores 0,0; After 1 moves the hunt is called off.");
        assertThat(Run.of("replay", record(drawn), "--json")
                        .json()
                        .at("/result/kind")
                        .asString())
                .isEqualTo("draw");
    }

    @Test
    void replayReadsStandardInput() {
        assertThat(Run.typing(HUNT).run("replay", "-").succeeds().out()).contains("c1-d2");
        Run.typing("baa").run("replay", "-").refuses(1, "-: line 1");
    }

    @Test
    void aMoveNumberOutsideTheRecordIsWrongUsage() throws IOException {
        Run.of("replay", record(HUNT), "--at", "4").refuses(2, "--at: the record has 3 moves", "not 4");
        Run.of("replay", record(HUNT), "--at", "-1").refuses(2, "--at", "not -1");
        Run.of("replay", record(HUNT), "--at", "x").refuses(2, "--at");
    }

    @Test
    void anIllegalMoveInTheMiddleIsNamedWithItsLine() throws IOException {
        String illegal = HUNT.replace("b8-a7", "b8-b7");
        Run.of("replay", record(illegal)).refuses(1, "record.txt: line 7", "b8-b7");
        String backwards = HUNT.replace("d2-e3", "d2-c1");
        Run.of("replay", record(backwards), "--at", "1").refuses(1, "line 8: WS-SHEEP-01:", "\"d2-c1\"");
        Run.of("verify", record(backwards)).refuses(1, "line 8: WS-SHEEP-01:");
    }

    @Test
    void aTruncatedRecordIsNoticed() throws IOException {
        String truncated = HUNT.replace("date:", "result: win 0; scores 1,0; The wolf cannot move.\ndate:");
        Run.of("replay", record(truncated)).refuses(1, "the record is truncated", "after 3 moves");
        String halfAMove = HUNT.substring(0, HUNT.length() - 4);
        Run.of("replay", record(halfAMove)).refuses(1, "line 8", "is not a move");
        String halfAHeader = HUNT.substring(0, HUNT.indexOf("rules") + 3);
        Run.of("replay", record(halfAHeader)).refuses(1, "line 2", "the header has lines");
    }

    @Test
    void whatIsNoRecordIsRefused() throws IOException {
        Run.of("replay", record("")).refuses(1, "record.txt: header: this is no record");
        Run.of("replay", record("game: cow\n\nmoo\n")).refuses(1, "there is no game \"cow\"");
        Run.of("replay", record(HUNT.replace("rules: 1", "rules: 0"))).refuses(1, "made under rules 0");
        Run.of("replay", record(HUNT.replace("b8", "e5"))).refuses(1, "options.wolf-start");
        Run.of("replay", record(HUNT.replace("date:", "seats: 3\ndate:"))).refuses(1, "for 2 seats, not 3");
        Run.of("replay", record(HUNT.replace("date:", "position: {\ndate:"))).refuses(1, "this is not JSON");
        Run.of("replay", folder.resolve("none").toString()).refuses(1, "there is no such file");
    }

    @Test
    void aMaskedRecordSaysSo() throws IOException {
        Run.of("replay", record(HUNT.replace("date:", "masked: yes\ndate:"))).refuses(1, "this record is masked");
    }

    @Test
    void binaryAndHugeFilesAreRefused() throws IOException {
        Path binary = Files.write(folder.resolve("binary"), new byte[] {(byte) 0x89, 'P', 'N', 'G', 0, (byte) 0xff});
        Run.of("replay", binary.toString()).refuses(1, "binary: this is not text in UTF-8");
        Run.of("replay", record("\0\0\0\n")).refuses(1, "line 1");
        byte[] huge = new byte[17 << 20];
        Run.bytes(huge).run("replay", "-").refuses(1, "the file is larger than 16 MB");
        String long8MB = "game: kit\n\n" + "x".repeat(8 << 20);
        Run.bytes(long8MB.getBytes(StandardCharsets.UTF_8)).run("replay", "-").refuses(1, "line 3");
    }

    @Test
    void verifyChecksEveryDraw() throws IOException {
        Path saved = folder.resolve("saved.txt");
        Run.typing("save " + saved, "quit")
                .run("play", "kit", "--players", "human,random", "--seed", "3")
                .succeeds();
        String text = Files.readString(saved);
        assertThat(Run.of("verify", saved.toString()).succeeds().out()).isEqualTo("commitment kept: 4 draws checked\n");
        Run.of("verify", record(text.replace("deal lamb ; draw 2", "deal ram ; draw 2")))
                .refuses(1, "move 3 (deal ram)", "the seed gives \"deal lamb\" for draw 2");
        Run.of("verify", record(text.replace("; draw 3", "; draw 1"))).refuses(1, "draws never go back");
        Run.of("verify", record(text.replace("; draw 3", ""))).refuses(1, "does not name its draw");
        Run.of("verify", record(text.replaceAll("seed: .*\n", ""))).refuses(1, "the seed is not revealed yet");
        Run.of("verify", record(text.replace("0003\n", "0004\n"))).refuses(1, "does not match the commitment");
        Run.of("verify", record(text.replace("seed: 0", "seed: x"))).refuses(1, "64 hexadecimal digits");
        Run.of("verify", record(HUNT)).refuses(1, "does not name its commitment");
    }
}
