package sheepfold.server.lessons;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sheepfold.bots.story.Analysis;
import sheepfold.bots.story.Story;
import sheepfold.engine.Match;
import sheepfold.json.BadInput;
import sheepfold.json.Json;
import sheepfold.json.Shape;
import sheepfold.server.bots.ThreadPool;
import sheepfold.server.store.Store;
import sheepfold.server.table.Declined;
import sheepfold.server.wire.GameMessages.AnalysisState;

/**
 * Where it is found out what games were about: one after the other, on threads of their own, so that no table waits for it.
 * Guests take turns. What was found is kept with the table; two nodes that are asked at once find the same.
 */
public final class Stories implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Stories.class);
    private static final int MOST_WAITING = 100;

    private final Store store;
    private final int threads;
    private final ThreadPool pool = new ThreadPool("story", 1);
    private final Map<String, Work> underWay = new ConcurrentHashMap<>();

    /** With no threads nothing new is found out. */
    public Stories(Store store, int threads) {
        this.store = store;
        this.threads = threads;
    }

    /** Somebody waits for it. */
    private static final class Work {
        private volatile double progress;
        private volatile @Nullable Story soFar;
        private volatile boolean failed;
    }

    /** How far it is; nothing if nobody has begun. A game is named by the table and what was played there. */
    public Optional<AnalysisState> of(String table, String game) {
        Work work = underWay.get(table);
        if (work == null) {
            return kept(table, game).map(story -> new AnalysisState(1, story, null));
        }
        if (work.failed) {
            underWay.remove(table, work);
            throw Declined.because(503, "What this game was about could not be found out.");
        }
        return Optional.of(new AnalysisState(work.progress, null, work.soFar));
    }

    private Optional<Story> kept(String table, String game) {
        return store.story(table).filter(kept -> kept.game().equals(game)).flatMap(Stories::read);
    }

    /** What an earlier version has told otherwise is found out anew. */
    private static Optional<Story> read(Store.Told kept) {
        try {
            return Optional.of(Shape.of(Story.class).read(Json.parse(kept.story()), "story"));
        } catch (BadInput e) {
            LOG.debug("a story of {} is told anew: {}", kept.table(), e.line());
            return Optional.empty();
        }
    }

    public AnalysisState begin(String table, String game, Match<?, ?> match, String guest) {
        if (threads == 0) {
            throw Declined.because(403, "Whoever runs this server wants no games to be analysed here.");
        }
        if (underWay.size() >= MOST_WAITING) {
            throw Declined.because(503, "Many games wait to be analysed; try again in a minute.");
        }
        Work fresh = new Work();
        @Nullable Work first = underWay.putIfAbsent(table, fresh);
        if (first == null) {
            pool.run(guest, () -> findOut(table, game, match, fresh));
        }
        Work work = first == null ? fresh : first;
        return new AnalysisState(work.progress, null, work.soFar);
    }

    private void findOut(String table, String game, Match<?, ?> match, Work work) {
        try {
            Story story = Analysis.of(match).tell(threads, share -> work.progress = share, soFar -> work.soFar = soFar);
            store.write(new Store.Told(table, game, Json.line(story))).join();
            underWay.remove(table, work);
        } catch (CancellationException e) {
            LOG.debug("the server stops: {}", e.getMessage());
        } catch (RuntimeException | StackOverflowError | AssertionError e) {
            LOG.warn("what was played at {} is not understood: {}", table, e.toString());
            work.failed = true;
        }
    }

    @Override
    public void close() {
        pool.close();
    }
}
