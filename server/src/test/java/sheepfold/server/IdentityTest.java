package sheepfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.server.http.limits.Proxies;
import sheepfold.server.people.Signer;
import sheepfold.server.store.Store;

class IdentityTest {
    private static TestServer server;

    @BeforeAll
    static void start() {
        server = TestServer.start();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static Reply welcome(String name) {
        return server.stranger().post("/api/guests", "{\"name\":\"%s\"}".formatted(name));
    }

    private static HttpRequest.Builder withCookie(String path, String cookie) {
        return HttpRequest.newBuilder(server.at(path))
                .header("Cookie", cookie)
                .header("Content-Type", "application/json");
    }

    @Test
    void aGuestGetsACookieThatScriptsCannotRead() {
        Reply welcome = welcome("Ada").is(200);

        String cookie = welcome.header("Set-Cookie");
        assertThat(cookie).contains("HttpOnly", "SameSite=Lax", "Path=/").doesNotContain("Secure");
        Reply me = server.stranger()
                .send(withCookie("/api/me", cookie.split(";", -1)[0]).GET().build());
        assertThat(me.is(200).json().get("name").asString()).isEqualTo("Ada");
        assertThat(me.json().get("token").asString()).isEmpty();
    }

    @Test
    void aForgedCookieIsRefusedAndForgotten() {
        String id = welcome("Ada").json().get("guest").asString();

        Reply refused = server.stranger()
                .send(withCookie("/api/me", "sheepfold=" + id + ".AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA")
                        .GET()
                        .build());

        assertThat(refused.is(401).error()).isEqualTo("This cookie is not valid.");
        assertThat(refused.header("Set-Cookie")).contains("sheepfold=;", "Expires=Thu, 01 Jan 1970");
        server.stranger()
                .send(withCookie("/api/tables", "sheepfold=nonsense").GET().build())
                .is(401);
        server.stranger()
                .send(withCookie("/api/games", "sheepfold=nonsense").GET().build())
                .is(200);
    }

    @Test
    void aForgedTokenIsRefused() {
        TestGuest ada = server.guest("Ada");
        new TestGuest(server, ada.id(), ada.id() + ".guess").get("/api/me").is(401);
        new TestGuest(server, "", "x").get("/api/me").is(401);
        TestGuest ben = server.guest("Ben");
        String signature = ben.token().substring(ben.token().indexOf('.'));
        new TestGuest(server, ada.id(), ada.id() + signature).get("/api/me").is(401);
        server.stranger().get("/api/me").is(401);
        assertThat(server.stranger()
                        .get("/api/me?new=1")
                        .is(200)
                        .json()
                        .get("guest")
                        .asString())
                .isEmpty();
        server.stranger()
                .send(HttpRequest.newBuilder(server.at("/api/me"))
                        .header("Authorization", "Basic eDp5")
                        .build())
                .is(401);
    }

    @Test
    void aCookieIsNoTokenAndATokenNoCookie() {
        Reply welcome = welcome("Ada");
        String token = welcome.json().get("token").asString();
        String cookie = welcome.header("Set-Cookie").replaceAll("^sheepfold=|;.*", "");

        new TestGuest(server, "", cookie).get("/api/me").is(401);
        server.stranger()
                .send(withCookie("/api/me", "sheepfold=" + token).GET().build())
                .is(401);
    }

    @Test
    void aGuestEndsAllOtherSignIns() {
        Reply welcome = welcome("Ada");
        String cookie = welcome.header("Set-Cookie").split(";", -1)[0];
        TestGuest ada = new TestGuest(
                server,
                welcome.json().get("guest").asString(),
                welcome.json().get("token").asString());
        String table = ada.table("wolf-and-sheep", List.of("me", "me"));
        TestStream stream = ada.watch(table);
        stream.next("state");

        Reply fresh = ada.post("/api/me/sign-outs", "{}").is(200);

        stream.awaitEnd();
        ada.get("/api/me").is(401);
        server.stranger().send(withCookie("/api/me", cookie).GET().build()).is(401);
        TestGuest again =
                new TestGuest(server, ada.id(), fresh.json().get("token").asString());
        assertThat(fresh.json().get("guest").asString()).isEqualTo(ada.id());
        assertThat(again.get("/api/me").is(200).json().get("name").asString()).isEqualTo("Ada");
        again.move(table, "c1-d2").is(200);
        String freshCookie = fresh.header("Set-Cookie").split(";", -1)[0];
        server.stranger().send(withCookie("/api/me", freshCookie).GET().build()).is(200);
        again.put("/api/me", "{\"name\":\"Ada L.\"}").is(200);
        again.post("/api/me/sign-outs", "").is(200);
        again.get("/api/me").is(401);
        ada.get("/api/me").is(401);
    }

    @Test
    void aTokenOfTheFormerKindEndsWithTheOthers() {
        MemoryStore store = new MemoryStore();
        String secret = Signer.fresh(24);
        store.write(new Store.Visitor("abcdefghijkl", "Ada", Signer.hash(secret), 1, 0, 1))
                .join();
        try (TestServer home = TestServer.start(store, options -> options)) {
            TestGuest ada = new TestGuest(home, "abcdefghijkl", "abcdefghijkl." + secret);
            String token = ada.post("/api/me/sign-outs", "")
                    .is(200)
                    .json()
                    .get("token")
                    .asString();
            ada.get("/api/me").is(401);
            new TestGuest(home, ada.id(), token).get("/api/me").is(200);
        }
    }

    @Test
    void whoComesEveryDayIsNotedEveryDay() {
        CountingStore store = new CountingStore();
        AtomicLong now = new AtomicLong(Duration.ofDays(20_000).toMillis());
        try (TestServer home =
                TestServer.start(store.store(), options -> options.withClock(() -> Instant.ofEpochMilli(now.get())))) {
            TestGuest ada = home.guest("Ada");
            for (int day = 0; day < 3; day++) {
                ada.get("/api/me").is(200);
                ada.get("/api/me").is(200);
                assertThat(store.asked("see")).isEqualTo(day);
                now.addAndGet(Duration.ofHours(25).toMillis());
            }
        }
    }

    @Test
    void aSignOutTakesNothingBesides() {
        TestGuest ada = server.guest("Ada");
        ada.post("/api/me/sign-outs", "{\"all\":true}").is(400);
        ada.get("/api/me").is(200);
        server.stranger().post("/api/me/sign-outs", "{}").is(401);
    }

    @Test
    void whatCannotBeSavedIsNotSaidToBe() {
        MemoryStore store = new MemoryStore();
        try (TestServer shaky = TestServer.start(store, options -> options)) {
            TestGuest ada = shaky.guest("Ada");
            store.setBroken(true);
            assertThat(shaky.stranger()
                            .post("/api/guests", "{\"name\":\"Ben\"}")
                            .is(503)
                            .error())
                    .contains("Nothing has changed");
            ada.post("/api/me/sign-outs", "{}").is(503);
            ada.get("/api/me").is(200);
        }
    }

    @Test
    void anotherSiteCannotActInAGuestsName() {
        String cookie = welcome("Ada").header("Set-Cookie").split(";", -1)[0];
        String table = "{\"game\":\"wolf-and-sheep\",\"seats\":[\"me\",\"me\"]}";

        for (String[] header :
                new String[][] {{"Origin", "http://evil.example"}, {"Origin", "null"}, {"Sec-Fetch-Site", "cross-site"}
                }) {
            Reply refused = server.stranger()
                    .send(withCookie("/api/tables", cookie)
                            .header(header[0], header[1])
                            .POST(BodyPublishers.ofString(table))
                            .build());
            assertThat(refused.is(403).error()).contains("Another site");
        }
        server.stranger()
                .send(withCookie("/api/tables", cookie)
                        .header("Origin", "http://127.0.0.1:" + server.port())
                        .header("Sec-Fetch-Site", "same-origin")
                        .POST(BodyPublishers.ofString(table))
                        .build())
                .is(200);
    }

    @Test
    void behindAProxyTheConfiguredAddressCounts() {
        try (TestServer proxied = TestServer.start(
                new MemoryStore(),
                options -> options.withPublicUrl(Optional.of(URI.create("https://sheepfold.example")))
                        .withProxies(Proxies.HERE))) {
            Reply welcome =
                    proxied.stranger().post("/api/guests", "{\"name\":\"Ada\"}").is(200);
            assertThat(welcome.header("Set-Cookie")).contains("Secure");
            TestGuest ada = proxied.guest("Ada");
            HttpRequest.Builder request = ada.request("/api/tables").header("Content-Type", "application/json");
            String body = "{\"game\":\"wolf-and-sheep\",\"seats\":[\"me\",\"me\"]}";

            Reply made = ada.send(request.copy()
                    .header("Origin", "https://sheepfold.example")
                    .POST(BodyPublishers.ofString(body))
                    .build());
            assertThat(made.is(200).json().get("url").asString()).startsWith("https://sheepfold.example/t/");
            ada.send(request.copy()
                            .header("Origin", "http://127.0.0.1:" + proxied.port())
                            .POST(BodyPublishers.ofString(body))
                            .build())
                    .is(403);
        }
    }

    @Test
    void aScriptInANameIsJustText() {
        String name = "<script>x()</script>";
        TestGuest mallory = server.guest(name);

        String table = mallory.table("wolf-and-sheep", List.of("me", "me"));

        Reply state = mallory.get("/api/tables/" + table);
        assertThat(state.json().get("seats").get(0).get("name").asString()).isEqualTo(name);
        assertThat(state.header("Content-Type")).startsWith("application/json");
        assertThat(state.header("X-Content-Type-Options")).isEqualTo("nosniff");
        assertThat(state.header("Content-Security-Policy"))
                .contains("default-src 'none'")
                .doesNotContain("unsafe");
        assertThat(mallory.record(table)).contains("players: " + name);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "   ", "a\\nb", "a\\u0000b", "a\\u202Eb", "\\u200B", "1234567890123456789012345"})
    void aNameIsShortAndVisible(String name) {
        assertThat(welcome(name).is(400).json().get("field").asString()).isEqualTo("name");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Ö", "羊飼い", "👩‍🌾 Ada", "Ada \\\"Countess\\\" L.", "123456789012345678901234"})
    void anyLettersWillDo(String name) {
        welcome(name).is(200);
    }
}
