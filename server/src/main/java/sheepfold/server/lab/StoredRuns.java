package sheepfold.server.lab;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sheepfold.json.BadInput;
import sheepfold.json.Json;
import sheepfold.json.Shape;
import sheepfold.server.store.Store;
import sheepfold.server.wire.LabMessages.RunState;

/** Runs of the lab as the store keeps them: what came of each, and its games as tables. */
final class StoredRuns {
    private static final Logger LOG = LoggerFactory.getLogger(StoredRuns.class);
    static final String CUT_SHORT =
            "The server stopped while this run was under way, so some of its games were not played.";
    private static final int SHARES_OF_GUESTS = 10;

    private final Store store;
    private final InstantSource clock;
    private final Store.MostRuns most;

    StoredRuns(Store store, InstantSource clock, int most) {
        this.store = store;
        this.clock = clock;
        // Nobody drives out what all others have found
        this.most = new Store.MostRuns(most, Math.max(1, most / SHARES_OF_GUESTS));
    }

    /**
     * A run that was kept.
     *
     * @param guest who began it
     */
    record Kept(String guest, RunState state) {}

    CompletableFuture<Void> keep(String guest, RunState state, List<String> tables) {
        return store.keep(
                new Store.Run(
                        state.id(),
                        guest,
                        clock.millis(),
                        state.status().isOpen(),
                        Json.line(Shape.of(RunState.class).write(state.seenBy(false)))),
                tables.stream().map(StoredRuns::packed).toList(),
                most);
    }

    /** A run that is played at another node stands as that node told last; one that nobody plays any more is stopped. */
    Optional<Kept> run(String id) {
        return store.run(id)
                .flatMap(run -> read(run)
                        .map(state -> state.status().isOpen() && !run.underWay() ? state.stopped(CUT_SHORT) : state)
                        .map(state -> new Kept(run.guest(), state)));
    }

    Optional<String> table(String run, int setup) {
        return store.runTable(run, setup).map(StoredRuns::unpacked);
    }

    /** What an earlier version has found otherwise is as good as forgotten. */
    private static Optional<RunState> read(Store.Run run) {
        try {
            return Optional.of(Shape.of(RunState.class).read(Json.parse(run.state()), "run"));
        } catch (BadInput e) {
            LOG.warn("run {} of the lab cannot be read any more: {}", run.id(), e.line());
            return Optional.empty();
        }
    }

    private static String packed(String table) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream packing = new GZIPOutputStream(bytes)) {
            packing.write(table.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Base64.getEncoder().encodeToString(bytes.toByteArray());
    }

    private static String unpacked(String content) {
        try (GZIPInputStream packed =
                new GZIPInputStream(new ByteArrayInputStream(Base64.getDecoder().decode(content)))) {
            return new String(packed.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
