package sheepfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import sheepfold.server.http.limits.Limits;
import sheepfold.server.http.limits.Limits.Kind;
import sheepfold.server.http.limits.Limits.Rate;
import sheepfold.server.http.limits.Proxies;
import sheepfold.server.http.limits.Timeouts;
import sheepfold.server.live.Share;
import sheepfold.server.people.Signer;
import sheepfold.server.store.Store;

class LimitsTest {
    private static final Rate PLENTY = new Rate(100_000, 100_000);

    private static Limits with(Rate guest, int tables, int streams) {
        return Limits.NONE
                .with(Kind.GUEST, guest)
                .with(Kind.HINTS, new Rate(2, 0.01))
                .with(Kind.TRIES, new Rate(2, 0.01))
                .with(Kind.MEASUREMENTS, new Rate(1, 0.01))
                .with(new Share(tables, 1_000, 1_000_000))
                .withStreams(streams);
    }

    private static TestServer start(Limits limits) {
        return TestServer.start(new MemoryStore(), options -> options.withLimits(limits));
    }

    @Test
    void whoAsksTooFastIsToldWhenToComeBack() {
        try (TestServer server = start(with(new Rate(5, 0.5), 10, 10))) {
            TestGuest hasty = server.guest("Hasty");
            for (int i = 0; i < 5; i++) {
                hasty.get("/api/tables").is(200);
            }

            Reply refused = hasty.get("/api/tables").is(429);

            assertThat(Integer.parseInt(refused.header("Retry-After"))).isBetween(1, 2);
            assertThat(refused.error()).contains("too much at once");
            server.guest("Calm").get("/api/tables").is(200);
        }
    }

    @Test
    void afterAWhileThereIsRoomAgain() throws InterruptedException {
        try (TestServer server = start(with(new Rate(1, 5), 10, 10))) {
            TestGuest hasty = server.guest("Hasty");
            hasty.get("/api/tables").is(200);
            hasty.get("/api/tables").is(429);
            Thread.sleep(400);
            hasty.get("/api/tables").is(200);
        }
    }

    @Test
    void anAddressMayMakeSoManyGuestsButThisMachineAsManyAsItLikes() {
        Limits limits = Limits.NONE.with(Kind.NEW_GUESTS, new Rate(2, 0.01));
        UnaryOperator<ServerOptions> proxied =
                options -> options.withLimits(limits).withProxies(Proxies.HERE);
        try (TestServer server = TestServer.start(new MemoryStore(), proxied)) {
            assertThat(newGuest(server, "203.0.113.7").status()).isEqualTo(200);
            assertThat(newGuest(server, "203.0.113.7").status()).isEqualTo(200);
            assertThat(newGuest(server, "203.0.113.7").status()).isEqualTo(429);
            assertThat(newGuest(server, "198.51.100.9, 203.0.113.8").status()).isEqualTo(200);
            for (int i = 0; i < 5; i++) {
                server.guest("Local");
            }
        }
    }

    @Test
    void whatACallerSaysAboutItsAddressDoesNotCount() {
        Limits limits = Limits.NONE.with(Kind.NEW_GUESTS, new Rate(1, 0.01));
        try (TestServer server = TestServer.start(
                new MemoryStore(), options -> options.withLimits(limits).withProxies(Proxies.HERE))) {
            assertThat(newGuest(server, "192.0.2.1", "203.0.113.7").status()).isEqualTo(200);
            assertThat(newGuest(server, "192.0.2.2", "203.0.113.7").status()).isEqualTo(429);
        }
        try (TestServer server = start(limits)) {
            assertThat(newGuest(server, "203.0.113.7").status()).isEqualTo(200);
            assertThat(newGuest(server, "203.0.113.7").status()).isEqualTo(200);
        }
    }

    @Test
    void aNetworkOfIpv6IsOneCaller() {
        Limits limits = Limits.NONE.with(Kind.NEW_GUESTS, new Rate(1, 0.01));
        try (TestServer server = TestServer.start(
                new MemoryStore(), options -> options.withLimits(limits).withProxies(Proxies.HERE))) {
            assertThat(newGuest(server, "2001:db8:1:2::1").status()).isEqualTo(200);
            assertThat(newGuest(server, "2001:db8:1:2:ffff::9").status()).isEqualTo(429);
            assertThat(newGuest(server, "2001:db8:1:3::1").status()).isEqualTo(200);
            assertThat(newGuest(server, "::ffff:203.0.113.7").status()).isEqualTo(200);
            assertThat(newGuest(server, "203.0.113.7").status()).isEqualTo(429);
        }
    }

