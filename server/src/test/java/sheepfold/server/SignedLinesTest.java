package sheepfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sheepfold.server.store.Store;
import sheepfold.server.store.Stores;
import tools.jackson.databind.JsonNode;

/** Whatever was answered with 200 reads back to the same person and the same move, also of somebody nobody waited for. */
class SignedLinesTest {
    @TempDir
    private Path home;

    @Test
    void whoTakesBackThatTheyAreDoneHasDoneSoAfterARestart() {
        String table;
        TestGuest ada;
        TestGuest ben;
        JsonNode before;
        try (TestServer server = open()) {
            ada = server.guest("Ada");
            ben = server.guest("Ben");
            table = ada.table("kit", List.of("me", "open"));
            ben.join(table, 1).is(200);
            ada.move(table, "done").is(200);
            assertThat(ada.state(table).get("legal").findValuesAsString("move"))
                    .as("what Ada may do while Ben alone is asked")
                    .containsExactly("wait");
            before = ada.move(table, "wait").is(200).json();
        }
        try (TestServer server = open()) {
            JsonNode after = ada.at(server).state(table);
            assertThat(after.get("fault").isNull()).isTrue();
            assertThat(after.get("turn")).isEqualTo(before.get("turn"));
            assertThat(after.get("view")).isEqualTo(before.get("view"));
            ben.at(server).move(table, "done").is(200);
            ada.at(server).move(table, "done").is(200);
            assertThat(ada.at(server).record(table)).endsWith("\n0: done\n0: wait\n1: done\ndone\n");
        }
    }

    private TestServer open() {
        Store store = Stores.open(home);
        return TestServer.start(store, options -> options);
    }
}
