package sheepfold.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import sheepfold.app.io.Terminal;
import sheepfold.json.Json;
import tools.jackson.databind.JsonNode;

class RefereeCommandTest {
    private static final String FINE = "{\"id\":7,\"game\":\"wolf-and-sheep\",\"ask\":\"turn\"}";

    private static List<JsonNode> answers(Run run) {
        return run.succeeds().out().lines().map(Json::parse).toList();
    }

    private static void isFine(JsonNode answer) {
        assertThat(answer.get("id").asInt()).isEqualTo(7);
        assertThat(answer.get("ok").asBoolean()).isTrue();
    }

    private static void isRefused(JsonNode answer, String... parts) {
        assertThat(answer.get("ok").asBoolean()).isFalse();
        assertThat(answer.get("id").isNull()).isTrue();
        assertThat(answer.at("/error/message").asString()).contains(parts);
    }

    @Test
    void answersEveryLineWithOneLine() {
        List<JsonNode> answers =
                answers(Run.typing(FINE, "", "   ", FINE, "\r", FINE + "\r").run("referee"));
        assertThat(answers).hasSize(3).allSatisfy(RefereeCommandTest::isFine);
    }

    @Test
    void aLineThatIsNotJsonIsRefusedAndTheNextWorks() {
        List<JsonNode> answers =
                answers(Run.typing("hello", FINE, "{\"id\":1", FINE, "{} {}", "[1]", "\"x\"", "null", FINE)
                        .run("referee"));
        assertThat(answers).hasSize(9);
        isRefused(answers.get(0), "this is not JSON", "line 1, column");
        isRefused(answers.get(2), "this is not JSON");
        isRefused(answers.get(4), "this is not JSON");
        isRefused(answers.get(5), "an object");
        isRefused(answers.get(6), "an object");
        isRefused(answers.get(7), "an object");
        List.of(1, 3, 8).forEach(i -> isFine(answers.get(i)));
    }

    @Test
    void aLineOfTenMegabytesIsRefusedAndTheNextWorks() {
        String huge = "{\"id\":\"" + "x".repeat(10_000_000) + "\"}";
        List<JsonNode> answers = answers(Run.typing(huge, FINE, huge).run("referee"));
        assertThat(answers).hasSize(3);
        isRefused(answers.get(0), "longer than 1048576 bytes");
        isFine(answers.get(1));
        isRefused(answers.get(2), "longer than 1048576 bytes");
    }

    @Test
    void deepNestingAndEndlessNumbersAreRefused() {
        List<JsonNode> answers = answers(Run.typing("[".repeat(200_000), "{\"id\":" + "9".repeat(5000) + "}", FINE)
                .run("referee"));
        isRefused(answers.get(0), "this is not JSON", "nesting");
        isRefused(answers.get(1), "this is not JSON");
        isFine(answers.get(2));
    }

    @Test
    void brokenBytesAreRefused() {
        byte[] broken = ("{\"id\":\"\u00ff\"}\n" + FINE + "\n").getBytes(StandardCharsets.ISO_8859_1);
        List<JsonNode> answers = answers(Run.bytes(broken).run("referee"));
        isRefused(answers.get(0), "not text in UTF-8");
        isFine(answers.get(1));
    }

    @Test
    @Timeout(value = 20, unit = TimeUnit.SECONDS)
    void answersBeforeTheNextLineComes() throws IOException {
        PipedOutputStream typing = new PipedOutputStream();
        PipedInputStream heard = new PipedInputStream();
        PrintStream out = new PrintStream(new PipedOutputStream(heard), false, StandardCharsets.UTF_8);
        Terminal terminal = Terminal.piped(new PipedInputStream(typing), out, System.err);
        Thread referee = Thread.ofPlatform().start(() -> Main.run(terminal, "referee"));
        BufferedReader answers = new BufferedReader(new InputStreamReader(heard, StandardCharsets.UTF_8));
        for (int i = 0; i < 3; i++) {
            typing.write((FINE + "\n").getBytes(StandardCharsets.UTF_8));
            typing.flush();
            isFine(Json.parse(answers.readLine()));
        }
        typing.close();
        assertThat(referee.isInterrupted()).isFalse();
    }
}
