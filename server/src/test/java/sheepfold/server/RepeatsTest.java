package sheepfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** The same request again is answered as before and never carried out twice; and what nobody knows is said to be unknown. */
class RepeatsTest {
    private final MemoryStore store = new MemoryStore();
    private final TestServer server = TestServer.start(store, options -> options);
    private final TestGuest ada = server.guest("Ada");
    private final TestGuest ben = server.guest("Ben");

    @AfterEach
    void stop() {
        server.close();
    }

    private String duel() {
        String table = ada.table("wolf-and-sheep", List.of("me", "open"));
        ben.join(table, 1).is(200);
        return table;
    }

    private long at(String table) {
        return ada.state(table).get("at").longValue();
    }

    @Test
    void aRepeatIsFoundWhereverItStandsInTheLog() {
        String table = duel();
        long at = at(table);
        ada.move(table, "c1-d2", at).is(200);
        ben.move(table, "d8-e7", at + 1).is(200);
        ada.move(table, "d2-c3", at + 2).is(200);
        ada.move(table, "c1-d2", at).is(200);
        ben.move(table, "d8-e7", at + 1).is(200);
        ada.move(table, "c1-b2", at).is(409);
        assertThat(ada.state(table).get("moves").intValue()).isEqualTo(3);
    }

    @Test
    void aRepeatOfAMoveThatWasTakenBackDoesNotBringItBack() {
        String table = ada.table("wolf-and-sheep", List.of("me", "me"));
        long at = at(table);
        ada.move(table, "c1-d2", at).is(200);
        ada.ask(table, "undo", "{\"at\":%d}".formatted(at + 1)).is(200);
        ada.move(table, "c1-d2", at).is(200);
        assertThat(ada.state(table).get("moves").intValue()).isZero();
    }

    @Test
    void aRepeatedUndoTakesBackNothingMore() {
        String table = ada.table("wolf-and-sheep", List.of("me", "me"));
        ada.move(table, "c1-d2").is(200);
        ada.move(table, "d8-e7").is(200);
        String undo = "{\"at\":%d}".formatted(at(table));
        ada.ask(table, "undo", undo).is(200);
        ada.ask(table, "undo", undo).is(200);
        assertThat(ada.state(table).get("moves").intValue()).isEqualTo(1);
    }

    @Test
    void whoHasSeenWhatNobodyKnowsIsWaitedForAndThenLate() {
        String table = duel();
        long asked = System.nanoTime();
        ada.move(table, "c1-d2", at(table) + 7).is(409);
        assertThat(System.nanoTime() - asked).isGreaterThan(1_000_000_000L);
        assertThat(ada.state(table).get("moves").intValue()).isZero();
    }

    @Test
    void whatIsSaidDoesNotMakeAMoveLate() {
        String table = duel();
        long at = at(table);
        ben.ask(table, "phrase", "{\"phrase\":\"Hello!\"}").is(200);
        ada.ask(table, "listed", "{\"listed\":false}").is(200);
        JsonNode moved = ada.move(table, "c1-d2", at).is(200).json();
        assertThat(moved.get("moves").intValue()).isEqualTo(1);
    }

    @Test
    void nearlySimultaneousMovesOfSeveralSeatsAllCount() {
        String table = ada.table("kit", List.of("me", "open"));
        ben.join(table, 1).is(200);
        JsonNode turn = ada.state(table).get("turn");
        assertThat(turn.get("mode").asString()).isEqualTo("any");
        assertThat(turn.get("seats")).hasSize(2);
        long at = at(table);
        ada.move(table, "done", at).is(200);
        ben.move(table, "done", at).is(200);
        ada.move(table, "done", at).is(200);
        ben.move(table, "done", at).is(200);
    }

    @Test
    void aSecondMoveOfTheSameSeatFromTheSameSightIsLate() {
        String table = ada.table("kit", List.of("me", "open"));
        ben.join(table, 1).is(200);
        long at = at(table);
        String first = ada.state(table).get("legal").get(0).get("move").asString();
        ada.move(table, first, at).is(200);
        ada.move(table, first.equals("done") ? "show ewe to 1" : "done", at).is(409);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void whetherAMoveWasSavedIsToldByTheSameRequestAgain(boolean saved) {
        String table = duel();
        long at = at(table);
        store.loseNextAnswer(saved);
        Reply unknown = ada.move(table, "c1-d2", at).is(503);
        assertThat(unknown.json().get("outcome").asString()).isEqualTo("unknown");
        assertThat(unknown.error()).contains("not known").doesNotContain("Nothing has changed");
        ada.move(table, "c1-d2", at).is(200);
        assertThat(ada.state(table).get("moves").intValue()).isEqualTo(1);
        ben.move(table, "d8-e7", at + 1).is(200);
    }
}
