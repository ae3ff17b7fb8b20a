package sheepfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.json.Json;
import tools.jackson.databind.JsonNode;

class MovesTest extends Duel {
    private long at() {
        return ada.state(table).get("at").longValue();
    }

    @Test
    void aMoveTakesTheNextNumberAndIsAnsweredWithTheNewState() {
        long before = at();

        JsonNode state = ada.move(table, "c1-d2", before).is(200).json();

        assertThat(state.get("at").longValue()).isEqualTo(before + 1);
        assertThat(state.get("view").get("toMove").asString()).isEqualTo("wolf");
        assertThat(state.get("legal")).isEmpty();
        assertThat(ben.state(table).get("legal")).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "return=minimal",
                "respond-async, Return = \"Minimal\"; x=1",
                "return=minimal, return=representation"
            })
    void whoPrefersLittleIsAnsweredWithTheNumberAlone(String preferences) {
        long before = at();

        Reply reply = ada.moveWith(preferences, table, "c1-d2", before).is(200);

        assertThat(reply.json()).isEqualTo(Json.parse("{\"at\":%d}".formatted(before + 1)));
        assertThat(reply.header("Preference-Applied")).isEqualTo("return=minimal");
        assertThat(ada.moveWith(preferences, table, "c1-d2", before).is(200).body())
                .isEqualTo(reply.body());
        assertThat(at()).isEqualTo(before + 1);
    }

    @Test
    void otherPreferencesChangeNothing() {
        Reply reply = ada.moveWith("return=representation, return=minimal", table, "c1-d2", at());

        assertThat(reply.is(200).json().has("view")).isTrue();
        assertThat(reply.header("Preference-Applied")).isEmpty();
    }

    @Test
    void whoPrefersLittleIsRefusedAsAnybody() {
        long before = at();

        Reply illegal = ada.moveWith("return=minimal", table, "c1-e3", before).is(422);
        ada.move(table, "c1-d2", before).is(200);
        Reply late = ben.moveWith("return=minimal", table, "d8-e7", before).is(409);

        assertThat(illegal.json().get("rule").asString()).isEqualTo("WS-SHEEP-01");
        assertThat(late.json().get("state").get("at").longValue()).isEqualTo(before + 1);
    }

    @Test
    void aLateMoveIsAnsweredWithTheState() {
        long before = at();
        ada.move(table, "c1-d2", before).is(200);

        Reply late = ben.move(table, "d8-e7", before).is(409);

        assertThat(late.json().get("state").get("at").longValue()).isEqualTo(before + 1);
        assertThat(late.json().get("state").get("seat").intValue()).isEqualTo(1);
        assertThat(at()).isEqualTo(before + 1);
    }

    @Test
    void aRepeatedMoveIsHarmless() {
        long before = at();
        ada.move(table, "c1-d2", before).is(200);

        assertThat(ada.move(table, "c1-d2", before).is(200).json().get("moves").intValue())
                .isEqualTo(1);
        ben.move(table, "d8-e7").is(200);
        assertThat(ada.move(table, "c1-d2", before).is(200).json().get("moves").intValue())
                .isEqualTo(2);
    }

    @Test
    void aRepeatOfAnotherMoveOrByAnotherIsLate() {
        long before = at();
        ada.move(table, "c1-d2", before).is(200);

        ada.move(table, "e1-d2", before).is(409);
        ben.move(table, "c1-d2", before).is(409);
    }

    @Test
    void anIllegalMoveNamesItsRuleAndChangesNothing() {
        long before = at();

        Reply refused = ada.move(table, "c1-c2").is(422);
        assertThat(refused.error()).contains("is not a move of Wolf and Sheep");
        Reply tooFar = ada.move(table, "c1-e3").is(422);
        assertThat(tooFar.json().get("rule").asString()).isEqualTo("WS-SHEEP-01");

        assertThat(at()).isEqualTo(before);
    }

    @Test
    void nobodyMovesOutOfTurnOrForAnother() {
        assertThat(ben.move(table, "d8-e7").is(422).json().get("rule").asString())
                .isEqualTo("WS-TURN-01");
        assertThat(ben.moveOf(0, table, "c1-d2").is(403).error()).isEqualTo("That seat is Ada’s, not yours.");
        assertThat(ben.move(table, "0: c1-d2").is(403).error()).isEqualTo("That seat is Ada’s, not yours.");
        ada.moveOf(7, table, "c1-d2").is(404);
    }

    @Test
    void aSpectatorCannotPlay() {
        assertThat(server.guest("Cleo").move(table, "c1-d2").is(403).error()).contains("watching");
        server.stranger().move(table, "c1-d2").is(401);
    }

    @Test
    void aMoveMayNameItsSeatInFront() {
        ada.move(table, "0: c1-d2").is(200);
        assertThat(ben.ask(table, "moves", "{\"move\":\"1: d8-e7\",\"seat\":0}")
                        .is(400)
                        .json()
                        .get("field")
                        .asString())
                .isEqualTo("seat");
        ben.move(table, "1: d8-e7").is(200);
    }

    @Test
    void whyNotTellsTheRuleWithoutMoving() {
        JsonNode why =
                ada.ask(table, "why", "{\"move\":\"c1-e3\",\"seat\":0}").is(200).json();
        assertThat(why.get("rule").asString()).isEqualTo("WS-SHEEP-01");
        assertThat(ada.ask(table, "why", "{\"move\":\"c1-d2\"}").is(200).error())
                .isEmpty();
        assertThat(ada.state(table).get("moves").intValue()).isZero();
    }

    @Test
    void aHintIsALegalMove() {
        table = ada.table("wolf-and-sheep", List.of("me", "open"), "\"hints\":true");
        ben.join(table, 1).is(200);
        JsonNode hint = ada.get("/api/tables/" + table + "/hint?seat=0").is(200).json();

        assertThat(ada.state(table)
                        .get("legal")
                        .valueStream()
                        .map(move -> move.get("move").asString()))
                .contains(hint.get("move").asString());
        assertThat(hint.get("reason").asString()).startsWith("wins in 22 moves");
        ben.get("/api/tables/" + table + "/hint").is(409);
        server.guest("Cleo").get("/api/tables/" + table + "/hint").is(403);
    }

    @Test
    void aHintSaysTheSameWhenItIsAskedForAgain() {
        String mess = ada.table("shepherd-mess", List.of("me", "bot:random"), "\"hints\":true");
        JsonNode first = ada.get("/api/tables/" + mess + "/hint").is(200).json();
        for (int again = 0; again < 3; again++) {
            assertThat(ada.get("/api/tables/" + mess + "/hint").is(200).json()).isEqualTo(first);
        }
    }

    @Test
    void momentsShowTheGameAsItWas() {
        ada.move(table, "c1-d2").is(200);
        ben.move(table, "d8-e7").is(200);

        JsonNode first = server.stranger()
                .get("/api/tables/" + table + "/moments/0")
                .is(200)
                .json();
        JsonNode second = ben.get("/api/tables/" + table + "/moments/1").is(200).json();

        assertThat(first.get("view").get("movesMade").intValue()).isZero();
        assertThat(first.get("line").isNull()).isTrue();
        assertThat(second.get("line").get("move").asString()).isEqualTo("c1-d2");
        assertThat(second.get("events").get(0).get("from").asString()).isEqualTo("c1");
        ada.get("/api/tables/" + table + "/moments/3").is(404);
        ada.get("/api/tables/" + table + "/moments/x").is(404);
    }

    @Test
    void aPausedTableWaits() {
        assertThat(ben.ask(table, "pause", "{}").is(403).error()).contains("Only the one who made the table");
        assertThat(ada.ask(table, "pause", "{}").is(200).json().get("paused").booleanValue())
                .isTrue();

        assertThat(ada.move(table, "c1-d2").is(409).error()).isEqualTo("The table is paused.");
        assertThat(ada.state(table).get("legal")).isEmpty();
        ada.ask(table, "resume", "{}").is(200);
        ada.move(table, "c1-d2").is(200);
    }

    @Test
    void phrasesAreHeardByAllAndComeFromAList() {
        String hello = ada.get("/api/phrases").json().get("phrases").get(0).asString();
        try (TestStream stream = server.stranger().watch(table)) {
            ben.ask(table, "phrase", "{\"phrase\":\"%s\"}".formatted(hello)).is(200);
            JsonNode phrase = stream.next("phrase").json();
            assertThat(phrase.get("text").asString()).isEqualTo(hello);
            assertThat(phrase.get("seat").intValue()).isEqualTo(1);
            ada.move(table, "c1-d2").is(200);
            assertThat(stream.next("change").id()).isEqualTo(5);
        }
        try (TestStream later = ada.watchFrom(table, 5)) {
            assertThat(later.next("phrases").json().get("phrases")).hasSize(1);
        }
        ben.ask(table, "phrase", "{\"phrase\":\"<b>\"}").is(400);
        server.guest("Cleo")
                .ask(table, "phrase", "{\"phrase\":\"%s\"}".formatted(hello))
                .is(403);
    }

    @Test
    void aPhraseMayPointAtAPlaceWhereThereAreNoSecrets() {
        try (TestStream stream = server.stranger().watch(table)) {
            ben.ask(table, "phrase", "{\"phrase\":\"Look here!\",\"place\":\"d2\"}")
                    .is(200);
            assertThat(stream.next("phrase").json().get("text").asString()).isEqualTo("Look here! ⟦place:d2|d2⟧");
        }
        assertThat(ben.ask(table, "phrase", "{\"phrase\":\"Look here!\",\"place\":\"⟦seat:0|d2⟧\"}")
                        .is(400)
                        .error())
                .contains("a place is a short name");
        String secret = ben.table("last-fleece-standing", List.of("me", "me"));
        assertThat(ben.ask(secret, "phrase", "{\"phrase\":\"Look here!\",\"place\":\"d2\",\"seat\":0}")
                        .is(400)
                        .error())
                .contains("nobody points");
    }

    @Test
    void whereTheGameHasItOneCanConcede() {
        assertThat(ada.ask(table, "concede", "{}").is(409).error()).contains("cannot be conceded");
        String road = ada.table(FaultyGame.ID, List.of("me", "bot:random"));

        JsonNode end = ada.ask(road, "concede", "{\"seat\":0}").is(200).json();

        assertThat(end.get("result").get("winners").get(0).intValue()).isEqualTo(1);
    }

    @Test
    void aMoveThatCannotBeSavedHasNotHappened() {
        MemoryStore store = new MemoryStore();
        try (TestServer shaky = TestServer.start(store, options -> options)) {
            TestGuest dora = shaky.guest("Dora");
            String hunt = dora.table("wolf-and-sheep", List.of("me", "me"));
            try (TestStream stream = dora.watch(hunt)) {
                store.setBroken(true);
                assertThat(dora.move(hunt, "c1-d2").is(503).error()).contains("Nothing has changed");
                assertThat(dora.state(hunt).get("moves").intValue()).isZero();
                assertThat(shaky.stranger().get("/health").status()).isEqualTo(503);

                store.setBroken(false);
                long at = dora.move(hunt, "e1-f2").is(200).json().get("at").longValue();
                assertThat(stream.next("change").id()).isEqualTo(at);
            }
            assertThat(dora.state(hunt).get("moves").intValue()).isEqualTo(1);
        }
    }
}
