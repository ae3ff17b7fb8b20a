package sheepfold.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class TurnstileTest {
    private final Turnstile turnstile = new Turnstile(2);
    private final CountDownLatch inside = new CountDownLatch(2);
    private final CountDownLatch open = new CountDownLatch(1);

    private CompletableFuture<String> stay(String caller) {
        CompletableFuture<String> left = new CompletableFuture<>();
        Thread.startVirtualThread(() -> left.complete(turnstile.pass(caller, () -> {
            inside.countDown();
            try {
                open.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            return caller;
        })));
        return left;
    }

    @Test
    void whoAsksForMoreWaitsAndNobodyElseDoes() throws Exception {
        CompletableFuture<String> first = stay("ann");
        CompletableFuture<String> second = stay("ann");
        inside.await();
        AtomicInteger passed = new AtomicInteger();
        Thread third = Thread.ofPlatform().start(() -> turnstile.pass("ann", passed::incrementAndGet));
        while (third.getState() != Thread.State.WAITING) {
            Thread.onSpinWait();
        }
        assertThat(turnstile.pass("bob", () -> "at once")).isEqualTo("at once");
        assertThat(passed).hasValue(0);
        open.countDown();
        third.join();
        assertThat(passed).hasValue(1);
        assertThat(first.get(10, TimeUnit.SECONDS) + second.get(10, TimeUnit.SECONDS))
                .isEqualTo("annann");
        assertThat(turnstile.callers()).as("who has left is forgotten").isZero();
    }
}
