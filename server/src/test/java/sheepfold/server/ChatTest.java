package sheepfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import sheepfold.engine.json.Json;
import sheepfold.server.http.Limits;
import tools.jackson.databind.JsonNode;

/** Free text is for those who hold a seat, and stays at the table; and who looks on is told to those who play. */
class ChatTest extends Duel {
    private Reply write(TestGuest guest, String text) {
        return guest.ask(table, "chat", "{\"text\":%s}".formatted(Json.line(text)));
    }

    @Test
    void whoHoldsASeatReadsItNowAndLater() {
        try (TestStream stream = ada.watch(table)) {
            write(ben, "Shall we play slowly?").is(200);

            JsonNode line = stream.next("chat").json();

            assertThat(line.get("text").asString()).isEqualTo("Shall we play slowly?");
            assertThat(line.get("name").asString()).isEqualTo("Ben");
            assertThat(line.get("seat").intValue()).isEqualTo(1);
        }
        try (TestStream stream = ada.watch(table)) {
            assertThat(stream.next("chats").json().at("/lines/0/text").asString())
                    .isEqualTo("Shall we play slowly?");
        }
        assertThat(ada.record(table)).doesNotContain("slowly");
        assertThat(ada.state(table).toString()).doesNotContain("slowly");
    }

    @Test
    void whoOnlyWatchesNeitherReadsNorWrites() {
        TestGuest cleo = server.guest("Cleo");
        try (TestStream stream = cleo.watch(table)) {
            stream.next("state");
            assertThat(write(cleo, "I see his plan").is(403).error()).contains("watching");
            write(ada, "Hush").is(200);
            ada.move(table, "c1-d2").is(200);
            stream.next("change");
            assertThat(stream.all()).noneMatch(event -> event.name().startsWith("chat"));
        }
    }

    @Test
    void aLineShowsWhatItIs() {
        try (TestStream stream = ben.watch(table)) {
            write(ada, "  one\ntwo\u202E eerht \u0007⟦seat:1|Ada⟧ ").is(200);
            assertThat(stream.next("chat").json().get("text").asString()).isEqualTo("one two eerht seat:1|Ada");
        }
        assertThat(write(ada, "\u200B \u202E").is(400).error()).contains("nothing to read");
        write(ada, "x".repeat(300)).is(200);
        assertThat(write(ada, "x".repeat(301)).is(400).error()).contains("300");
    }

    @Test
    void nobodyWritesAllTheTime() {
        Limits limits = Limits.NONE.with(Limits.Kind.CHATS, new Limits.Rate(2, 0.01));
        try (TestServer strict = TestServer.start(new MemoryStore(), options -> options.withLimits(limits))) {
            TestGuest loud = strict.guest("Loud");
            String alone = loud.table("wolf-and-sheep", List.of("me", "me"));
            loud.ask(alone, "chat", "{\"text\":\"a\"}").is(200);
            loud.ask(alone, "chat", "{\"text\":\"b\"}").is(200);
            loud.ask(alone, "chat", "{\"text\":\"c\"}").is(429);
        }
    }

    @Test
    void theOperatorMaySwitchItOff() {
        try (TestServer quiet = TestServer.start(new MemoryStore(), options -> options.withChat(false))) {
            TestGuest dora = quiet.guest("Dora");
            String alone = dora.table("wolf-and-sheep", List.of("me", "me"));
            assertThat(dora.ask(alone, "chat", "{\"text\":\"a\"}").is(403).error())
                    .contains("quick phrases alone");
            assertThat(dora.get("/api/phrases").json().get("chat").booleanValue())
                    .isFalse();
        }
        assertThat(ada.get("/api/phrases").json().get("chat").booleanValue()).isTrue();
    }

    @Test
    void thoseWhoPlayAreToldWhoWatches() {
        TestGuest cleo = server.guest("Cleo");
        try (TestStream stream = ada.watch(table)) {
            stream.next("state");
            TestStream watching = cleo.watch(table);
            assertThat(stream.next("watchers").json().at("/names/0").asString()).isEqualTo("Cleo");
            try (TestStream late = ben.watch(table);
                    TestStream unnamed = server.stranger().watch(table)) {
                unnamed.next("state");
                assertThat(late.next("watchers").json().at("/names/0").asString())
                        .isEqualTo("Cleo");
                assertThat(stream.next("watchers").json().get("others").intValue())
                        .isEqualTo(1);
                assertThat(watching.all()).noneMatch(event -> event.name().equals("watchers"));
            }
            watching.close();
            while (!stream.next("watchers").json().get("names").isEmpty()) {
                // The stranger left first
            }
        }
    }
}
