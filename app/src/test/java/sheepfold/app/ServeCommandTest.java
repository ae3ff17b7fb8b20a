package sheepfold.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.ServerSocket;
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
import sheepfold.engine.json.Json;

@Timeout(120)
class ServeCommandTest {
    private static final String READY = "Sheepfold is open at ";

    @TempDir
    private Path folder;

    /** The command in a process of its own, as people start it. */
    private record Serving(Process process, URI address) implements AutoCloseable {
        static Serving in(Path home, String... more) throws IOException {
            List<String> arguments = new ArrayList<>(List.of("serve", "--port", "0", "--home", home.toString()));
            arguments.addAll(List.of(more));
            return of(new ProcessBuilder(OwnJvm.usual(arguments)));
        }

        static Serving of(ProcessBuilder command) throws IOException {
            Process process =
                    command.redirectError(ProcessBuilder.Redirect.DISCARD).start();
            BufferedReader out = process.inputReader();
            String said = String.valueOf(out.readLine());
            assertThat(said).startsWith(READY);
            return new Serving(process, URI.create(said.substring(READY.length())));
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
            assertThat(first.get("/t/whatever").body()).contains("<title>Sheepfold</title>");
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
        try (Serving server = Serving.of(command)) {
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
                    .isGreaterThanOrEqualTo(500);
            assertThat(server.get("/health").statusCode()).isEqualTo(503);
            letFilesGrowTo("unlimited", server.process);
            assertThat(server.get("/health").statusCode()).isEqualTo(200);
            assertThat(server.post("/api/guests", "", "{\"name\":\"Ada\"}").statusCode())
                    .isEqualTo(200);
        }
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
        "--keep-guests, -1, 0 for ever",
        "--host, no.such.host.invalid, there is no address",
        "--public-url, sheep, https://sheep.example",
        "--public-url, ftp://sheep.example, https://sheep.example"
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
}
