package sheepfold.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.json.Json;

@Timeout(120)
class ServeCommandTest {
    private static final String READY = "Sheepfold is open at ";

    @TempDir
    private Path folder;

    /** The command in a process of its own, as people start it. */
    private record Serving(Process process, URI address) implements AutoCloseable {
        static Serving in(Path home, String... more) throws IOException {
            return logging(ProcessBuilder.Redirect.DISCARD, home, more);
        }

        static Serving logging(ProcessBuilder.Redirect log, Path home, String... more) throws IOException {
            List<String> arguments = new ArrayList<>(List.of("serve", "--port", "0", "--home", home.toString()));
            arguments.addAll(List.of(more));
            return of(new ProcessBuilder(OwnJvm.usual(arguments)), log);
        }

        static Serving of(ProcessBuilder command, ProcessBuilder.Redirect log) throws IOException {
            Process process = command.redirectError(log).start();
            BufferedReader out = process.inputReader();
            String said = String.valueOf(out.readLine());
            assertThat(said).startsWith(READY);
            return new Serving(process, URI.create(said.substring(READY.length())));
        }

        Socket connect() throws IOException {
            Socket socket = new Socket(address.getHost(), address.getPort());
            socket.setSoTimeout(30_000);
            return socket;
        }

        HttpResponse<String> get(String path) throws IOException, InterruptedException {
            return send(HttpRequest.newBuilder(address.resolve(path)).build());
        }

        HttpResponse<String> post(String path, String token, String body) throws IOException, InterruptedException {
            return send(HttpRequest.newBuilder(address.resolve(path))
                    .header("Content-Type", "application/json")
                    .header("Authorization", "Bearer " + token)
                    .POST(BodyPublishers.ofString(body))
                    .build());
        }

        private static HttpResponse<String> send(HttpRequest request) throws IOException, InterruptedException {
            try (HttpClient http = HttpClient.newHttpClient()) {
                return http.send(request, BodyHandlers.ofString());
            }
        }

        @Override
        public void close() {
            process.destroy();
            process.onExit().orTimeout(20, TimeUnit.SECONDS).join();
        }
    }

    @Test
    void itServesPageAndTablesAndFindsThemAgainAfterAStop() throws IOException, InterruptedException {
        String table;
        try (Serving first = Serving.in(folder.resolve("home"))) {
            assertThat(first.get("/").body()).contains("<title>Sheepfold</title>");
            assertThat(first.get("/t/whatever").statusCode()).isEqualTo(404);
            assertThat(first.get("/t/whatever").body()).contains("leads nowhere");
            assertThat(first.get("/health").statusCode()).isEqualTo(200);
            assertThat(first.get("/metrics").body()).contains("sheepfold_tables_live");
            String token = Json.parse(
                            first.post("/api/guests", "", "{\"name\":\"Ada\"}").body())
                    .get("token")
                    .stringValue();
            table = Json.parse(
                            first.post("/api/tables", token, "{\"game\":\"wolf-and-sheep\",\"seats\":[\"me\",\"me\"]}")
                                    .body())
                    .get("table")
                    .stringValue();
        }
        try (Serving second = Serving.in(folder.resolve("home"))) {
            assertThat(second.get("/api/tables/" + table).statusCode()).isEqualTo(200);
        }
    }

    @Test
    void whenItIsToStopItFinishesWhatIsUnderWayAndTellsTheOthersToComeBack() throws IOException, InterruptedException {
        Path log = folder.resolve("log");
        try (Serving server = Serving.logging(ProcessBuilder.Redirect.to(log.toFile()), folder.resolve("home"))) {
            String token = text(server.post("/api/guests", "", "{\"name\":\"Ada\"}"), "token");
            String request = "{\"game\":\"wolf-and-sheep\",\"seats\":[\"me\",\"me\"]}";
            String table = text(server.post("/api/tables", token, request), "table");
            try (Socket stream = server.connect();
                    Socket slow = server.connect()) {
                say(stream, "GET /api/tables/" + table + "/events HTTP/1.1\r\nHost: x\r\n\r\n");
                BufferedReader events = reader(stream);
                skipTo(events, "event: state");
                say(slow, """
                        POST /api/tables HTTP/1.1\r
                        Host: x\r
                        Authorization: Bearer %s\r
                        Content-Type: application/json\r
                        Content-Length: %d\r
                        Expect: 100-continue\r
                        \r
                        """.formatted(token, request.length()));
                skipTo(reader(slow), "HTTP/1.1 100");

                server.process.destroy();
                awaitRefusal(server);
                skipTo(events, "event: bye");
                assertThat(events.readLine()).isEqualTo("data: {\"reconnect\":1000}");
                // An empty chunk ends the stream
                assertThat(events.lines().takeWhile(line -> !line.equals("0"))).noneMatch(line -> line.contains(":"));
                say(slow, request);
                skipTo(reader(slow), "HTTP/1.1 200");
            }
            assertThat(server.process.waitFor()).isZero();
        }
        assertThat(log).content().contains("stopped").doesNotContain(" ERROR ", " WARN ", "Exception", "\tat ");
    }

