package sheepfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import sheepfold.server.store.Store;
import sheepfold.server.store.Stores;
import sheepfold.server.store.TestPostgres;
import tools.jackson.databind.JsonNode;

/** Two servers on one PostgreSQL: any of them serves any table, and one of them drives it. */
@Timeout(120)
class TwoNodesTest {
    /** Seat 0 is about to draw, and who could answer that is asked quietly. */
    private static final String BEFORE_A_DRAW = """
            {"phase": "act", "turn": 6, "active": 0, "die": 4, "owed": 2, "firstTurnOver": [0, 1], "wolf": 1, "seats": [
             {"coat": ["WWW", "WT.", "W.S"], "shear": "sG", "battery": "BAT+", "dog": true, "hand": ["POW", "VEL"], "keptPow": true,
              "lost": {"WOL": 2}},
             {"coat": ["W.W", "TWW", "SW."], "known": [4], "shear": "sK", "dog": false, "hand": ["AFT", "CRM", "POW"], "lost": {"WOL": 2}}],
             "deck": {"STL": 4, "SNG": 4, "sB": 3, "sG": 2, "sR": 2, "sP": 1, "BAT-": 1, "BLA+": 2, "BLA-": 1, "POW": 5, "CRM": 4,
              "AFT": 4, "VEL": 2, "THF": 2, "CSH": 1, "BOY": 1, "MOO": 1, "SHP": 1, "GOA": 1}}""";

    private final String url = TestPostgres.readyDatabase();
    private final Store storeOfOne = Stores.open(url);
    private final Store storeOfTwo = Stores.open(url);
    private final TestServer one = TestServer.start(storeOfOne, options -> options);
    private final TestServer two = TestServer.start(storeOfTwo, options -> options);

    @AfterEach
    void stop() {
        one.close();
        two.close();
    }

