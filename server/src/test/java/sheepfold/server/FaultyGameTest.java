package sheepfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.engine.GameRecord;
import tools.jackson.databind.JsonNode;

class FaultyGameTest {
    private static String faulty(TestGuest guest, String where, int after) {
        return guest.table(
                FaultyGame.ID,
                List.of("me", "me"),
                "\"options\":{\"breaks\":\"%s\",\"after\":%d}".formatted(where, after));
    }

    @ParameterizedTest
    @ValueSource(strings = {"playing", "listing", "showing"})
    void aTableWhoseRulesFailIsSetAsideAndStaysExportable(String where) {
        MemoryStore store = new MemoryStore();
        TestGuest ada;
        String table;
        try (TestServer server = TestServer.start(store, options -> options)) {
            ada = server.guest("Ada");
            table = faulty(ada, where, 2);
            String other = ada.table("wolf-and-sheep", List.of("me", "me"));
            try (TestStream stream = ada.watch(table)) {
                ada.moveOf(0, table, "go").is(200);
                ada.moveOf(1, table, "go");
                ada.moveOf(0, table, "go").is(409);

                JsonNode state = ada.state(table);
                assertThat(state.get("fault").asString()).contains("set aside", "Faulty", "downloaded");
                assertThat(state.get("legal")).isEmpty();
                JsonNode change = stream.next("change").json();
                while (change.get("fault").isNull()) {
                    change = stream.next("change").json();
                }
            }
            assertThat(GameRecord.parse(ada.record(table)).lines()).hasSizeBetween(1, 2);
            ada.move(other, "c1-d2").is(200);
        }
        try (TestServer server = TestServer.start(store, options -> options)) {
            assertThat(ada.at(server).state(table).get("fault").asString()).contains("set aside");
        }
    }

    @Test
    void aBotThatFailsMakesARandomMove() throws InterruptedException {
        try (TestServer server = TestServer.start()) {
            TestGuest ada = server.guest("Ada");
            String table = ada.table(
                    FaultyGame.ID, List.of("bot:greedy", "me"), "\"options\":{\"breaks\":\"thinking\",\"after\":0}");
            for (int i = 0; i < 500 && ada.state(table).get("moves").intValue() == 0; i++) {
                TimeUnit.MILLISECONDS.sleep(20);
            }
            assertThat(ada.state(table).get("moves").intValue()).isEqualTo(1);
            assertThat(ada.state(table).get("fault").isNull()).isTrue();
        }
    }

    @Test
    void aSlowBotDelaysNobodyElse() {
        try (TestServer server = TestServer.start()) {
            TestGuest ada = server.guest("Ada");
            String slow = ada.table(FaultyGame.ID, List.of("bot:greedy", "me"), "\"options\":{\"slow\":20000}");
            String quick = ada.table("wolf-and-sheep", List.of("bot:greedy", "bot:greedy"));
            try (TestStream stream = ada.watch(quick)) {
                JsonNode now = ada.state(quick);
                while (!now.get("status").asString().equals("over")) {
                    now = stream.next("change").json();
                }
            }
            assertThat(ada.state(slow).get("moves").intValue()).isZero();
            ada.ask(slow, "phrase", "{\"phrase\":\"Hello!\"}").is(200);
        }
    }

    @Test
    void whoComesBackWhileTheBotThinksMakesTheMove() throws InterruptedException {
        try (TestServer server = TestServer.start()) {
            TestGuest ada = server.guest("Ada");
            String table = ada.table(FaultyGame.ID, List.of("me", "me"), "\"options\":{\"slow\":600}");
            ada.post("/api/tables/" + table + "/seats", "{\"seat\":0,\"bot\":\"greedy\"}")
                    .is(200);
            ada.join(table, 0).is(200);
            TimeUnit.MILLISECONDS.sleep(1200);
            assertThat(ada.state(table).get("moves").intValue()).isZero();
        }
    }
}
