package sheepfold.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sheepfold.engine.Games;
import sheepfold.json.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The commands on a game with chance, an owner's board and wrong boards and positions. */
class SheepHopTest {
    private static final String POSITION = """
            {"board":["TCSL.....","TCS......","TCS.....B"],"direction":"clockwise","fold":"","den":"",\
            "phase":"roll","seat":0,"rolls":3}""";

    @TempDir
    private Path folder = Path.of("");

    private static JsonNode referee(String position, String... moves) {
        ObjectNode request = Json.object().put("id", 1).put("game", "sheep-hop").put("seats", 1);
        request.set("position", Json.parse(position));
        request.set("moves", Json.tree(List.of(moves)));
        request.set("ask", Json.tree(List.of("turn", "moves", "position")));
        return Json.parse(
                Run.typing(Json.line(request)).run("referee").succeeds().out());
    }

    private static void isRefused(JsonNode answer, String rule, String part) {
        assertThat(answer.get("ok").asBoolean()).as(answer.toString()).isFalse();
        assertThat(answer.at("/error/rule").asString()).startsWith(rule);
        assertThat(answer.at("/error/field").asString()).startsWith("position.");
        assertThat(answer.at("/error/message").asString()).contains(part);
    }

    @Test
    void aHandMadePositionIsPlayedOn() {
        JsonNode answer = referee(POSITION, "roll S", "S c2-d2");
        assertThat(answer.get("ok").asBoolean()).as(answer.toString()).isTrue();
        assertThat(answer.at("/turn/kind").asString()).isEqualTo("chance");
    }

    @Test
    void aShorthandForSeveralHopsIsExpanded() {
        String row = POSITION.replace("TCS......", "TCSC.C...")
                .replace("TCSL", "TCSL")
                .replace("TCS.....B", "T.S.....B");
        JsonNode answer = referee(row.replace("\"TCSL.....", "\"T.SL....."), "roll S", "S c2xe2xg2");
        assertThat(answer.get("ok").asBoolean()).as(answer.toString()).isTrue();
        assertThat(answer.at("/moves/1").asString()).isEqualTo("S c2xe2");
        assertThat(answer.at("/moves/2").asString()).isEqualTo("xg2");
    }

    @Test
    void tenSheepAreRefused() {
        isRefused(referee(POSITION.replace("TCS......", "TCS..T...")), "SS-", "only 3 sheep of each colour");
        isRefused(referee(POSITION.replace("\"fold\":\"\"", "\"fold\":\"T\"")), "SS-", "sheep");
    }

    @Test
    void aSecondWolfAndWolvesOnOneSpaceAreRefused() {
        isRefused(referee(POSITION.replace("TCSL.....", "TCSLL....")), "SS-SETUP-02", "there is one");
        isRefused(referee(POSITION.replace("TCSL.....", "TCSB.....")), "SS-SETUP-02", "there is one");
        JsonNode longRow = referee(POSITION.replace("TCSL.....", "TCSLB....."));
        assertThat(longRow.at("/error/field").asString()).isEqualTo("position.board[0]");
    }

    @Test
    void aBoardFileWithAHoleIsRefused() throws IOException {
        ObjectNode board = (ObjectNode) Json.resource(Games.named("sheep-hop").getClass(), "boards/valley.json");
        String own = folder.resolve("board.json").toString();
        Files.writeString(Path.of(own), Json.pretty(board));
        assertThat(Run.typing("quit")
                        .run("play", "sheep-hop", "--data", "sheep-hop=" + own)
                        .status())
                .isZero();
        board.putArray("missing").add("e3");
        Files.writeString(Path.of(own), Json.pretty(board));
        Run.of("play", "sheep-hop", "--data", "sheep-hop=" + own).refuses(1, "board.json: ", "e3");
        Run.of("simulate", "sheep-hop", "--data", "sheep-hop=" + own).refuses(1, "board.json: ", "e3");
    }

    @Test
    void optionsThatDoNotGoTogetherAreWrongUsage() {
        Run.of("play", "sheep-hop", "--option", "level=L99").refuses(2, "options.level");
        Run.of("play", "sheep-hop", "--option", "board=ring", "--option", "level=L3")
                .refuses(2, "options.");
    }

    @Test
    void oneShepherdPlaysAtOnce() {
        Run run = Run.typing("save " + folder.resolve("alone"))
                .run("play", "sheep-hop")
                .succeeds();
        assertThat(run.out()).contains("It is your move");
        assertThat(folder.resolve("alone")).content().contains("seats: 1\nplayers: human\n");
    }

    @Test
    void aWholeGamesRecordReplaysAndVerifies() throws IOException {
        Path record = folder.resolve("whole");
        Run.typing("save " + record)
                .run("play", "sheep-hop", "--players", "greedy,greedy", "--seed", "12", "--option", "level=L3")
                .succeeds();
        assertThat(record).content().contains("options: level=L3", "result: ");
        Run replay = Run.of("replay", record.toString()).succeeds();
        assertThat(replay.out()).contains("Roll: ", "result: ");
        assertThat(Run.of("verify", record.toString()).succeeds().out()).startsWith("commitment kept: ");
        String text = Files.readString(record);
        String cut = text.substring(0, text.lastIndexOf("roll"));
        Files.writeString(record, cut);
        Run.of("replay", record.toString()).refuses(1, "the record is truncated");
    }
}