    /** Each address in a header of its own, as proxies may add them. */
    private static Reply newGuest(TestServer server, String... addresses) {
        TestGuest stranger = server.stranger();
        HttpRequest.Builder request = stranger.request("/api/guests").header("Content-Type", "application/json");
        for (String address : addresses) {
            request.header("X-Forwarded-For", address);
        }
        return stranger.send(
                request.POST(BodyPublishers.ofString("{\"name\":\"Ada\"}")).build());
    }

    @Test
    void aGuestHasSoManyTables() {
        try (TestServer server = start(with(PLENTY, 2, 10))) {
            TestGuest ada = server.guest("Ada");
            String first = ada.table("wolf-and-sheep", List.of("me", "me"));
            ada.table("wolf-and-sheep", List.of("me", "me"));
            String third = "{\"game\":\"wolf-and-sheep\",\"seats\":[\"me\",\"me\"]}";

            assertThat(ada.post("/api/tables", third).is(429).error()).contains("2 tables");
            ada.ask(first, "close", "{}").is(200);
            ada.post("/api/tables", third).is(200);
        }
    }

    @Test
    void tablesMadeAndListsAskedForAgainAndAgainAreLimited() {
        Limits limits = Limits.NONE.with(Kind.TABLES, new Rate(2, 0.01)).with(Kind.LISTS, new Rate(1, 0.01));
        try (TestServer server = start(limits)) {
            TestGuest ada = server.guest("Ada");
            for (int i = 0; i < 2; i++) {
                ada.ask(ada.table("wolf-and-sheep", List.of("me", "open")), "close", "{}")
                        .is(200);
            }
            String third = "{\"game\":\"wolf-and-sheep\",\"seats\":[\"me\",\"open\"]}";
            assertThat(ada.post("/api/tables", third).is(429).header("Retry-After"))
                    .isNotEmpty();
            ada.get("/api/tables").is(200);
            ada.get("/api/tables").is(429);
            server.stranger().get("/api/tables").is(200);
        }
    }

    @Test
    void aGuestHasSoManyStreams() {
        try (TestServer server = start(with(PLENTY, 10, 2))) {
            TestGuest ada = server.guest("Ada");
            String table = ada.table("wolf-and-sheep", List.of("me", "me"));
            List<TestStream> open = new ArrayList<>(List.of(ada.watch(table), ada.watch(table)));

            assertThat(ada.get("/api/tables/" + table + "/events").is(429).error())
                    .contains("2 streams");
            open.forEach(TestStream::close);
        }
    }

    @Test
    void hintsAndMeasurementsAreLimited() {
        try (TestServer server = start(with(PLENTY, 10, 2))) {
            TestGuest ada = server.guest("Ada");
            String table = ada.table("wolf-and-sheep", List.of("me", "me"));
            ada.get("/api/tables/" + table + "/hint").is(200);
            ada.get("/api/tables/" + table + "/hint").is(200);
            ada.get("/api/tables/" + table + "/hint").is(429);
            ada.post("/api/lab/measure", "{\"game\":\"wolf-and-sheep\",\"games\":1}")
                    .is(200);
            ada.post("/api/lab/measure", "{\"game\":\"wolf-and-sheep\",\"games\":1}")
                    .is(429);
        }
    }

    @Test
    void triesAreLimited() {
        try (TestServer server = start(with(PLENTY, 10, 2))) {
            TestGuest ada = server.guest("Ada");
            String table = ada.table("wolf-and-sheep", List.of("me", "me"));
            String turn = "{\"moves\":[{\"move\":\"c1-d2\"}]}";
            ada.ask(table, "try", turn).is(200);
            ada.ask(table, "try", turn).is(200);
            ada.ask(table, "try", turn).is(429);
            ada.move(table, "c1-d2").is(200);
        }
    }

    @Test
    void phrasesAreLimited() {
        try (TestServer server = start(Limits.NONE.with(Kind.PHRASES, new Rate(2, 0.01)))) {
            TestGuest ada = server.guest("Ada");
            String table = ada.table("wolf-and-sheep", List.of("me", "me"));
            String hello = "{\"phrase\":\"%s\"}"
                    .formatted(
                            ada.get("/api/phrases").json().get("phrases").get(0).asString());
            ada.ask(table, "phrase", hello).is(200);
            ada.ask(table, "phrase", hello).is(200);
            assertThat(ada.ask(table, "phrase", hello).is(429).error()).contains("too much at once");
            ada.move(table, "c1-d2").is(200);
        }
    }

