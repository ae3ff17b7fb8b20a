package sheepfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What people do to each other at a table is told to them, stands in its log, and in no record. */
class BetweenPeopleTest extends Duel {
    private List<String> told(TestGuest guest) {
        return guest.state(table)
                .get("told")
                .valueStream()
                .map(told -> told.get("text").asString())
                .toList();
    }

    @Test
    void takingBackIsAskedForRefusedAgreedToAndTold() {
        ada.move(table, "c1-d2").is(200);
        ben.move(table, "d8-e7").is(200);
        ada.ask(table, "undo", "{}").is(200);
        ben.ask(table, "undo", "{\"agree\":false}").is(200);
        ada.ask(table, "undo", "{}").is(200);
        ben.ask(table, "undo", "{\"agree\":true}").is(200);
        ada.move(table, "c1-d2").is(200);
        ada.ask(table, "undo", "{}").is(200);

        assertThat(told(ben))
                .containsExactly(
                        "Ada asked to take back 2 moves.",
                        "Ben did not agree to take moves back.",
                        "Ada asked to take back 2 moves.",
                        "Ben agreed to take moves back.",
                        "Ada took back 2 moves.",
                        "Ada took back a move.");
        assertThat(told(ada)).isEqualTo(told(ben));
        assertThat(ada.record(table)).doesNotContain("took back", "agree");
    }

    @Test
    void whoAsksMayThinkBetterOfIt() {
        ada.move(table, "c1-d2").is(200);
        ben.move(table, "d8-e7").is(200);
        ada.ask(table, "undo", "{}").is(200);
        ada.ask(table, "undo", "{\"agree\":false}").is(200);

        assertThat(told(ben).getLast()).isEqualTo("Ada no longer asks to take moves back.");
    }

    @Test
    void itStandsWhereItHappenedAndIsToldAtOnceToThoseItConcerns() {
        ada.move(table, "c1-d2").is(200);
        try (TestStream stream = ada.watch(table)) {
            stream.next("state");
            ben.ask(table, "seats", "{\"seat\":1,\"bot\":\"random\"}").is(200);

            JsonNode told = stream.next("change").json().get("told").get(0);

            assertThat(told.get("text").asString()).isEqualTo("Ben left; a bot plays for them.");
            assertThat(told.get("after").intValue()).isEqualTo(1);
            assertThat(told.get("yours").booleanValue()).isFalse();
        }
        assertThat(ben.state(table).at("/told/0/yours").booleanValue()).isTrue();
    }

    @Test
    void whatWasToldAmongMovesThatAreGoneStandsBeforeThem() {
        ada.move(table, "c1-d2").is(200);
        ada.ask(table, "pause", "{}").is(200);
        ada.ask(table, "resume", "{}").is(200);
        ada.ask(table, "undo", "{}").is(200);

        assertThat(ada.state(table)
                        .get("told")
                        .valueStream()
                        .map(told -> told.get("after").intValue()))
                .containsExactly(0, 0, 0);
    }

    @Test
    void comingAndGoingIsTold() {
        ada.delete("/api/tables/" + table + "/seats/1").is(200);
        try (TestStream stream = ben.watch(table)) {
            stream.next("state");
        }
        ben.put("/api/me", "{\"name\":\"Benno\"}").is(200);
        ben.delete("/api/tables/" + table + "/seats/1").is(200);
        ada.ask(table, "seats", "{\"seat\":1,\"bot\":\"easy\"}").is(200);
        ben.join(table, 1).is(200);

        assertThat(told(ada))
                .containsExactly(
                        "Ben was away for long; a bot plays for them.",
                        "Ben is back.",
                        "Ben is called Benno now.",
                        "Benno left.",
                        "A bot takes the open seat.",
                        "Benno is back.");
    }

