package sheepfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import sheepfold.server.store.Store;

/** Where nobody can say whether something was saved, nobody says so. */
class UnknownOutcomeTest {
    private final CountingStore store = new CountingStore();

    private static void isUnknown(Reply reply) {
        assertThat(reply.is(503).error()).startsWith("It is not known whether this was saved.");
        assertThat(reply.json().get("outcome").asString()).isEqualTo("unknown");
        assertThat(reply.header("Retry-After")).isEqualTo("1");
    }

    @Test
    void whatMayHaveBeenSavedIsSaidToBeUnknown() {
        try (TestServer server = TestServer.start(store.store(), options -> options)) {
            TestGuest ada = server.guest("Ada");
            String table = ada.table("wolf-and-sheep", List.of("me", "me"));
            store.answer("append", lost());
            isUnknown(ada.move(table, "c1-d2"));
            store.answer("write", lost());
            isUnknown(ada.put("/api/me", "{\"name\":\"Ada L.\"}"));
            isUnknown(ada.post("/api/me/sign-outs", "{}"));
            isUnknown(server.stranger().post("/api/guests", "{\"name\":\"Ben\"}"));
        }
    }

    private static CompletableFuture<Void> lost() {
        return CompletableFuture.failedFuture(
                new Store.Unknown("the line went dead", new IllegalStateException("for a test")));
    }
}
