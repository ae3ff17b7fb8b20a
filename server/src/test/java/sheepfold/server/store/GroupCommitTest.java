package sheepfold.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class GroupCommitTest {
    private static final Duration A_MOMENT = Duration.ofMillis(200);

    private static final Duration LONG = Duration.ofSeconds(20);

    private final List<List<Write>> committed = new CopyOnWriteArrayList<>();

    private static Write write(int number) {
        return new Write.Share("name " + number, "content");
    }

    private static GroupCommit commits(GroupCommit.Commit commit) {
        return new GroupCommit(commit, LONG);
    }

    private Set<Write> remember(List<Write> batch) {
        committed.add(batch);
        return Set.of();
    }

    private List<Write> written() {
        return committed.stream().flatMap(List::stream).toList();
    }

    @Test
    void whoComesWhileACommitIsUnderWaySharesTheNext() {
        Semaphore disk = new Semaphore(0);
        try (GroupCommit commits = commits(batch -> {
            disk.acquireUninterruptibly();
            return remember(batch);
        })) {
            CompletableFuture<Void> first = commits.submit(write(0));
            waitUntilIdleBefore(disk);
            List<CompletableFuture<Void>> others = IntStream.rangeClosed(1, 20)
                    .mapToObj(number -> commits.submit(write(number)))
                    .toList();
            assertThat(first).isNotDone();
            disk.release();
            first.join();
            assertThat(others).allSatisfy(other -> assertThat(other).isNotDone());
            disk.release();
            others.forEach(CompletableFuture::join);
        }
        assertThat(committed).hasSize(2);
        assertThat(written())
                .isEqualTo(IntStream.rangeClosed(0, 20)
                        .mapToObj(GroupCommitTest::write)
                        .toList());
    }

    private static void waitUntilIdleBefore(Semaphore disk) {
        while (!disk.hasQueuedThreads()) {
            Thread.onSpinWait();
        }
    }

    @Test
    void oneBadRequestFailsAlone() {
        List<CompletableFuture<Void>> answers = new ArrayList<>();
        Semaphore disk = new Semaphore(0);
        try (GroupCommit commits = commits(batch -> {
            disk.acquireUninterruptibly();
            disk.release();
            if (batch.contains(write(13))) {
                throw new SQLException("13 is unlucky");
            }
            if (batch.contains(write(17))) {
                throw new IllegalStateException("17 is worse");
            }
            return remember(batch);
        })) {
            IntStream.range(0, 100).forEach(number -> answers.add(commits.submit(write(number))));
            disk.release();
        }
        for (int number = 0; number < 100; number++) {
            if (number == 13 || number == 17) {
                assertThatThrownBy(answers.get(number)::join)
                        .hasCauseInstanceOf(Store.Unavailable.class)
                        .hasStackTraceContaining(number == 13 ? "13 is unlucky" : "17 is worse");
            } else {
                assertThat(answers.get(number)).isCompleted();
            }
        }
        assertThat(written()).hasSize(98).doesNotHaveDuplicates();
        assertThat(committed).as("cut in halves, not one by one").hasSizeLessThan(30);
    }

    @Test
    void withoutADatabaseABatchFailsAtOnce() {
        List<CompletableFuture<Void>> answers = new ArrayList<>();
        Semaphore disk = new Semaphore(0);
        List<Integer> tries = new CopyOnWriteArrayList<>();
        try (GroupCommit commits = commits(batch -> {
            disk.acquireUninterruptibly();
            disk.release();
            tries.add(batch.size());
            throw new Store.Unavailable("no database");
        })) {
            IntStream.range(0, 500).forEach(number -> answers.add(commits.submit(write(number))));
            disk.release();
        }
        assertThat(answers)
                .allSatisfy(answer -> assertThatThrownBy(answer::join).hasCauseInstanceOf(Store.Unavailable.class));
        assertThat(tries).hasSizeLessThanOrEqualTo(2);
    }

    @Test
    void whoComesWhenTheQueueIsFullWaits() throws InterruptedException {
        Semaphore disk = new Semaphore(0);
        List<CompletableFuture<Void>> answers = new CopyOnWriteArrayList<>();
        int many = 12_000;
        try (GroupCommit commits = commits(batch -> {
            disk.acquireUninterruptibly();
            disk.release();
            return remember(batch);
        })) {
            List<CompletableFuture<Void>> accepted = new ArrayList<>();
            Thread caller = Thread.ofVirtual()
                    .start(() ->
                            IntStream.range(0, many).forEach(number -> accepted.add(commits.submit(write(number)))));
            assertThat(caller.join(A_MOMENT.multipliedBy(3)))
                    .as("all were accepted")
                    .isFalse();
            disk.release();
            caller.join();
            answers.addAll(accepted);
        }
        assertThat(answers)
                .hasSize(many)
                .allSatisfy(answer -> assertThat(answer).isCompleted());
        assertThat(written()).hasSize(many);
        assertThat(committed).allSatisfy(batch -> assertThat(batch).hasSizeLessThanOrEqualTo(1_000));
    }

    @Test
    void slowCallersDoNotHoldUpTheDisk() {
        Semaphore slow = new Semaphore(0);
        Semaphore disk = new Semaphore(0);
        try (GroupCommit commits = commits(batch -> {
            disk.acquireUninterruptibly();
            disk.release();
            return remember(batch);
        })) {
            // The reaction is in place before anything is written, lest it runs on this thread
            CompletableFuture<Void> blocked = commits.submit(write(0)).thenRun(slow::acquireUninterruptibly);
            disk.release();
            CompletableFuture<Void> second = commits.submit(write(1));
            while (written().size() < 2) {
                Thread.onSpinWait();
            }
            slow.release();
            blocked.join();
            second.join();
        }
        assertThat(written()).containsExactly(write(0), write(1));
    }

    @Test
    void whoWaitsForRoomIsToldWhenTheStoreCloses() throws InterruptedException {
        Semaphore disk = new Semaphore(0);
        GroupCommit commits = commits(batch -> {
            disk.acquireUninterruptibly();
            disk.release();
            return remember(batch);
        });
        List<CompletableFuture<Void>> answers = new CopyOnWriteArrayList<>();
        Thread caller = Thread.ofVirtual()
                .start(() -> IntStream.range(0, 11_500).forEach(number -> answers.add(commits.submit(write(number)))));
        assertThat(caller.join(A_MOMENT.multipliedBy(3))).isFalse();
        Thread closing = Thread.ofVirtual().start(commits::close);
        caller.join();
        disk.release();
        closing.join();
        long refused = answers.stream()
                .filter(CompletableFuture::isCompletedExceptionally)
                .count();
        assertThat(answers).hasSize(11_500).allMatch(CompletableFuture::isDone);
        assertThat(refused).isPositive();
        assertThat(written()).hasSize((int) (11_500 - refused));
    }

    @Test
    void whoHasWaitedLongEnoughIsToldAndWhatWasNotInHandIsNeverDone() {
        Semaphore disk = new Semaphore(0);
        try (GroupCommit commits = new GroupCommit(
                batch -> {
                    disk.acquireUninterruptibly();
                    disk.release();
                    return remember(batch);
                },
                A_MOMENT.multipliedBy(5))) {
            CompletableFuture<Void> inHand = commits.submit(write(0));
            waitUntilIdleBefore(disk);
            CompletableFuture<Void> behind = commits.submit(write(1));
            assertThatThrownBy(inHand::join).hasCauseInstanceOf(Store.Unknown.class);
            assertThatThrownBy(behind::join).hasCauseInstanceOf(Store.Unavailable.class);
            assertThatThrownBy(() -> commits.awaitOutcome(write(0).subject())).isInstanceOf(Store.Unavailable.class);
            commits.awaitOutcome(write(1).subject());
            disk.release();
            commits.submit(write(2)).join();
            commits.awaitOutcome(write(0).subject());
        }
        assertThat(written()).containsExactly(write(0), write(2));
    }

    @Test
    void itIsHealthyAsLongAsItCanWrite() {
        AtomicReference<Optional<Exception>> fault = new AtomicReference<>(Optional.empty());
        try (GroupCommit commits = commits(batch -> {
            switch (fault.get().orElse(null)) {
                case null -> {
                    return remember(batch);
                }
                case SQLException e -> throw e;
                case RuntimeException e -> throw e;
                case Exception e -> throw new IllegalStateException(e);
            }
        })) {
            assertThat(commits.isHealthy()).isTrue();
            for (Exception broken : List.of(
                    new Store.Unavailable("disk I/O error (fsync)"),
                    new SQLException("attempt to write a readonly database"))) {
                fault.set(Optional.of(broken));
                assertThatThrownBy(commits.submit(write(1))::join).hasCauseInstanceOf(Store.Unavailable.class);
                assertThat(commits.isHealthy()).isFalse();
                assertThat(commits.isHealthy()).isFalse();
                fault.set(Optional.empty());
                assertThat(commits.isHealthy()).isTrue();
            }
        }
        assertThat(written()).isNotEmpty().allMatch(Write.Probe.class::isInstance);
    }
}
