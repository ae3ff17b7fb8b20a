package sheepfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import sheepfold.engine.GameRecord;
import sheepfold.engine.Games;
import sheepfold.server.bots.Pace;
import sheepfold.server.store.Store;
import tools.jackson.databind.JsonNode;

/** Sealed decisions and windows, with the kit game: both lay a card in secret, then both may hush. */
class SealedAnswersTest {
    private static final String ALL_LAMBS = "\"data\":{\"lamb\":8,\"ewe\":0,\"ram\":0,\"hush\":0}";

    private static String phase(JsonNode state) {
        return state.get("view").get("phase").asString();
    }

    /** Two people who have whispered enough and are to lay a card. */
    private static String toLay(TestGuest ada, TestGuest ben, String... more) {
        String table = ada.table("kit", List.of("me", "open"), more);
        ben.join(table, 1).is(200);
        ada.move(table, "done").is(200);
        ben.move(table, "done").is(200);
        return table;
    }

    private static String anyCard(TestGuest guest, String table) {
        return guest.state(table).get("legal").get(0).get("move").asString();
    }

    @Test
    void anAnswerIsSeenByNobodyAndTakesNoNumber() {
        try (TestServer server = TestServer.start()) {
            TestGuest ada = server.guest("Ada");
            TestGuest ben = server.guest("Ben");
            String table = toLay(ada, ben);
            try (TestStream stream = ben.watch(table)) {
                stream.next("seats");
                String before = ben.get("/api/tables/" + table).body();
                String watched = server.stranger().get("/api/tables/" + table).body();
                String card = anyCard(ada, table);
                JsonNode answered = ada.move(table, card).is(200).json();

                assertThat(answered.get("turn").get("answered").get(0).intValue())
                        .isZero();
                assertThat(answered.get("legal")).isEmpty();
                assertThat(answered.get("view")
                                .get("seats")
                                .get(0)
                                .get("answer")
                                .asString())
                        .isEqualTo(card);
                assertThat(answered.get("turn").get("seats")).hasSize(2);
                assertThat(ben.get("/api/tables/" + table).body()).isEqualTo(before);
                assertThat(server.stranger().get("/api/tables/" + table).body()).isEqualTo(watched);

                long at = answered.get("at").longValue();
                ben.move(table, anyCard(ben, table)).is(200);
                JsonNode change = stream.change(at + 1).json();
                assertThat(change.get("log")).hasSize(2);
                assertThat(stream.all()).extracting(TestStream.Event::id).doesNotContain(at + 2);
            }
        }
    }

    @Test
    void anAnswerStandsAndARepeatIsHarmless() {
        try (TestServer server = TestServer.start()) {
            TestGuest ada = server.guest("Ada");
            TestGuest ben = server.guest("Ben");
            String table = toLay(ada, ben, "\"data\":{\"lamb\":1,\"ewe\":1,\"ram\":1,\"hush\":1}");
            JsonNode choices = ada.state(table).get("legal");
            String first = choices.get(0).get("move").asString();
            String second = choices.get(1).get("move").asString();
            long at = ada.state(table).get("at").longValue();

            ada.move(table, first, at).is(200);
            ada.move(table, first, at).is(200);
            assertThat(ada.move(table, second, at).is(409).error()).contains("answered already");
            ben.move(table, anyCard(ben, table), at).is(200);

            ada.move(table, first, at).is(200);
            assertThat(ada.state(table)
                            .get("log")
                            .valueStream()
                            .map(line -> line.get("move").asString()))
                    .contains(first)
                    .doesNotContain(second);
        }
    }

