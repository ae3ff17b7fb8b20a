package sheepfold.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class WriteHealthTest {
    private static final Duration NO_PATIENCE = Duration.ofMillis(1);
    private static final Duration MUCH_PATIENCE = Duration.ofSeconds(20);

    private final List<CompletableFuture<Void>> probes = new ArrayList<>();
    private final AtomicLong clock = new AtomicLong();

    private WriteHealth pulse(Duration patience, CompletableFuture<Void> answer) {
        return new WriteHealth(
                () -> {
                    probes.add(answer);
                    return answer;
                },
                patience,
                clock::get);
    }

    private static CompletableFuture<Void> written() {
        return CompletableFuture.completedFuture(null);
    }

    private static CompletableFuture<Void> notWritten() {
        return CompletableFuture.failedFuture(new Store.Unavailable("the disk is full"));
    }

    @Test
    void whatWasNeverWrittenIsTried() {
        assertThat(pulse(MUCH_PATIENCE, written()).isFelt()).isTrue();
        assertThat(pulse(MUCH_PATIENCE, notWritten()).isFelt()).isFalse();
        assertThat(probes).hasSize(2);
    }

    @Test
    void whatWasJustWrittenSparesTheTrialForASecond() {
        WriteHealth pulse = pulse(MUCH_PATIENCE, notWritten());
        pulse.beat();
        clock.addAndGet(Duration.ofMillis(900).toNanos());
        assertThat(pulse.isFelt()).isTrue();
        clock.addAndGet(Duration.ofMillis(200).toNanos());
        assertThat(pulse.isFelt()).isFalse();
        assertThat(probes).hasSize(1);
    }

    @Test
    void afterAFailureItIsTriedUntilSomethingIsWritten() {
        WriteHealth pulse = pulse(MUCH_PATIENCE, notWritten());
        pulse.beat();
        pulse.miss();
        assertThat(pulse.isFelt()).isFalse();
        assertThat(pulse.isFelt()).isFalse();
        pulse.beat();
        assertThat(pulse.isFelt()).isTrue();
        assertThat(probes).hasSize(2);
    }

    @Test
    void whoAsksWhileATrialIsUnderWaySharesItAndDoesNotWaitForEver() {
        CompletableFuture<Void> hanging = new CompletableFuture<>();
        WriteHealth pulse = pulse(NO_PATIENCE, hanging);
        for (int question = 0; question < 5; question++) {
            assertThat(pulse.isFelt()).isFalse();
        }
        assertThat(probes).hasSize(1);
        hanging.complete(null);
        pulse.beat();
        assertThat(pulse.isFelt()).isTrue();
    }
}
