package sheepfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest.BodyPublishers;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import sheepfold.server.http.Limits;
import sheepfold.server.http.Limits.Kind;
import sheepfold.server.http.Limits.Rate;
import sheepfold.server.http.Proxies;

class LimitsTest {
    private static final Rate PLENTY = new Rate(100_000, 100_000);

    private static Limits with(Rate guest, int tables, int streams) {
        return Limits.NONE
                .with(Kind.GUEST, guest)
                .with(Kind.HINTS, new Rate(2, 0.01))
                .with(Kind.MEASUREMENTS, new Rate(1, 0.01))
                .withTables(tables)
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

    private static Reply newGuest(TestServer server, String address) {
        TestGuest stranger = server.stranger();
        return stranger.send(stranger.request("/api/guests")
                .header("Content-Type", "application/json")
                .header("X-Forwarded-For", address)
                .POST(BodyPublishers.ofString("{\"name\":\"Ada\"}"))
                .build());
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
}