    @Test
    void anAnswerSurvivesARestart() {
        MemoryStore store = new MemoryStore();
        String table;
        String card;
        TestGuest ada;
        TestGuest ben;
        try (TestServer server = TestServer.start(store, options -> options)) {
            ada = server.guest("Ada");
            ben = server.guest("Ben");
            table = toLay(ada, ben);
            card = anyCard(ada, table);
            ada.move(table, card).is(200);
        }
        try (TestServer server = TestServer.start(store, options -> options)) {
            TestGuest again = ada.at(server);
            assertThat(again.state(table).get("turn").get("answered")).hasSize(1);
            assertThat(phase(again.state(table))).isEqualTo("lay");
            ben.at(server).move(table, anyCard(ben.at(server), table)).is(200);

            assertThat(again.state(table)
                            .get("log")
                            .valueStream()
                            .map(line -> line.get("move").asString()))
                    .contains(card);
            assertThat(phase(again.state(table))).isEqualTo("hush");
        }
    }

    /** The answer is durable and what followed from it is not, and the log cannot be read: nobody is shown what may never have been. */
    @Test
    void whatFollowedAnAnswerIsNotShownWhileItIsInDoubt() {
        MemoryStore memory = new MemoryStore();
        CountingStore store = new CountingStore(memory);
        try (TestServer server = TestServer.start(store.store(), options -> options)) {
            TestGuest ada = server.guest("Ada");
            TestGuest ben = server.guest("Ben");
            String table = toLay(ada, ben);
            long at = ben.state(table).get("at").longValue();
            String card = anyCard(ben, table);
            ada.move(table, anyCard(ada, table)).is(200);
            memory.loseNextAnswer(false);
            store.before("entries", () -> {
                throw new Store.Unavailable("unreadable for a test");
            });

            Reply reply = ben.move(table, card, at).is(503);

            assertThat(reply.json().get("outcome").asString()).isEqualTo("unknown");
            JsonNode again = ben.move(table, card, at).is(200).json();
            assertThat(phase(again)).isEqualTo("hush");
            assertThat(store.store().entries(table, 0)).hasSize(again.get("at").intValue());
        }
    }

    @Test
    void aPhraseInBetweenLosesNoAnswer() {
        try (TestServer server = TestServer.start()) {
            TestGuest ada = server.guest("Ada");
            TestGuest ben = server.guest("Ben");
            String table = toLay(ada, ben);
            long at = ben.state(table).get("at").longValue();
            String card = anyCard(ben, table);
            ada.move(table, anyCard(ada, table)).is(200);
            ada.ask(table, "phrase", "{\"phrase\":\"Hello!\"}").is(200);

            ben.move(table, card, at).is(200);

            assertThat(phase(ben.state(table))).isEqualTo("hush");
        }
    }

    @Test
    void aWithdrawnPlayIsNeverSeen() {
        try (TestServer server = TestServer.start()) {
            TestGuest ada = server.guest("Ada");
            TestGuest ben = server.guest("Ben");
            String table = toLay(ada, ben, "\"data\":{\"lamb\":0,\"ewe\":0,\"ram\":0,\"hush\":8}");
            ada.move(table, "lay hush").is(200);
            ben.move(table, "lay hush").is(200);
            ada.move(table, "hush").is(200);
            ben.move(table, "hush").is(200);

            List<JsonNode> log = ada.state(table).get("log").valueStream().toList();
            List<String> answers = log.subList(log.size() - 2, log.size()).stream()
                    .map(line -> line.get("move").asString())
                    .toList();
            assertThat(answers).containsExactly("hush", "pass");
        }
    }

    @Test
    void quietSeatsPassAtOnceUnlessTheyHold() {
        try (TestServer server = TestServer.start()) {
            TestGuest ada = server.guest("Ada");
            TestGuest ben = server.guest("Ben");
            // Ada lays the louder card, so Ben is asked quietly
            String table = toLay(ada, ben, "\"data\":{\"lamb\":8,\"ewe\":0,\"ram\":0,\"hush\":0}");
            ada.move(table, "lay lamb").is(200);
            ben.move(table, "lay lamb").is(200);
            // Equal cards: both are asked loudly, and nobody passes by themselves
            assertThat(ada.state(table).get("turn").get("loud")).hasSize(2);
            assertThat(phase(ada.state(table))).isEqualTo("hush");
        }
        try (TestServer server = TestServer.start()) {
            assertThat(phase(afterUnequalCards(server, false))).isEqualTo("arrange");
            JsonNode held = afterUnequalCards(server, true);
            assertThat(phase(held)).isEqualTo("hush");
            assertThat(held.get("turn").get("seats")).hasSize(2);
        }
    }

