package sheepfold.trials.torture;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Commits that are kept from the database for a while, until somebody decides what becomes of them. */
final class Hold {
    enum Verdict {
        RELEASED,
        DROPPED
    }

    private final CompletableFuture<Verdict> verdict = new CompletableFuture<>();
    private final CountDownLatch first = new CountDownLatch(1);
    private final List<Line> lines = new CopyOnWriteArrayList<>();

    /** Waits with a commit in hand. */
    Verdict await(Line line) {
        lines.add(line);
        first.countDown();
        return verdict.join();
    }

    /** Waits for a commit to come; false if none came. */
    boolean hasCaught(Duration patience) throws InterruptedException {
        return first.await(patience.toMillis(), TimeUnit.MILLISECONDS);
    }

    List<Line> lines() {
        return lines;
    }

    void decide(Verdict decided) {
        verdict.complete(decided);
    }
}
