package sheepfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sheepfold.engine.GameRecord;
import sheepfold.engine.json.Json;
import sheepfold.server.store.Stores;
import tools.jackson.databind.JsonNode;

/** A home and the records that an earlier version wrote: they open and replay ever after. */
class FormerHomesTest {
    private static final JsonNode FACTS = Json.parse(resource("facts.json"));

    @TempDir
    private Path home;

    private static String resource(String name) {
        try (InputStream file = FormerHomesTest.class.getResourceAsStream("form-2/" + name)) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    @BeforeEach
    void copyTheHome() throws IOException {
        try (InputStream file = FormerHomesTest.class.getResourceAsStream("form-2/home/sheepfold.db")) {
            Files.copy(file, home.resolve("sheepfold.db"));
        }
    }

    private static TestGuest guest(TestServer server, String name) {
        JsonNode guest = FACTS.get("guests").get(name);
        return new TestGuest(
                server, guest.get("guest").stringValue(), guest.get("token").stringValue());
    }

    private static String table(String name) {
        return FACTS.get("tables").get(name).get("table").stringValue();
    }

    @Test
    void everyTableIsWhereItWas() {
        try (TestServer server = TestServer.start(Stores.open(home), options -> options)) {
            TestGuest ada = guest(server, "ada");
            for (Map.Entry<String, JsonNode> known : FACTS.get("tables").properties()) {
                JsonNode was = known.getValue();
                JsonNode is = ada.state(was.get("table").stringValue());
                assertThat(is.get("at")).as(known.getKey()).isEqualTo(was.get("at"));
                assertThat(is.get("status")).as(known.getKey()).isEqualTo(was.get("status"));
                assertThat(is.get("moves")).as(known.getKey()).isEqualTo(was.get("moves"));
                assertThat(reworded(ada.record(was.get("table").stringValue())))
                        .isEqualTo(reworded(resource("records/" + known.getKey() + ".txt")));
            }
        }
    }

    /** The sentence behind a result may be put better from release to release. */
    private static String reworded(String record) {
        return record.replaceAll("(?m)^(result: [^;]+; [^;]+); .*$", "$1");
    }

    @Test
    void recordsReplayAndTheirChanceIsProven() {
        for (String name : FACTS.get("tables").propertyNames()) {
            GameRecord record = GameRecord.parse(resource("records/" + name + ".txt"));
            if (FACTS.get("tables").get(name).get("status").stringValue().equals("over")) {
                assertThat(record.verify(record.game())).as(name).isGreaterThanOrEqualTo(0);
            }
        }
    }

    @Test
    void anAnswerThatWasSealedCountsAndTheGameGoesOn() {
        try (TestServer server = TestServer.start(Stores.open(home), options -> options)) {
            TestGuest ben = guest(server, "ben");
            String sealed = table("last-fleece-standing-sealed");
            assertThat(ben.state(sealed).get("moves").intValue()).isZero();
            ben.move(sealed, "coat S3 T5").is(200);
            assertThat(guest(server, "ada").state(sealed).get("moves").intValue())
                    .isGreaterThan(2);
            TestGuest ada = guest(server, "ada");
            String running = table("sheep-hop-running");
            String move = ada.state(running).get("legal").get(0).get("move").stringValue();
            ada.move(running, move).is(200);
        }
    }
}
