package sheepfold.server.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.function.LongConsumer;
import org.junit.jupiter.api.Test;
import sheepfold.server.table.RulesFault;

class ThreadPoolTest {
    private final List<String> done = Collections.synchronizedList(new ArrayList<>());
    private final CountDownLatch gate = new CountDownLatch(1);

    private void waitAtTheGate() {
        await(gate);
    }

    private static void await(CountDownLatch latch) {
        try {
            assertThat(latch.await(20, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void guestsTakeTurnsHoweverMuchEachBrings() {
        CountDownLatch all = new CountDownLatch(7);
        try (ThreadPool threads = new ThreadPool("test", 1)) {
            threads.run("ada", this::waitAtTheGate);
            for (String work : List.of("ada 1", "ada 2", "ada 3", "ada 4", "ben 1", "cy 1", "ben 2")) {
                threads.run(work.substring(0, work.indexOf(' ')), () -> note(work, all));
            }
            gate.countDown();
            await(all);
        }
        assertThat(done).containsExactly("ada 1", "ben 1", "cy 1", "ada 2", "ben 2", "ada 3", "ada 4");
    }

    @Test
    void partsBeginTogetherAndHearWhenThatWas() {
        CyclicBarrier bothAreHere = new CyclicBarrier(2);
        CountDownLatch all = new CountDownLatch(2);
        List<Long> began = Collections.synchronizedList(new ArrayList<>());
        LongConsumer part = when -> {
            try {
                bothAreHere.await(20, TimeUnit.SECONDS);
                began.add(when);
                all.countDown();
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        };
        try (ThreadPool threads = new ThreadPool("test", 2)) {
            threads.run("ada", List.of(part, part));
            await(all);
        }
        assertThat(began).hasSize(2).containsOnly(began.getFirst());
    }

    @Test
    void workInManyPartsIsNotPassedByWorkInFew() {
        CountDownLatch all = new CountDownLatch(3);
        LongConsumer wide = _ -> note("wide", all);
        try (ThreadPool threads = new ThreadPool("test", 2)) {
            threads.run("ada", this::waitAtTheGate);
            threads.run("ben", List.of(wide, wide));
            // One thread is free, but it is another's turn
            threads.run("cy", () -> note("narrow", all));
            gate.countDown();
            await(all);
        }
        assertThat(done).hasSize(3).startsWith("wide");
    }

    private void note(String work, CountDownLatch all) {
        done.add(work);
        all.countDown();
    }

    @Test
    void workThatFailsGivesItsThreadBack() {
        CountDownLatch next = new CountDownLatch(1);
        try (ThreadPool threads = new ThreadPool("test", 1)) {
            threads.run("ada", () -> {
                throw new RulesFault("this is expected");
            });
            threads.run("ada", next::countDown);
            await(next);
        }
    }

    @Test
    void morePartsThanThreadsWouldWaitForEver() {
        try (ThreadPool threads = new ThreadPool("test", 1)) {
            assertThatExceptionOfType(IllegalArgumentException.class)
                    .isThrownBy(() -> threads.run("ada", List.of(_ -> {}, _ -> {})));
        }
    }
}
