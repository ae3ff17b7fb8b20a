package sheepfold.server;

import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInstance;

/** What many tests begin with: Ada's sheep against Ben's wolf, at a server that their class has for itself. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class Duel {
    TestServer server;
    TestGuest ada;
    TestGuest ben;
    String table;

    @BeforeAll
    void start() {
        server = TestServer.start();
    }

    @AfterAll
    void stop() {
        server.close();
    }

    @BeforeEach
    void sitDown() {
        ada = server.guest("Ada");
        ben = server.guest("Ben");
        table = duel();
    }

    /** Another such table; more members may be given as JSON. */
    String duel(String... more) {
        String made = ada.table("wolf-and-sheep", List.of("me", "open"), more);
        ben.join(made, 1).is(200);
        return made;
    }
}
