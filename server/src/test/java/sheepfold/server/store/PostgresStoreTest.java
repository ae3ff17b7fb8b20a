package sheepfold.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static sheepfold.server.store.Samples.entries;
import static sheepfold.server.store.Samples.entry;
import static sheepfold.server.store.Samples.head;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.json.BadInput;
import sheepfold.server.store.Store.Conflict;
import sheepfold.server.store.Store.Entry;
import sheepfold.server.store.Store.News;
import sheepfold.server.store.Store.Unavailable;
import sheepfold.server.store.Store.Visitor;

@Timeout(60)
class PostgresStoreTest {
    private static final List<String> NOBODY = List.of();
    private static final Duration A_WHILE = Duration.ofSeconds(20);
    private static final Duration A_MOMENT = Duration.ofMillis(300);

    private static BlockingQueue<News> newsOf(Store store) {
        BlockingQueue<News> news = new LinkedBlockingQueue<>();
        store.onNews(news::add);
        return news;
    }

    private static void assertNext(BlockingQueue<News> news, News expected) throws InterruptedException {
        assertThat(news.poll(A_WHILE.toMillis(), TimeUnit.MILLISECONDS)).isEqualTo(expected);
    }

    @Test
    void nodesHearOfEachOthersChanges() throws InterruptedException {
        String url = TestPostgres.readyDatabase();
        try (Store one = Stores.open(url);
                Store two = Stores.open(url)) {
            BlockingQueue<News> heardByOne = newsOf(one);
            BlockingQueue<News> heardByTwo = newsOf(two);
            one.create(head("t"), entries("t", 1, 2), NOBODY).join();
            assertNext(heardByTwo, new News.Appended("t", 2));
            assertThat(two.entries("t", 0)).hasSize(2);
            two.append(head("t"), entries("t", 3, 5), NOBODY, Store.Terms.NONE).join();
            assertThat(waitFor(heardByOne, new News.Appended("t", 5))).isTrue();
            one.write(new Store.Answer("t", 5, 0, "ann", "pass", 5)).join();
            assertThat(waitFor(heardByTwo, new News.Aside("t"))).isTrue();
            one.write(new Store.Said("t", 1, "s", 0, "Hello!")).join();
            assertThat(waitFor(heardByTwo, new News.Spoken("t"))).isTrue();
            one.write(new Visitor("g", "Ann", "", 1, 0, 1)).join();
            assertThat(waitFor(heardByTwo, new News.GuestChanged("g"))).isTrue();
            one.write(new Write.Delete("t")).join();
            assertThat(waitFor(heardByTwo, new News.Deleted("t"))).isTrue();
        }
    }

    @Test
    void theLoserOfARaceTellsNobody() throws InterruptedException {
        String url = TestPostgres.readyDatabase();
        try (Store one = Stores.open(url);
                Store two = Stores.open(url)) {
            one.create(head("t"), entries("t", 1, 2), NOBODY).join();
            BlockingQueue<News> heardByOne = newsOf(one);
            assertThatThrownBy(two.append(head("t"), entries("t", 2, 3), NOBODY, Store.Terms.NONE)::join)
                    .hasCauseInstanceOf(Conflict.class);
            two.create(head("u"), entries("u", 1, 1), NOBODY).join();
            List<News> heard = new ArrayList<>();
            while (!heard.contains(new News.Appended("u", 1))) {
                heard.add(heardByOne.take());
            }
            assertThat(heard).doesNotContain(new News.Appended("t", 3));
        }
    }

    @Test
    void aListenerThatFailsDoesNotDeafenTheNode() throws InterruptedException {
        String url = TestPostgres.readyDatabase();
        try (Store one = Stores.open(url);
                Store two = Stores.open(url)) {
            two.onNews(_ -> {
                throw new IllegalStateException("this listener always fails");
            });
            BlockingQueue<News> heardByTwo = newsOf(two);
            execute(url, "notify sheepfold_changes, 'not for us'");
            one.create(head("t"), entries("t", 1, 1), NOBODY).join();
            assertNext(heardByTwo, new News.Appended("t", 1));
            one.append(head("t"), entries("t", 2, 2), NOBODY, Store.Terms.NONE).join();
            assertNext(heardByTwo, new News.Appended("t", 2));
        }
    }

