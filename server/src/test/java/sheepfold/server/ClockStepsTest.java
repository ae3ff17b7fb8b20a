package sheepfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.server.bots.Pace;

/** Somebody sets the clock on the wall: what was to take so long takes so long all the same. */
class ClockStepsTest {
    private static final Pace PACE =
            new Pace(Duration.ZERO, Duration.ZERO, Duration.ZERO, Duration.ZERO, Duration.ofSeconds(1), Duration.ZERO);

    private final AtomicLong offset = new AtomicLong();
    private final InstantSource clock = () -> Instant.now().plusMillis(offset.get());

    @ParameterizedTest
    @ValueSource(longs = {3_600_000, -3_600_000})
    void aStepOfAnHourNeitherFreezesAClockNorEndsIt(long step) throws InterruptedException {
        MemoryStore store = new MemoryStore();
        try (TestServer server =
                TestServer.start(store, options -> options.withPace(PACE).withClock(clock))) {
            TestGuest ada = server.guest("Ada");
            String table = ada.table("wolf-and-sheep", List.of("me", "me"), "\"clock\":3");
            offset.set(step);
            TimeUnit.MILLISECONDS.sleep(1_000);
            assertThat(ada.state(table).get("moves").intValue()).isZero();
            long deadline = ada.state(table).get("turn").get("deadline").longValue();
            assertThat(deadline - clock.millis()).isBetween(1L, 3_000L);
            awaitMove(ada, table);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {3_600_000, -3_600_000})
    void aNodeWhoseClockIsAnHourOffGoesOnWithATable(long step) throws InterruptedException {
        MemoryStore store = new MemoryStore();
        String table;
        TestGuest ada;
        try (TestServer server =
                TestServer.start(store, options -> options.withPace(PACE).withClock(clock))) {
            ada = server.guest("Ada");
            table = ada.table("wolf-and-sheep", List.of("me", "me"), "\"clock\":3");
        }
        offset.set(step);
        try (TestServer server =
                TestServer.start(store, options -> options.withPace(PACE).withClock(clock))) {
            TestGuest again = ada.at(server);
            assertThat(again.state(table).get("moves").intValue()).isZero();
            awaitMove(again, table);
        }
    }

    private static void awaitMove(TestGuest ada, String table) throws InterruptedException {
        for (int i = 0; i < 100 && ada.state(table).get("moves").intValue() == 0; i++) {
            TimeUnit.MILLISECONDS.sleep(100);
        }
        assertThat(ada.state(table).get("moves").intValue()).isPositive();
    }
}
