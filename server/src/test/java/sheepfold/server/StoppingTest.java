package sheepfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import sheepfold.server.http.limits.Timeouts;

/** A server that stops breaks no answer off, and says on each connection which answer is the last. */
@Timeout(60)
class StoppingTest {
    private static final int CALLERS = 40;
    private static final String QUESTION = "GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n";
    private static final String LAST = "connection: close";
    private static final Duration LONG = Duration.ofSeconds(20);

    private final TestServer server = TestServer.start(
            new MemoryStore(), options -> options.withTimeouts(new Timeouts(LONG, LONG, LONG, Duration.ZERO)));
    private final CountDownLatch asking = new CountDownLatch(CALLERS);

    @RepeatedTest(3)
    void whoAsksOnAConnectionThatStaysOpenGetsWholeAnswersUntilTheLast() throws InterruptedException {
        List<CompletableFuture<Void>> callers = Stream.generate(
                        () -> CompletableFuture.runAsync(this::askUntilTheLast, Thread::startVirtualThread))
                .limit(CALLERS)
                .toList();
        asking.await();
        server.close();
        callers.forEach(CompletableFuture::join);
    }

    private void askUntilTheLast() {
        try (RawConnection connection = new RawConnection(server)) {
            List<String> answer = connection.say(QUESTION).wholeAnswer();
            asking.countDown();
            while (!isLast(answer)) {
                assertThat(answer.getFirst()).contains("200");
                answer = connection.say(QUESTION).wholeAnswer();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean isLast(List<String> answer) {
        return answer.stream().anyMatch(LAST::equalsIgnoreCase);
    }

    @Test
    void whatIsUnderWayIsAnsweredAndSaidToBeTheLast() throws Exception {
        try (RawConnection slow = new RawConnection(server)) {
            slow.say("POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n");
            slow.say("Content-Length: 14\r\nExpect: 100-continue\r\n\r\n");
            assertThat(slow.line()).contains("100");
            slow.line();
            CompletableFuture<Void> stopped = CompletableFuture.runAsync(server::close);
            while (server.stranger().get("/api/games").status() == 200) {
                Thread.onSpinWait();
            }
            List<String> answer = slow.say("{\"name\":\"Ada\"}").wholeAnswer();
            assertThat(answer.getFirst()).contains("200");
            assertThat(isLast(answer)).isTrue();
            stopped.join();
        }
    }
}