    /** The loud seat has passed; the quiet one has not been heard. */
    private static JsonNode afterUnequalCards(TestServer server, boolean hold) {
        for (int attempt = 0; attempt < 200; attempt++) {
            TestGuest[] guests = {server.guest("Ada"), server.guest("Ben")};
            String table = toLay(guests[0], guests[1]);
            guests[0]
                    .put("/api/tables/" + table + "/hold", "{\"hold\":%b}".formatted(hold))
                    .is(200);
            guests[1]
                    .put("/api/tables/" + table + "/hold", "{\"hold\":%b,\"seat\":1}".formatted(hold))
                    .is(200);
            guests[0].move(table, anyCard(guests[0], table)).is(200);
            guests[1].move(table, anyCard(guests[1], table)).is(200);
            JsonNode loud = guests[0].state(table).get("turn").get("loud");
            if (loud.size() == 1 && phase(guests[0].state(table)).equals("hush")) {
                guests[loud.get(0).intValue()].move(table, "pass").is(200);
                return guests[0].state(table);
            }
        }
        throw new IllegalStateException("the cards were never unequal");
    }

    @Test
    void whoPassesWhereTheyWouldHavePassedAnywayMayRepeatIt() {
        try (TestServer server = TestServer.start()) {
            for (int attempt = 0; attempt < 200; attempt++) {
                TestGuest[] guests = {server.guest("Ada"), server.guest("Ben")};
                String table = toLay(guests[0], guests[1]);
                guests[0].move(table, anyCard(guests[0], table)).is(200);
                guests[1].move(table, anyCard(guests[1], table)).is(200);
                JsonNode state = guests[0].state(table);
                JsonNode loud = state.get("turn").get("loud");
                if (loud.size() == 1 && phase(state).equals("hush")) {
                    TestGuest quiet = guests[1 - loud.get(0).intValue()];
                    long at = state.get("at").longValue();
                    quiet.move(table, "pass", at).is(200);
                    guests[loud.get(0).intValue()].move(table, "pass", at).is(200);
                    quiet.move(table, "pass", at).is(200);
                    quiet.move(table, "hush", at).is(409);
                    return;
                }
            }
            throw new IllegalStateException("the cards were never unequal");
        }
    }

    @Test
    void anAnswerGivenAtAnotherNodeMayBeRepeatedWhereAPassWasFoundForItsSeat() {
        MemoryStore store = new MemoryStore();
        CountingStore beside = new CountingStore(store);
        beside.answer("drive", OptionalLong.empty());
        try (TestServer server = TestServer.start(store, options -> options);
                TestServer other = TestServer.start(beside.store(), options -> options)) {
            AtQuietSeat scene = atQuietSeatWithHush(server, other);
            long at = scene.guest.state(scene.table).get("at").longValue();
            scene.guest.at(other).move(scene.table, "hush", at).is(200);

            scene.guest.move(scene.table, "hush", at).is(200);
            scene.guest.move(scene.table, "pass", at).is(409);
        }
    }

    private record AtQuietSeat(TestGuest guest, String table) {}

    /** Only one of two was asked loudly; for the other a pass was found here, who could hush as the other server sees it. */
    private static AtQuietSeat atQuietSeatWithHush(TestServer server, TestServer other) {
        for (int attempt = 0; attempt < 200; attempt++) {
            TestGuest[] guests = {server.guest("Ada"), server.guest("Ben")};
            String table = toLay(guests[0], guests[1]);
            guests[0].move(table, anyCard(guests[0], table)).is(200);
            guests[1].move(table, anyCard(guests[1], table)).is(200);
            JsonNode state = guests[0].state(table);
            JsonNode loud = state.get("turn").get("loud");
            if (loud.size() == 1 && phase(state).equals("hush")) {
                TestGuest quiet = guests[1 - loud.get(0).intValue()];
                if (quiet.at(other).state(table).get("legal").toString().contains("\"hush\"")) {
                    return new AtQuietSeat(quiet, table);
                }
            }
        }
        throw new IllegalStateException("nobody who was asked quietly held a hush");
    }

