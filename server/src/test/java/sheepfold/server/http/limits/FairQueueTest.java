package sheepfold.server.http.limits;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class FairQueueTest {
    private static final String NOWHERE = "";

    private final AtomicLong now = new AtomicLong();
    private final FairQueue fairQueue = new FairQueue(2, now::get);
    private final BlockingQueue<Caller> inside = new LinkedBlockingQueue<>();

    /** Somebody who comes, and leaves when they are told to. */
    private final class Caller {
        private final CountDownLatch leave = new CountDownLatch(1);
        private final String guest;
        private final Thread thread;

        Caller(String guest, String address) {
            this.guest = guest;
            thread = Thread.ofPlatform()
                    .start(() -> fairQueue.pass(guest, address, () -> {
                        inside.add(this);
                        awaited(leave);
                        return guest;
                    }));
        }

        Caller entered() throws InterruptedException {
            assertThat(inside.take()).isSameAs(this);
            return this;
        }

        Caller waits() {
            while (thread.getState() != Thread.State.WAITING) {
                Thread.onSpinWait();
            }
            assertThat(inside).doesNotContain(this);
            return this;
        }

        void leaves() throws InterruptedException {
            leave.countDown();
            thread.join();
        }
    }

    private static void awaited(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Somebody is served for so many turns. */
    private void uses(String guest, String address, int turns) {
        for (int i = 0; i < turns; i++) {
            fairQueue.pass(guest, address, () -> now.addAndGet(FairQueue.TURN));
        }
    }

    /** Two heavy callers who hold all places. */
    private List<Caller> crowd() throws InterruptedException {
        uses("mallory", NOWHERE, 4);
        uses("malcolm", NOWHERE, 4);
        List<Caller> crowd = new ArrayList<>();
        crowd.add(new Caller("mallory", NOWHERE).entered());
        crowd.add(new Caller("malcolm", NOWHERE).entered());
        return crowd;
    }

    private void leave(List<Caller> callers) throws InterruptedException {
        for (Caller caller : callers) {
            caller.leaves();
        }
    }

    @Test
    void whoUsedLittlePassesThoseWhoUsedMuch() throws Exception {
        List<Caller> crowd = crowd();
        crowd.add(new Caller("mallory", NOWHERE).waits());
        assertThat(fairQueue.pass("ann", NOWHERE, () -> "at once")).isEqualTo("at once");
        leave(crowd);
    }

    @Test
    void whoUsedLeastIsNext() throws Exception {
        uses("much", NOWHERE, 10);
        uses("some", NOWHERE, 5);
        List<Caller> crowd = crowd();
        Caller much = new Caller("much", NOWHERE).waits();
        Caller some = new Caller("some", NOWHERE).waits();
        crowd.removeFirst().leaves();
        some.entered();
        much.waits();
        some.leaves();
        much.entered().leaves();
        leave(crowd);
    }

    @Test
    void whoBeginsManyThingsAtOnceWaitsLikeOneWhoUsedMuch() throws Exception {
        List<Caller> crowd = crowd();
        crowd.add(new Caller("new", NOWHERE).entered());
        crowd.add(new Caller("new", NOWHERE).entered());
        crowd.add(new Caller("new", NOWHERE).waits());
        leave(crowd);
    }

    @Test
    void aPlaceIsNotHeldByWhatWaitsItself() throws Exception {
        List<Caller> crowd = crowd();
        Caller next = new Caller("mallory", NOWHERE).waits();
        now.addAndGet(FairQueue.TURN);
        next.entered().leaves();
        leave(crowd);
    }

    @Test
    void whoWaitsComesInHoweverManyUseTheServerMeanwhile() throws Exception {
        uses("much", NOWHERE, 100);
        List<Caller> crowd = crowd();
        Caller much = new Caller("much", NOWHERE).waits();
        inside.addAll(crowd);
        for (Caller next = inside.take(); next != much; next = inside.take()) {
            now.addAndGet(FairQueue.TURN / 10);
            crowd.add(new Caller(next.guest, NOWHERE).waits());
            next.leaves();
        }
        much.leaves();
        leave(crowd);
    }

    @Test
    void thoseBehindAnAddressShareItAndWhoUsedLeastOfThemIsNext() throws Exception {
        for (int i = 0; i < 30; i++) {
            uses("guest " + i, "192.0.2.1", 2);
        }
        List<Caller> crowd = crowd();
        Caller again = new Caller("guest 29", "192.0.2.1").waits();
        Caller fresh = new Caller("fresh", "192.0.2.1").waits();
        assertThat(fairQueue.pass("elsewhere", "192.0.2.2", () -> "at once")).isEqualTo("at once");
        crowd.removeFirst().leaves();
        fresh.entered().leaves();
        again.entered().leaves();
        leave(crowd);
    }

    @Test
    void whoUsedNothingLatelyIsForgotten() {
        uses("ann", "192.0.2.1", 10);
        assertThat(fairQueue.known()).isEqualTo(2);
        now.addAndGet(600 * FairQueue.TURN);
        assertThat(fairQueue.known()).isZero();
    }
}