    @Test
    void aMoveForSomebodyWhoIsLateIsTold() {
        table = duel("\"clock\":1");
        try (TestStream stream = ben.watch(table)) {
            while (stream.next("change").json().get("moves").intValue() < 1) {
                // Her second is not over yet
            }
        }
        assertThat(told(ben).getFirst()).isEqualTo("Ada’s time was up, and a move was made for them.");
        assertThat(ben.state(table).at("/told/0/after").intValue()).isZero();
    }

    @Test
    void hintsAreForThoseWhoPlayAloneUnlessItWasAgreed() {
        assertThat(ada.get("/api/tables/" + table + "/hint").is(403).error()).startsWith("Hints are off at this table");
        assertThat(ada.state(table).get("hints").booleanValue()).isFalse();
        String agreed = duel("\"hints\":true");
        ada.get("/api/tables/" + agreed + "/hint").is(200);
        assertThat(ben.state(agreed).get("hints").booleanValue()).isTrue();

        String alone = ada.table("wolf-and-sheep", List.of("me", "bot:random"));
        ada.get("/api/tables/" + alone + "/hint").is(200);
        String without = ada.table("wolf-and-sheep", List.of("me", "bot:random"), "\"hints\":false");
        ada.get("/api/tables/" + without + "/hint").is(403);
    }

    @Test
    void whoIsAboutToSitDownSeesWhetherThereAreHints() {
        String open = ada.table("wolf-and-sheep", List.of("me", "open"));
        assertThat(ben.state(open).get("hints").booleanValue()).isFalse();
        String agreed = ada.table("wolf-and-sheep", List.of("me", "open"), "\"hints\":true");
        assertThat(ben.state(agreed).get("hints").booleanValue()).isTrue();
    }

    @Test
    void hintsDoNotComeOnBecauseTheOtherHasGone() {
        ben.ask(table, "seats", "{\"seat\":1,\"bot\":\"random\"}").is(200);
        ada.get("/api/tables/" + table + "/hint").is(403);
    }

    @Test
    void anotherGameIsAskedForAndNobodyIsSeatedWithoutAWord() {
        ada.move(table, "c1-d2").is(200);
        ada.ask(table, "close", "{}").is(200);
        String next = ada.ask(table, "rematch", "{}").json().get("table").asString();

        assertThat(told(ben).getLast()).isEqualTo("Ada asks for another game.");
        assertThat(ada.state(next).get("status").asString()).isEqualTo("open");
        assertThat(ada.state(next).at("/seats/1/kind").asString()).isEqualTo("open");
        ben.ask(table, "rematch", "{\"agree\":false}").is(200);
        assertThat(told(ada).getLast()).isEqualTo("Ben does not want another game.");
        assertThat(ada.state(next).at("/told/0/text").asString()).isEqualTo("Ben does not want another game.");

        // He may think better of it
        ben.ask(table, "rematch", "{}").is(200);
        assertThat(ada.state(next).get("status").asString()).isEqualTo("playing");
    }

    @Test
    void sidesAreSwappedIfTheFirstWhoAsksWantsIt() {
        ada.move(table, "c1-d2").is(200);
        ada.ask(table, "close", "{}").is(200);
        String next =
                ada.ask(table, "rematch", "{\"swap\":true}").json().get("table").asString();
        ben.ask(table, "rematch", "{}").is(200);

        assertThat(ada.state(next).get("seat").intValue()).isEqualTo(1);
        assertThat(ben.state(next).get("seat").intValue()).isZero();
    }

    @Test
    void againstBotsTheNextGameBeginsAtOnce() {
        String alone = ada.table("wolf-and-sheep", List.of("me", "bot:random"));
        ada.move(alone, "c1-d2").is(200);
        ada.ask(alone, "close", "{}").is(200);
        String next =
                ada.ask(alone, "rematch", "{\"swap\":true}").json().get("table").asString();

        assertThat(ada.state(next).get("status").asString()).isEqualTo("playing");
        assertThat(ada.state(next).get("seat").intValue()).isEqualTo(1);
    }
}