    @Test
    void theStreamShowsNothingToDecideToWhoPassesQuietly() {
        try (TestServer server = TestServer.start()) {
            JsonNode heard = heardByTheQuietSeat(server);
            assertThat(phase(heard)).isEqualTo("hush");
            assertThat(heard.get("legal")).isEmpty();
            assertThat(heard.get("turn").get("answered")).hasSize(1);
        }
    }

    private static JsonNode heardByTheQuietSeat(TestServer server) {
        for (int attempt = 0; attempt < 200; attempt++) {
            TestGuest ada = server.guest("Ada");
            TestGuest ben = server.guest("Ben");
            String table = toLay(ada, ben);
            ada.move(table, anyCard(ada, table)).is(200);
            try (TestStream adas = ada.watch(table);
                    TestStream bens = ben.watch(table)) {
                ben.move(table, anyCard(ben, table)).is(200);
                JsonNode state = ada.state(table);
                JsonNode loud = state.get("turn").get("loud");
                if (loud.size() == 1 && phase(state).equals("hush")) {
                    TestStream quiet = loud.get(0).intValue() == 0 ? bens : adas;
                    return quiet.change(state.get("at").longValue()).json();
                }
            }
        }
        throw new IllegalStateException("the cards were never unequal");
    }

    @Test
    void aWindowStaysOpenForAWhileAndClosesWhenTimeIsUp() throws InterruptedException {
        Pace pace = new Pace(
                Duration.ZERO,
                Duration.ZERO,
                Duration.ofMillis(1500),
                Duration.ofMillis(600),
                Duration.ZERO,
                Duration.ZERO);
        try (TestServer server = TestServer.start(new MemoryStore(), options -> options.withPace(pace))) {
            TestGuest ada = server.guest("Ada");
            TestGuest ben = server.guest("Ben");
            String table = toLay(ada, ben, ALL_LAMBS);
            assertThat(ada.state(table).get("turn").get("deadline").isNull())
                    .as("laying a card is no window and has no countdown")
                    .isTrue();
            ada.move(table, "lay lamb").is(200);
            ben.move(table, "lay lamb").is(200);
            assertThat(ada.state(table).get("turn").get("deadline").isNumber()).isTrue();

            long began = System.nanoTime();
            ada.move(table, "pass").is(200);
            ben.move(table, "pass").is(200);
            assertThat(phase(ada.state(table))).isEqualTo("hush");
            assertThat(awaitPhase(ada, table, "arrange") - began).isGreaterThan(TimeUnit.MILLISECONDS.toNanos(300));

            ada.move(table, "keep").is(200);
            ada.move(table, "done").is(200);
            ben.move(table, "done").is(200);
            ada.move(table, "lay lamb").is(200);
            ben.move(table, "lay lamb").is(200);
            ada.move(table, "pass").is(200);
            awaitPhase(ada, table, "arrange");
            assertThat(ada.state(table)
                            .get("log")
                            .valueStream()
                            .filter(line -> line.get("move").asString().equals("pass")))
                    .hasSize(4);
        }
    }

    private static long awaitPhase(TestGuest guest, String table, String phase) throws InterruptedException {
        for (int i = 0; i < 400; i++) {
            if (phase(guest.state(table)).equals(phase)) {
                return System.nanoTime();
            }
            TimeUnit.MILLISECONDS.sleep(20);
        }
        throw new AssertionError("the phase " + phase + " did not come");
    }

