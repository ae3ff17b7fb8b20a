package sheepfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.server.http.limits.Limits;
import sheepfold.server.http.limits.Limits.Kind;
import sheepfold.server.http.limits.Limits.Rate;

/** What a guest has learnt and played is kept for them alone. */
class ProgressTest {
    private static final String AT = "/api/me/progress";
    private static TestServer server;

    @BeforeAll
    static void start() {
        server = TestServer.start();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static String ask(long version, String progress) {
        return "{\"version\":%d,\"progress\":%s}".formatted(version, progress);
    }

    @Test
    void itIsKeptForTheOneWhoseItIs() {
        TestGuest ada = server.guest("Ada");
        assertThat(ada.get(AT).is(200).body()).isEqualTo("{\"version\":0,\"progress\":{}}");

        ada.put(AT, ask(0, "{\"lessons\":{\"tangle\":{\"step\":2}}}")).is(200);

        assertThat(ada.get(AT)
                        .is(200)
                        .json()
                        .at("/progress/lessons/tangle/step")
                        .asInt())
                .isEqualTo(2);
        assertThat(server.guest("Ben").get(AT).is(200).json().get("version").asInt())
                .isZero();
        server.stranger().get(AT).is(401);
        server.stranger().put(AT, ask(0, "{}")).is(401);
    }

    @Test
    void ofTwoDevicesTheSlowerOneIsTold() {
        TestGuest ada = server.guest("Ada");
        ada.put(AT, ask(0, "{\"a\":1}")).is(200);

        assertThat(ada.put(AT, ask(0, "{\"b\":1}")).is(409).error()).contains("Another device was faster");
        assertThat(ada.put(AT, ask(1, "{\"a\":1,\"b\":1}"))
                        .is(200)
                        .json()
                        .get("version")
                        .asInt())
                .isEqualTo(2);
        assertThat(ada.get(AT).json().at("/progress/b").asInt()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{\"version\":0}",
                "{\"version\":-1,\"progress\":{}}",
                "{\"version\":0,\"progress\":[]}",
                "{\"version\":0,\"progress\":\"x\"}",
                "{\"version\":0,\"progress\":{},\"guest\":\"somebody\"}"
            })
    void whatIsNotProgressIsRefusedAndChangesNothing(String body) {
        TestGuest ada = server.guest("Ada");
        ada.put(AT, body).is(400);
        assertThat(ada.get(AT).json().get("version").asInt()).isZero();
    }

    @Test
    void itIsBounded() {
        TestGuest ada = server.guest("Ada");
        String long60 = "{\"x\":\"" + "y".repeat(60_000) + "\"}";
        assertThat(ada.put(AT, ask(0, long60)).is(400).error()).contains("more than 60,000 letters");
        ada.put(AT, ask(0, "{\"x\":\"" + "y".repeat(80_000) + "\"}")).is(413);
        assertThat(ada.get(AT).json().get("version").asInt()).isZero();
    }

    @Test
    void itIsNotWrittenAllTheTime() {
        Limits limits = Limits.NONE.with(Kind.PROGRESS, new Rate(2, 0.01));
        try (TestServer limited = TestServer.start(new MemoryStore(), options -> options.withLimits(limits))) {
            TestGuest ada = limited.guest("Ada");
            for (int expected : List.of(200, 200, 429)) {
                long version = ada.get(AT).json().get("version").asLong();
                ada.put(AT, ask(version, "{}")).is(expected);
            }
        }
    }
}
