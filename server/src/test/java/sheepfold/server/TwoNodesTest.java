package sheepfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Two servers on one store: any of them serves any table. */
class TwoNodesTest {
    private final MemoryStore store = new MemoryStore();

    @Test
    void theFasterNodeWinsAndTheOtherIsToldTheState() {
        try (TestServer one = TestServer.start(store, options -> options);
                TestServer two = TestServer.start(store, options -> options)) {
            TestGuest ada = one.guest("Ada");
            String table = ada.table("wolf-and-sheep", List.of("me", "me"));
            long at = ada.at(two).state(table).get("at").longValue();
            ada.move(table, "c1-d2", at).is(200);

            Reply late = ada.at(two).move(table, "e1-f2", at).is(409);

            assertThat(late.json().get("state").get("moves").intValue()).isEqualTo(1);
            ada.at(two).move(table, "d8-e7", at + 1).is(200);
            assertThat(ada.move(table, "d2-e3", at + 2)
                            .is(200)
                            .json()
                            .get("moves")
                            .intValue())
                    .isEqualTo(3);
        }
    }

    @Test
    void viewersAtOneNodeHearOfMovesAtTheOther() {
        try (TestServer one = TestServer.start(store, options -> options);
                TestServer two = TestServer.start(store, options -> options)) {
            TestGuest ada = one.guest("Ada");
            String table = ada.table("wolf-and-sheep", List.of("me", "me"));
            try (TestStream stream = ada.at(two).watch(table)) {
                stream.next("state");
                long at = ada.move(table, "c1-d2").is(200).json().get("at").longValue();
                store.tellOfForeignChange(table, at);
                assertThat(stream.change(at).json().get("moves").intValue()).isEqualTo(1);
            }
        }
    }

    @Test
    void sealedAnswersGivenAtTwoNodesCloseTheDecision() {
        try (TestServer one = TestServer.start(store, options -> options);
                TestServer two = TestServer.start(store, options -> options)) {
            TestGuest ada = one.guest("Ada");
            TestGuest ben = one.guest("Ben").at(two);
            String table = ada.table("kit", List.of("me", "open"));
            ben.join(table, 1).is(200);
            long at = store.entries(table, 0).getLast().number();
            store.tellOfForeignChange(table, at);
            ada.move(table, "done", at).is(200);
            ben.move(table, "done", at + 1).is(200);
            JsonNode toLay = ada.get("/api/tables/" + table).json();
            ada.move(table, "done", at + 2).is(422);
            ada.move(table, ada.state(table).get("legal").get(0).get("move").asString(), at + 2)
                    .is(200);
            ben.move(table, ben.state(table).get("legal").get(0).get("move").asString(), at + 2)
                    .is(200);

            assertThat(toLay.get("seat").intValue()).isZero();
            assertThat(ben.state(table).get("view").get("phase").asString()).isNotEqualTo("lay");
        }
    }
}