    @Test
    void nothingIsMissedWhenTheListeningConnectionIsLost() throws InterruptedException, SQLException {
        String url = TestPostgres.readyDatabase();
        try (Store one = Stores.open(url);
                Store two = Stores.open(url)) {
            one.create(head("t"), entries("t", 1, 1), NOBODY).join();
            two.create(head("u"), entries("u", 1, 1), NOBODY).join();
            BlockingQueue<News> heardByTwo = newsOf(two);
            int listeners = execute(
                    url,
                    "select pg_terminate_backend(pid) from pg_stat_activity"
                            + " where datname = current_database() and pid <> pg_backend_pid()");
            assertThat(listeners).isGreaterThanOrEqualTo(2);
            one.append(head("t", "over", true, 7), entries("t", 2, 4), NOBODY, Store.Terms.NONE)
                    .join();
            assertThat(waitFor(heardByTwo, new News.Missed())).isTrue();
            assertThat(two.newest("t")).contains(4L);
            assertThat(two.newest("nowhere")).isEmpty();
            assertThat(two.hears()).isTrue();
            one.append(head("t", "over", true, 8), entries("t", 5, 5), NOBODY, Store.Terms.NONE)
                    .join();
            assertThat(waitFor(heardByTwo, new News.Appended("t", 5))).isTrue();
        }
    }

    private static boolean waitFor(BlockingQueue<News> news, News wanted) throws InterruptedException {
        long end = System.nanoTime() + A_WHILE.toNanos();
        while (System.nanoTime() < end) {
            if (wanted.equals(news.poll(A_MOMENT.toMillis(), TimeUnit.MILLISECONDS))) {
                return true;
            }
        }
        return false;
    }

