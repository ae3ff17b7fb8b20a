package sheepfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import sheepfold.server.http.limits.Timeouts;

/** Who takes too long to say what they want does not keep a place. */
@Timeout(60)
class SlowCallersTest {
    private static final Duration MOST = Duration.ofSeconds(1);
    private static final String REQUEST = "GET /api/games HTTP/1.1\r\nHost: x\r\n";
    private static TestServer server;

    @BeforeAll
    static void start() {
        server = TestServer.start(
                new MemoryStore(), options -> options.withTimeouts(new Timeouts(MOST, MOST, MOST, Duration.ZERO)));
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static void pause() throws InterruptedException {
        TimeUnit.MILLISECONDS.sleep(2 * MOST.toMillis());
    }

    @Test
    void whoSaysNothingIsCutOff() throws Exception {
        try (RawConnection silent = new RawConnection(server)) {
            assertThat(silent.isClosed()).isTrue();
        }
    }

    @Test
    void aHeadThatDribblesInIsCutOff() throws Exception {
        try (RawConnection slow = new RawConnection(server)) {
            slow.say(REQUEST + "X: ");
            Thread dribble = Thread.startVirtualThread(() -> dribble(slow));
            assertThat(slow.isClosed()).isTrue();
            dribble.interrupt();
        }
    }

    private static void dribble(RawConnection slow) {
        try {
            while (true) {
                slow.say("a");
                TimeUnit.MILLISECONDS.sleep(20);
            }
        } catch (java.io.IOException e) {
            // The connection was closed, as it should be
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void aLaterHeadThatIsNotFinishedIsCutOff() throws Exception {
        try (RawConnection slow = new RawConnection(server)) {
            assertThat(slow.say(REQUEST + "\r\n").answer()).contains("200");
            slow.say("GET /api/ga");
            assertThat(slow.isClosed()).isTrue();
        }
    }

    @Test
    void aConnectionThatWaitsForItsNextRequestStays() throws Exception {
        try (RawConnection patient = new RawConnection(server)) {
            assertThat(patient.say(REQUEST + "\r\n").answer()).contains("200");
            pause();
            assertThat(patient.say(REQUEST + "\r\n").answer()).contains("200");
        }
    }

    @Test
    void aStreamStays() throws Exception {
        TestGuest ada = server.guest("Ada");
        String table = ada.table("wolf-and-sheep", List.of("me", "me"));
        try (TestStream stream = ada.watch(table)) {
            stream.next("state");
            pause();
            ada.move(table, "c1-d2").is(200);
            assertThat(stream.next("change").json().get("moves").intValue()).isEqualTo(1);
        }
    }

    @Test
    void aBodyThatDoesNotComeIsNotWaitedFor() throws Exception {
        try (RawConnection slow = new RawConnection(server)) {
            slow.say(
                    "POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 14\r\n\r\n");
            slow.say("{\"name\":");
            assertThat(slow.line()).isEqualTo("HTTP/1.1 408 Request Timeout");
            assertThat(slow.rest()).contains("The body took too long to arrive.");
        }
    }

    @Test
    void aBodyThatDribblesInIsCutOff() throws Exception {
        try (RawConnection slow = new RawConnection(server)) {
            slow.say("POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n");
            slow.say("Content-Length: 60000\r\n\r\n");
            Thread dribble = Thread.startVirtualThread(() -> dribble(slow));
            assertThat(slow.line()).isEqualTo("HTTP/1.1 408 Request Timeout");
            dribble.interrupt();
        }
    }

    @Test
    void aBodyInSeveralPiecesIsTaken() throws Exception {
        try (RawConnection careful = new RawConnection(server)) {
            careful.say("POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n");
            careful.say("Content-Length: 14\r\n\r\n{\"name\":");
            TimeUnit.MILLISECONDS.sleep(50);
            assertThat(careful.say("\"Ada\"}").answer()).contains("200");
        }
    }
}