    private static String text(HttpResponse<String> response, String member) {
        return Json.parse(response.body()).get(member).stringValue();
    }

    private static void say(Socket socket, String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
        socket.getOutputStream().flush();
    }

    private static BufferedReader reader(Socket socket) throws IOException {
        return new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
    }

    private static void skipTo(BufferedReader lines, String start) throws IOException {
        List<String> skipped = new ArrayList<>();
        for (String line = lines.readLine(); ; line = lines.readLine()) {
            assertThat(line)
                    .as("a line that starts with %s after %s", start, skipped)
                    .isNotNull();
            skipped.add(line);
            if (line.startsWith(start)) {
                return;
            }
        }
    }

    /** A signal takes a moment to arrive; from then on, whoever asks is told to come back. */
    private static void awaitRefusal(Serving server) throws IOException, InterruptedException {
        HttpResponse<String> answer = server.get("/api/games");
        while (answer.statusCode() == 200) {
            answer = server.get("/api/games");
        }
        assertThat(answer.statusCode()).isEqualTo(503);
        assertThat(answer.headers().firstValue("Retry-After")).contains("1");
        assertThat(text(answer, "error")).contains("about to stop");
    }

    @Test
    void theBotOfTheDocumentationPlaysAWholeGame() throws IOException, InterruptedException {
        try (Serving server = Serving.in(folder.resolve("home"), "--no-limits")) {
            Process bot = new ProcessBuilder(
                            "python3",
                            "../docs/examples/bot.py",
                            server.address.toString(),
                            "wolf-and-sheep",
                            "bot:random")
                    .redirectErrorStream(true)
                    .start();
            String said = new String(bot.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(bot.waitFor()).as(said).isZero();
            assertThat(said).isNotBlank().hasLineCount(1);
        }
    }

    @Test
    void aBackupTakenWhileItRunsIsRestoredElsewhere() throws IOException, InterruptedException {
        Path home = folder.resolve("home");
        Path copy = folder.resolve("copy.db");
        Path restored = folder.resolve("restored");
        try (Serving server = Serving.in(home)) {
            server.post("/api/guests", "", "{\"name\":\"Ada\"}");
            Run.of("backup", copy.toString(), "--home", home.toString()).succeeds();
        }
        Run.of("backup", copy.toString(), "--home", home.toString()).refuses(1, "copy.db", "already");
        Run.of("restore", copy.toString(), "--home", home.toString()).refuses(1, "not empty");
        Run.of("restore", copy.toString(), "--home", restored.toString()).succeeds();
        try (Serving server = Serving.in(restored)) {
            assertThat(server.get("/health").statusCode()).isEqualTo(200);
        }
    }

    @Test
    void oneThatIsKilledLeavesNothingInTheTemporaryFolder() throws IOException, InterruptedException {
        Path temporary = Files.createDirectory(folder.resolve("temporary"));
        ProcessBuilder command = new ProcessBuilder(OwnJvm.usual(
                List.of("serve", "--port", "0", "--home", folder.resolve("home").toString())));
        command.environment().put("JAVA_TOOL_OPTIONS", "-Djava.io.tmpdir=" + temporary);
        try (Serving server = Serving.of(command, ProcessBuilder.Redirect.DISCARD)) {
            assertThat(server.get("/").statusCode()).isEqualTo(200);
            assertThat(server.get("/health").statusCode()).isEqualTo(200);
            server.process.destroyForcibly().waitFor();
        }
        assertThat(temporary).isEmptyDirectory();
    }

    @Test
    void itIsUnhealthyWhileTheDiskIsFull() throws IOException, InterruptedException {
        try (Serving server = Serving.in(folder.resolve("home"))) {
            assertThat(server.get("/health").statusCode()).isEqualTo(200);
            letFilesGrowTo("0", server.process);
            assertThat(server.post("/api/guests", "", "{\"name\":\"Ada\"}").statusCode())
                    .as("nothing is acknowledged")
                    .isEqualTo(503);
            awaitHealth(server, 503);
            letFilesGrowTo("unlimited", server.process);
            awaitHealth(server, 200);
            assertThat(server.post("/api/guests", "", "{\"name\":\"Ada\"}").statusCode())
                    .isEqualTo(200);
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aDiskThatIsFullAtTheStartIsSaidInASentence(boolean usedBefore) throws IOException, InterruptedException {
        Path tool = Path.of("/usr/bin/prlimit");
        assumeTrue(Files.exists(tool));
        Path home = folder.resolve("home");
        if (usedBefore) {
            Serving.in(home).close();
        }
        List<String> command = new ArrayList<>(List.of(tool.toString(), "--fsize=0:unlimited"));
        command.addAll(OwnJvm.usual(List.of("serve", "--port", "0", "--home", home.toString())));
        Process process = new ProcessBuilder(command).start();
        List<String> said = process.errorReader().lines().toList();
        assertThat(process.waitFor()).isEqualTo(1);
        assertThat(said)
                .filteredOn(line -> line.startsWith("sheepfold: "))
                .singleElement()
                .satisfies(line -> assertThat(line).contains(home.toString()).doesNotContain("inside"));
        assertThat(said).noneMatch(line -> line.startsWith("\tat ") || line.contains(" ERROR "));
    }

    /** A verdict stands for a second. */
    private static void awaitHealth(Serving server, int status) throws IOException, InterruptedException {
        for (int i = 0; i < 100 && server.get("/health").statusCode() != status; i++) {
            TimeUnit.MILLISECONDS.sleep(100);
        }
        assertThat(server.get("/health").statusCode()).isEqualTo(status);
    }

    /** A process whose files may not grow meets the same errors as one whose disk is full. */
    private static void letFilesGrowTo(String bytes, Process process) throws IOException, InterruptedException {
        Path tool = Path.of("/usr/bin/prlimit");
        assumeTrue(Files.exists(tool));
        List<String> command = List.of(tool.toString(), "--pid=" + process.pid(), "--fsize=" + bytes + ":unlimited");
        assertThat(new ProcessBuilder(command).inheritIO().start().waitFor()).isZero();
    }

    @Test
    void aSharedDatabaseIsBackedUpByItsOwnTools() {
        Run.of("backup", "x.db", "--database", "jdbc:postgresql://localhost/sheep?password=secret")
                .refuses(2, "pg_dump");
    }

    @Test
    void aPortThatIsTakenIsSaid() throws IOException {
        try (ServerSocket taken = new ServerSocket(0)) {
            String port = Integer.toString(taken.getLocalPort());
            Run.of("serve", "--host", "0.0.0.0", "--port", port, "--home", folder.toString())
                    .refuses(1, "port " + port, "address already in use", "--port");
        }
    }

    @Test
    void aHomeInUseIsSaid() throws IOException {
        try (Serving _ = Serving.in(folder)) {
            Run.of("serve", "--port", "0", "--home", folder.toString()).refuses(1, "another server is running");
        }
    }

    @Test
    void aHomeThatIsAFileIsSaid() throws IOException {
        Path file = Files.createFile(folder.resolve("file"));
        Run.of("serve", "--port", "0", "--home", file.toString()).refuses(1, "file");
    }

    @ParameterizedTest
    @CsvSource({
        "--port, 70000, a port is a number from 0 to 65535",
        "--port, many, 'port'",
        "--keep-tables, -1, 0 for ever",
        "--database-deadline, 0, N is 1 to 600",
        "--database-start, -1, N is 0 to 3600",
        "--keep-guests, -1, 0 for ever",
        "--share-tables, 0, N is 1 to 1000000",
        "--analysis-threads, -1, N is 0 to 64",
        "--host, no.such.host.invalid, there is no address",
        "--public-url, sheep, https://sheep.example",
        "--public-url, ftp://sheep.example, https://sheep.example",
        "--trusted-proxy, sheep.example, 10.0.0.0/8",
        "--trusted-proxy, 10.0.0.0/33, 10.0.0.0/8"
    })
    void wrongFlagsAreWrongUsage(String flag, String value, String reason) {
        Run.of("serve", flag, value, "--home", folder.resolve("home").toString())
                .refuses(2, reason);
        assertThat(folder.resolve("home")).doesNotExist();
    }

    @Test
    void aDatabaseThatIsNoneIsSaid() {
        Run.of("serve", "--port", "0", "--database", "mysql://x").refuses(1, "jdbc:postgresql");
    }

    @Test
    void aDatabaseThatIsNotThereIsWaitedForAndThenSaid() {
        Run waiting = Run.of(
                "serve", "--port", "0", "--database", "jdbc:postgresql://localhost:1/x", "--database-start", "1");
        assertThat(waiting.status()).isEqualTo(1);
        assertThat(waiting.err().lines())
                .hasSize(2)
                .allMatch(line -> line.startsWith("sheepfold: jdbc:postgresql://localhost:1/x: "));
        assertThat(waiting.err()).contains("waiting for this database", "this database cannot be used");
    }
}
