package sheepfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sheepfold.engine.Game;
import sheepfold.engine.GameRecord;
import sheepfold.engine.Games;
import tools.jackson.databind.JsonNode;

class WholeGamesTest {
    private static TestServer server;

    @BeforeAll
    static void start() {
        server = TestServer.start();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    static Stream<String> games() {
        return Games.all().stream().map(game -> game.info().id()).filter(id -> !id.equals(FaultyGame.ID));
    }

    @ParameterizedTest
    @MethodSource("games")
    void botsPlayAWholeGameByThemselves(String id) {
        TestGuest watcher = server.guest("Ada");
        Game<?, ?> game = Games.named(id);
        String table = watcher.table(id, Collections.nCopies(game.info().defaultSeats(), "bot:random"));

        JsonNode end = awaitEnd(watcher, table);

        assertThat(end.get("result").get("reason").asString()).isNotEmpty();
        assertThat(end.get("seed").asString()).hasSize(64);
        GameRecord record = GameRecord.parse(watcher.record(table));
        assertThat(record.masked()).isFalse();
        assertThat(record.replay(game).length()).isEqualTo(end.get("moves").intValue());
    }

    private static JsonNode awaitEnd(TestGuest guest, String table) {
        try (TestStream stream = guest.watch(table)) {
            JsonNode now = guest.state(table);
            while (!now.get("status").asString().equals("over")) {
                now = stream.next("change").json();
            }
        }
        return guest.state(table);
    }

    @ParameterizedTest
    @MethodSource("games")
    void chanceCanBeVerifiedAfterwards(String id) {
        TestGuest ada = server.guest("Ada");
        Game<?, ?> game = Games.named(id);
        String table = ada.table(
                id, Collections.nCopies(game.info().defaultSeats(), "bot:random"), "\"nonces\":[\"clover\",\"thyme\"]");
        String commitment = ada.state(table).get("commitment").asString();
        awaitEnd(ada, table);

        GameRecord record = GameRecord.parse(ada.record(table));

        assertThat(record.header()).containsEntry("commitment", commitment).containsEntry("nonces", "clover thyme");
        long chances = record.lines().stream()
                .filter(line -> line.comment().startsWith("draw "))
                .count();
        assertThat(record.verify(game)).isEqualTo((int) chances);
        JsonNode draws =
                ada.get("/api/tables/" + table + "/draws").is(200).json().get("draws");
        assertThat(draws).hasSize((int) chances);
        assertThat(draws)
                .allSatisfy(draw -> assertThat(draw.get("chances"))
                        .extracting(chance -> chance.get("move").asString())
                        .contains(draw.get("move").asString()));
    }

    @Test
    void drawsAreNotShownBeforeTheEnd() {
        TestGuest ada = server.guest("Ada");
        String table = ada.table("sheep-hop", List.of("me"));

        assertThat(ada.get("/api/tables/" + table + "/draws").is(409).error()).contains("when the game is over");
    }

    @Test
    void twoPeopleMeetByLinkAndPlayToTheEndWhileAThirdWatches() {
        TestGuest ada = server.guest("Ada");
        TestGuest ben = server.guest("Ben");
        Reply made = ada.post("/api/tables", "{\"game\":\"wolf-and-sheep\",\"seats\":[\"me\",\"open\"]}")
                .is(200);
        String table = made.json().get("table").asString();
        assertThat(made.json().get("url").asString()).endsWith("/t/" + table);
        assertThat(ada.state(table).get("status").asString()).isEqualTo("open");

        JsonNode joined =
                ben.post("/api/tables/" + table + "/seats", "{}").is(200).json();
        assertThat(joined.get("status").asString()).isEqualTo("playing");
        assertThat(joined.get("seat").intValue()).isEqualTo(1);
        try (TestStream watched = server.stranger().watch(table)) {
            new Players(table, 3, ada, ben).playToTheEnd();

            JsonNode end = ada.state(table);
            TestStream.Event last = watched.change(end.get("at").longValue());
            assertThat(last.json().get("status").asString()).isEqualTo("over");
            assertThat(last.json().get("result")).isEqualTo(end.get("result"));
            assertThat(watched.all())
                    .filteredOn(event -> event.id() >= 0)
                    .extracting(TestStream.Event::id)
                    .doesNotHaveDuplicates();
        }
        assertThat(ben.get("/api/tables")
                        .json()
                        .get("finished")
                        .valueStream()
                        .map(entry -> entry.get("table").asString()))
                .contains(table);
    }

    @Test
    void onePersonPlaysBothSidesAtOneDevice() {
        TestGuest ada = server.guest("Ada");
        String table = ada.table("wolf-and-sheep", List.of("me", "me"));

        assertThat(ada.state(table).get("legal")).isNotEmpty();
        assertThat(ada.move(table, "c1-d2").is(200).json().get("moves").intValue())
                .isEqualTo(1);
        JsonNode wolf = ada.state(table);
        assertThat(wolf.get("seat").intValue()).isEqualTo(1);
        assertThat(wolf.get("legal").get(0).get("seat").intValue()).isEqualTo(1);
        new Players(table, 1, ada, ada).playToTheEnd();

        assertThat(ada.state(table).get("status").asString()).isEqualTo("over");
    }

    @Test
    void aPersonPlaysAgainstABot() {
        TestGuest ada = server.guest("Ada");
        String table = ada.table("wolf-and-sheep", List.of("me", "bot:easy"));
        try (TestStream stream = ada.watch(table)) {
            long at = ada.move(table, "c1-d2").is(200).json().get("at").longValue();

            JsonNode reply = stream.change(at + (at == 5 ? 1 : 0)).json();

            assertThat(reply.get("moves").intValue()).isEqualTo(2);
            assertThat(reply.get("events").get(0).get("type").asString()).isEqualTo("moved");
            assertThat(reply.get("log").get(0).get("words").get(0).asString()).startsWith("The wolf goes");
            assertThat(reply.get("legal")).isNotEmpty();
        }
    }
}
