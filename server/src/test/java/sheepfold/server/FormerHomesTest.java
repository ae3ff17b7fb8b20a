package sheepfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.engine.GameRecord;
import sheepfold.json.Json;
import sheepfold.server.store.Stores;
import tools.jackson.databind.JsonNode;

/** Homes and the records that earlier versions wrote: they open and replay ever after. */
class FormerHomesTest {
    @TempDir
    private Path folder;

    /** A home as it was left, with what is known of it. */
    private record Home(String form, Path folder, JsonNode facts) {
        String resource(String name) {
            return FormerHomesTest.resource(form + "/" + name);
        }

        TestServer open() {
            return TestServer.start(Stores.open(folder), options -> options);
        }

        TestGuest guest(TestServer server, String name) {
            JsonNode guest = facts.get("guests").get(name);
            return new TestGuest(
                    server, guest.get("guest").stringValue(), guest.get("token").stringValue());
        }

        String table(String name) {
            return facts.get("tables").get(name).get("table").stringValue();
        }
    }

    private Home home(String form) {
        try (InputStream file = FormerHomesTest.class.getResourceAsStream(form + "/home/sheepfold.db")) {
            Files.copy(file, folder.resolve("sheepfold.db"));
            return new Home(form, folder, Json.parse(resource(form + "/facts.json")));
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String resource(String name) {
        try (InputStream file = FormerHomesTest.class.getResourceAsStream(name)) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"form-2", "form-7"})
    void everyTableIsWhereItWas(String form) {
        Home home = home(form);
        try (TestServer server = home.open()) {
            TestGuest ada = home.guest(server, "ada");
            for (Map.Entry<String, JsonNode> known : home.facts.get("tables").properties()) {
                JsonNode was = known.getValue();
                JsonNode is = ada.state(was.get("table").stringValue());
                assertThat(is.get("fault").isNull()).as(known.getKey()).isTrue();
                assertThat(is.get("at")).as(known.getKey()).isEqualTo(was.get("at"));
                assertThat(is.get("status")).as(known.getKey()).isEqualTo(was.get("status"));
                assertThat(is.get("moves")).as(known.getKey()).isEqualTo(was.get("moves"));
                assertThat(reworded(ada.record(was.get("table").stringValue())))
                        .isEqualTo(reworded(home.resource("records/" + known.getKey() + ".txt")));
            }
        }
    }

    /** The sentence behind a result may be put better from release to release. */
    private static String reworded(String record) {
        return record.replaceAll("(?m)^(result: [^;]+; [^;]+); .*$", "$1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"form-2", "form-7"})
    void recordsReplayAndTheirChanceIsProven(String form) {
        Home home = home(form);
        for (Map.Entry<String, JsonNode> known : home.facts.get("tables").properties()) {
            GameRecord record = GameRecord.parse(home.resource("records/" + known.getKey() + ".txt"));
            if (known.getValue().get("status").stringValue().equals("over")) {
                assertThat(record.verify(record.game())).as(known.getKey()).isGreaterThanOrEqualTo(0);
            }
        }
    }

    @Test
    void anAnswerThatWasSealedCountsAndTheGameGoesOn() {
        Home home = home("form-2");
        try (TestServer server = home.open()) {
            TestGuest ben = home.guest(server, "ben");
            TestGuest ada = home.guest(server, "ada");
            String sealed = home.table("last-fleece-standing-sealed");
            assertThat(ben.state(sealed).get("moves").intValue()).isZero();
            ben.move(sealed, "coat S3 T5").is(200);
            assertThat(ada.state(sealed).get("moves").intValue()).isGreaterThan(2);
            goesOn(ada, home.table("sheep-hop-running"));
        }
    }

    private static void goesOn(TestGuest guest, String table) {
        String move = guest.state(table).get("legal").get(0).get("move").stringValue();
        guest.move(table, move).is(200);
    }

    /** Its log did not say who took back that they were done, and the version that wrote it could not read it again. */
    @Test
    void aTableThatWasSetAsideForALineWithoutItsSeatGoesOn() {
        Home home = home("form-7");
        try (TestServer server = home.open()) {
            goesOn(home.guest(server, "ada"), home.table("tangled-yarns-taken-back"));
            goesOn(home.guest(server, "ben"), home.table("tangled-yarns-on-one-screen"));
        }
    }

    @Test
    void whereTwoReadingsOfALogReplayTheTableSaysSoAndChoosesNone() {
        Home home = home("form-7");
        try (TestServer server = home.open()) {
            TestGuest ada = home.guest(server, "ada");
            String table = home.facts.get("ambiguous").stringValue();
            assertThat(ada.state(table).get("fault").stringValue())
                    .contains("\"wait\"", "it does not say who made it: player 1 and player 2 could have");
            ada.moveOf(1, table, "wait").is(409);
        }
    }
}
