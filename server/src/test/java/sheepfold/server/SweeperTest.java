package sheepfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sheepfold.server.store.Samples;
import sheepfold.server.store.Store;
import sheepfold.server.store.Store.Visitor;
import sheepfold.server.store.Stores;

class SweeperTest {
    private static final Instant NOW = Instant.parse("2026-11-16T12:00:00Z");
    private static final Keeping TEN_DAYS = Keeping.ofDays(10, 10, 10);

    private Store store;

    @BeforeEach
    void open(@TempDir Path home) {
        store = Stores.open(home);
    }

    @AfterEach
    void close() {
        store.close();
    }

    private static long daysAgo(int days) {
        return NOW.minus(Duration.ofDays(days)).toEpochMilli();
    }

    private void table(String name, String status, int daysAgo, String... guests) {
        store.create(Samples.head(name, status, true, daysAgo(daysAgo)), Samples.entries(name, 1, 2), List.of(guests))
                .join();
    }

    private void guest(String name, int daysAgo) {
        store.write(new Visitor(name, name, "", daysAgo(100), 0, daysAgo(daysAgo)))
                .join();
    }

    private void sweep(Keeping keeping, Set<String> inUse) {
        try (Sweeper sweeper = new Sweeper(store, inUse::contains, InstantSource.fixed(NOW))) {
            sweeper.sweep(keeping);
        }
    }

    private boolean isThere(String table) {
        return store.head(table).isPresent();
    }

    @Test
    void tablesThatNobodyHasTouchedForLongGoWhetherTheyAreOverOrNot() {
        table("old-over", "over", 11);
        table("old-playing", "playing", 11);
        table("young", "playing", 9);
        sweep(TEN_DAYS, Set.of());
        assertThat(isThere("old-over")).isFalse();
        assertThat(isThere("old-playing")).isFalse();
        assertThat(store.entries("old-playing", 0)).isEmpty();
        assertThat(isThere("young")).isTrue();
    }

    @Test
    void aTableThatIsInUseStays() {
        table("old", "playing", 11);
        sweep(TEN_DAYS, Set.of("old"));
        assertThat(isThere("old")).isTrue();
    }

    @Test
    void moreThanOneBatchGoesInOneSweep() {
        List<CompletableFuture<Void>> made = IntStream.range(0, 1_001)
                .mapToObj(i -> "t" + i)
                .map(name -> store.create(
                        Samples.head(name, "over", true, daysAgo(20)), Samples.entries(name, 1, 1), List.of()))
                .toList();
        made.forEach(CompletableFuture::join);
        table("kept", "over", 20);
        sweep(TEN_DAYS, Set.of("kept"));
        assertThat(store.tablesUnchangedSince(daysAgo(10), 2_000)).containsExactly("kept");
    }

    @Test
    void guestsWhoDoNotComeBackAreForgottenUnlessTheyHoldASeat() {
        table("young", "playing", 1, "seated");
        table("old", "over", 11, "of-an-old-table");
        for (String name : List.of("seated", "of-an-old-table", "gone")) {
            guest(name, 11);
        }
        guest("here", 9);
        sweep(TEN_DAYS, Set.of());
        assertThat(store.visitor("seated")).isPresent();
        assertThat(store.visitor("here")).isPresent();
        assertThat(store.visitor("gone")).isEmpty();
        assertThat(store.visitor("of-an-old-table")).isEmpty();
    }

    private void run(String id, int daysAgo) {
        store.keep(
                        new Store.Run(id, "ann", daysAgo(daysAgo), false, "{}"),
                        List.of("table"),
                        new Store.MostRuns(10, 10))
                .join();
    }

    @Test
    void runsOfTheLabGoWithTheirTables() {
        run("old", 11);
        run("young", 9);
        sweep(TEN_DAYS, Set.of());
        assertThat(store.run("old")).isEmpty();
        assertThat(store.runTable("old", 0)).isEmpty();
        assertThat(store.run("young")).isPresent();
        assertThat(store.runTable("young", 0)).contains("table");
    }

    @Test
    void zeroIsForEver() {
        run("old", 5_000);
        table("old", "over", 5_000);
        guest("gone", 5_000);
        sweep(Keeping.ofDays(0, 0, 0), Set.of());
        assertThat(store.run("old")).isPresent();
        assertThat(isThere("old")).isTrue();
        assertThat(store.visitor("gone")).isPresent();
        sweep(Keeping.ofDays(1, 0, 0), Set.of());
        assertThat(isThere("old")).isFalse();
        assertThat(store.visitor("gone")).isPresent();
    }
}
