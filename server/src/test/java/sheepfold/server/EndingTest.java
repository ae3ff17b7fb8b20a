package sheepfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A game in which others have moved ends when they agree or have gone, and what was played stays theirs. */
class EndingTest extends Duel {
    private Reply close(TestGuest guest) {
        return guest.ask(table, "close", "{}");
    }

    private Reply answer(TestGuest guest, boolean agree) {
        return guest.ask(table, "close", "{\"agree\":%s}".formatted(agree));
    }

    private void bothMove() {
        ada.move(table, "c1-d2").is(200);
        ben.move(table, "d8-e7").is(200);
    }

    private String status() {
        return ben.state(table).get("status").asString();
    }

    private List<String> told() {
        return ben.state(table)
                .get("told")
                .valueStream()
                .map(told -> told.get("text").asString())
                .toList();
    }

    private void awaitThatBenIsAway() {
        JsonNode seats = ada.state(table).get("seats");
        while (seats.get(1).get("here").booleanValue()) {
            seats = ada.state(table).get("seats");
        }
    }

    @Test
    void whoHasMovedAndIsThereIsAsked() {
        bothMove();
        try (TestStream here = ben.watch(table)) {
            here.next("state");

            JsonNode asked = close(ada).is(200).json();

            assertThat(asked.get("status").asString()).isEqualTo("playing");
            assertThat(asked.at("/closing/yours").booleanValue()).isTrue();
            assertThat(asked.at("/closing/waiting/0").asString()).isEqualTo("Ben");
            JsonNode heard = here.next("change").json();
            assertThat(heard.at("/closing/by").asString()).isEqualTo("Ada");
            assertThat(heard.at("/closing/asksYou").booleanValue()).isTrue();
            assertThat(heard.get("request").isNull()).isTrue();
            assertThat(close(ada).is(200).json().get("at")).isEqualTo(asked.get("at"));
            answer(server.guest("Cleo"), true).is(403);
            answer(ada, true).is(409);

            assertThat(answer(ben, false).is(200).json().get("closing").isNull())
                    .isTrue();
            answer(ben, true).is(409);
            close(ada).is(200);
            answer(ada, false).is(200);
            close(ada).is(200);
            JsonNode over = answer(ben, true).is(200).json();
            assertThat(over.get("status").asString()).isEqualTo("over");
            assertThat(over.get("closing").isNull()).isTrue();
        }
        assertThat(told())
                .containsExactly(
                        "Ada asked to end the game.",
                        "Ben did not agree to end the game.",
                        "Ada asked to end the game.",
                        "Ada no longer asks to end the game.",
                        "Ada asked to end the game.",
                        "Ben agreed to end the game.",
                        "The game was ended by agreement: nobody has won.");
    }

    @Test
    void whoPlaysOnDoesNotAgree() {
        bothMove();
        try (TestStream here = ben.watch(table)) {
            here.next("state");
            close(ada).is(200);
            ada.move(table, "d2-e3").is(200);
            assertThat(ben.state(table).get("closing").isNull()).isTrue();
            answer(ben, true).is(409);
            assertThat(status()).isEqualTo("playing");
        }
    }

    @Test
    void oneAnswerIsNotTakenForAnother() {
        bothMove();
        try (TestStream here = ben.watch(table)) {
            here.next("state");
            close(ada).is(200);
            ben.ask(table, "undo", "{\"agree\":true}").is(409);
            answer(ben, false).is(200);
            ada.ask(table, "undo", "{}").is(200);
            answer(ben, true).is(409);
        }
    }

    @Test
    void whoHasGoneIsNotWaitedFor() {
        bothMove();
        try (TestStream here = ben.watch(table)) {
            here.next("state");
            close(ada).is(200);
        }
        awaitThatBenIsAway();
        assertThat(close(ada).is(200).json().get("status").asString()).isEqualTo("over");
        assertThat(told().getLast()).contains("given up by the one who made it");
    }

    @Test
    void nobodyIsAskedBeforeTheyHaveMoved() {
        try (TestStream here = ben.watch(table)) {
            here.next("state");
            ada.move(table, "c1-d2").is(200);
            close(ben).is(403);
            assertThat(close(ada).is(200).json().get("status").asString()).isEqualTo("over");
        }
    }

    @Test
    void movesThatAreTakenBackWereMadeAllTheSame() {
        table = duel("\"training\":true");
        bothMove();
        try (TestStream here = ben.watch(table)) {
            here.next("state");
            ada.ask(table, "undo", "{\"to\":0}").is(200);
            close(ada).is(200);
            assertThat(status()).isEqualTo("playing");
        }
        awaitThatBenIsAway();
        assertThat(close(ada).is(200).json().get("status").asString()).isEqualTo("over");
        ada.delete("/api/tables/" + table).is(409);
    }

    @Test
    void itsRecordStaysForThoseWhoPlayed() {
        bothMove();
        close(ada).is(200);

        assertThat(ada.delete("/api/tables/" + table).is(409).error()).contains("Others have played");
        ada.ask(table, "discard", "{}").is(200);

        assertThat(ada.get("/api/tables").json().get("finished")).isEmpty();
        assertThat(ben.get("/api/tables").json().get("finished")).hasSize(1);
        assertThat(ben.record(table)).contains("c1-d2");
        // As often as one asks
        ada.ask(table, "discard", "{}").is(200);
        ada.delete("/api/tables/" + table).is(409);
        ben.state(table);
    }
}