    @Test
    void whoPlaysAloneHasNoCountdown() {
        Pace pace = new Pace(
                Duration.ZERO, Duration.ZERO, Duration.ofMillis(300), Duration.ZERO, Duration.ZERO, Duration.ZERO);
        try (TestServer server = TestServer.start(new MemoryStore(), options -> options.withPace(pace))) {
            TestGuest ada = server.guest("Ada");
            String table = ada.table("kit", List.of("me", "me"), ALL_LAMBS);
            ada.moveOf(0, table, "done").is(200);
            ada.moveOf(1, table, "done").is(200);
            ada.moveOf(0, table, "lay lamb").is(200);
            ada.moveOf(1, table, "lay lamb").is(200);

            assertThat(ada.state(table).get("turn").get("deadline").isNull()).isTrue();
        }
    }

    @Test
    void whenTheClockHasRunOutTheTimeOutMoveIsPlayed() throws InterruptedException {
        try (TestServer server = TestServer.start()) {
            TestGuest ada = server.guest("Ada");
            String table = ada.table("kit", List.of("me", "me"), "\"clock\":1", "\"options\":{\"rounds\":1}");
            assertThat(ada.state(table).get("turn").get("deadline").isNumber()).isTrue();

            for (int i = 0;
                    i < 1000 && !ada.state(table).get("status").asString().equals("over");
                    i++) {
                TimeUnit.MILLISECONDS.sleep(20);
            }

            GameRecord record = GameRecord.parse(ada.record(table));
            assertThat(record.verify(Games.named("kit"))).isPositive();
            assertThat(record.lines()).extracting(GameRecord.Line::move).contains("0: done", "done", "0: pass");
        }
    }

    @Test
    void whereTheGameHasNoTimeOutMoveABotPlays() throws InterruptedException {
        try (TestServer server = TestServer.start()) {
            TestGuest ada = server.guest("Ada");
            String table = ada.table("wolf-and-sheep", List.of("me", "me"), "\"clock\":1");

            for (int i = 0; i < 500 && ada.state(table).get("moves").intValue() == 0; i++) {
                TimeUnit.MILLISECONDS.sleep(20);
            }

            assertThat(ada.state(table).get("moves").intValue()).isPositive();
        }
    }

    @Test
    void aClockGoesOnAfterARestart() throws InterruptedException {
        MemoryStore store = new MemoryStore();
        String table;
        TestGuest ada;
        try (TestServer server = TestServer.start(store, options -> options)) {
            ada = server.guest("Ada");
            table = ada.table("wolf-and-sheep", List.of("me", "me"), "\"clock\":2");
        }
        try (TestServer server = TestServer.start(store, options -> options)) {
            // Nobody looks at the table, and it goes on
            for (int i = 0; i < 500 && store.entries(table, 4).isEmpty(); i++) {
                TimeUnit.MILLISECONDS.sleep(20);
            }
            assertThat(store.entries(table, 4)).isNotEmpty();
            assertThat(ada.at(server).state(table).get("moves").intValue()).isPositive();
        }
    }

    @Test
    void peopleAtOneDeviceSeeSecretsOneSeatAtATime() {
        try (TestServer server = TestServer.start()) {
            TestGuest ada = server.guest("Ada");
            String table = ada.table("kit", List.of("me", "me"));

            JsonNode neutral = ada.state(table);
            assertThat(neutral.get("seat").intValue()).isEqualTo(-2);
            assertThat(neutral.get("legal")).isEmpty();
            assertThat(neutral.get("view").get("seats").get(0).get("hand").toString())
                    .isEqualTo("[\"?\",\"?\"]");
            JsonNode second = ada.state(table, 1);
            assertThat(second.get("view").get("seats").get(1).get("hand").toString())
                    .doesNotContain("?");
            assertThat(second.get("view").get("seats").get(0).get("hand").toString())
                    .isEqualTo("[\"?\",\"?\"]");
            assertThat(second.get("legal")
                            .valueStream()
                            .allMatch(move -> move.get("seat").intValue() == 1))
                    .isTrue();
            assertThat(ada.move(table, "done").is(400).json().get("field").asString())
                    .isEqualTo("seat");
        }
    }
}
