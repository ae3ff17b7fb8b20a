package sheepfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.json.Json;
import sheepfold.server.http.limits.Limits;
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
            write(ada, "  one\ntwo\u200E ee\u00ADrht \u0007⟦seat:1|Ada⟧ ").is(200);
            assertThat(stream.next("chat").json().get("text").asString()).isEqualTo("one two eerht seat:1|Ada");
        }
        assertThat(write(ada, "\u200B \uFEFF").is(400).error()).contains("nothing to read");
        write(ada, "x".repeat(300)).is(200);
        assertThat(write(ada, "x".repeat(301)).is(400).error()).contains("300");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "I agree\u202E !on yas I",
                "\u2067abc\u2069",
                "un\u034Fseen",
                "un\u17B4seen",
                "un\uFE0Fseen",
                "un\u200Dseen",
                "un\u200Cseen",
                "un\u3164seen",
                " \u0301 is no letter",
                "1\uFE0F2"
            })
    void nothingUnseenIsWritten(String text) {
        assertThat(write(ada, text).is(400).error()).contains("nobody can see");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "❤\uFE0F ☕\uFE0F ☕\uFE0E ©\uFE0F 2024",
                "1\uFE0F\u20E3 #\uFE0F\u20E3",
                "👩🏽\u200D🌾 👨\u200D👩\u200D👧 🏳\uFE0F\u200D🌈 👋🏽",
                "🏴\uDB40\uDC67\uDB40\uDC62\uDB40\uDC65\uDB40\uDC6E\uDB40\uDC67\uDB40\uDC7F",
                "می\u200Cخواهم",
                "क्\u200Dष नहीं",
                "ශ්\u200Dරී",
                "ന്\u200D അ",
                "សួស្តី ខ្មែរ",
                "שָׁלוֹם",
                "مُحَمَّد",
                "葛\uDB40\uDD00城 が か\u3099",
                "e\u0301te\u0301 Việt",
                "สวัสดี မြန်မာ"
            })
    void whatPeopleWriteIsWritten(String text) {
        try (TestStream stream = ben.watch(table)) {
            write(ada, text).is(200);
            assertThat(stream.next("chat").json().get("text").asString()).isEqualTo(text);
        }
    }

    @Test
    void whoTakesALeftSeatDoesNotReadWhatWasWrittenBefore() {
        write(ben, "I keep my wolf in the middle").is(200);
        ben.delete("/api/tables/" + table + "/seats/1").is(200);
        TestGuest cleo = server.guest("Cleo");
        cleo.join(table, 1).is(200);
        try (TestStream stream = cleo.watch(table)) {
            stream.next("state");
            write(ada, "Welcome").is(200);
            stream.next("chat");
            assertThat(stream.all()).noneMatch(event -> event.name().equals("chats"));
        }
        assertThat(chats(cleo)).containsExactly("Welcome");
        assertThat(chats(ada)).containsExactly("I keep my wolf in the middle", "Welcome");
    }

    @Test
    void whoComesBackReadsWhatTheyWrote() {
        write(ben, "I shall be back").is(200);
        ben.delete("/api/tables/" + table + "/seats/1").is(200);
        write(ada, "I wait").is(200);
        ben.join(table, 1).is(200);
        assertThat(chats(ben)).containsExactly("I shall be back", "I wait");
        String key = ben.get("/api/tables/" + table + "/key").json().get("key").asString();
        TestGuest phone = server.guest("Phone");
        phone.ask(table, "seats", "{\"key\":\"%s\"}".formatted(key)).is(200);
        assertThat(chats(phone)).containsExactly("I shall be back", "I wait");
    }

    private List<String> chats(TestGuest guest) {
        try (TestStream stream = guest.watch(table)) {
            return stream.next("chats")
                    .json()
                    .get("lines")
                    .valueStream()
                    .map(line -> line.get("text").asString())
                    .toList();
        }
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