    @Test
    void streamsOpenedAgainAndAgainAreLimited() {
        try (TestServer server = start(Limits.NONE.with(Kind.STREAMS, new Rate(2, 0.01)))) {
            TestGuest ada = server.guest("Ada");
            String table = ada.table("wolf-and-sheep", List.of("me", "me"));
            ada.watch(table).close();
            ada.watch(table).close();
            Reply refused = ada.get("/api/tables/" + table + "/events").is(429);
            assertThat(refused.header("Retry-After")).isNotEmpty();
            server.guest("Ben").watch(table).close();
        }
    }

    @Test
    void metricsAndHealthAreLimitedOnThisMachineToo() {
        Limits limits = Limits.NONE.with(Kind.SCRAPES, new Rate(2, 0.01)).with(Kind.HEALTH, new Rate(3, 0.01));
        try (TestServer server = start(limits)) {
            TestGuest stranger = server.stranger();
            stranger.get("/metrics").is(200);
            stranger.get("/metrics").is(200);
            assertThat(stranger.get("/metrics").is(429).header("Retry-After")).isNotEmpty();
            for (int i = 0; i < 3; i++) {
                stranger.get("/health").is(200);
            }
            stranger.get("/health").is(429);
        }
    }

    @Test
    void aScrapeIsMadeNowAndThen() {
        Timeouts patience =
                new Timeouts(Timeouts.USUAL.head(), Timeouts.USUAL.body(), Timeouts.USUAL.stop(), Duration.ofHours(1));
        try (TestServer server = TestServer.start(new MemoryStore(), options -> options.withTimeouts(patience))) {
            String first = server.stranger().get("/metrics").is(200).body();
            assertThat(server.stranger().get("/metrics").is(200).body()).isEqualTo(first);
        }
    }

    @Test
    void forgedTokensAreRefusedWithoutTheDatabase() {
        CountingStore store = new CountingStore();
        try (TestServer server = TestServer.start(
                store.store(), options -> options.withLimits(Limits.NONE.with(Kind.PROOFS, new Rate(3, 0.01))))) {
            TestGuest ada = server.guest("Ada");
            int before = store.asked("visitor");
            String forged = ada.id() + "." + "A".repeat(43);
            for (int i = 0; i < 3; i++) {
                new TestGuest(server, ada.id(), forged).get("/api/me").is(401);
            }
            Reply refused =
                    new TestGuest(server, ada.id(), forged).get("/api/me").is(429);
            assertThat(refused.header("Retry-After")).isNotEmpty();
            assertThat(store.asked("visitor")).isEqualTo(before);
            ada.get("/api/me").is(200);
        }
    }

    @Test
    void tokensThatNeedTheDatabaseAreLimitedBeforeItIsAsked() {
        CountingStore store = new CountingStore();
        try (TestServer server = TestServer.start(
                store.store(), options -> options.withLimits(Limits.NONE.with(Kind.PROOFS, new Rate(2, 0.01))))) {
            for (int expected : new int[] {401, 401, 429, 429}) {
                new TestGuest(server, "", "abcdefghijkl." + Signer.fresh(24))
                        .get("/api/me")
                        .is(expected);
            }
            assertThat(store.asked("visitor")).isLessThanOrEqualTo(2);
        }
    }

    @Test
    void aTokenOfTheFormerKindIsLookedUpOnceAndThenCostsNothing() {
        MemoryStore memory = new MemoryStore();
        String secret = Signer.fresh(24);
        memory.write(new Store.Visitor("abcdefghijkl", "Ada", Signer.hash(secret), 1, 0, 1))
                .join();
        CountingStore store = new CountingStore(memory);
        try (TestServer server = TestServer.start(
                store.store(), options -> options.withLimits(Limits.NONE.with(Kind.PROOFS, new Rate(1, 0.01))))) {
            TestGuest ada = new TestGuest(server, "abcdefghijkl", "abcdefghijkl." + secret);
            for (int i = 0; i < 5; i++) {
                ada.get("/api/me").is(200);
            }
            assertThat(store.asked("visitor")).isEqualTo(1);
        }
    }
}