    private static void await(BooleanSupplier condition) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
        while (!condition.getAsBoolean()) {
            assertThat(System.nanoTime()).as("it took too long").isLessThan(end);
            try {
                Thread.sleep(10);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    @Test
    void theFasterNodeWinsAndTheOtherIsToldTheState() {
        TestGuest ada = one.guest("Ada");
        String table = ada.table("wolf-and-sheep", List.of("me", "me"));
        long at = ada.at(two).state(table).get("at").longValue();
        ada.move(table, "c1-d2", at).is(200);

        Reply late = ada.at(two).move(table, "e1-f2", at).is(409);

        assertThat(late.json().get("state").get("moves").intValue()).isEqualTo(1);
        ada.at(two).move(table, "d8-e7", at + 1).is(200);
        assertThat(ada.move(table, "d2-e3", at + 2).is(200).json().get("moves").intValue())
                .isEqualTo(3);
    }

    @Test
    void whatIsWrittenWhileANodeReadsATableIsKnownThere() {
        CountingStore reading = new CountingStore(Stores.open(url));
        AtomicLong heard = new AtomicLong();
        reading.store().onNews(news -> {
            if (news instanceof Store.News.Appended appended) {
                heard.set(appended.number());
            }
        });
        try (TestServer three = TestServer.start(reading.store(), options -> options)) {
            TestGuest ada = one.guest("Ada");
            String table = ada.table("wolf-and-sheep", List.of("me", "me"));
            long next = ada.state(table).get("at").longValue() + 1;
            reading.after("entries", () -> {
                ada.move(table, "c1-d2").is(200);
                await(() -> heard.get() == next);
            });
            await(() -> ada.at(three).state(table).get("at").longValue() == next);
        }
    }

    @Test
    void whatWasFoundForADecisionThatNeverCameIsForgotten() {
        CountingStore slow = new CountingStore(Stores.open(url));
        try (TestServer three = TestServer.start(slow.store(), options -> options)) {
            TestGuest ada = one.guest("Ada");
            String table = ada.table("last-fleece-standing", List.of("me", "me"), "\"position\":" + BEFORE_A_DRAW);
            TestGuest there = ada.at(three);
            try (TestStream stream = there.watch(table, 0)) {
                long at = stream.next("state").json().get("at").longValue();
                // Here the card that is drawn opens a window, and the other seat passes; meanwhile something else
                // becomes the next entry
                slow.before(
                        "append",
                        () -> ada.post(
                                        "/api/tables/" + table + "/moves",
                                        "{\"move\":\"arrange 1>8 2>4 3>1 4>6 5>7 7>2 9>5\",\"seat\":0,\"at\":%d}"
                                                .formatted(at))
                                .is(200));
                there.post("/api/tables/" + table + "/moves", "{\"move\":\"draw\",\"seat\":0,\"at\":%d}".formatted(at))
                        .is(409);

                JsonNode other =
                        there.get("/api/tables/" + table + "?seat=1").is(200).json();
                assertThat(other.get("fault").isNull()).isTrue();
                assertThat(other.get("view").has("phase")).isTrue();
            }
        }
    }

    @Test
    void aRunOfTheLabIsSeenAtEveryNode() {
        TestGuest ada = one.guest("Ada");
        String ask = "{\"game\":\"wolf-and-sheep\",\"bots\":[\"random\"],\"games\":2000}";
        String path = "/api/lab/runs/"
                + ada.post("/api/lab/runs", ask).is(200).json().get("id").asString();
        TestGuest there = ada.at(two);
        assertThat(there.get(path).is(200).json().get("status").asString()).isIn("waiting", "running");
        assertThat(there.post(path + "/stop", "{}").is(409).error()).contains("Another server");
        await(() -> ada.get(path).json().get("played").intValue() > 0);
        ada.post(path + "/stop", "{}").is(200);
        await(() -> there.get(path).json().get("status").asString().equals("stopped"));
        await(() -> there.get(path + "/games.csv").status() == 200);
        assertThat(there.get(path).json()).isEqualTo(ada.get(path).json());
        assertThat(there.get(path + "/games.csv").body())
                .isEqualTo(ada.get(path + "/games.csv").body());
    }

    @Test
    void aTurnIsTriedOutAtAnyNodeOnWhatTheCallerHasSeen() {
        TestGuest ada = one.guest("Ada");
        String table = ada.table("wolf-and-sheep", List.of("me", "me"));
        ada.at(two).state(table);
        long at = ada.move(table, "c1-d2").is(200).json().get("at").longValue();

        Reply tried = ada.at(two).ask(table, "try", "{\"moves\":[{\"move\":\"d8-e7\"}],\"at\":%d}".formatted(at));

        assertThat(tried.is(200).json().at("/log/0/number").intValue()).isEqualTo(2);
    }

    @Test
    void aSignOutAtOneNodeCountsAtTheOther() {
        TestGuest ada = one.guest("Ada");
        String table = ada.table("wolf-and-sheep", List.of("me", "me"));
        TestStream stream = ada.at(two).watch(table);
        stream.next("state");

        String token =
                ada.post("/api/me/sign-outs", "{}").is(200).json().get("token").asString();

        new TestGuest(two, ada.id(), token).get("/api/me").is(200);
        await(() -> ada.at(two).get("/api/me").status() == 401);
        stream.awaitEnd();
    }

    @Test
    void viewersAtOneNodeHearOfMovesAtTheOther() {
        TestGuest ada = one.guest("Ada");
        String table = ada.table("wolf-and-sheep", List.of("me", "me"));
        try (TestStream stream = ada.at(two).watch(table)) {
            stream.next("state");
            long at = ada.move(table, "c1-d2").is(200).json().get("at").longValue();
            assertThat(stream.change(at).json().get("moves").intValue()).isEqualTo(1);
        }
    }

    @Test
    void thoseWhoPlayAreToldOfWhoWatchesThroughAnotherNode() {
        TestGuest ada = one.guest("Ada");
        TestGuest dora = one.guest("Dora");
        String table = ada.table("wolf-and-sheep", List.of("me", "me"));
        try (TestStream stream = ada.watch(table)) {
            stream.next("state");
            try (TestStream watching = dora.at(two).watch(table)) {
                assertThat(stream.next("watchers").json().at("/names/0").asString())
                        .isEqualTo("Dora");
                try (TestStream late = ada.watch(table)) {
                    assertThat(late.next("watchers").json().at("/names/0").asString())
                            .isEqualTo("Dora");
                }
                try (TestStream unnamed = two.stranger().watch(table)) {
                    unnamed.next("state");
                    assertThat(stream.next("watchers").json().get("others").intValue())
                            .isEqualTo(1);
                }
                assertThat(stream.next("watchers").json().get("others").intValue())
                        .isZero();
                assertThat(watching.all()).noneMatch(event -> event.name().equals("watchers"));
            }
            assertThat(stream.next("watchers").json().get("names")).isEmpty();
        }
    }

    @Test
    void aRepeatAtAnotherNodeIsAnsweredAndNotPlayedAgain() {
        TestGuest ada = one.guest("Ada");
        String table = ada.table("wolf-and-sheep", List.of("me", "me"));
        long at = ada.state(table).get("at").longValue();
        ada.move(table, "c1-d2", at).is(200);
        ada.move(table, "d8-e7", at + 1).is(200);
        ada.at(two).move(table, "c1-d2", at).is(200);
        assertThat(ada.at(two).state(table).get("moves").intValue()).isEqualTo(2);
    }

    @Test
    void sealedAnswersGivenAtTwoNodesCloseTheDecision() {
        TestGuest ada = one.guest("Ada");
        TestGuest ben = one.guest("Ben").at(two);
        String table = layingCards(ada, ben);
        String adas = firstMove(ada, table);
        String bens = firstMove(ben, table);
        long at = ada.state(table).get("at").longValue();
        ada.move(table, adas, at).is(200);
        ben.move(table, bens, at).is(200);

        await(() -> !ben.state(table).get("view").get("phase").asString().equals("lay"));
        ada.at(two).move(table, adas, at).is(200);
        ben.at(one).move(table, bens, at).is(200);
        ben.at(one).move(table, "nonsense", at).is(409);
    }

    @Test
    void theFirstAnswerStandsWhereverTheSecondComes() {
        TestGuest ada = one.guest("Ada");
        TestGuest ben = one.guest("Ben").at(two);
        String table = ada.table("last-fleece-standing", List.of("me", "open"));
        long at = ben.join(table, 1).is(200).json().get("at").longValue();
        JsonNode legal = ben.state(table).get("legal");
        assertThat(legal.size()).isGreaterThan(1);
        ben.at(one).get("/api/tables/" + table + "?at=" + at).is(200);
        ben.move(table, legal.get(0).get("move").asString()).is(200);
        ben.at(one).move(table, legal.get(1).get("move").asString()).is(409);
        ben.at(one).move(table, legal.get(0).get("move").asString()).is(200);
    }

    @Test
    void whoeverActsAtTheSameTimeMayDoSoAtAnotherNode() {
        TestGuest ada = one.guest("Ada");
        TestGuest ben = one.guest("Ben").at(two);
        String table = actingTogether(ada, ben);
        long at = ada.state(table).get("at").longValue();
        String adas = walk(ada, table);
        String bens = walk(ben, table);
        ada.move(table, adas, at).is(200);

        ben.move(table, bens, at).is(200);

        ada.at(two).move(table, adas, at).is(200);
        ben.at(one).move(table, bens, at).is(200);
        await(() -> ada.state(table).get("at").longValue() == at + 2);
        assertThat(ben.state(table).get("at").longValue())
                .as("repeats are not played")
                .isEqualTo(at + 2);
    }

    @Test
    void whoLosesTheConnectionInMidRoundGoesOnAtAnotherNode() {
        TestGuest ada = one.guest("Ada");
        TestGuest ben = one.guest("Ben").at(two);
        String table = actingTogether(ada, ben);
        long at = ada.state(table).get("at").longValue();
        String move = walk(ada, table);
        try (TestStream lost = ada.watch(table)) {
            lost.next("state");
        }
        ben.move(table, walk(ben, table), at).is(200);

        try (TestStream again = ada.at(two).watchFrom(table, at)) {
            assertThat(again.change(at + 1).json().get("at").longValue()).isEqualTo(at + 1);
            ada.at(two).move(table, move, at).is(200);
            assertThat(again.change(at + 2).json().get("at").longValue()).isEqualTo(at + 2);
        }
    }

    /** Tangled Yarns where both may walk. */
    private static String actingTogether(TestGuest ada, TestGuest ben) {
        String table = ada.table("tangled-yarns", List.of("me", "open"), "\"options\":{\"sheepChoice\":\"list\"}");
        ben.join(table, 1).is(200);
        await(() -> ada.state(table).get("view").get("phase").asString().equals("act"));
        await(() -> ben.state(table).get("view").get("phase").asString().equals("act"));
        return table;
    }

    private static String walk(TestGuest guest, String table) {
        return guest.state(table)
                .get("legal")
                .valueStream()
                .map(legal -> legal.get("move").asString())
                .filter(move -> move.contains(" to "))
                .findFirst()
                .orElseThrow();
    }

    /** The kit game where both are asked to lay a card face down. */
    private static String layingCards(TestGuest ada, TestGuest ben) {
        String table = ada.table("kit", List.of("me", "open"));
        long at = ben.join(table, 1).is(200).json().get("at").longValue();
        ada.move(table, "done", at).is(200);
        await(() -> ben.state(table).get("legal").size() > 0);
        ben.move(table, "done").is(200);
        await(() -> ada.state(table).get("turn").get("mode").asString().equals("all"));
        return table;
    }

    private static String firstMove(TestGuest guest, String table) {
        return guest.state(table).get("legal").get(0).get("move").asString();
    }

    @Test
    void aRequestThatNamesWhatItSawElsewhereIsNeverAnsweredWithLess() {
        TestGuest ada = one.guest("Ada");
        String table = ada.table("wolf-and-sheep", List.of("me", "me"));
        ada.at(two).state(table);
        List<String> moves = List.of("c1-d2", "d8-e7", "d2-c3", "e7-d8", "e1-d2", "d8-e7");
        for (String move : moves) {
            long at = ada.move(table, move).is(200).json().get("at").longValue();
            JsonNode there = ada.at(two)
                    .get("/api/tables/" + table + "?at=" + at)
                    .is(200)
                    .json();
            assertThat(there.get("at").longValue()).isGreaterThanOrEqualTo(at);
        }
    }

    @Test
    void oneNodeThinksForTheBotsAndAnotherTakesOverWhenItIsGone() {
        TestGuest ada = one.guest("Ada");
        String table = ada.table("wolf-and-sheep", List.of("me", "bot:random"));
        ada.move(table, firstMove(ada, table)).is(200);
        await(() -> ada.state(table).get("legal").size() > 0);
        assertThat(storeOfTwo.drive(table)).as("the other drives").isEmpty();
        one.close();
        TestGuest there = ada.at(two);
        there.move(table, firstMove(there, table)).is(200);
        await(() -> there.state(table).get("legal").size() > 0
                || there.state(table).get("status").asString().equals("over"));
    }

    @Test
    void renamesPhrasesPresenceAndDeletionsReachTheOtherNode() {
        TestGuest ada = one.guest("Ada");
        TestGuest ben = one.guest("Ben");
        String table = ada.table("wolf-and-sheep", List.of("me", "open"));
        ben.join(table, 1).is(200);
        try (TestStream bens = ben.at(two).watch(table)) {
            bens.next("state");
            await(() -> ada.state(table).get("seats").get(1).get("here").booleanValue());
            ada.put("/api/me", "{\"name\":\"Adela\"}").is(200);
            await(() -> ben.at(two)
                    .state(table)
                    .get("seats")
                    .get(0)
                    .get("name")
                    .asString()
                    .equals("Adela"));
            ada.ask(table, "phrase", "{\"phrase\":\"Hello!\"}").is(200);
            assertThat(bens.next("phrase").json().get("text").asString()).isEqualTo("Hello!");
            ada.ask(table, "chat", "{\"text\":\"How are you?\"}").is(200);
            assertThat(bens.next("chats").json().at("/lines/0/text").asString()).isEqualTo("How are you?");
        }
        await(() -> !ada.state(table).get("seats").get(1).get("here").booleanValue());
        ada.move(table, "c1-d2").is(200);
        ada.ask(table, "close", "{}").is(200);
        ada.delete("/api/tables/" + table).is(200);
        await(() -> ben.at(two).get("/api/tables/" + table).status() == 404);
    }
}