    /** Executes a statement and counts the rows it gives. */
    private static int execute(String url, String sql) {
        try (Connection connection = DriverManager.getConnection(url);
                Statement statement = connection.createStatement()) {
            int rows = 0;
            if (statement.execute(sql)) {
                try (ResultSet result = statement.getResultSet()) {
                    while (result.next()) {
                        rows++;
                    }
                }
            }
            return rows;
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void nodesThatRaceForTheSameTablesNeverBothWinAndNeverBlock() throws InterruptedException {
        String url = TestPostgres.readyDatabase();
        int tables = 20;
        int last = 40;
        try (Store one = Stores.open(url);
                Store two = Stores.open(url)) {
            List<CompletableFuture<Void>> made = IntStream.range(0, tables)
                    .mapToObj(i -> one.create(head("t" + i), entries("t" + i, 1, 1), NOBODY))
                    .toList();
            made.forEach(CompletableFuture::join);
            List<Entry> wonByOne = new ArrayList<>();
            List<Entry> wonByTwo = new ArrayList<>();
            Thread first = Thread.ofVirtual().start(() -> wonByOne.addAll(race(one, "one", tables, last)));
            Thread second = Thread.ofVirtual().start(() -> wonByTwo.addAll(race(two, "two", tables, last)));
            first.join();
            second.join();
            for (int i = 0; i < tables; i++) {
                String table = "t" + i;
                List<Entry> log = one.entries(table, 1);
                assertThat(log).hasSize(last - 1);
                assertThat(log)
                        .allSatisfy(entry -> assertThat(wonByOne.contains(entry) ^ wonByTwo.contains(entry))
                                .isTrue());
            }
            assertThat(wonByOne.size() + wonByTwo.size()).isEqualTo(tables * (last - 1));
        }
    }

    /** Appends each number to all tables at once, and so in one batch, and gives back what it won. */
    private static List<Entry> race(Store store, String name, int tables, int last) {
        List<Entry> won = new ArrayList<>();
        for (int number = 2; number <= last; number++) {
            int next = number;
            List<Entry> tries = IntStream.range(0, tables)
                    .mapToObj(i -> entry("t" + (name.equals("one") ? i : tables - 1 - i), next, name))
                    .toList();
            List<CompletableFuture<Void>> answers = tries.stream()
                    .map(entry -> store.append(head(entry.table()), List.of(entry), NOBODY, Store.Terms.NONE))
                    .toList();
            for (int i = 0; i < tables; i++) {
                try {
                    answers.get(i).join();
                    won.add(tries.get(i));
                } catch (CompletionException e) {
                    assertThat(e).hasCauseInstanceOf(Conflict.class);
                }
            }
        }
        return won;
    }

    @Test
    void textThatPostgresCannotHoldFailsAlone() {
        try (Store store = Stores.open(TestPostgres.readyDatabase())) {
            List<CompletableFuture<Void>> answers = IntStream.range(0, 30)
                    .mapToObj(i -> store.write(new Visitor("g" + i, i == 7 ? "nul \u0000" : "Ann", "hash", 1, 0, 1)))
                    .toList();
            for (int i = 0; i < 30; i++) {
                CompletableFuture<Void> answer = answers.get(i);
                if (i == 7) {
                    assertThatThrownBy(answer::join).hasCauseInstanceOf(Unavailable.class);
                } else {
                    answer.join();
                }
                assertThat(store.visitor("g" + i).isPresent()).isEqualTo(i != 7);
            }
        }
    }

    @Test
    void aTableIsMadeOnceWhateverTheAddressAsksOfTheDriver() {
        String url = TestPostgres.readyDatabase() + "&reWriteBatchedInserts=true";
        try (Store store = Stores.open(url)) {
            store.create(head("t5"), entries("t5", 1, 1), NOBODY).join();
            List<CompletableFuture<Void>> answers = IntStream.range(0, 10)
                    .mapToObj(i -> store.create(head("t" + i), entries("t" + i, 1, 1), NOBODY))
                    .toList();
            assertThatThrownBy(answers.get(5)::join).hasCauseInstanceOf(Conflict.class);
            IntStream.range(0, 10)
                    .filter(i -> i != 5)
                    .forEach(i -> answers.get(i).join());
        }
    }

    @ParameterizedTest
    @EnumSource
    void aLineThatBreaksAroundACommitLosesAndDoublesNothing(LossyLine.Moment moment) throws SQLException {
        PostgresAddress address = PostgresAddress.of(TestPostgres.readyDatabase());
        LossyLine line = new LossyLine();
        DataSource source = line.over(address.source(Wait.USUAL));
        try (Store store = new SqlStore(PostgresDatabase.open(source, address, Wait.USUAL), Wait.USUAL)) {
            store.create(head("t"), entries("t", 1, 1), NOBODY).join();
            line.breakOnce(moment);
            store.append(head("t"), entries("t", 2, 2), NOBODY, Store.Terms.NONE)
                    .join();
            store.append(head("t"), entries("t", 3, 3), NOBODY, Store.Terms.NONE)
                    .join();
            assertThat(line.losses()).isEqualTo(moment == LossyLine.Moment.NEVER ? 0 : 1);
            assertThat(store.entries("t", 0)).isEqualTo(entries("t", 1, 3));
        }
    }

    @Test
    void aServerThatStopsIsUnhealthyAndOneThatComesBackIsNot(@TempDir Path folder)
            throws IOException, InterruptedException {
        Path data = folder.resolve("data");
        EmbeddedPostgres server = EmbeddedPostgres.builder()
                .setDataDirectory(data)
                .setCleanDataDirectory(false)
                .start();
        int port = server.getPort();
        String url = TestPostgres.url(server, "postgres");
        try (Store one = Stores.open(url);
                Store two = Stores.open(url)) {
            one.create(head("t"), entries("t", 1, 1), NOBODY).join();
            server.close();
            assertThat(one.healthy()).isFalse();
            assertThatThrownBy(() -> one.head("t")).isInstanceOf(Unavailable.class);
            assertThatThrownBy(one.append(head("t"), entries("t", 2, 2), NOBODY, Store.Terms.NONE)::join)
                    .hasCauseInstanceOf(Unavailable.class);
            BlockingQueue<News> heardByTwo = newsOf(two);
            server = EmbeddedPostgres.builder()
                    .setDataDirectory(data)
                    .setCleanDataDirectory(false)
                    .setPort(port)
                    .start();
            // The pool does not ask for connections all the time
            while (!one.healthy()) {
                Thread.onSpinWait();
            }
            one.append(head("t"), entries("t", 2, 2), NOBODY, Store.Terms.NONE).join();
            assertThat(waitFor(heardByTwo, new News.Missed())).isTrue();
            assertThat(one.entries("t", 0)).isEqualTo(entries("t", 1, 2));
        } finally {
            server.close();
        }
    }

    @Test
    void aDatabaseThatMayOnlyBeReadIsUnhealthy() {
        String url = TestPostgres.readyDatabase();
        try (Store store = Stores.open(url)) {
            assertThat(store.healthy()).isTrue();
            setReadOnly(url, "on");
            assertThatThrownBy(store.create(head("t"), entries("t", 1, 1), NOBODY)::join)
                    .hasCauseInstanceOf(Unavailable.class);
            assertThat(store.healthy()).isFalse();
            setReadOnly(url, "off");
            // A connection of the pool that has died is noticed by asking
            while (!store.healthy()) {
                Thread.onSpinWait();
            }
            store.create(head("t"), entries("t", 1, 1), NOBODY).join();
        }
    }

    /** For all connections from now on but this one; those that are there end. */
    private static void setReadOnly(String url, String state) {
        execute(
                url + "&options=-c%20default_transaction_read_only=off",
                "do $$ begin execute 'alter database ' || current_database() || ' set default_transaction_read_only = "
                        + state
                        + "'; perform pg_terminate_backend(pid) from pg_stat_activity where datname ="
                        + " current_database() and pid <> pg_backend_pid(); end $$");
    }

    @Test
    void durabilityIsAskedForEvenWhereTheServerDoesNotGiveIt() throws SQLException {
        String url = TestPostgres.readyDatabase();
        execute(
                url,
                "do $$ begin execute 'alter database ' || current_database() || ' set synchronous_commit = off'; end"
                        + " $$");
        try (PostgresDatabase database = PostgresDatabase.open(PostgresAddress.of(url), Wait.USUAL);
                Connection connection = database.reads().getConnection();
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("show synchronous_commit")) {
            row.next();
            assertThat(row.getString(1)).isEqualTo("on");
        }
    }

    @Test
    void anEmptyDatabaseIsMadeReadyByWhicheverNodeComesFirst() throws InterruptedException {
        String url = TestPostgres.emptyDatabase();
        List<Store> stores = new ArrayList<>();
        Thread other = Thread.ofVirtual().start(() -> {
            Store store = Stores.open(url);
            synchronized (stores) {
                stores.add(store);
            }
        });
        try (Store mine = Stores.open(url)) {
            other.join();
            assertThat(stores).hasSize(1);
            mine.create(head("t"), entries("t", 1, 1), NOBODY).join();
            assertThat(stores.getFirst().entries("t", 0)).hasSize(1);
        } finally {
            stores.forEach(Store::close);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "sheepfold",
                "postgres://ann:hunter2@localhost/sheepfold",
                "jdbc:mysql://localhost/sheepfold?password=hunter2",
                "jdbc:postgresql://ann:hunter2@localhost:5432:5432/x"
            })
    void anAddressThatIsNoneIsRefusedWithoutShowingThePassword(String url) {
        assertThatThrownBy(() -> Stores.open(url))
                .isInstanceOfSatisfying(
                        BadInput.class, e -> assertThat(e.line()).doesNotContain("hunter2"))
                .hasMessageContaining("jdbc:postgresql://");
    }

    @Test
    void aServerThatIsNotThereIsNamed() {
        assertThatThrownBy(() -> Stores.open("jdbc:postgresql://localhost:1/sheepfold?user=ann&password=hunter2"))
                .isInstanceOfSatisfying(
                        BadInput.class,
                        e -> assertThat(e.line())
                                .startsWith("jdbc:postgresql://localhost:1/sheepfold: this database cannot be used: ")
                                .doesNotContain("hunter2"));
    }

    @Test
    void aServerThatComesLaterIsWaitedFor() throws IOException {
        String url = TestPostgres.readyDatabase();
        FreezingLine away = new FreezingLine(url);
        String place = away.over(url);
        int port = away.port();
        away.close();
        CompletableFuture<String> told = new CompletableFuture<>();
        CompletableFuture<FreezingLine> there = told.thenApply(_ -> new FreezingLine(url, port));
        try (Store store = Stores.open(place, false, Wait.USUAL, Duration.ofMinutes(1), told::complete)) {
            assertThat(told.join())
                    .startsWith("jdbc:postgresql://localhost:" + port)
                    .contains("waiting for this database");
            assertThat(store.healthy()).isTrue();
        } finally {
            there.join().close();
        }
    }

    @Test
    void aServerThatDoesNotComeIsNotWaitedForAnyLonger() {
        List<String> told = new ArrayList<>();
        assertThatThrownBy(() -> Stores.open(
                        "jdbc:postgresql://localhost:1/sheepfold", false, Wait.USUAL, Duration.ofSeconds(1), told::add))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("this database cannot be used");
        assertThat(told).hasSize(1);
    }

    @Test
    void whatWillNotBeBetterLaterIsNotWaitedFor() {
        String url = TestPostgres.emptyDatabase().replaceFirst("/test\\d+", "/nosuch");
        assertThatThrownBy(() -> Stores.open(url, false, Wait.USUAL, Duration.ofHours(1), _ -> {}))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("nosuch");
    }

    @Test
    void aDatabaseOfSomethingElseIsRefused() {
        String url = TestPostgres.emptyDatabase();
        execute(url, "create table recipe (name text)");
        assertThatThrownBy(() -> Stores.open(url))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("cannot be made ready");
    }

    @Test
    void aDatabaseOfANewerVersionIsRefused() {
        String url = TestPostgres.readyDatabase();
        execute(url, "update flyway_schema_history set version = '" + (Schema.NEWEST + 1) + "'");
        assertThatThrownBy(() -> Stores.open(url))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("a newer Sheepfold wrote this database");
    }
}
